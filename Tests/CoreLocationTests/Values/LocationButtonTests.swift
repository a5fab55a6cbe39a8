import CoreLocationUI
import Synchronization
import Testing

@MainActor @Suite(.serialized) struct LocationButtonTests {
  @Test("A tap tells the host first, then the app")
  func taps() {
    let order = Mutex<[String]>([])
    LocationButtonTaps.receive { order.withLock { $0.append("host") } }
    defer { LocationButtonTaps.receive(nil) }
    LocationButton(.shareCurrentLocation) { order.withLock { $0.append("app") } }.tap()
    CLLocationButton(frame: .zero).tap()
    #expect(order.withLock(\.self) == ["host", "app", "host"])
  }

  @Test("A button keeps its look in an archive")
  func archives() throws {
    let button = CLLocationButton(frame: .zero)
    (button.icon, button.label, button.fontSize, button.cornerRadius) = (
      .arrowOutline, .shareMyCurrentLocation, 12, 8
    )
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    button.encode(with: archiver)
    archiver.finishEncoding()
    let back = try #require(CLLocationButton(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(back.icon == .arrowOutline && back.label == .shareMyCurrentLocation)
    #expect(back.fontSize == 12 && back.cornerRadius == 8)
  }
}
