/// The combined contents of the sentences of one moment.
struct NMEAEpoch {
  /// Seconds after midnight, with the digits of the fraction separate so that nothing is rounded.
  struct TimeOfDay: Equatable {
    var seconds = 0
    var fraction: Int64 = 0
    var digits = 0
  }

  var time: TimeOfDay?
  /// Days since 1 January 2001, if RMC contained the date.
  var day: Int?
  var coordinate: Coordinate?
  var altitude: Double?
  /// Meters per second.
  var speed: Double?
  var course: Double?
  var horizontalDilution: Double?
  var verticalDilution: Double?
  /// Whether a sentence reports that there is no fix.
  var isWithoutFix = false

  /// The point, if the sentences gave one.
  var point: TrackPoint? {
    guard !isWithoutFix, let coordinate else { return nil }
    return TrackPoint(
      coordinate, altitude: altitude, speed: speed, course: course,
      horizontalAccuracy: horizontalDilution.map { $0 * PointValues.metersPerDilution },
      verticalAccuracy: verticalDilution.map { $0 * PointValues.metersPerDilution })
  }

  /// Returns whether a sentence with a time, or without one, belongs to this moment.
  func accepts(_ time: TimeOfDay?) -> Bool {
    self.time == nil ? coordinate == nil && !isWithoutFix : self.time == time
  }

  /// Adds the contents of a sentence; returns a description of any problem with it.
  mutating func add(_ sentence: NMEASentence) -> String? {
    switch sentence.kind {
    case .rmc: addRMC(sentence)
    case .gga: addGGA(sentence)
    case .vtg: addVTG(sentence)
    case .gll: addPlace(sentence, 1, isValid: sentence.letter(6).map { $0 == UInt8(ascii: "A") } ?? true)
    case .gsa: addGSA(sentence)
    case .other: nil
    }
  }

  /// Returns the field of a kind of sentence that contains the time; nil if none does.
  static func timeField(of kind: NMEASentence.Kind) -> Int? {
    switch kind {
    case .rmc, .gga: 1
    case .gll: 5
    case .vtg, .gsa, .other: nil
    }
  }

  private mutating func addRMC(_ sentence: NMEASentence) -> String? {
    if let day = sentence.day(9) { self.day = day }
    if let knots = sentence.number(7).flatMap(PointValues.known) {
      speed = knots * PointValues.metersPerSecondPerKnot
    }
    course = sentence.number(8).flatMap(PointValues.course) ?? course
    return addPlace(sentence, 3, isValid: sentence.letter(2) == UInt8(ascii: "A"))
  }

  private mutating func addGGA(_ sentence: NMEASentence) -> String? {
    horizontalDilution = sentence.dilution(8) ?? horizontalDilution
    altitude = sentence.number(9) ?? altitude
    return addPlace(sentence, 2, isValid: sentence.number(6).map { $0 > 0 } ?? false)
  }

  /// Adds the speed in knots, or in kilometers per hour if that is missing.
  private mutating func addVTG(_ sentence: NMEASentence) -> String? {
    course = sentence.number(1).flatMap(PointValues.course) ?? course
    if let knots = sentence.number(5).flatMap(PointValues.known) {
      speed = knots * PointValues.metersPerSecondPerKnot
    } else if let kilometers = sentence.number(7).flatMap(PointValues.known) {
      speed = kilometers / 3.6
    }
    return nil
  }

  private mutating func addGSA(_ sentence: NMEASentence) -> String? {
    horizontalDilution = sentence.dilution(16) ?? horizontalDilution
    verticalDilution = sentence.dilution(17) ?? verticalDilution
    return nil
  }

  private mutating func addPlace(_ sentence: NMEASentence, _ field: Int, isValid: Bool) -> String? {
    guard isValid else {
      isWithoutFix = true
      return nil
    }
    guard let place = sentence.coordinate(field) else { return "the sentence has no latitude and longitude" }
    coordinate = place
    return nil
  }
}
