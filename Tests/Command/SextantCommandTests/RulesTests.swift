import Foundation
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import Markup
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct RulesTests {
  private static let wide = ["COLUMNS": "10000"]

  @Test func `the list has a line for each rule with severity, releases and title`() {
    let run = ToolRun(arguments: ["rules"], environment: Self.wide)
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n").dropFirst(3)
    #expect(lines.map { $0.prefix { $0 != " " } } == RuleCatalog.all.map { $0.id.rawValue[...] })
    let columns = lines.first?.split(separator: #/ {2,}/#).map(String.init)
    let first = RuleCatalog.all.first
    #expect(
      columns == [first?.id.rawValue, first?.severity.rawValue, "14+", first?.summary].compactMap(\.self))
  }

  @Test func `a narrow terminal has two lines for a rule`() {
    let lines = ToolRun("rules").output.split(separator: "\n")
    #expect(lines[0] == "accuracy-filter-without-precise  warning, iOS 14+")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `the list for scripts keeps to its schema and names every rule`() throws {
    let data = Data(ToolRun("rules", "--format", "json").output.utf8)
    #expect(try JSONSchemaValidator(schema: "Rules").violations(in: data) == [])
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let rules = try #require(list["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleCatalog.all.map(\.id.rawValue))
  }

  @Test func `the list and a rule in Chinese`() {
    let list = ToolRun("rules", "--language", "zh-Hans").output
    #expect(list.contains("required-device-capability  提示，iOS 7+\n  UIRequiredDeviceCapabilities 使 App"))
    #expect(
      ToolRun(
        arguments: ["explain", "required-device-capability", "--language", "zh-Hans"], environment: Self.wide
      ).output.hasPrefix(
        """
        required-device-capability  提示，iOS 7+
        UIRequiredDeviceCapabilities 使 App 不能安装在没有定位硬件的设备上。

        这个键是给没有这些硬件就毫无用处的 App 的。给已上架的 App 增加要求的版本可能被拒绝（ITMS-90109），因为它会把已有的用户挡在外面。写 gps 的同时也要写 location-services。

        错误写法：Location hardware is required (app, iOS 15.0+)
            <key>NSLocationWhenInUseUsageDescription</key><string>Your position is shown on the map while you walk.\
        </string>
            <key>↓UIRequiredDeviceCapabilities</key><array><string>arm64</string><string>gps</string></array>
        """))
  }

  @Test func `where the nearest project without a finding is no remedy, the remedy is shown as right`() {
    let shown = RuleCatalog.all.filter { $0.examples.contains(where: \.isRemedy) }.map { rule in
      let output = ToolRun(arguments: ["explain", rule.id.rawValue], environment: Self.wide).output
      let right = output.firstMatch(of: /\nRight: (.*?) \(/)?.1
      return "\(rule.id.rawValue): \(right ?? "")"
    }
    #expect(
      shown == [
        "always-before-when-in-use: When In Use is requested first",
        "always-without-need: When In Use",
        "answer-before-person: The callback answers",
        "asked-by-itself: From a button",
        "background-updates-not-allowed: The property is set elsewhere",
        "continuation-resumed-twice: The continuation is taken out first",
        "contradictory-status-condition: Differs from both",
        "delegate-never-set: Set when it is made",
        "distance-without-precise: Precise Location is checked",
        "explicit-session-key-without-session: Live updates with a session",
        "failure-told-as-refusal: The code is looked at",
        "failure-unnoticed: A refusal and a position that isn't found are shown",
        "geocoding-unnoticed: The failure is told",
        "kept-position: With a look at the time",
        "location-push-without-entitlement: The entitlement",
        "location-without-request: A request elsewhere in the app",
        "location-without-start: Updates run",
        "missing-failure-callback: Failures are told as well",
        "missing-location-used: Looked at first",
        "mistyped-delegate-method: The right methods",
        "monitor-in-extension: The app opens it",
        "monitoring-never-stopped: A region is given up",
        "no-way-to-settings: A button that opens Settings",
        "own-asked-flag: The status",
        "permission-handler-without-macro: A Podfile with the macro",
        "read-before-answer: The callback continues",
        "refusal-unnoticed: A refusal shows an alert",
        "refusal-without-answer: Every answer resumes the task",
        "region-events-unheard: Entries are handled",
        "region-state-unasked: The state is asked for when monitoring has begun",
        "request-in-widget: A widget that looks first",
        "request-while-denied: Only while nothing is decided",
        "silent-when-refused: A button that tells",
        "single-location-before-answer: The callback requests it again",
        "slow-single-location: A street is enough",
        "spinner-never-ends: A refusal ends it, too",
        "status-forgotten: All statuses",
        "status-not-renewed: Read again when the app becomes active",
        "temporary-error-shown: Only a refusal shows one",
        "temporary-manager: A manager that is kept",
        "tiny-region: Two hundred meters",
        "two-requests-at-once: Always is requested when the person has allowed the first",
        "unchecked-distance: Inaccurate ones are left out",
        "unchecked-true-heading: Only if it is valid",
        "unguarded-background-updates: Guarded by the app's Info.plist",
        "untranslated-usage-description: Both texts are translated",
        "updates-never-stopped: Stopped when the screen disappears",
      ])
    #expect(RuleCatalog.all.allSatisfy { $0.examples.count(where: \.isRemedy) <= 1 })
    #expect(RuleCatalog.all.flatMap(\.examples).allSatisfy { !($0.isRemedy && $0.fires) })
  }

  @Test func `a rule explained, whole`() {
    #expect(
      ToolRun(arguments: ["explain", "Required-Device-Capability"], environment: Self.wide).output == """
        required-device-capability  note, iOS 7+
        UIRequiredDeviceCapabilities keeps the app off devices without location hardware.

        The key is for apps that are useless without the hardware. A version that adds a requirement to an app in \
        the store can be rejected (ITMS-90109), because it would shut out people who have the app. An entry for gps \
        requires one for location-services as well.

        Wrong: Location hardware is required (app, iOS 15.0+)
            <key>NSLocationWhenInUseUsageDescription</key><string>Your position is shown on the map while you walk.\
        </string>
            <key>↓UIRequiredDeviceCapabilities</key><array><string>arm64</string><string>gps</string></array>
          The app can't be installed on devices without gps, and App Store Connect may reject an update that adds \
        this (ITMS-90109).
          Fix: Remove gps unless the app is useless without it.

        Right: Only the processor is required (app, iOS 15.0+)
            <key>UIRequiredDeviceCapabilities</key><array><string>arm64</string></array>

        If it is intentional, silence it with a comment there that says why:
          // sextant:ignore required-device-capability reason

        MIS-44  ITMS-90109, or the app can't be installed on some devices
          KEY-046 [all iOS releases] \(InlineMarkdown(Fact.key046.record.statement).plainText) (apple-doc, community)
            – Configuring your app to use location services <https://developer.apple.com/documentation/corelocation/\
        configuring-your-app-to-use-location-services>
            – UIRequiredDeviceCapabilities <https://developer.apple.com/documentation/bundleresources/\
        information-property-list/uirequireddevicecapabilities>
            – GitHub, keymanapp/keyman#10495 <https://github.com/keymanapp/keyman/issues/10495>
          STORE-005 [App Store] \(Fact.store005.record.statement) (community)
            – GitHub, keymanapp/keyman#10495 <https://github.com/keymanapp/keyman/issues/10495>
            – Open Radar, 38637979 <https://openradar.appspot.com/38637979>

        """)
  }

  @Test(arguments: RuleCatalog.all.map(\.id.rawValue))
  func `every rule is explained with what is wrong, what is right and how to silence it`(_ id: String) {
    let run = ToolRun("explain", id)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(id + "  "))
    for part in ["\nWrong: ", "\n  Fix: ", "\nRight: ", "\n  // sextant:ignore \(id) reason\n"] {
      #expect(run.output.contains(part), "\(part)")
    }
  }
}
