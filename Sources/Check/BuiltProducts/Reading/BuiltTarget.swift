import AppProject
import BinaryReading
import LocationPolicy

/// Creates targets for built products.
struct BuiltTarget {
  private let bundle: BuiltBundle
  private let code: BinaryReader.Code?
  private let localizations: [Localization]

  /// Creates a target from a bundle, and from its code if that can be read.
  init(_ bundle: BuiltBundle, code: BinaryReader.Code?, localizations: [Localization]) {
    self.bundle = bundle
    self.code = code
    self.localizations = localizations
  }

  /// Returns the target; an app links all that it embeds, even if it loads it later.
  func target(in container: String, embedded: [String]) -> AppTarget {
    let configuration = Self.configuration(infoPlist: bundle.infoPlist, code: code)
    let unread = code.map { $0.isEncrypted ? [Self.encryptedCode] : [] } ?? [Self.unreadCode]
    return AppTarget(
      name: bundle.path.name, kind: kind, container: container, configurations: [configuration],
      sources: code?.sources ?? [], dependencies: Set((code?.libraries ?? []) + embedded + unread).sorted(),
      localizations: localizations,
      origin: Site(wholeFile: bundle.path.appending("Info.plist")), isBuilt: true)
  }

  /// The placeholder for encrypted code in lists of libraries.
  private static let encryptedCode = "its encrypted code"
  private static let unreadCode = "its code, which can't be read"

  /// Returns the only configuration, whose deployment target is that of the Info.plist or else of
  /// the code.
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
