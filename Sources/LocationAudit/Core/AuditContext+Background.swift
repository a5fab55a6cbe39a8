import AppProject
import SourceFacts

extension AuditContext {
  /// The strings of the background modes, or nil when the key is missing or no array.
  public var backgroundModes: [String]? {
    guard case .array(let values)? = entry(.backgroundModes)?.value else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// Whether the Info.plist declares the background mode for location.
  public var hasBackgroundMode: Bool { backgroundModes?.contains("location") ?? false }

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
