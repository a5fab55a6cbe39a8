import AppProject
import AuditReports
import Foundation
import LocationAudit
import LocationEvidence
import LocationPolicy
import Phrases
import TestSupport
import Testing
import Translations

/// Reports in Chinese: a complete one on a real project, and a small one in each format.
@Suite struct ChineseReportTests {
  private static let widget = Finding(
    rule: RuleID(rawValue: "widget-without-key"), severity: .error, target: "W",
    at: Site(file: "W/Map.swift", line: 3, column: 5), releases: .iOS14 ... .newest,
    message: "The widget gets no location: its Info.plist has no NSWidgetWantsLocation.",
    fix: "Add to \("W/Info.plist"):",
    lines: [Phrase(verbatim: "<key>NSWidgetWantsLocation</key><true/>")], facts: [.key042])

  private static let report = CheckReport(
    targets: [
      CheckedTarget(
        name: "W", kind: .widget, deploymentTarget: SystemVersion(14), infoPlist: "W/Info.plist",
        predictions: [
          Prediction(
            range: .iOS14 ... .newest,
            lines: [
              PredictionLine(
                topic: "first prompt",
                text: "None is predicted: the extension has what its app was granted.", facts: [.bg003])
            ])
        ])
    ], findings: [widget],
    problems: [
      InputProblem(
        severity: .warning, origin: Site(file: "A.plist", line: 1, column: 2), message: "It ends early.")
    ], hiddenFindingCount: 2
  ).said(in: .simplifiedChinese)

  private static func report(on path: String, on releases: ClosedRange<Release>? = nil, isStory: Bool = false)
    throws
    -> CheckReport
  {
    let inventory = try ProjectReader().read(RepositoryFolder.path(path))
    let predictions = Audit.predictions(for: inventory, on: releases, isStory: isStory)
    let targets = zip(inventory.targets, predictions).map { CheckedTarget($0, predictions: $1, unread: []) }
    return CheckReport(targets: targets, findings: Audit.run(inventory), problems: inventory.problems)
      .said(in: .simplifiedChinese)
  }

  @Test func `the running tracker, as a terminal shows it`() throws {
    #expect(
      TextReporter().text(of: try Self.report(on: "Examples/RunTracker")) == """
        RunTracker：App，iOS 15.0 及更高版本，RunTracker/Info.plist

          错误  always-before-when-in-use  iOS 15+
            RunTracker/RunRecorder.swift:44:15
            用户在这里点“使用App时允许”，只会得到待确认的“始终允许”：App 读到
            authorizedAlways，但离开 App 几秒后定位就停止，直到几天后才可能出现的第二次
            弹窗。
            修正： 先调用 requestWhenInUseAuthorization()，得到授权后再调用
                   requestAlwaysAuthorization()；或者设置
                   manager.showsBackgroundLocationIndicator = true。
            依据： MIS-13, AUTH-049, AUTH-060, AUTH-065, AUTH-066

          会发生什么

            首次弹窗    15+  请求“始终允许”：弹窗，最多得到待确认的“始终允许”
            第二次弹窗  15+  几小时或几天后：弹窗，最多得到“始终允许”
            后台        15+  “使用期间”、“始终允许”：定位会继续
                        15+  待确认的“始终允许”：定位在离开 App 几秒后停止

        --release 15 逐步说明一个版本，--predictions 列出会发生的一切。

        1 个错误，检查了 1 个 target

        """)
  }

  @Test func `the story of a release`() throws {
    let report = try Self.report(on: "Examples/RunTracker", on: .iOS15 ... .iOS15, isStory: true)
    #expect(
      TextReporter(detail: .story).text(of: report) == """
        RunTracker：App，iOS 15.0 及更高版本，RunTracker/Info.plist

          错误  always-before-when-in-use  iOS 15+
            RunTracker/RunRecorder.swift:44:15
            用户在这里点“使用App时允许”，只会得到待确认的“始终允许”：App 读到
            authorizedAlways，但离开 App 几秒后定位就停止，直到几天后才可能出现的第二次
            弹窗。
            修正： 先调用 requestWhenInUseAuthorization()，得到授权后再调用
                   requestAlwaysAuthorization()；或者设置
                   manager.showsBackgroundLocationIndicator = true。
            依据： MIS-13, AUTH-049, AUTH-060, AUTH-065, AUTH-066

          在 iOS 15 上

            1. 首次弹窗
               requestAlwaysAuthorization()：“允许“RunTracker”使用您的位置？” [允许一次]
               [使用App时允许] [不允许]，带地图和“精确位置：打开”，说明为“RunTracker
               draws your route on the map and measures your distance while you run.”
                 - “允许一次”：App 的权限为“允许一次”，读到 authorizedWhenInUse；会调用
                   locationManagerDidChangeAuthorization(_:)。
                 - “使用App时允许”：App 的权限为待确认的“始终允许”，读到
                   authorizedAlways；会调用 locationManagerDidChangeAuthorization(_:)。
                 - “不允许”：App 的权限为拒绝，读到 denied；会调用
                   locationManagerDidChangeAuthorization(_:)。
                 - 精确位置：关闭：之后允许的都只是模糊定位。

            2. 第二次弹窗
               几小时或几天后，由系统择机弹出：“允许“RunTracker”在您并未使用该App时使用
               您的位置吗？” [保持仅使用期间] [更改为始终允许]，说明为“RunTracker goes
               on drawing your route and measuring your distance when the phone is
               locked in your pocket during a run.”
                 - “保持仅使用期间”：App 的权限为“使用期间”，读到 authorizedWhenInUse；
                   会调用 locationManagerDidChangeAuthorization(_:)。
                 - “更改为始终允许”：App 的权限为“始终允许”，读到 authorizedAlways；没有
                   回调。

            前台
               权限为“使用期间”、待确认的“始终允许”或“始终允许”时，位置：能收到。

            后台
               权限为“使用期间”时，在前台启动的定位会继续，显示小蓝条或蓝色胶囊，无法隐
               藏。
               权限为待确认的“始终允许”时，在前台启动的定位在离开 App 几秒后停止。
               权限为“始终允许”时，在前台启动的定位会继续，不显示指示器。

        1 个错误，检查了 1 个 target

        """)
  }

  @Test func `no line is wider than the terminal`() throws {
    let report = try Self.report(on: "Examples")
    for detail in [PredictionDetail.short, .all] {
      let lines = TextReporter(width: 60, detail: detail).text(of: report).split(separator: "\n")
      #expect(
        lines.filter { $0.reduce(0) { $0 + ($1.isASCII || "“”…–‘’©".contains($1) ? 1 : 2) } > 60 } == [])
    }
  }

  @Test func `Xcode and GitHub get their own words and Chinese messages`() {
    let places = SampleReport.places
    #expect(
      XcodeReporter(places: places).text(of: Self.report) == """
        /Users/me/My Repo/ios/W/Map.swift:3:5: error: 小组件拿不到位置：它的 Info.plist 中没有 NSWidgetWantsLocation。\
        在 W/Info.plist 中添加：<key>NSWidgetWantsLocation</key><true/> [widget-without-key]
        /Users/me/My Repo/ios/A.plist:1:2: warning: It ends early.

        """)
    #expect(
      GitHubReporter(places: places).text(of: Self.report) == """
        ::error file=ios/W/Map.swift,line=3,col=5,title=widget-without-key::小组件拿不到位置：它的 Info.plist 中没有 \
        NSWidgetWantsLocation。%0A修正：在 W/Info.plist 中添加：<key>NSWidgetWantsLocation</key><true/>
        ::warning file=ios/A.plist,line=1,col=2,title=无法读取的输入::It ends early.

        """)
  }

  @Test func `JUnit and Markdown`() {
    #expect(
      JUnitReporter(places: SampleReport.places).text(of: Self.report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="sextant check" tests="2" failures="1" errors="0">
          <testsuite name="W" tests="1" failures="1" errors="0">
            <testcase classname="W" name="widget-without-key">
              <failure message="小组件拿不到位置：它的 Info.plist 中没有 NSWidgetWantsLocation。" \
        type="error">ios/W/Map.swift:3:5: 错误: 小组件拿不到位置：它的 Info.plist 中没有 NSWidgetWantsLocation。
        修正：在 W/Info.plist 中添加：&lt;key&gt;NSWidgetWantsLocation&lt;/key&gt;&lt;true/&gt;</failure>
            </testcase>
          </testsuite>
          <testsuite name="无法读取的输入" tests="1" failures="0" errors="0">
            <testcase classname="无法读取的输入" name="A.plist:1:2">
              <system-out>It ends early.</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(
      MarkdownReporter(places: SampleReport.places).text(of: Self.report) == #"""
        ### 定位权限：1 个错误，检查了 1 个 target（2 个未显示）（2 个未显示）

        **W**：小组件扩展，iOS 14.0 及更高版本

        - **错误** `widget-without-key`, iOS 14+, `ios/W/Map.swift:3:5`

          小组件拿不到位置：它的 Info.plist 中没有 NSWidgetWantsLocation。

          **修正：** 在 W/Info.plist 中添加：

          ```
          <key>NSWidgetWantsLocation</key><true/>
          ```

          KEY-042

        **无法读取的输入**

        - **警告** `A.plist:1:2`: It ends early.

        """#)
  }

  @Test func `a page of HTML is marked as Chinese, headings too`() {
    let page = HTMLReporter(toolVersion: "1").text(of: Self.report)
    #expect(page.contains("<html lang=\"zh-Hans\">"))
    let texts = page.replacing(#/(?s).*<main>|<[^>]*>/#, with: "\n").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
    #expect(
      texts.prefix { $0 != "事实依据" } == [
        "定位权限",
        "1 个错误，检查了 1 个 target（2 个未显示）。sextant 1",
        "W",
        "小组件扩展，iOS 14.0 及更高版本，W/Info.plist",
        "错误",
        "widget-without-key, iOS 14+",
        "W/Map.swift:3:5",
        "小组件拿不到位置：它的 Info.plist 中没有 NSWidgetWantsLocation。",
        "修正：",
        "在 W/Info.plist 中添加：",
        "&lt;key&gt;NSWidgetWantsLocation&lt;/key&gt;&lt;true/&gt;",
        "KEY-042",
        "会发生什么",
        "首次弹窗",
        "iOS 14+",
        "不会弹窗：扩展的权限与 App 相同。",
        "BG-003",
        "无法读取的输入",
        "警告",
        "A.plist:1:2",
        "It ends early.",
      ])
  }

  @Test func `JSON keeps its keys and says its texts in Chinese`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(JSONReporter().text(of: Self.report).utf8))
    let report = try #require(json as? [String: Any])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["message"] as? String == "小组件拿不到位置：它的 Info.plist 中没有 NSWidgetWantsLocation。")
    #expect(finding["severity"] as? String == "error")
    let predictions = (report["targets"] as? [[String: Any]])?.first?["predictions"] as? [[String: Any]]
    let line = try #require((predictions?.first?["lines"] as? [[String: Any]])?.first)
    #expect(line["topic"] as? String == "首次弹窗")
    #expect(line["text"] as? String == "不会弹窗：扩展的权限与 App 相同。")
  }

  @Test func `SARIF says which language it is in, and fingerprints are the same in all`() throws {
    let reporter = SARIFReporter(toolVersion: "1", rules: [], places: SampleReport.places)
    func run(_ report: CheckReport) throws -> [String: Any] {
      let json =
        try JSONSerialization.jsonObject(with: Data(reporter.text(of: report).utf8)) as? [String: Any]
      return try #require((json?["runs"] as? [[String: Any]])?.first)
    }
    func result(_ report: CheckReport) throws -> [String: Any] {
      try #require((run(report)["results"] as? [[String: Any]])?.first)
    }
    let english = Self.report.said(in: .english)
    #expect(try run(Self.report)["language"] as? String == "zh-CN")
    #expect(try run(english)["language"] == nil)
    let message = try result(Self.report)["message"] as? [String: String]
    #expect(message?["text"]?.hasPrefix("小组件拿不到位置：") == true)
    let prints = try [Self.report, english].map { try result($0)["partialFingerprints"] as? [String: String] }
    #expect(prints[0] == prints[1] && prints[0] != nil)
  }
}
