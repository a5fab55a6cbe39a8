import AppProject
import BinaryReading
import LocationPolicy

/// Makes targets of what is built.
struct BuiltTarget {
  private let bundle: BuiltBundle
  private let code: BinaryReader.Code?
  private let localizations: [Localization]

  /// Takes a bundle with its code, or without where that can't be read.
  init(_ bundle: BuiltBundle, code: BinaryReader.Code?, localizations: [Localization]) {
    self.bundle = bundle
    self.code = code
    self.localizations = localizations
  }

  /// The target: apps link what they embed, whether they load it at launch or later.
  func target(in container: String, embedded: [String]) -> AppTarget {
    let configuration = Self.configuration(infoPlist: bundle.infoPlist, code: code)
    let unread = code.map { $0.isEncrypted ? [Self.encryptedCode] : [] } ?? [Self.unreadCode]
    return AppTarget(
      name: bundle.path.name, kind: kind, container: container, configurations: [configuration],
      sources: code?.sources ?? [], dependencies: Set((code?.libraries ?? []) + embedded + unread).sorted(),
      localizations: localizations,
      origin: Site(wholeFile: bundle.path.appending("Info.plist")), isBuilt: true)
  }

  /// What stands for code of which nothing is known among the names of libraries.
  private static let encryptedCode = "its encrypted code"
  private static let unreadCode = "its code, which can't be read"

  /// The one configuration that is built; the Info.plist says on what it runs, or else the code.
  static func configuration(infoPlist: InfoPlist?, code: BinaryReader.Code?) -> BuildConfiguration {
    let stated = infoPlist?.values.text("MinimumOSVersion").flatMap { SystemVersion($0) }
    return BuildConfiguration(
      name: "Built",
      deploymentTarget: stated ?? code?.target.flatMap { SystemVersion($0.minimumVersion) },
      infoPlist: infoPlist, entitlements: code?.entitlements ?? [:], settings: [:], infoPlistKeySettings: [:],
      deploymentTargetOrigin: infoPlist?.entries["MinimumOSVersion"]?.origin)
  }

  private var kind: ProductKind {
    switch code?.target?.platform {
    case .iOS, .iOSSimulator, nil: bundle.kind
    case .watchOS, .watchOSSimulator: .watch
    case .macOS, .tvOS, .bridgeOS, .macCatalyst, .tvOSSimulator, .driverKit, .visionOS, .visionOSSimulator:
      .other
    }
  }
}
