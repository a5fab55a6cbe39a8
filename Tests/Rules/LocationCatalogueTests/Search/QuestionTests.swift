import LocationCatalogue
import LocationPolicy
import LocationTerms
import Testing

/// What people really ask is answered among the first three.
@Suite struct QuestionTests {
  /// Reading the catalog takes a moment, so it is done once for all questions.
  private static let search = CatalogSearch()
  private static let plain = PlainSearch()

  /// The part of some questions whose answer is among the first three.
  private static func share(
    of questions: [AskedQuestion], by search: (String) -> [String]
  ) -> Double {
    let hits = questions.count { asked in search(asked.question).contains(where: asked.answers.contains) }
    return Double(hits) / Double(questions.count)
  }

  private static func firstThree(_ question: String) -> [String] {
    search.answers(to: question).prefix(3).map(\.entry.id)
  }

  @Test func `the list has over a hundred questions, twenty in Chinese, and half of them is kept apart`() {
    let all = AskedQuestion.all
    #expect(all.count >= 100)
    #expect(all.count { $0.language == "zh" } >= 20)
    #expect(Set(all.map(\.question)).count == all.count)
    #expect(all.allSatisfy { $0.part == $0.drawnPart }, "the part is drawn by the question's bytes")
    #expect(all.allSatisfy { $0.address.hasPrefix("http") })
    let ids = Set(CatalogEntries().all.map(\.id))
    #expect(all.flatMap(\.answers).filter { !ids.contains($0) } == [])
    for language in ["en", "zh"] {
      let kept = all.count { $0.language == language && $0.part == .kept }
      #expect(kept * 5 >= all.count { $0.language == language } * 2, "\(language)")
    }
  }

  @Test(arguments: ["en", "zh"])
  func `of the questions kept apart 85 % are answered among the first three`(language: String) {
    let kept = AskedQuestion.all.filter { $0.part == .kept && $0.language == language }
    let share = Self.share(of: kept, by: Self.firstThree)
    let plain = Self.share(of: kept) { Self.plain.best(3, for: $0) }
    print("\(language): \(share) of \(kept.count) kept apart, plain BM25 \(plain)")
    #expect(share >= 0.85)
    #expect(share >= plain + 0.2)
  }

  @Test func `plain BM25 has nothing for Chinese without Latin words or numbers`() {
    let chinese = AskedQuestion.all.filter {
      $0.language == "zh" && !$0.question.contains { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    #expect(chinese.count >= 10)
    #expect(Self.share(of: chinese) { Self.plain.best(3, for: $0) } == 0)
  }

  @Test(arguments: AskedQuestion.all.filter { $0.part == .tuned })
  func `a question that the search was tuned on is answered among the first three`(asked: AskedQuestion) {
    #expect(Self.firstThree(asked.question).contains(where: asked.answers.contains))
  }

  @Test(arguments: [
    "how to bake sourdough bread", "camera permission crash iOS 17", "push notification prompt not showing",
    "bluetooth pairing fails on Android", "UITableView cell height wrong", "git merge conflict",
    "SwiftUI NavigationStack push animation", "Face ID authentication failed",
    "StoreKit subscription renewal",
    "photo library limited selection", "how do I convert a String to Int in Swift",
    "Core Data migration failed",
    "microphone access denied", "keyboard covers text field", "contacts permission", "HealthKit step count",
    "xyzzy", "Mapbox tiles not loading", "CloudKit sync", "AVPlayer background audio stops",
    "weather in Paris",
    "相机权限 崩溃", "推送通知收不到", "蓝牙连接失败", "今天天气怎么样", "麦克风权限",
  ])
  func `to what it knows nothing of it has no answer`(question: String) {
    #expect(Self.search.answers(to: question).map(\.entry.id) == [])
  }

  @Test(arguments: [
    ("ITMS-90683", "MIS-28"), ("ITMS-90738", "MIS-27"), ("ITMS-90109", "MIS-44"),
    ("NSLocationAlwaysUsageDescription", "MIS-02"),
    ("NSWidgetWantsLocation", "KEY-042"), ("CLBackgroundActivitySession", "MIS-37"), ("模糊定位", "ACC-001"),
    ("精确位置", "MIS-31"), ("小蓝条", "MIS-35"), ("后台定位", "MIS-07"), ("始终允许", "MIS-13"),
    ("Ask Next Time", "SET-002"),
    ("locationmanagerdidchangeauthorisation", "MIS-47"), ("requestAlwaysAuthorisation on iOS 9", "MIS-43"),
    ("geofense radius to small", "MIS-50"), ("promt dissapears", "MIS-18"), ("iOS 16.4", "MIS-24"),
  ])
  func `keys, names, mails, rows, Chinese words and misspelt ones lead to their entries`(
    words: String, id: String
  ) {
    #expect(Self.firstThree(words).contains(id))
  }

  @Test func `an entry has its id in any case, and a rule has one even where a mistake stands for it`() {
    let rule = CatalogEntry.Rule(
      id: "always-at-launch", summary: "", explanation: "", mistakes: [.mis42], facts: [.auth027])
    let entries = CatalogEntries(rules: [rule])
    #expect(entries.entry(withID: "key-005")?.id == "KEY-005")
    #expect(entries.entry(withID: "Always-At-Launch")?.kind == .rule(rule))
    #expect(!entries.all.contains { $0.kind == .rule(rule) })
    #expect(entries.entry(withID: "KEY-999") == nil)
    #expect(CatalogEntry.looksLikeID("KEY-999"))
    #expect(!CatalogEntry.looksLikeID("ITMS-90683"))
  }
}
