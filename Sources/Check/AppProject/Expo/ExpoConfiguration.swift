import PropertyLists
import SourceFacts
import TextReading
import YAML

/// The value of "expo" in an `app.json`.
struct ExpoConfiguration {
  /// A plug-in in the configuration, with its options.
  struct PlugIn {
    let name: String
    let options: PropertyListNode?
    /// The offset of its name.
    let offset: Int
  }

  /// The values of the settings, with their offsets.
  let root: PropertyListNode
  /// The file, which converts offsets to places.
  let file: PropertyListFile
  /// Whether all settings are known that decide about the Info.plist.
  let isWhole: Bool
  /// Whether what expo-location is given is known, and what it finds.
  let knowsTexts: Bool

  /// Reads a configuration; nil if it isn't one of Expo, or if it can't be read, which is reported.
  init?(_ path: FilePath, readBy files: InputFiles) {
    guard let (text, places, file) = Self.values(path, after: nil, readBy: files),
      // Other tools also use files with this name.
      text.firstRange(of: Array("\"expo\"".utf8)) != nil
    else { return nil }
    do {
      self.file = PropertyListFile(root: try file.get(), places: places)
    } catch {
      let message = "This is not a readable app.json: \(error.reason). Mend the file."
      files.problems.report(.error, message, at: places.origin(at: error.offset))
      return nil
    }
    guard let root = self.file.root["expo"], !root.entries.isEmpty else { return nil }
    self.root = root
    isWhole = true
    knowsTexts = true
  }

  /// Reads what a script computes from app.json, if there is one; nil if it can't be read.
  ///
  /// Expo takes only what the script returns, which may contain what the script was given, or what other JSON files
  /// say.
  init?(script: FilePath, json: FilePath, readBy files: InputFiles) {
    guard let bytes = files.bytes(of: script, limit: FileBytes.settingsLimit, .warning) else { return nil }
    let text = TextEncoding.utf8(bytes)
    var places = TextPlaces(text, file: files.problems.relative(script))
    var given = ScriptSetting(.table([:], isWhole: true), at: 0)
    if let (_, all, file) = Self.values(json, after: places, readBy: files) {
      places = all
      given = (try? file.get()).map { ScriptSetting($0) } ?? ScriptSetting(.unknown, at: 0)
    }
    let expo = given.fields["expo"]?.value ?? given
    let context = ScriptSetting(
      .table(["config": ScriptSetting.Field(offset: 0, value: expo)], isWhole: false), at: 0)
    var required = ["./app.json": given, "./app": given]
    for name in SettingsScript.dataFiles(namedIn: text).sorted() where required[name] == nil {
      let path = script.folder.appending(name)
      guard let (_, all, file) = Self.values(path, after: places, readBy: files) else { continue }
      places = all
      required[name] = (try? file.get()).map { ScriptSetting($0) }
    }
    let exported = SettingsScript.value(of: text, argument: context) { [required] in required[$0] }
    let settings = exported.fields["expo"]?.value ?? exported
    let known = ExpoSettings(settings)
    isWhole = known.areWhole
    knowsTexts = known.knowTexts
    root = settings.node ?? PropertyListNode(content: .dictionary([:]), offset: 0)
    file = PropertyListFile(root: root, places: places)
  }

  /// Returns the text and the values of a JSON file, whose offsets follow those of other files; nil if there is no such
  /// file.
  private static func values(_ path: FilePath, after others: TextPlaces?, readBy files: InputFiles)
    -> (text: [UInt8], places: TextPlaces, root: Result<PropertyListNode, ReadingError>)?
  {
    guard FileBytes.isFile(path),
      let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning)
    else { return nil }
    let text = TextEncoding.utf8(bytes)
    let file = files.problems.relative(path)
    var places = others ?? TextPlaces(text, file: file)
    let start = others?.end ?? 0
    if others != nil { places.append(text, file: file) }
    // JSON is also YAML, whose parser returns the offsets of values.
    let root = Result { () throws(ReadingError) in PropertyListNode(try YAMLParser.parse(text), from: start) }
    return (text, places, root)
  }

  /// The plug-ins in order; each is written as a name, or as an array of a name and options.
  var plugIns: [PlugIn] {
    (root["plugins"]?.elements ?? []).compactMap { node in
      guard let name = node.string ?? node.elements.first?.string else { return nil }
      return PlugIn(name: name, options: node.elements.dropFirst().first, offset: node.offset)
    }
  }

  /// The entries that the app itself adds to the Info.plist.
  var infoPlist: [String: PropertyListNode.Entry] { root["ios"]?["infoPlist"]?.entries ?? [:] }
}
