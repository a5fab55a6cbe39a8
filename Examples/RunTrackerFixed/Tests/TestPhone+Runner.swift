import Foundation
import SextantTesting

extension TestPhone {
  /// The test's phone with one of the two apps on it, by the app's own Info.plist, and a person who runs with it.
  static func opening(_ example: String) throws -> TestPhone {
    let release = try current.release
    let phone = try TestPhone(release: release, infoPlist: infoPlist(of: example), startDate: Date())
    phone.follow(Track(segments: [[TrackPoint(.start), TrackPoint(.finish)]]))
    phone.clearTimeline()
    return phone
  }

  /// The Info.plist of one of the two apps.
  nonisolated static func infoPlist(of example: String) throws -> InfoPlist {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    return try InfoPlist(contentsOf: examples.appending(path: "\(example)/RunTracker/Info.plist"))
  }

  /// What a prompt offers that comes up within the hours in which iOS asks again, after the app is left.
  func secondPrompt() async throws -> [String]? {
    try goHome()
    try await advance(by: DeviceTimings().secondPrompt.upperBound + 60)
    return prompt?.buttons
  }
}

extension Coordinate {
  fileprivate static let start = Coordinate(latitude: 60.17, longitude: 24.9384)
  fileprivate static let finish = Coordinate(latitude: 60.21, longitude: 24.9384)
}
