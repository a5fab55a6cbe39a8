/// Conditions on the accuracy of positions.
extension ScriptReader {
  /// The finest accuracy that positions with Precise Location off may have, in meters.
  private static let coarse = 1_000

  /// The words of code that looks at Precise Location.
  private static let looks: Set<String> = [
    "getLocationAccuracy", "requestTemporaryFullAccuracy", "LocationAccuracyStatus", "accuracyAuthorization",
    "reduced", "isPrecise", "checkLocationAccuracy", "requestLocationAccuracy",
  ]

  /// Returns the conditions that positions without precision never meet, and the looks at the accuracy.
  func accuracyTests() -> [Call] {
    let looks = Self.looks.sorted().compactMap { code.places(of: $0).first }
    let uses = (code.places(of: "accuracy") + code.places(of: "horizontalAccuracy"))
      .prefix(ScriptTokens.followLimit).filter { code.isMark($0 - 1, ".") }
    let filters = uses.filter(isFilter)
    let ofPermission = uses.filter { code.word($0 - 2) == "ios" || code.word($0 - 3) == "ios" }
    return filters.prefix(1).map { call(at: $0, .accuracyFilter) }
      + (looks + ofPermission).prefix(1).map { call(at: $0, .accuracyLook) }
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
}
