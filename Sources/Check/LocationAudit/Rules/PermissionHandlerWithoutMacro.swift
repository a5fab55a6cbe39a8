import AppProject
import LocationEvidence
import LocationPolicy
import Phrases
import SourceFacts

extension Rule {
  /// Flutter's permission_handler is built without its location part.
  static let permissionHandlerWithoutMacro = Rule(
    id: .permissionHandlerWithoutMacro,
    summary: "Flutter's permission_handler asks for location, but the Podfile doesn't build that part of it.",
    explanation: """
      From version 8 on, permission_handler contains only the permissions that the Podfile names. Without \
      PERMISSION_LOCATION=1 its request for location shows no prompt and answers permanentlyDenied at once, and \
      Settings has no row for location either. Flutter's own Podfile doesn't name any. With Swift Package Manager the \
      keys of the Info.plist decide instead, from permission_handler_apple 9.4.8 on.
      """,
    severity: .warning, facts: [.auth021, .key003],
    check: { context in
      guard context.target.lacksPermissionHandlersLocation else { return [] }
      let requests = context.code.uses(of: .whenInUseRequest, .alwaysRequest)
        .filter(\.isByPermissionHandler)
      return requests.prefix(1).map { use in
        Violation(
          at: use.site,
          message: """
            This shows no prompt and answers permanentlyDenied: no Podfile that was read defines PERMISSION_LOCATION=1, \
            and without it permission_handler is built without location.
            """,
          fix:
            "Add 'PERMISSION_LOCATION=1' to GCC_PREPROCESSOR_DEFINITIONS in ios/Podfile, which Flutter creates with the first build for iOS, and run pod install."
        )
      }
    })
}
