import LeanFoundation
import SourceFacts

/// The macros that the build of a library defines, as far as numbers go.
enum BuildMacroText {
  /// How many headers are looked at, and how long they may be.
  private static let mostHeaders = 200
  private static let longestHeader = 1 << 20

  /// Returns the macro of a definition such as "PERMISSION_LOCATION=1", and its number; 1 without one, as for the compiler.
  static func definition(_ text: String) -> (String, Int)? {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = sides.first, name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else { return nil }
    return sides.count == 1 ? (String(name), 1) : Int(sides[1]).map { (String(name), $0) }
  }

  /// Returns the macros that the headers among sources define where nothing else does.
  static func defaults(of sources: [FilePath]) -> [String: Int] {
    sources.filter { $0.pathExtension == "h" }.prefix(mostHeaders).reduce(into: [:]) { macros, path in
      // What can't be read is told where its code is read.
      guard let bytes = try? FileBytes.read(path, limit: longestHeader) else { return }
      macros.merge(defaults(in: bytes)) { first, _ in first }
    }
  }

  /// Returns the macros that a header defines where nothing else does, by `#ifndef NAME` and `#define NAME 0`.
  private static func defaults(in header: [UInt8]) -> [String: Int] {
    var defaults: [String: Int] = [:]
    var asked: Substring?
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.first == "#ifndef", words.count == 2 {
        asked = words[1]
      } else if words.first == "#define", words.count == 3, words[1] == asked, let number = Int(words[2]) {
        defaults[String(words[1])] = number
      } else if words.first == "#endif" {
        asked = nil
      }
    }
    return defaults
  }
}

extension TargetDraft {
  /// The target as one that a package manager brings, with the macros that its headers define besides its settings.
  var asDependency: TargetDraft {
    var draft = self
    draft.definitions.macros.merge(BuildMacroText.defaults(of: sources)) { set, _ in set }
    draft.isDependency = true
    return draft
  }
}

extension BuildDefinitions {
  /// Gathers what the settings of a target's configurations define, all of which were read.
  init(_ configurations: [BuildConfiguration]) {
    self.init(
      flags: configurations.map { Self.flags(in: $0.settings) },
      macros: configurations.map { Self.macros(in: $0.settings) }, isWhole: true)
  }

  private static func flags(in settings: [String: String]) -> Set<String> {
    var flags = Set(words(settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]))
    // Both "-D NAME" and "-DNAME".
    var isName = false
    for word in words(settings["OTHER_SWIFT_FLAGS"]) {
      if isName { flags.insert(word) }
      isName = word == "-D"
      if !isName, word.hasPrefix("-D") { flags.insert(String(word.dropFirst(2))) }
    }
    return flags
  }

  private static func macros(in settings: [String: String]) -> [String: Int] {
    let flags = words(settings["OTHER_CFLAGS"]).filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) }
    let defined = (words(settings["GCC_PREPROCESSOR_DEFINITIONS"]) + flags)
      .compactMap(BuildMacroText.definition)
    return Dictionary(defined) { _, last in last }
  }

  private static func words(_ text: String?) -> [String] {
    (text ?? "").split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" && $0 != "'" } }
  }
}
