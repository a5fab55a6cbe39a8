/// The state of one of Apple's declarations on Linux.
enum RowState: Hashable {
  /// It works like Apple's.
  case implemented
  /// It compiles, but has no effect.
  case declaredOnly(reason: String)
  /// It isn't available to Swift code on any release of iOS.
  case unavailable
  /// It can't exist on Linux.
  case impossible(reason: String)
  /// It doesn't exist, or is declared differently.
  case missing(difference: String)

  /// The state as the page writes it.
  var text: String {
    switch self {
    case .implemented: "implemented"
    case .declaredOnly(let reason): "declared only: \(reason)"
    case .unavailable: "not callable from Swift on iOS"
    case .impossible(let reason): "cannot exist on Linux: \(reason)"
    case .missing(let difference): "**missing**: \(difference)"
    }
  }
}
