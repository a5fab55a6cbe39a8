package import LocationPolicy
package import LocationScenario
import LocationSimulation

/// An Xcode project that makes a journey on an iPhone or in a simulator, as files by their paths.
package struct ExperimentKit: Sendable {
  /// The name of the experiment.
  package let name: String
  /// The journey, whose app is the Probe.
  package let scenario: JSONValue

  private let needs: ExperimentNeeds

  /// Creates a kit for a journey on a release; throws if no kit can make it.
  package init(_ name: String, scenario: JSONValue, on release: Release) throws(ScenarioError) {
    needs = ExperimentNeeds(scenario, on: release)
    if let obstacle = needs.obstacle { throw ScenarioError("", "no kit can make this journey: \(obstacle)") }
    var apps = scenario["apps"]?.elements ?? []
    if let app = apps.first, app["infoPlist"]?.text != nil {
      throw ScenarioError("apps[0].infoPlist", "write the keys here: the Probe has no other Info.plist")
    }
    if !apps.isEmpty { apps[0]["name"] = .string(Experiment.appName) }
    self.name = name
    var own = scenario
    own["apps"] = .array(apps)
    self.scenario = own
    _ = try ScenarioReader().scenario(from: own)
    try PersonalData(of: own).checkScenario()
  }

  /// The Probe's bundle identifier, unique to the experiment: iOS keeps its decisions separately for each
  /// app.
  package var bundleIdentifier: String {
    "org.example.sextant.probe." + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// The files by their paths.
  package var files: [String: String] {
    let journey = TraceJSON.text(of: KitJourney(scenario, bundle: bundleIdentifier).value) + "\n"
    return [
      "Experiment.xcodeproj/project.pbxproj": KitProject(bundleIdentifier: bundleIdentifier).text,
      "Experiment.xcodeproj/xcshareddata/xcschemes/Driver.xcscheme": KitScheme.text,
      "Probe/ProbeApp.swift": ProbeSources.app, "Probe/Prober.swift": ProbeSources.prober,
      "Probe/Journey.swift": ProbeSources.journey, "Probe/Journey.json": journey,
      "Probe/Info.plist": KitInfoPlist(scenario["apps"]?.elements.first?["infoPlist"] ?? .object([:])).text,
      "Driver/JourneyTests.swift": DriverSources.driver, "Driver/Journey.swift": ProbeSources.journey,
      "Driver/Journey.json": journey, "experiment.json": experiment,
      "run.sh": KitScript(bundleIdentifier: bundleIdentifier).text, "README.md": readme,
    ]
  }

  /// The content of experiment.json: the name and the journey, which each record of the kit repeats.
  private var experiment: String {
    TraceJSON.text(of: ["experiment": .string(name), "scenario": scenario]) + "\n"
  }

  private var readme: String {
    let hands = needs.byHand.map { "- \($0)\n" }.joined()
    let byHand =
      hands.isEmpty
      ? ""
      : "\nThe Driver prints when it is time for what only hands can do, and waits a minute each:\n\n\(hands)"
    return """
      # The experiment \(name)

      Written by `sextant experiment generate`. No one has run this project on an iPhone yet, or built it with Xcode: it was
      written on Linux, where its Swift was checked as far as possible. Please report what doesn't work.

      The Probe makes the calls of the journey and notes what comes of them; the Driver, a UI test, plays the person. Both write
      into their own containers, and `run.sh` fetches that and makes a record:

      ```sh
      ./run.sh simulator "iPhone 16" 3       # three times in a simulator
      ./run.sh device UDID TEAM 3            # three times on an iPhone that this Mac trusts
      sextant experiment compare records/*.json
      ```

      The phone must be in English. An iPhone must be unlocked, with developer mode on, and it loses the Probe and its
      permission before each run; nothing else on it is touched, except the switches that the journey names.
      \(byHand)
      """
  }
}

/// The Info.plist of the Probe, in XML.
struct KitInfoPlist {
  private let values: JSONValue

  init(_ values: JSONValue) { self.values = values }

  var text: String {
    var own = values
    let standard: [(String, JSONValue)] = [
      ("CFBundleDevelopmentRegion", "en"), ("CFBundleDisplayName", .string(Experiment.appName)),
      ("CFBundleExecutable", "$(EXECUTABLE_NAME)"), ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
      ("CFBundleInfoDictionaryVersion", "6.0"), ("CFBundleName", "$(PRODUCT_NAME)"),
      ("CFBundlePackageType", "APPL"), ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
      ("LSRequiresIPhoneOS", true), ("UILaunchScreen", .object([:])),
    ]
    for (name, value) in standard { own[name] = value }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(Self.xml(own, indent: ""))
      </plist>

      """
  }

  private static func xml(_ value: JSONValue, indent: String) -> String {
    switch value {
    case .null: "\(indent)<string></string>"
    case .boolean(let value): indent + (value ? "<true/>" : "<false/>")
    case .integer(let value): "\(indent)<integer>\(value)</integer>"
    case .number(let value): "\(indent)<real>\(value)</real>"
    case .string(let text): "\(indent)<string>\(escaped(text))</string>"
    case .array(let values):
      ([indent + "<array>"] + values.map { xml($0, indent: indent + "\t") } + [indent + "</array>"])
        .joined(separator: "\n")
    case .object(let values):
      ([indent + "<dict>"]
        + values.sorted { $0.key < $1.key }.map { name, value in
          "\(indent)\t<key>\(escaped(name))</key>\n" + xml(value, indent: indent + "\t")
        } + [indent + "</dict>"]).joined(separator: "\n")
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
