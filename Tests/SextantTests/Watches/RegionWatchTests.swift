import CoreLocation
import Foundation
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import Testing

@MainActor
@Suite struct RegionWatchTests {
  /// Releases on which regions differ: Always needed, in use enough, reduced accuracy, the newest.
  nonisolated static let some: [Release] = [.iOS7, .iOS9, .iOS12, .iOS13, .iOS14, .iOS17, .iOS26]

  /// Circles along the road, each so many metres after the one before.
  ///
  /// Large enough that a car is in them longer than the phone needs to be sure.
  nonisolated static func road(_ count: Int, every spacing: Double = 3_000, radius: Double = 1_000)
    -> [WatchedRegion]
  {
    (1...count).map { region("\($0)", Double($0) * spacing, radius) }
  }

  nonisolated static func region(_ id: String, _ metres: Double, _ radius: Double = 200) -> WatchedRegion {
    let place = Handset.place(metres)
    return WatchedRegion(
      id: id,
      center: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), radius: radius)
  }

  static func brief(_ event: RegionEvent) -> String {
    switch event {
    case .entered(let region): "into \(region.id)"
    case .exited(let region): "out of \(region.id)"
    case .failed(let region, let failure): "\(region.id): \(failure)"
    case .interrupted(let interruption): "interrupted: \(interruption)"
    case .resumed: "resumed"
    }
  }

  @Test("MON-006, MIS-36: A drive past 200 regions tells each crossing once", arguments: some)
  func drive(release: Release) throws {
    let phone = try Handset(release)
    let heard = try phone.listens { $0.regions.events }
    phone.client?.regions.add(Self.road(200))
    phone.passes(60)
    #expect(phone.monitored.count == 20)
    #expect(heard.all.isEmpty)
    try phone.drives(from: 0, to: 603_000, at: 30)
    var most = 0
    for _ in 0..<70 {
      phone.passes(300, step: 30)
      most = max(most, phone.monitored.count)
    }
    #expect(most == 20)
    let expected = (1...200).flatMap { ["into \($0)", "out of \($0)"] }
    #expect(heard.all.map(Self.brief) == expected)
    #expect(phone.running == [])
  }
}
