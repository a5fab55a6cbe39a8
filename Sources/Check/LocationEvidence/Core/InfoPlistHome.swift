import AppProject
package import InfoPlistProblems
import LocationPolicy
package import Phrases

/// Where a developer writes the entries of a target's Info.plist.
package enum InfoPlistHome: Hashable, Sendable {
  /// A place that isn't known, such as that of a built app.
  case unknown
  /// A property list.
  case file(String)
  /// Build settings, from which Xcode generates the Info.plist.
  case buildSettings
  /// A specification, from which XcodeGen writes the Info.plist anew each time.
  case xcodeGen(String)
  /// A manifest of Tuist.
  case tuist(String)
  /// The settings of an Expo app.
  case expo(String)
  /// The `config.xml` of a Cordova app.
  case cordova(String)
  /// The manifest of an app for Swift Playgrounds.
  case playground(String)

  /// Returns the place for some entries.
  func place(of entries: [ProposedEntry]) -> Phrase {
    switch self {
    case .unknown: "the Info.plist"
    case .file(let path): Phrase(verbatim: path)
    case .buildSettings where entries.allSatisfy(\.isText): "the target's build settings"
    case .buildSettings: "the target's Info in Xcode, which then creates a file for it"
    case .xcodeGen(let path):
      "info.properties of the target in \(path), from which XcodeGen writes the Info.plist"
    case .tuist(let path): "the target's infoPlist in \(path), as in .extendingDefault(with: […])"
    case .expo(let path): "ios.infoPlist in \(path)"
    case .cordova(let path): "the platform ios in \(path)"
    case .playground(let path) where entries.allSatisfy { $0.capability != nil }:
      "the app's capabilities in \(path)"
    case .playground(let path): "the file that additionalInfoPlistContentFilePath names in \(path)"
    }
  }

  /// Returns the line for an entry, in the notation of the place.
  func line(for entry: ProposedEntry) -> Phrase {
    switch self {
    case .buildSettings:
      entry.isText ? Phrase(verbatim: "INFOPLIST_KEY_\(entry.key) = ") + (entry.text ?? "") : entry.xml
    case .xcodeGen: entry.yaml
    case .tuist: entry.literal(dictionary: ("[", "]"))
    case .expo: entry.literal(dictionary: ("{ ", " }"))
    case .cordova:
      Phrase(verbatim: "<edit-config target=\"\(entry.key)\" file=\"*-Info.plist\" mode=\"merge\">")
        + entry.xmlValue + Phrase(verbatim: "</edit-config>")
    case .playground: entry.capability ?? entry.xml
    case .unknown, .file: entry.xml
    }
  }
}

extension ProposedEntry {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  /// The text in the quotation marks of Swift, JSON and YAML.
  private var quoted: Phrase { Phrase(verbatim: "\"") + (text ?? "") + Phrase(verbatim: "\"") }

  /// The entry as YAML has it.
  fileprivate var yaml: Phrase {
    switch self {
    case .text: Phrase(verbatim: "\(key): ") + quoted
    case .flag: Phrase(verbatim: "\(key): true")
    case .purpose(let name): Phrase(verbatim: "\(key): { \(name): ") + quoted + Phrase(verbatim: " }")
    case .backgroundMode: Phrase(verbatim: "\(key): [location]")
    }
  }

  /// Returns the entry as a dictionary of Swift or an object of JSON has it, which differ in the brackets.
  fileprivate func literal(dictionary: (open: String, close: String)) -> Phrase {
    switch self {
    case .text: Phrase(verbatim: "\"\(key)\": ") + quoted
    case .flag: Phrase(verbatim: "\"\(key)\": true")
    case .purpose(let name):
      Phrase(verbatim: "\"\(key)\": \(dictionary.open)\"\(name)\": ") + quoted
        + Phrase(verbatim: dictionary.close)
    case .backgroundMode: Phrase(verbatim: "\"\(key)\": [\"location\"]")
    }
  }

  /// The capability in the manifest of an app for Swift Playgrounds; nil if there is none.
  fileprivate var capability: Phrase? {
    let name: String? =
      switch self {
      case .text(.whenInUse): "locationWhenInUse"
      case .text(.alwaysAndWhenInUse): "locationAlwaysAndWhenInUse"
      case .text, .flag, .purpose, .backgroundMode: nil
      }
    return name.map { Phrase(verbatim: ".\($0)(purposeString: ") + quoted + Phrase(verbatim: ")") }
  }
}

extension AuditContext {
  /// Where the target's Info.plist is written.
  package var infoPlistHome: InfoPlistHome {
    guard !target.isBuilt, let infoPlist = knownInfoPlist else { return .unknown }
    if let path = infoPlist.path { return .file(path) }
    let container = target.container
    return switch container.split(separator: "/").last ?? "" {
    case let name where name.hasSuffix(".xcodeproj"): .buildSettings
    // Without a file to write, the entries are from settings, as in a project of Xcode's.
    case let name where name.hasSuffix(".yml") || name.hasSuffix(".yaml"):
      configuration.settings["INFOPLIST_FILE"]?.isEmpty ?? true ? .buildSettings : .xcodeGen(container)
    case "Project.swift": .tuist(container)
    case "config.xml": .cordova(container)
    case "Package.swift": .playground(container)
    default: isGeneratedByExpo ? .expo(container) : .unknown
    }
  }
}

extension AuditContext {
  /// Returns the instruction to add some entries where the target's Info.plist is written, and the lines to add.
  package func instruction(for proposal: Proposal) -> (fix: Phrase, lines: [Phrase]) {
    let home = infoPlistHome
    return (
      proposal.instruction(for: home.place(of: proposal.entries)), proposal.entries.map(home.line(for:))
    )
  }
}
