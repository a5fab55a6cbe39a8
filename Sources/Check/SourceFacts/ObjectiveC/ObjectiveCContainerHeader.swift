/// The header of a class, a category or a protocol.
struct ObjectiveCContainerHeader {
  /// The name of the class or protocol.
  let name: String
  /// The superclass and the protocols.
  let inherited: [String]
  /// Whether the first inherited name is a superclass.
  let hasSuperclass: Bool
  /// The first token after the header.
  let end: Int

  /// Reads a header from its name on.
  init(at start: Int, in file: ObjectiveCFile) {
    name = file.word(start)
    var index = start + 1
    var inherited: [String] = []
    Self.skipGroup("<", ">", &index, file, unlessProtocols: true)
    hasSuperclass = file.isMark(index, ":")
    if hasSuperclass, file.tokens.indices.contains(index + 1) {
      inherited.append(file.word(index + 1))
      index += 2
    }
    Self.skipGroup("(", ")", &index, file)
    let protocols = index
    Self.skipGroup("<", ">", &index, file)
    inherited += (protocols..<index).filter { file.tokens[$0].kind == .identifier }.map { file.word($0) }
    self.inherited = inherited
    end = index
  }

  /// Skips a group; type parameters before a superclass are not protocols.
  private static func skipGroup(
    _ open: Character, _ close: Character, _ index: inout Int, _ file: ObjectiveCFile,
    unlessProtocols: Bool = false
  ) {
    guard file.isMark(index, open) else { return }
    let limit = min(index + 64, file.tokens.count)
    guard let end = (index..<limit).first(where: { file.isMark($0, close) }) else { return }
    if unlessProtocols, !file.isMark(end + 1, ":") { return }
    index = end + 1
  }
}
