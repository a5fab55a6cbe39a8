import AppProject
import LocationPolicy
import SourceFacts

extension AuditContext {
  /// Whether the Info.plist declares the background mode for location.
  public var hasBackgroundMode: Bool { values.hasBackgroundMode }

  /// Whether the mode is missing and no other finding says why.
  var lacksBackgroundMode: Bool { !hasBackgroundMode && !BackgroundModeSpelling.isDamaged(in: self) }

  /// Whether updates go on in background and nothing asks for the indicator.
  var tracksInBackgroundWithoutIndicator: Bool {
    asksForAuthorization && hasBackgroundMode && code.uses(of: .backgroundUpdates).contains(where: \.setsTrue)
      && code.uses(anyOf: .standardUpdates)
      && code.uses("showsBackgroundLocationIndicator", .assignment).allSatisfy {
        $0.fact.value == .boolean(false)
      }
  }
}
