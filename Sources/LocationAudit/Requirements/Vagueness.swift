/// Tells texts that restate the request from texts that give a reason.
struct Vagueness {
  /// The names of the app, which give no reason either.
  private let names: Set<String>

  /// Creates a judge for an app with these names.
  init(names: [String]) {
    self.names = Set(names.flatMap(Self.words))
  }

  /// Returns whether nothing is left of a text once the words of the request itself are taken away.
  ///
  /// The app's name counts as empty where it opens the text: later it may be the reason, as in an app named Weather.
  /// Texts in languages whose words are not listed always say something.
  func saysNothing(_ text: String) -> Bool {
    let text = Self.withoutVariables(text)
    guard text.utf8.count <= 400 else { return false }
    if text.contains(where: Self.isHan) { return saysNothingInChinese(text) }
    let letters = text.filter(\.isLetter)
    if letters.count < Self.fewestLetters, letters.allSatisfy(\.isASCII) { return true }
    return Self.words(text).enumerated().allSatisfy { index, word in
      Self.emptyWords.contains(word) || index < Self.longestOpening && names.contains(word)
    }
  }

  private func saysNothingInChinese(_ text: String) -> Bool {
    var rest = text.lowercased()
    for name in names.sorted(by: { $0.count > $1.count }) {
      rest = rest.split(separator: name).joined(separator: " ")
    }
    for phrase in Self.emptyPhrases { rest = rest.split(separator: phrase).joined(separator: " ") }
    return !rest.contains { $0.isLetter }
  }

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }.map(
      String.init)
  }

  /// Takes `$(NAME)` and `${NAME}` out of a text.
  private static func withoutVariables(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after = rest[rest.index(after: dollar)...]
      guard let open = after.first, open == "(" || open == "{",
        let close = after.firstIndex(of: open == "(" ? ")" : "}")
      else {
        rest = after
        continue
      }
      rest = after[after.index(after: close)...]
    }
    return result + rest
  }

  /// How many words may come before the end of the app's name in "Please allow Walks to …".
  private static let longestOpening = 3

  /// A text of fewer letters than this names nothing.
  private static let fewestLetters = 4

  private static let emptyWords: Set<String> = Set(
    """
    a access accessing all allow allowed allows always also an and app application apps are asks at background be both \
    can correctly current data description device devices do does enable enabled even for foreground from full fully \
    function functionality functions get gets give gps grant granted has have i if in information into is it its just \
    know like location locations lorem ipsum me must my need needed needs not of on only open opened or our permission \
    permissions phone please position properly provide purpose purposes reason required requires require requiring \
    running runs service services so some string test testing that the their this time times to todo us usage use used \
    user users uses using want wants was we when whenever while will with work works would you your yours yourself
    """.split(separator: " ").map(String.init))

  /// The longest first, so that no part of a longer one is left over.
  private static let emptyPhrases = """
    应用程序 访问权限 地理位置 位置信息 定位服务 位置服务 位置权限 定位权限 使用期间 我们 需要 您的 你的 应用 访问 获取 使用 请求 允许 打开 开启 授权 \
    是否 位置 定位 权限 信息 服务 功能 始终 期间 当前 后台 前台 本程序 程序 软件 想要 才能 正常 用户 手机 设备 同意 请 您 你 的 在 本 时 app
    """.split(separator: " ").map(String.init)
}
