package import LeanFoundation

extension stat {
  /// The seconds in which a file could be written again without another time; file systems count in steps of up to two
  /// seconds.
  private static let settlingTime = 3

  /// The time of the last change to the contents or the attributes, which no program can set back.
  #if canImport(Darwin)
    private var changed: timespec { st_ctimespec }
  #else
    private var changed: timespec { st_ctim }
  #endif

  /// What changes when the file is written: its size, its time and its number.
  package var version: String { "\(st_size) \(changed.tv_sec).\(changed.tv_nsec) \(st_ino)" }

  /// Whether whoever writes the file from now on gives it another time.
  var isSettled: Bool { time(nil) - changed.tv_sec > Self.settlingTime }
}
