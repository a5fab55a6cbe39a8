import LeanFoundation

/// Tracks the day for sentences that contain only the time.
struct NMEAClock {
  /// Days since 2001, or since the first sentence as long as no date is known.
  private var day = 0
  private var lastSeconds = 0
  private var isDated = false
  private var hasTimes = false
  /// The number of dates that were returned before the first day was known, and the days to add to them.
  private var undated = 0
  private var missingDays = 0

  /// Whether there were times but never a date.
  var isWithoutDate: Bool { hasTimes && !isDated }

  /// Returns the date of an epoch; a time that falls back by more than half a day belongs to the next day.
  mutating func date(of epoch: NMEAEpoch) -> Date? {
    guard let time = epoch.time else { return nil }
    if time.seconds < lastSeconds - 43_200 { day += 1 }
    lastSeconds = time.seconds
    hasTimes = true
    if let known = epoch.day {
      if !isDated { missingDays = known - day }
      isDated = true
      day = known
    }
    if !isDated, epoch.point != nil { undated += 1 }
    return Timestamp.date(
      seconds: Int64(day) * 86_400 + Int64(time.seconds), fraction: time.fraction, digits: time.digits)
  }

  /// Returns the segments with the first day added to the times that came before it was known.
  func dated(_ segments: [[TrackPoint]]) -> [[TrackPoint]] {
    guard isDated, undated > 0 else { return segments }
    var segments = segments
    var left = undated
    for segment in segments.indices {
      for index in segments[segment].indices where left > 0 && segments[segment][index].time != nil {
        segments[segment][index].time? += Double(missingDays) * 86_400
        left -= 1
      }
    }
    return segments
  }
}
