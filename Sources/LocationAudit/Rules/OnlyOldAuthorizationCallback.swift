import SourceFacts
import AppProject
import LocationPolicy

extension Rule {
  /// A delegate knows only the callback that iOS 14 replaced.
  static let onlyOldAuthorizationCallback = Rule(
    id: "only-old-authorization-callback",
    summary: "A delegate implements only the authorization callback that iOS 14 replaced.",
    explanation: """
      From iOS 14 on locationManagerDidChangeAuthorization(_:) reports changes of the status and of the accuracy. The \
      old locationManager(_:didChangeAuthorization:) still reports the status where the new one is missing, but an app \
      that has only that one is not told when the person turns Precise Location on or off. Implement the new one, \
      beside the old one while the app installs on iOS 13.
      """,
    severity: .note, releases: .iOS14 ... .newest, mistakes: ["MIS-47"], facts: [.auth005],
    examples: [
      RuleExample(
        "Only the old callback",
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              func ↓locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
            }
            """)
        ]),
      RuleExample(
        "Both callbacks", iOS: SystemVersion(13),
        files: [
          .swift(
            """
            import CoreLocation
            final class Locator: NSObject, CLLocationManagerDelegate {
              func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
              func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
            }
            """)
        ]),
      RuleExample(
        "A type that is no delegate",
        files: [
          .swift(
            """
            import CoreLocation
            protocol Watching { func locationManager(_ m: CLLocationManager, didChangeAuthorization s: CLAuthorizationStatus) }
            """)
        ]),
    ],
    check: { context in
      let methods = context.code.types.sorted.compactMap { oldCallback(of: $0, in: context.code.types) }
        .filter { context.isJudged($0.file) }.sorted { $0.site < $1.site }
      let readsAccuracy = !context.code.uses("accuracyAuthorization", .read).isEmpty
      return methods.prefix(1).map {
        violation(at: $0.site, further: methods.count - 1, readsAccuracy: readsAccuracy)
      }
    })

  private static func oldCallback(of entry: TypeIndex.Entry, in types: TypeIndex) -> TypeIndex.Method? {
    let family = types.ancestry(of: entry.name)
    guard family.contains("CLLocationManagerDelegate"), !TestDouble.isType(entry.name),
      !family.union(types.descendants(of: entry.name))
        .contains(where: {
          types.entry(named: $0)?.implements(DelegateMethod.didChangeAuthorization) ?? false
        })
    else { return nil }
    return entry.methods.first { $0.delegateName == DelegateMethod.didChangeStatus }
  }

  private static func violation(at site: Site, further: Int, readsAccuracy: Bool) -> Violation {
    Violation(
      at: site, severity: readsAccuracy ? .warning : .note,
      message: """
        This delegate is not told when the person turns Precise Location on or off: only the callback that iOS 14 \
        replaced is implemented.\(Words.further(further))
        """,
      fix: "Implement locationManagerDidChangeAuthorization(_:) and read manager.authorizationStatus there.")
  }
}
