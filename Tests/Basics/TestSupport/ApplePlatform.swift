/// A platform of Apple's with Core Location, by its name in `@available`.
package enum ApplePlatform: String, CaseIterable, Sendable {
  case iOS, macCatalyst, macOS, tvOS, watchOS, visionOS
}
