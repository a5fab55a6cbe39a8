import CommandLineOptions
import LocationPolicy

/// Where an app is, as it is typed.
enum PhaseArgument: String, CaseIterable, ExpressibleByArgument {
  case foreground
  case grace
  case background

  /// The phase of the app's process.
  var phase: AppPhase {
    switch self {
    case .foreground: .foreground
    case .grace: .grace
    case .background: .background
    }
  }
}
