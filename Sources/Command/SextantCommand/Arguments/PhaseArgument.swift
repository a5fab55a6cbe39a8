import CommandLineOptions
import LocationPolicy

/// An app's phase, as typed.
enum PhaseArgument: String, CaseIterable, ExpressibleByArgument {
  case foreground
  case grace
  case background

  var phase: AppPhase {
    switch self {
    case .foreground: .foreground
    case .grace: .grace
    case .background: .background
    }
  }
}
