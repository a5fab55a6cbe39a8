public import LocationHost
public import LocationPolicy
public import LocationTracks
public import Testing

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Trait where Self == ReleaseTrait {
  /// Runs a test on each of several releases, with a new phone each time.
  ///
  /// - Parameters:
  ///   - releases: The releases, in the order in which they are tried.
  ///   - infoPlist: The app's Info.plist; nil for one with everything that location can need, with a text for
  ///     ``InfoPlist/purposeKey``.
  ///   - person: How the person responds to prompts.
  ///   - place: Where the phone is.
  public static func releases(
    _ releases: some Sequence<Release>, infoPlist: InfoPlist? = nil, person: PersonPolicy = .absent,
    at place: Coordinate = TestPhone.defaultPlace
  ) -> ReleaseTrait {
    ReleaseTrait(Array(releases)) { release in
      guard let infoPlist else { return await TestPhone(release: release, person: person, at: place) }
      return try await TestPhone(release: release, infoPlist: infoPlist, person: person, at: place)
    }
  }

  /// Runs a test on all releases that the client library supports, with a person who answers no prompts.
  public static var allReleases: ReleaseTrait { allReleases() }

  /// Runs a test on all releases that the client library supports, from iOS 13 on.
  ///
  /// - Parameters:
  ///   - first: The oldest release: an app's deployment target, or an older one for code that doesn't use the
  ///     library.
  ///   - infoPlist: The app's Info.plist; nil for one with everything that location can need, with a text for
  ///     ``InfoPlist/purposeKey``.
  ///   - person: How the person responds to prompts.
  ///   - place: Where the phone is.
  public static func allReleases(
    from first: Release? = nil, infoPlist: InfoPlist? = nil, person: PersonPolicy = .absent,
    at place: Coordinate = TestPhone.defaultPlace
  ) -> ReleaseTrait {
    releases(Release.all(from: first), infoPlist: infoPlist, person: person, at: place)
  }
}
