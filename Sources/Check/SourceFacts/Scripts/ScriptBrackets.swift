/// The brackets of a script: which belong together, and which enclose a token.
struct ScriptBrackets {
  /// For each bracket, the index of the other one; nil for other tokens and brackets without one.
  private let partners: [Int?]
  /// For each token, the index of the innermost open bracket around it; nil where they are nested too deep.
  private let enclosing: [Int?]
  /// The depth of nesting up to which brackets are followed outward, so that hostile files take no quadratic time.
  private static let depthLimit = 200

  /// Pairs the brackets of a script; one that closes another kind is left alone.
  init(_ tokens: [ScriptToken]) {
    var partners = [Int?](repeating: nil, count: tokens.count)
    var enclosing = partners
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if let opening = Self.opening(of: token) {
        if let last = open.last, tokens[last].isMark(opening) {
          open.removeLast()
          partners[last] = index
          partners[index] = last
        }
        enclosing[index] = open.count > Self.depthLimit ? nil : open.last
      } else {
        enclosing[index] = open.count > Self.depthLimit ? nil : open.last
        if ["(", "[", "{"].contains(where: token.isMark) { open.append(index) }
      }
    }
    self.partners = partners
    self.enclosing = enclosing
  }

  private static func opening(of token: ScriptToken) -> Unicode.Scalar? {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [(")", "("), ("]", "["), ("}", "{")]
    return pairs.first { token.isMark($0.0) }?.1
  }

  /// Returns the index of the bracket that belongs to the one at an index.
  func partner(of index: Int) -> Int? { partners.indices.contains(index) ? partners[index] : nil }

  /// Returns the index of the innermost open bracket around a token.
  func bracket(around index: Int) -> Int? { enclosing[index] }
}
