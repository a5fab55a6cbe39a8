#if os(Linux)
  /// A way to follow the locations of a simulated phone, a step at a time.
  protocol Followed {
    /// How many locations came so far.
    var count: Int { get }

    /// Lets time pass, and the app take what comes.
    func step()
  }
#endif
