import AppProject
import LocationAudit
package import Phrases

// What several formats say.

extension Phrase {
  /// The heading of what belongs to no target.
  static let outsideTargets: Phrase = "Outside any target"
  /// The heading of what could not be read.
  static let unreadInput: Phrase = "Input that could not be read"
  /// Returns the sentence on what a target's process holds that was not read.
  static func unread(_ names: Phrase) -> Phrase {
    "Not read: \(names). Nothing is concluded from what they may hold."
  }
  /// The heading of predictions.
  static let whatWillHappen: Phrase = "What will happen"
  /// What stands before a remedy.
  static let fix: Phrase = "Fix:"
}

extension Finding {
  /// Returns what is wrong and, on another line, what to do.
  func messageAndFix(in report: CheckReport) -> String {
    "\(report.text(message))\n\(report.text("Fix: \(fix)"))"
  }
}

extension Finding.Severity {
  /// The severity in a word.
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
  /// The severity in a word.
  var word: Phrase {
    switch self {
    case .error: "error"
    case .warning: "warning"
    }
  }
}

extension CheckedTarget {
  /// The releases that the target installs on, in words.
  var releases: Phrase { deploymentTarget.map { "iOS \($0) and later" } ?? "no deployment target" }

  /// What the target builds, in words.
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
