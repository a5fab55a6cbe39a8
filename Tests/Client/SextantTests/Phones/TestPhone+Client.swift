import LocationPolicy
import Sextant
import SextantTesting
import Testing

/// How a request for a location ended.
typealias LocationEnd = Result<FoundLocation, LocationFailure>

extension TestPhone {
  /// A client of the app's present process, with changes of what it finds around it.
  func client(_ change: (inout LocationEnvironment) -> Void = { _ in }) -> LocationClient {
    inApp {
      var environment = LocationEnvironment.current
      change(&environment)
      return LocationClient(environment: environment)
    }
  }

  /// What the prompt that is up offers; nil when none is.
  var choices: [Choice]? { host.read { $0.visiblePrompt.map { Array($0.prompt.template.choices) } } }

  /// The app asks for a location, by a client of its own unless it has one.
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

  /// The app follows the location in a loop, by a client of its own unless it has one.
  func follow(by client: LocationClient? = nil, _ request: UpdatesRequest = UpdatesRequest())
    -> Heard<LocationUpdate>
  {
    hear { (client ?? LocationClient()).updates(request) }
  }

  /// The app listens to something in a loop.
  func hear<Updates: AsyncSequence>(_ updates: @escaping @MainActor () -> Updates) -> Heard<Updates.Element>
  where Updates.Element: Sendable {
    let heard = Heard<Updates.Element>()
    heard.loop = start { for try await element in updates() { heard.note(element) } }
    return heard
  }
}

extension TestCall {
  /// What it returned; nil while it waits.
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
  /// How it ended, in words: the reason and the accuracy, or the failure; nil while it waits.
  var words: String? {
    switch end {
    case .success(let found): "\(found.reason) \(Int(found.achievedAccuracy.rounded()))"
    case .failure(let failure): "\(failure)"
    case nil: nil
    }
  }
}
