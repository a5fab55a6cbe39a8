/// How far a row of Apple's is there.
enum RowState: Hashable {
  /// It can be used as Apple's can.
  case implemented
  /// It compiles, and does nothing.
  case declaredOnly(reason: String)
  /// Apple has it on no release of iOS that Swift code can call it on.
  case unavailable
  /// It cannot be had on Linux.
  case impossible(reason: String)
  /// It is not there, or declared otherwise.
  case missing(difference: String)

  /// The state in the words of the page.
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
