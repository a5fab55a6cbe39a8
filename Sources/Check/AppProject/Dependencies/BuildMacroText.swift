import LeanFoundation
import SourceFacts

/// Reads the numeric macros that the build of a library defines.
enum BuildMacroText {
  /// The maximum number of headers to read, and their maximum length.
  private static let mostHeaders = 200
  private static let longestHeader = 1 << 20

  /// Returns the name and number of a definition such as "PERMISSION_LOCATION=1"; without a number
  /// it is 1, as for the compiler.
  static func definition(_ text: String) -> (String, Int)? {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = sides.first, name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else { return nil }
    return sides.count == 1 ? (String(name), 1) : Int(sides[1]).map { (String(name), $0) }
  }

  /// Returns the default macros that headers among some sources define.
  static func defaults(of sources: [FilePath]) -> [String: Int] {
    sources.filter { $0.pathExtension == "h" }.prefix(mostHeaders).reduce(into: [:]) { macros, path in
      // A file that can't be read is reported where its code is read.
      guard let bytes = try? FileBytes.read(path, limit: longestHeader) else { return }
      macros.merge(defaults(in: bytes)) { first, _ in first }
    }
  }

  /// Most headers of Objective-C don't ask at all, and need not be split.
  private static let question = WordSearch(["#ifndef"])

  /// Returns the default macros of a header, which are defined by `#ifndef NAME` and `#define NAME
  /// 0`.
  private static func defaults(in header: [UInt8]) -> [String: Int] {
    guard header.withUnsafeBytes(question.occurs) else { return [:] }
    var defaults: [String: Int] = [:]
    var asked: Substring?
    // Headers are long, and only directives matter: other lines are passed over as bytes.
    for line in header.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      guard line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) == UInt8(ascii: "#")
      else {
        continue
      }
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
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
  /// The target as a dependency, with the default macros of its headers added to those of its
  /// settings.
  var asDependency: TargetDraft {
    var draft = self
    draft.definitions.macros.merge(BuildMacroText.defaults(of: sources)) { set, _ in set }
    draft.isDependency = true
    return draft
  }
}

extension BuildDefinitions {
  /// Collects the definitions in the settings of a target's configurations.
  init(_ configurations: [BuildConfiguration]) {
    self.init(
      flags: configurations.map { Self.flags(in: $0.settings) },
      macros: configurations.map { Self.macros(in: $0.settings) }, isWhole: true)
  }

  private static func flags(in settings: [String: String]) -> Set<String> {
    var flags = Set(words(settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]))
    // Both "-D NAME" and "-DNAME" are possible.
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
