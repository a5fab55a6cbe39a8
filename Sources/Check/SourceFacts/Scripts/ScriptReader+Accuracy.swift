/// Conditions on the accuracy of positions, and on distances from them.
extension ScriptReader {
  /// The finest accuracy that positions with Precise Location off may have, in meters.
  private static let coarse = 1_000

  /// The words of code that looks at Precise Location.
  private static let looks: Set<String> = [
    "getLocationAccuracy", "requestTemporaryFullAccuracy", "LocationAccuracyStatus", "accuracyAuthorization",
    "reduced", "isPrecise",
  ]

  /// Returns the conditions that positions without precision never meet, or meet by chance, and the looks
  /// at the accuracy.
  func accuracyTests(hasPositions: Bool) -> [Call] {
    let looks = Self.looks.sorted().compactMap { code.places(of: $0).first }
    let uses = (code.places(of: "accuracy") + code.places(of: "horizontalAccuracy"))
      .prefix(ScriptTokens.followLimit).filter { code.isMark($0 - 1, ".") }
    let filters = uses.filter(isFilter)
    let ofPermission = uses.filter { code.word($0 - 2) == "ios" || code.word($0 - 3) == "ios" }
    let conditions = hasPositions && uses.isEmpty ? code.places(of: "if") : []
    let distances = conditions.prefix(ScriptTokens.followLimit).compactMap(distanceTest)
    return filters.prefix(1).map { call(at: $0, .accuracyFilter) }
      + (looks + ofPermission).prefix(1).map { call(at: $0, .accuracyLook) }
      + distances.prefix(1).map { call(at: $0, .distanceTest) }
  }

  private func call(at index: Int, _ role: ScriptCall.Role) -> Call {
    Call(name: "accuracy", receiver: "", offset: tokens[index].offset, script: ScriptCall(role))
  }

  /// Returns whether nothing happens with a position whose accuracy is above a threshold.
  private func isFilter(_ index: Int) -> Bool {
    guard let open = code.condition(around: index), let close = code.brackets.partner(of: open),
      close - open < ScriptTokens.lengthLimit, !(open..<close).contains(where: { code.isMark($0, "|") }),
      let limit = threshold(after: index), limit < Self.coarse
    else { return false }
    let (body, rest) = code.block(after: close)
    if code.isMark(index + 1, ">") { return code.leaves(body) && code.isSilent(body) }
    // Nothing follows in the block around it.
    return code.word(rest) != "else" && code.isMark(rest, "}") && !code.leaves(body)
  }

  /// Returns the number that a name is compared with: `accuracy <= 100`, `accuracy > limit`.
  private func threshold(after index: Int) -> Int? {
    guard code.isMark(index + 1, "<") || code.isMark(index + 1, ">") else { return nil }
    let sign = code.isMark(index + 2, "=") ? index + 2 : index + 1
    if let number = number(after: sign) { return number }
    guard let name = code.word(sign + 1) else { return nil }
    return code.places(of: name).prefix(ScriptTokens.followLimit).lazy
      .filter { code.isMark($0 + 1, "=") && !code.isMark($0 + 2, "=") }.compactMap { number(after: $0 + 1) }
      .first
  }

  /// Returns the whole number right after a token, which is no token itself.
  private func number(after index: Int) -> Int? {
    var offset = tokens[index].offset + 1
    let end = min(bytes.count, offset + 20)
    while offset < end, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    let digits = bytes[offset..<end].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Returns the distance that the condition of an "if" compares with a radius.
  private func distanceTest(_ keyword: Int) -> Int? {
    guard code.isMark(keyword + 1, "("), let close = code.brackets.partner(of: keyword + 1),
      close - keyword < ScriptTokens.lengthLimit
    else { return nil }
    return ((keyword + 2)..<close).first { index in
      guard let name = code.word(index), code.isMark(index + 1, "<") || code.isMark(index + 1, ">"),
        isDistance(name)
      else { return false }
      let sign = code.isMark(index + 2, "=") ? index + 2 : index + 1
      // A bare number may be of anything, such as the next turn of a route.
      return (sign..<close).contains { code.word($0)?.lowercased().contains("radius") ?? false }
        && threshold(after: index).map { $0 < Self.coarse } ?? true
    }
  }

  /// Returns whether a name is bound to the result of a function that computes a distance.
  private func isDistance(_ name: String) -> Bool {
    code.places(of: name).prefix(ScriptTokens.followLimit).contains { place in
      guard code.isMark(place + 1, "="), !code.isMark(place + 2, "=") else { return false }
      return ((place + 2)..<(place + 8)).contains { index in
        guard let callee = code.word(index), code.isMark(index + 1, "(") else { return false }
        return callee.contains("istance") || callee.lowercased().contains("haversine")
      }
    }
  }
}
