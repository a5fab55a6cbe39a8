import AppProject
import LocationEvidence
package import Phrases

// The texts that several formats share.

extension Phrase {
  /// The heading for findings without a target.
  static let outsideTargets: Phrase = "Outside any target"
  /// The heading for problems with the input.
  static let unreadInput: Phrase = "Input that could not be read"
  /// Returns the sentence about parts of a target's process that were not read.
  static func unread(_ names: Phrase) -> Phrase {
    "Not read: \(names). Nothing is concluded from what they may hold."
  }
  /// The heading for predictions.
  static let whatWillHappen: Phrase = "What will happen"
  /// The label of a remedy.
  static let fix: Phrase = "Fix:"
}

extension Finding {
  /// Returns the message and, on another line, the remedy.
  func messageAndFix(in report: CheckReport) -> String {
    "\(report.text(message))\n\(report.text("Fix: \(remedy)"))"
  }
}

extension Finding.Severity {
  /// The severity as a word.
  package var word: Phrase {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  /// Returns a number of findings in words.
  func words(for count: Int) -> Phrase {
    switch (self, count) {
    case (.error, 1): "1 error"
    case (.error, _): "\(count) errors"
    case (.warning, 1): "1 warning"
    case (.warning, _): "\(count) warnings"
    case (.note, 1): "1 note"
    case (.note, _): "\(count) notes"
    }
  }
}

extension InputProblem.Severity {
  /// The severity as a word.
  var word: Phrase {
    switch self {
    case .error: "error"
    case .warning: "warning"
    }
  }
}

extension CheckedTarget {
  /// The releases that the target deploys to, in words.
  var releases: Phrase {
    if kind == .watch { return "judged by Core Location's API alone" }
    return deploymentTarget.map { "iOS \($0) and later" } ?? "no deployment target"
  }

  /// The kind of product, in words.
  var product: Phrase {
    switch kind {
    case .app: "app"
    case .appClip: "App Clip"
    case .widget: "widget extension"
    case .appExtension: "app extension"
    case .framework: "framework"
    case .watch: "watchOS app"
    case .test: "tests"
    case .other: "other product"
    }
  }
}
