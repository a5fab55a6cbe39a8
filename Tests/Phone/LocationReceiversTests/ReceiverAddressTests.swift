import Testing

@testable import LocationReceivers

@Suite struct ReceiverAddressTests {
  @Test(arguments: [
    ("gpsd", ReceiverAddress.gpsd(host: "127.0.0.1", port: 2_947)),
    ("gpsd:pi.local", .gpsd(host: "pi.local", port: 2_947)),
    ("gpsd:10.0.0.7:2950", .gpsd(host: "10.0.0.7", port: 2_950)),
    ("gpsd:[::1]", .gpsd(host: "::1", port: 2_947)),
    ("gpsd:[::1]:2950", .gpsd(host: "::1", port: 2_950)),
    ("geoclue", .geoclue(bus: nil)),
    ("nmea:/dev/ttyUSB0", .nmea(path: "/dev/ttyUSB0")),
    ("nmea:/dev/serial/by-path/usb-0:1.2:1.0", .nmea(path: "/dev/serial/by-path/usb-0:1.2:1.0")),
  ])
  func `addresses are read`(text: String, address: ReceiverAddress) {
    #expect(ReceiverAddress(text) == address)
  }

  @Test(arguments: [
    "", "gps", "geoclue:", "geoclue:host", "gpsd:", "gpsd::2947", "gpsd:pi:", "gpsd:pi:0", "gpsd:pi:65536",
    "gpsd:pi:port",
    "gpsd:[::1]2947", "nmea", "nmea:",
  ])
  func `what is no address is refused`(text: String) { #expect(ReceiverAddress(text) == nil) }
}
