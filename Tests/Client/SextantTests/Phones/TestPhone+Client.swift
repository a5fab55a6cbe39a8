import LocationPolicy
import Sextant
import SextantTesting
import Testing

/// The result of a request for a location.
typealias LocationEnd = Result<FoundLocation, LocationFailure>

extension TestPhone {
  /// Returns a client of the app's current process, with changes to its environment.
  func client(_ change: (inout LocationEnvironment) -> Void = { _ in }) -> LocationClient {
    inApp {
      var environment = LocationEnvironment.current
      change(&environment)
      return LocationClient(environment: environment)
    }
  }

  /// The choices of the visible prompt; nil if there is none.
  var choices: [Choice]? { host.read { $0.visiblePrompt.map { Array($0.prompt.template.choices) } } }

  /// Requests a location, with a new client by default.
  func find(by client: LocationClient? = nil, _ request: LocationRequest = LocationRequest())
    -> TestCall<LocationEnd>
  {
    start {
      do throws(LocationFailure) {
        return .success(try await (client ?? LocationClient()).location(request))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Follows the location in a loop, with a new client by default.
  func follow(by client: LocationClient? = nil, _ request: UpdatesRequest = UpdatesRequest())
    -> Heard<LocationUpdate>
  {
    hear { (client ?? LocationClient()).updates(request) }
  }

  /// Listens to a sequence in a loop.
  func hear<Updates: AsyncSequence>(_ updates: @escaping @MainActor () -> Updates) -> Heard<Updates.Element>
  where Updates.Element: Sendable {
    let heard = Heard<Updates.Element>()
    heard.loop = start { for try await element in updates() { heard.note(element) } }
    return heard
  }
}

extension TestCall {
  /// The result; nil while it waits.
  var end: Output? {
    switch result {
    case .success(let output): return output
    case .failure(let error):
      Issue.record(error)
      return nil
    case nil: return nil
    }
  }
}

extension TestCall<LocationEnd> {
  /// The result in words: the reason and the accuracy, or the failure; nil while it waits.
  var words: String? {
    switch end {
    case .success(let found): "\(found.reason) \(Int(found.achievedAccuracy.rounded()))"
    case .failure(let failure): "\(failure)"
    case nil: nil
    }
  }
}
