extension LocationClient {
  /// The regions that the client watches, any number of them; they are the app's, and stay when it ends.
  public var regions: RegionWatch { RegionWatch(core: core) }
}
