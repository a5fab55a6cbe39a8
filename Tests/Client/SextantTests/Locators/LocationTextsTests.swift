import Foundation
import Testing

@testable import Sextant

@Suite struct LocationTextsTests {
  @Test(arguments: TextLanguage.allCases)
  func `each language has a sentence for each result, and no two are the same`(language: TextLanguage) {
    let locale = Locale(identifier: language.rawValue)
    let texts = LocationResult.allCases.map { $0.localizedText(for: locale) }
    #expect(Set(texts).count == LocationResult.allCases.count)
    let ends: Set<Character?> = [".", "。"]
    for text in texts {
      #expect(text.count >= 4)
      #expect(ends.contains(text.last))
      #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  @Test
  func `no two languages say the same for one result, but for Chinese words that both scripts write alike`() {
    for result in LocationResult.allCases {
      let texts = TextLanguage.allCases.map { result.localizedText(for: Locale(identifier: $0.rawValue)) }
      let same = result == .cancelled ? 1 : 0
      #expect(Set(texts).count == TextLanguage.allCases.count - same)
    }
  }

  @Test(arguments: TextLanguage.allCases)
  func `each language is written in its own script`(language: TextLanguage) {
    let scripts: [TextLanguage: ClosedRange<Unicode.Scalar>] = [
      .arabic: "\u{600}"..."\u{6FF}", .russian: "\u{400}"..."\u{4FF}", .korean: "\u{AC00}"..."\u{D7A3}",
      .japanese: "\u{3040}"..."\u{30FF}", .simplifiedChinese: "\u{4E00}"..."\u{9FFF}",
      .traditionalChinese: "\u{4E00}"..."\u{9FFF}",
    ]
    let script = scripts[language] ?? "A"..."\u{24F}"
    for result in LocationResult.allCases {
      let text = result.localizedText(for: Locale(identifier: language.rawValue))
      #expect(text.unicodeScalars.contains { script.contains($0) })
    }
  }

  @Test(
    arguments: [
      ("en", .english), ("en_GB", .english), ("en-001", .english), ("EN_us", .english),
      ("zh", .simplifiedChinese), ("zh_CN", .simplifiedChinese), ("zh-SG", .simplifiedChinese),
      ("zh-Hans-HK", .simplifiedChinese), ("zh_Hans", .simplifiedChinese), ("cmn-Hans", .simplifiedChinese),
      ("zh-Hant", .traditionalChinese), ("zh-Hant-TW", .traditionalChinese),
      ("zh_HK", .traditionalChinese), ("zh-TW", .traditionalChinese), ("zh_MO", .traditionalChinese),
      ("zh-Hant-CN", .traditionalChinese), ("zh_TW@calendar=roc", .traditionalChinese),
      ("yue", .traditionalChinese), ("yue-Hans", .simplifiedChinese), ("yue_CN", .simplifiedChinese),
      ("ja_JP", .japanese), ("ja_JP@calendar=japanese", .japanese), ("ko-KR", .korean),
      ("de_AT", .german), ("de-CH-1996", .german), ("fr_CA", .french), ("es-419", .spanish),
      ("es_ES", .spanish), ("pt_BR", .portuguese), ("pt-PT", .portuguese), ("pt", .portuguese),
      ("it_CH", .italian), ("ru_UA", .russian), ("ar-EG", .arabic), ("ar_SA@numbers=arab", .arabic),
      ("de_DE.UTF-8", .german), ("nl_NL", .english), ("xx", .english), ("", .english), ("@", .english),
      ("-", .english), ("C", .english), ("zhx", .english),
    ] as [(String, TextLanguage)])
  func `a locale gets its language, in the script that it names or that its region writes`(
    identifier: String, language: TextLanguage
  ) {
    #expect(TextLanguage(localeIdentifier: identifier) == language)
  }

  @Test func `a locale's identifier of any length is read in no time`() {
    let long = String(repeating: "zh-", count: 1_000_000)
    #expect(TextLanguage(localeIdentifier: long) == .simplifiedChinese)
  }

  @Test func `the text for a person's own locale is that of its language`() {
    #expect(
      LocationResult.serviceDisabled.localizedText(for: Locale(identifier: "de_AT"))
        == "Die Ortungsdienste sind deaktiviert.")
    #expect(
      LocationResult.allCases.map { $0.localizedText() }
        == LocationResult.allCases.map {
          $0.localizedText(for: .current)
        })
  }

  @Test func `the raw values stay as they are, for what apps have logged and translated by them`() {
    #expect(
      LocationResult.allCases.map(\.rawValue) == [
        "success", "serviceDisabled", "permissionDenied", "failed", "cancelled",
      ])
  }
}
