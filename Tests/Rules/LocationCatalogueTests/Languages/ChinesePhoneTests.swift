import LocationPolicy
import LocationTerms
import Testing
import Translations

@testable import LocationCatalogue

/// The texts of iPhones in Simplified Chinese, transcribed by release from the system's string tables, dated test data
/// and instructions.
@Suite struct ChinesePhoneTests {
  private static let chinese = Language.simplifiedChinese

  private static func looks(
    _ template: PromptTemplate, on release: Release, traits: AppConfiguration.Traits = [],
    _ occasion: PromptOccasion = .none
  ) -> PromptLooks {
    let app = AppConfiguration(descriptions: .all, traits: traits)
    return PromptLooks(
      template, appName: "跑步", of: app, under: .policy(for: release), occasion: occasion
    ) { _ in "用途" }.said(in: chinese, on: release)
  }

  /// The title and buttons of the first prompt for each request.
  @Test(arguments: [
    ("7", "“跑步”想使用您当前的位置", "不允许 好", "“跑步”想使用您当前的位置", "不允许 好"),
    ("8", "允许“跑步”在您使用该应用时访问您的位置吗？", "不允许 允许", "允许“跑步”在您并未使用该应用时访问您的位置吗？", "不允许 允许"),
    ("10", "允许“跑步”在您使用该应用时访问您的位置吗？", "不允许 允许", "允许“跑步”在您并未使用该应用时访问您的位置吗？", "不允许 允许"),
    ("11", "允许“跑步”在您使用该应用时访问您的位置吗？", "不允许 允许", "允许“跑步”访问您的位置？", "仅在使用应用期间 始终允许 不允许"),
    ("12", "允许“跑步”在您使用该应用时访问您的位置吗？", "不允许 允许", "允许“跑步”访问您的位置？", "仅在使用应用期间 始终允许 不允许"),
    ("13.0-13.3", "允许“跑步”访问您的位置？", "使用App时允许 允许一次 不允许", "允许“跑步”访问您的位置？", "使用App时允许 允许一次 不允许"),
    ("13.4-13.7", "允许“跑步”使用您的位置？", "使用App时允许 允许一次 不允许", "允许“跑步”使用您的位置？", "使用App时允许 允许一次 不允许"),
    ("14", "允许“跑步”使用您的位置？", "允许一次 使用App时允许 不允许", "允许“跑步”使用您的位置？", "允许一次 使用App时允许 不允许"),
    ("15", "允许“跑步”使用您的位置？", "允许一次 使用App时允许 不允许", "允许“跑步”使用您的位置？", "允许一次 使用App时允许 不允许"),
    ("16.0-16.3", "允许“跑步”使用你的位置？", "允许一次 使用App时允许 不允许", "允许“跑步”使用你的位置？", "允许一次 使用App时允许 不允许"),
    ("18", "允许“跑步”使用你的位置？", "允许一次 使用App时允许 不允许", "允许“跑步”使用你的位置？", "允许一次 使用App时允许 不允许"),
    ("26", "允许“跑步”使用你的位置？", "允许一次 使用App时允许 不允许", "允许“跑步”使用你的位置？", "允许一次 使用App时允许 不允许"),
  ])
  func `the first prompts are Chinese`(
    name: String, title: String, buttons: String, always: String, alwaysButtons: String
  ) throws {
    let release = try #require(Policies.known.release(named: name))
    let policy = AuthorizationPolicy.policy(for: release)
    let inUse = Self.looks(policy.whenInUsePrompt.value, on: release)
    let asked = Self.looks(policy.alwaysPrompt.value, on: release)
    #expect([inUse.title, inUse.buttons.joined(separator: " ")] == [title, buttons])
    #expect([asked.title, asked.buttons.joined(separator: " ")] == [always, alwaysButtons])
    #expect(inUse.text == "用途")
    #expect(inUse.toggle == (release >= .iOS14 ? "精确位置：打开" : nil))
  }

  @Test(arguments: [
    ("11", PromptTemplate.escalation11, "允许“跑步”在您并未使用该应用时访问您的位置吗？ 仅在使用应用期间 始终允许"),
    ("13.0-13.3", .second13, "允许“跑步”在您并未使用该App时访问您的位置吗？ 保持仅使用期间 更改为始终允许"),
    ("13.4-13.7", .second13_4, "允许“跑步”在您并未使用该App时使用您的位置吗？ 保持仅使用期间 更改为始终允许"),
    ("16.4-16.7", .second13_4, "允许“跑步”在你并未使用该App时使用你的位置吗？ 保持仅使用期间 更改为始终允许"),
    ("14", .temporaryFullAccuracy, "允许“跑步”使用您的精确位置一次？ 允许一次 不允许"),
    ("17", .temporaryFullAccuracy, "允许“跑步”使用你的精确位置一次？ 允许一次 不允许"),
    ("17", .widget, "允许来自“跑步”的小组件使用你的位置？ 允许 不允许"),
    ("15", .locationButton, "“跑步”仅在您选择共享时才可访问您的位置 好 以后"),
    ("12", .reminder8, "“跑步”一直在后台使用您的位置。您要继续允许吗？ 不允许 继续"),
    ("15", .reminder13, "“跑步”在过去3天中一直在后台使用您的位置。您要继续允许后台位置使用吗？ 更改为仅使用期间 始终允许"),
    ("10", .servicesOff, "打开“定位服务”来允许“跑步”确定您的位置 设置 取消"),
  ])
  func `the other prompts are Chinese`(name: String, template: PromptTemplate, expected: String) throws {
    let looks = Self.looks(template, on: try #require(Policies.known.release(named: name)))
    #expect(([looks.title] + looks.buttons).joined(separator: " ") == expected)
  }

  @Test func `numbers, App Clips and reduced accuracy have their words`() {
    let reminder = { Self.looks(.reminder13, on: .newest, .uses(times: $0, days: $1)).title }
    #expect(reminder(1, 3) == "“跑步”在过去3天中已在后台使用了你的位置1次。你要继续允许后台位置使用吗？")
    #expect(reminder(12, 4) == "“跑步”在过去4天中已在后台使用了你的位置12次。你要继续允许后台位置使用吗？")
    #expect(reminder(5, 1) == "“跑步”在过去1天中已在后台使用了你的位置5次。你要继续允许后台位置使用吗？")
    #expect(Self.looks(.first14, on: .newest, traits: .appClip).buttons[1] == "使用期间允许直至明天")
    #expect(
      Self.looks(.first14, on: .newest, traits: .defaultAccuracyReduced).title == "允许“跑步”使用你的大致位置？")
  }

  @Test(arguments: [
    ("7", "关闭 打开"), ("10", "永不 使用应用期间 始终"), ("12", "永不 使用应用期间 始终"),
    ("13.0-13.3", "永不 下次询问 使用App期间 始终"), ("14", "永不 下次询问 使用App期间 始终"),
    ("15", "永不 下次询问或在我共享时 使用App期间 始终"), ("26", "永不 下次询问或在我共享时 使用App期间 始终"),
  ])
  func `Settings has Chinese rows`(name: String, rows: String) throws {
    let release = try #require(Policies.known.release(named: name))
    let policy = AuthorizationPolicy.policy(for: release)
    let looks = SettingsLooks(of: AuthorizationState(grant: .always), of: .complete, under: policy)
      .said(in: Self.chinese, on: release)
    #expect(looks.rows.map(\.label).joined(separator: " ") == rows)
    #expect(looks.preciseLabel == (release >= .iOS14 ? "精确位置" : "Precise Location"))
  }

  /// Returns all texts in prompts and on the app's page in Settings on a release.
  private static func words(on release: Release) -> [SystemWords] {
    let policy = AuthorizationPolicy.policy(for: release)
    let traits: [AppConfiguration.Traits] = [[], .appClip, .defaultAccuracyReduced]
    let occasions: [PromptOccasion] = [
      .none, .uses(times: 1, days: 1), .uses(times: 1, days: 2), .uses(times: 2, days: 1),
      .uses(times: 2, days: 2),
    ]
    let looks = PromptTable.shown(by: policy).flatMap { template in
      traits.flatMap { traits in
        occasions.map { occasion in
          PromptLooks(
            template, appName: "X", of: AppConfiguration(descriptions: .all, traits: traits), under: policy,
            occasion: occasion)
        }
      }
    }
    let rows = policy.settingsRows.value
    return looks.flatMap { [$0.titleWords] + $0.buttonWords + ($0.textWords.map { [$0] } ?? []) }
      + rows.rows.map(rows.words)
      + (policy.accuracyChoice.value ? [.precise(true), .precise(false), .preciseLocation] : [])
  }

  @Test(arguments: Release.allCases, Language.allCases.filter { $0 != .english })
  func `everything that a phone shows has its words and their source`(release: Release, language: Language)
    throws
  {
    let system = try #require(language.translation?.system)
    for words in Self.words(on: release) {
      let entry = system.entry(for: words.format, on: release.firstVersionText)
      #expect(entry != nil, "\(release): \(words.english)")
    }
  }

  @Test(arguments: Language.allCases.filter { $0 != .english })
  func `the words are those of some phone and once for each version`(
    language: Language
  ) throws {
    let entries = try #require(language.translation?.system.entries)
    let shown = Set(Release.allCases.flatMap { Self.words(on: $0) }.map(\.format))
    // Additional texts of the page.
    let besides: Set = ["Privacy", "Privacy & Security", "Location Services"]
    #expect(Set(entries.keys).subtracting(shown).subtracting(besides) == [])
    for (english, versions) in entries {
      #expect(Set(versions.map(\.version)).count == versions.count, "\(english)")
      #expect(
        versions.allSatisfy {
          Translation.places(in: $0.text).sorted() == Array(Translation.places(in: english).indices)
        })
    }
  }

  @Test func `from 16 on the system says 你`() throws {
    let entries = try #require(Self.chinese.translation?.system.entries)
    for (english, versions) in entries where versions.contains(where: { $0.text.contains("您") }) {
      let now = Self.chinese.translation?.system.entry(for: english, on: "16.4")?.text ?? ""
      let isPast = !Self.words(on: .newest).map(\.format).contains(english)
      #expect(isPast || !now.contains("您"), "\(english)")
    }
  }
}
