package import AppProject
import LocationPolicy
import SourceFacts

extension RuleExample {
  /// The project of the example.
  package var inventory: ProjectInventory {
    let configuration = BuildConfiguration(
      name: "Release", deploymentTarget: deploymentTarget,
      infoPlist: InfoPlist(path: "Info.plist", entries: Self.entries(infoPlist, in: "Info.plist")),
      entitlements: entitlements,
      settings: Dictionary(uniqueKeysWithValues: settings.map { (Self.unmarked($0.key), $0.value) }),
      infoPlistKeySettings: settingOrigins)
    // Of libraries, only Cordova plug-ins have an Info.plist that matters.
    let container = kind == .framework && !infoPlist.isEmpty ? "plugin.xml" : "Example.xcodeproj"
    let target = AppTarget(
      name: "Example", kind: kind, container: container, configurations: [configuration],
      sources: files.isEmpty ? [Self.otherSource] : sources, dependencies: unseenDependencies,
      localizations: readLocalizations, firstScreens: firstScreens,
      permissionHandlerMacros: permissionHandlerMacros)
    return ProjectInventory(
      targets: [target], unusedInfoPlists: unusedInfoPlists.map(Self.unmarked), problems: [],
      ignoreComments: files.flatMap {
        IgnoreCommentReader.comments(in: Array($0.plainText.utf8), file: $0.name)
      })
  }

  /// The files as they are read, without the code in Dart that nothing reaches.
  private var sources: [SourceFile] {
    let dart = files.filter { $0.name.hasSuffix(".dart") }
    let running = DartReach.running(dart.map { Array($0.plainText.utf8) })
    let texts = Dictionary(uniqueKeysWithValues: zip(dart.map(\.name), running))
    return files.map { $0.sourceFile(reading: texts[$0.name] ?? Array($0.plainText.utf8)) }
  }

  /// The marked places, in order.
  package var expectedSites: [Site] {
    let plists = [("Info.plist", infoPlist)] + localizations.map { (Self.stringsFile($0.key), $0.value) }
    let keys = plists.flatMap { file, entries in
      entries.enumerated().filter { $0.element.key.first == Self.marker }
        .map { Site(file: file, line: $0.offset + 1, column: 1) }
    }
    let marked = settings.keys.sorted().enumerated().filter { $0.element.first == Self.marker }
      .map { Site(file: Self.projectFile, line: $0.offset + 1, column: 1) }
    let unused = unusedInfoPlists.filter { $0.first == Self.marker }
      .map { Site(file: Self.unmarked($0), line: 1, column: 1) }
    return (keys + marked + unused + files.flatMap(\.markedSites)).sorted()
  }

  /// A source file without location API, for an example without sources.
  private static let otherSource = SourceFile(path: "App.swift", facts: nil)

  private static let projectFile = "Example.xcodeproj/project.pbxproj"

  private static func stringsFile(_ language: String) -> String { "\(language).lproj/InfoPlist.strings" }

  private static func unmarked(_ key: String) -> String { key.filter { $0 != marker } }

  private static func entries(_ entries: [Entry], in file: String) -> [String: InfoPlist.Entry] {
    var result: [String: InfoPlist.Entry] = [:]
    for (index, entry) in entries.enumerated() {
      result[unmarked(entry.key)] = .init(value: entry.value, origin: Site(file: file, line: index + 1))
    }
    return result
  }

  private var settingOrigins: [String: Site] {
    var origins: [String: Site] = [:]
    for (index, name) in settings.keys.sorted().enumerated() where name.contains("INFOPLIST_KEY_") {
      origins[Self.unmarked(name)] = Site(file: Self.projectFile, line: index + 1)
    }
    return origins
  }

  private var readLocalizations: [Localization] {
    localizations.sorted { $0.key < $1.key }.map { language, entries in
      let file = Self.stringsFile(language)
      let strings = Self.entries(entries, in: file).compactMapValues { entry -> Localization.Entry? in
        guard case .string(let text) = entry.value else { return nil }
        return .init(text: text, origin: entry.origin)
      }
      return Localization(language: language, entries: strings)
    }
  }
}

extension RuleExample.File {
  /// The text without markers.
  package var plainText: String { text.filter { $0 != RuleExample.marker } }

  /// The language of the file's code block in Markdown.
  package var markdownLanguage: String {
    switch SourceLanguage.language(ofFileNamed: name) {
    case .objectiveC?: "objc"
    case .script?: name.split(separator: ".").last.map(String.init) ?? "dart"
    case .swift?, nil: "swift"
    }
  }

  fileprivate func sourceFile(reading text: [UInt8]) -> SourceFile {
    let language = SourceLanguage.language(ofFileNamed: name) ?? .swift
    return SourceFile(path: name, facts: SourceReader().read(text, as: language))
  }

  fileprivate var markedSites: [Site] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      var sites: [Site] = []
      var column = 1
      for character in line {
        if character == RuleExample.marker {
          sites.append(Site(file: name, line: index + 1, column: column))
        } else {
          column += character.utf8.count
        }
      }
      return sites
    }
  }
}
