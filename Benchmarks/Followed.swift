#if os(Linux)
  /// A way to follow the locations of a simulated phone, in steps.
  protocol Followed {
    /// The number of locations received so far.
    var count: Int { get }

    /// Advances the time, and lets the app receive locations.
    func step()
  }
#endif
