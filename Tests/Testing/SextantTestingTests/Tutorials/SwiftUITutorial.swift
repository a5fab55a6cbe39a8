import CoreLocation
import Foundation
import Sextant
import SextantTesting
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct SpeedView: View {
  @StateObject var model = LocationModel()

  var body: some View {
    VStack {
      Text(model.lastLocation.map { "\(Int($0.speed)) m/s" } ?? "–")
      if model.interruption == .notAuthorized(.denied) {
        Text("Allow location in Settings to see how fast you are.")
      }
    }
    .task { await model.follow(UpdatesRequest(withoutPermission: .waits)) }
  }
}

extension LocationModel {
  /// The model for a preview: a person who allows locations, and runs.
  static var running: LocationModel {
    let place = CLLocationCoordinate2D(latitude: 48.3, longitude: 14.3)
    let location = CLLocation(
      coordinate: place, altitude: 266, horizontalAccuracy: 5, verticalAccuracy: 3, course: 90, speed: 3,
      timestamp: Date())
    return LocationModel(client: .scripted(LocationScript(locations: [location])))
  }
}

#if !canImport(SwiftUI)
  /// The example of the tutorial on SwiftUI, run as it is there, with a few declarations instead of SwiftUI.
  @MainActor
  @Suite struct SwiftUITutorial {
    @Test(.allReleases(person: .agreeing)) func `the view shows the speed`() async throws {
      let phone = try TestPhone.current
      let view = phone.inApp { SpeedView() }
      let screen = phone.start { await Screen.show(view) }
      try await phone.advance(by: 5)
      #expect(phone.inApp { Screen.texts(of: view) } == ["0 m/s"])
      screen.cancel()
      try await screen.value()
    }

    @Test(.allReleases) func `a preview shows what its script has`() async throws {
      let phone = try TestPhone.current
      let view = phone.inApp { SpeedView(model: .running) }
      let screen = phone.start { await Screen.show(view) }
      try await phone.advance(by: 5)
      #expect(phone.inApp { Screen.texts(of: view) } == ["3 m/s"])
      screen.cancel()
      try await screen.value()
    }

    @Test(.allReleases(person: .declining))
    func `somebody who declined sees how to change that, and then the speed`() async throws {
      let phone = try TestPhone.current
      let view = phone.inApp { SpeedView() }
      let screen = phone.start { await Screen.show(view) }
      try await phone.advance(by: 5)
      #expect(
        phone.inApp { Screen.texts(of: view) }
          == ["–", "Allow location in Settings to see how fast you are."])
      try phone.chooseInSettings(.whileUsing)
      try phone.open()
      try await phone.advance(by: 5)
      #expect(phone.inApp { Screen.texts(of: view) } == ["0 m/s"])
      screen.cancel()
      try await screen.value()
    }
  }
#endif
