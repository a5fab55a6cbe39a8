/// A platform of Apple's that has Core Location, by the name that `@available` knows.
package enum ApplePlatform: String, CaseIterable, Sendable {
  case iOS, macCatalyst, macOS, tvOS, watchOS, visionOS
}
