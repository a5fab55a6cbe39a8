package import AppProject
import LocationFlow
package import LocationPolicy
package import Phrases
import SourceFacts

/// One configuration of a target with the code that ends up in its process: all that a rule sees.
package struct AuditContext: Sendable {
  /// The target.
  package let target: AppTarget
  /// The configuration.
  package let configuration: BuildConfiguration
  /// The code of the target's process.
  package let code: ProcessCode
  /// The releases that the target installs on.
  package let releases: ClosedRange<Release>
  /// The releases on which the rule bites that looks.
  var ruleReleases: [ClosedRange<Release>] = []
  /// The values of the Info.plist; none when there is no Info.plist.
  let values: InfoPlistValues

  /// Creates the context of a configuration.
  init(target: AppTarget, configuration: BuildConfiguration, code: ProcessCode) {
    self.target = target
    self.configuration = configuration
    self.code = code
    releases = Self.releases(of: configuration, among: code.policies)
    values = configuration.infoPlist?.values ?? InfoPlistValues([:])
  }

  /// A project that names no deployment target is taken to install wherever the newest SDK builds for.
  static func releases(
    of configuration: BuildConfiguration, among policies: Policies
  ) -> ClosedRange<Release> {
    let version = configuration.deploymentTarget ?? SystemVersion(NewestSDK.oldestDeploymentTarget)
    let oldest = policies.release(major: version.major, minor: version.minor) ?? policies.oldest.release
    return oldest...policies.newest.release
  }

  /// The rules by which the target is judged.
  package var policies: Policies { code.policies }

  /// The rules of the releases that the target installs on.
  var deployedPolicies: [AuthorizationPolicy] { policies.policies(in: releases) }

  /// Returns the releases on which the rule bites that looks, as far as availability conditions let a place run there.
  func releases(of use: CodeUse) -> [ClosedRange<Release>] { code.releases(of: use, within: ruleReleases) }

  /// The Info.plist, or nil when there is none or it can't be read; then nothing can be said about keys.
  package var infoPlist: InfoPlist? { configuration.infoPlist }

  /// The Info.plist as messages name it.
  package var infoPlistName: Phrase {
    infoPlist?.path.map { Phrase(verbatim: $0) } ?? "the generated Info.plist"
  }

  /// Whether the target is an app or an App Clip, the only kinds that are asked for authorization.
  package var asksForAuthorization: Bool { target.kind == .app || target.kind == .appClip }

  /// Whether the target runs inside another app's container and shares its authorization.
  package var isExtension: Bool { target.kind == .appExtension || target.kind == .widget }

  /// Whether the process may hold code that was not read: own sources, or libraries that are linked.
  package var hasUnseenCode: Bool { !code.unread.isEmpty }

  /// Whether Swift sources are of a version whose delegate methods are matched by full name and type (4 and later).
  ///
  /// Swift packages always are; an Xcode project without the setting is older.
  var isModernSwift: Bool {
    if target.container.hasSuffix("Package.swift") { return true }
    guard let version = configuration.settings["SWIFT_VERSION"].flatMap(SystemVersion.init) else {
      return false
    }
    return version.major >= 4
  }

  /// The names that people know the app by.
  var productNames: [String] {
    let keys = ["CFBundleDisplayName", "CFBundleName"].compactMap { key -> String? in
      if case .string(let name)? = infoPlist?[key] { name } else { nil }
    }
    return keys + [target.name, configuration.settings["PRODUCT_NAME"]].compactMap(\.self)
  }

  /// Returns the requests for authorization at places that following the code came to, where they are judged.
  func requests(at places: Set<Effect.Place>) -> [CodeUse] {
    guard !places.isEmpty else { return [] }
    return code.uses(of: .whenInUseRequest, .alwaysRequest).filter { use in
      isJudged(use.file) && places.contains(Effect.Place(file: use.file, line: use.fact.position.line))
    }.sorted()
  }

  /// Whether what stands in a file is judged in this target.
  ///
  /// The code of libraries is judged in the apps that link them, not once more in the extensions;
  /// a library that no app links is judged by itself, without those that it links.
  func isJudged(_ file: String) -> Bool {
    !(isExtension || target.kind == .framework) || !code.isShared(file)
  }
}
