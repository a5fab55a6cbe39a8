import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Testing

/// The problems with an Info.plist for an intended use, release by release.
@Suite struct ConfigurationProblemTests {
  /// An Info.plist, its use, the releases on which it has a problem, and the message.
  struct Case: Sendable, CustomTestStringConvertible {
    let values: [String: JSONValue]
    let use: IntendedUse
    let releases: ClosedRange<Release>
    let text: String

    var testDescription: String { "\(use), \(values.keys.sorted())" }

    init(
      _ values: [String: JSONValue], _ use: IntendedUse, _ releases: ClosedRange<Release>, _ text: String
    ) {
      self.values = values
      self.use = use
      self.releases = releases
      self.text = text
    }
  }

  private static let whenInUse = "NSLocationWhenInUseUsageDescription"
  private static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
  private static let legacy = "NSLocationAlwaysUsageDescription"
  private static let purposes = "NSLocationTemporaryUsageDescriptionDictionary"
  private static let reduced = "NSLocationDefaultAccuracyReduced"

  private static func xml(_ key: String) -> String {
    "<key>\(key)</key><string>What you use location for, with an example.</string>"
  }

  static let missing = [
    Case(
      [:], .whenInUse, .iOS8 ... .newest,
      """
      missing-when-in-use-description: This request shows no prompt and the status stays notDetermined: the Info.plist \
      has no \(whenInUse). Add to the Info.plist: \(xml(whenInUse))
      """),
    Case(
      [:], .always, .iOS8 ... .iOS10,
      """
      missing-when-in-use-description: This request shows no prompt and the status stays notDetermined: the Info.plist \
      has no \(legacy). Add to the Info.plist: \(xml(legacy))
      """),
    Case(
      [:], .always, .iOS11 ... .newest,
      """
      missing-when-in-use-description: This request shows no prompt and the status stays notDetermined: the Info.plist \
      has no \(whenInUse) or \(always). Add to the Info.plist: \(xml(whenInUse)) \(xml(always))
      """),
    Case(
      [whenInUse: "A"], .always, .iOS11 ... .newest,
      """
      missing-always-description: This request does nothing and Settings has no Always row: the Info.plist has no \
      \(always). App Store Connect may reject the upload for the same reason. Add to the Info.plist, or drop \
      the request if When In Use is enough: \(xml(always))
      """),
    Case(
      [whenInUse: "A", legacy: "A"], .always, .iOS11 ... .newest,
      """
      only-legacy-always-description: On iOS 11 and later this request does nothing, because the Info.plist has \
      \(legacy) but no \(always). Add to the Info.plist: \(xml(always))
      """),
    Case(
      [always: "A", legacy: "A"], .always, .iOS11 ... .newest,
      """
      always-description-without-when-in-use: On iOS 11 and later no request for location shows a prompt: the \
      Info.plist has \(always) without \(whenInUse). Add to the Info.plist: \(xml(whenInUse))
      """),
    Case(
      [whenInUse: "A", always: "A"], .always, .iOS8 ... .iOS10,
      """
      missing-legacy-always-description: On iOS 8 to 10 this request does nothing: the Info.plist has no \
      \(legacy), the only usage description for Always that those releases read. Add to the Info.plist, or \
      raise the deployment target to 11: \(xml(legacy))
      """),
    Case(
      [:], .fullAccuracy(purposeKey: "Run"), .iOS14 ... .newest,
      """
      unknown-purpose-key: This request fails with CLError.promptDeclined and shows no prompt: the Info.plist has no \
      \(purposes). Add to the Info.plist: <key>\(purposes)</key><dict><key>Run</key><string>What full accuracy is for \
      here.</string></dict>
      """),
    Case(
      [purposes: ["Walk": "A", "Bike": "A"]], .fullAccuracy(purposeKey: "Run"), .iOS14 ... .newest,
      """
      unknown-purpose-key: This request fails with CLError.promptDeclined and shows no prompt: the dictionary has no \
      "Run", only "Bike" and "Walk". Add to the Info.plist: <key>\(purposes)</key><dict><key>Run</key><string>What full \
      accuracy is for here.</string></dict>
      """),
    Case(
      ["UIBackgroundModes": ["audio"]], .backgroundUpdates, .iOS7 ... .newest,
      """
      background-updates-without-mode: Updates stop when the person leaves the app, and setting \
      allowsBackgroundLocationUpdates to true crashes it: UIBackgroundModes in the Info.plist doesn't include \
      location. Add to the Info.plist, or don't ask for background updates if the app needs none: \
      <key>UIBackgroundModes</key><array><string>location</string></array>
      """),
  ]

  static let wrong = [
    Case(
      [whenInUse: " "], .whenInUse, .iOS8 ... .newest,
      """
      blank-usage-description: The prompt shows no reason, and App Store Connect objects (ITMS-90738): \
      \(whenInUse) is empty. Say what the app does with the location, with an example from the app.
      """),
    Case(
      [whenInUse: "", always: "", legacy: "A"], .always, .iOS11 ... .newest,
      """
      blank-usage-description: The prompt shows no reason, and App Store Connect objects (ITMS-90738): \
      \(whenInUse) and \(always) are empty. Say what the app does with the location, with an example from the app.
      """),
    Case(
      [whenInUse: true], .whenInUse, .iOS8 ... .newest,
      """
      non-string-usage-description: Requests treat this usage description as missing and show no prompt: \
      \(whenInUse) is not a string. Make it a string: \(xml(whenInUse))
      """),
    Case(
      [whenInUse: .string(String(repeating: "A", count: 4_000))], .whenInUse, .iOS8 ... .newest,
      """
      oversized-usage-description: App Store Connect rejects this text: it has 4000 bytes, and must have fewer than \
      4,000. Shorten it to a sentence or two.
      """),
    Case(
      [purposes: "A"], .fullAccuracy(purposeKey: "Run"), .iOS14 ... .newest,
      """
      non-string-usage-description: No purpose key can be found, so requests for temporary full accuracy fail \
      without a prompt: \(purposes) is not a dictionary. Make it a dictionary that maps purpose keys to texts.
      """),
    Case(
      ["NSLocationWhenInUsageDescription": "A"], .whenInUse, .iOS8 ... .newest,
      """
      mistyped-key: iOS does not know the key "NSLocationWhenInUsageDescription", so \(whenInUse) counts as missing. \
      Rename the key to \(whenInUse).
      """),
    Case(
      ["UIBackgroundmodes": ["location"]], .backgroundUpdates, .iOS7 ... .newest,
      """
      mistyped-key: iOS does not know the key "UIBackgroundmodes", so UIBackgroundModes counts as missing. Rename the \
      key to UIBackgroundModes.
      """),
    Case(
      ["UIBackgroundModes": ["Location updates"]], .backgroundUpdates, .iOS7 ... .newest,
      """
      mistyped-background-mode: The app has no background mode for location: "Location updates" is not the \
      name of the mode, which is "location". Put this in the Info.plist file: \
      <key>UIBackgroundModes</key><array><string>location</string></array>
      """),
    Case(
      ["UIBackgroundModes": "location"], .backgroundUpdates, .iOS7 ... .newest,
      """
      mistyped-background-mode: The app has no background mode for location: UIBackgroundModes is the string \
      "location" instead of an array. Put this in the Info.plist file: \
      <key>UIBackgroundModes</key><array><string>location</string></array>
      """),
    Case(
      [whenInUse: "A", reduced: "YES"], .whenInUse, .iOS14 ... .newest,
      """
      default-accuracy-as-string: The string "YES" has no effect here: the prompt offers Precise: On, and the app \
      starts with full accuracy. Use a boolean: <key>\(reduced)</key><true/>
      """),
    Case(
      [whenInUse: "A", "CLRequireExplicitServiceSession": true], .whenInUse, .iOS18 ... .newest,
      """
      single-explicit-session-key: Implicit service sessions may stay on: Apple also documents this key as \
      NSLocationRequireExplicitServiceSession. Add to the Info.plist: \
      <key>NSLocationRequireExplicitServiceSession</key><true/>
      """),
  ]

  @Test(arguments: missing + wrong)
  func `a problem is named on the releases on which it bites, with what to do`(trial: Case) {
    for release in trial.releases.releases {
      #expect(Self.texts(trial, on: release...release) == [trial.text], "\(release)")
    }
    for release in Release.allCases where !trial.releases.contains(release) {
      let texts = Self.texts(trial, on: release...release)
      #expect(!texts.contains(trial.text), "\(release)")
    }
  }

  @Test(
    arguments: [
      .anything, .whenInUse, .always, .fullAccuracy(purposeKey: "Run"), .fullAccuracy(purposeKey: nil),
      .backgroundUpdates,
    ] as [IntendedUse])
  func `an Info.plist that has all that a use needs is right on every release`(use: IntendedUse) {
    let traits: AppConfiguration.Traits = [
      .backgroundMode, .defaultAccuracyReduced, .explicitServiceSession,
    ]
    let values = InfoPlistValues(
      saying: AppConfiguration(descriptions: .all, traits: traits), purposeTexts: ["Run": "A"])
    for release in Release.allCases {
      #expect(values.problems(for: use, under: [.policy(for: release)]) == [])
    }
    #expect(values.problems(for: use, under: Array(Policies.known)) == [])
  }

  @Test func `a use is not bothered with keys that don't matter to it`() {
    let values = InfoPlistValues([
      Self.whenInUse: "A", Self.always: "", Self.legacy: true, Self.purposes: "A",
      "UIBackgroundModes": "location",
    ])
    #expect(values.problems(for: .whenInUse, under: Policies.known.policies(in: .iOS8 ... .newest)) == [])
    #expect(
      values.problems(for: .anything, under: Policies.known.policies(in: .iOS8 ... .newest)).map(\.kind) == [
        .blankUsageDescription, .nonStringUsageDescription, .nonStringUsageDescription,
        .mistypedBackgroundMode,
      ])
  }

  @Test func `the Always text alone is one mistake with two names`() {
    let values = InfoPlistValues([Self.always: "A"])
    let problems = values.problems(for: .whenInUse, under: Policies.known.policies(in: .iOS11 ... .newest))
    #expect(problems == [.missingDescriptions([.whenInUse]), .alwaysDescriptionWithoutWhenInUse])
    #expect(problems.map(\.entries) == [[Self.whenInUse], [Self.whenInUse]])
  }

  private static func texts(_ trial: Case, on releases: ClosedRange<Release>) -> [String] {
    InfoPlistValues(trial.values).problems(for: trial.use, under: Policies.known.policies(in: releases)).map {
      "\($0.kind.rawValue): \($0.message()) \($0.fix)"
    }
  }
}
