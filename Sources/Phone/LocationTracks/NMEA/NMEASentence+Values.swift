import TextReading

extension NMEASentence {
  /// Returns the time of day, hhmmss with or without decimals; nil if there is none.
  func timeOfDay(_ number: Int) -> NMEAEpoch.TimeOfDay? {
    let field = field(number)
    guard field.count >= 6, let hour = pair(field.lowerBound), let minute = pair(field.lowerBound + 2),
      let second = pair(field.lowerBound + 4), hour < 24, minute < 60, second <= 60
    else { return nil }
    var time = NMEAEpoch.TimeOfDay(seconds: hour * 3_600 + minute * 60 + second)
    for index in field.dropFirst(7).prefix(9) {
      guard let digit = bytes[index].digit else { break }
      time.fraction = time.fraction * 10 + Int64(digit)
      time.digits += 1
    }
    // Trailing zeros would make 12:00:00 and 12:00:00.00 two moments.
    while time.digits > 0, time.fraction % 10 == 0 {
      time.fraction /= 10
      time.digits -= 1
    }
    return time
  }

  /// Returns the date, ddmmyy, as days since 2001.
  ///
  /// Years up to 79 are in this century, because GPS started in 1980.
  func day(_ number: Int) -> Int? {
    let field = field(number)
    guard field.count == 6, let day = pair(field.lowerBound), let month = pair(field.lowerBound + 2),
      let year = pair(field.lowerBound + 4)
    else { return nil }
    return CivilDay.number(year: year < 80 ? 2_000 + year : 1_900 + year, month: month, day: day)
  }

  /// Returns the place in four fields: latitude, its hemisphere, longitude, its hemisphere.
  func coordinate(_ number: Int) -> Coordinate? {
    guard let latitude = angle(field(number)), let longitude = angle(field(number + 2)),
      let north = sign(letter(number + 1), "N", "S"), let east = sign(letter(number + 3), "E", "W")
    else { return nil }
    let place = Coordinate(latitude: latitude * north, longitude: longitude * east)
    return place.isValid ? place : nil
  }

  /// Returns a dilution of precision; receivers write 99.99 if there is none.
  func dilution(_ number: Int) -> Double? {
    self.number(number).flatMap { $0 >= 0 && $0 < 99 ? $0 : nil }
  }

  /// Returns an angle from degrees and minutes in one number, whose last two digits before the point are whole
  /// minutes.
  private func angle(_ field: Range<Int>) -> Double? {
    let point = field.first { bytes[$0] == UInt8(ascii: ".") } ?? field.upperBound
    guard point - field.lowerBound >= 3, bytes[field.lowerBound].digit != nil,
      let degrees = DecimalNumber.value(bytes, field.lowerBound..<point - 2),
      let minutes = DecimalNumber.value(bytes, point - 2..<field.upperBound), minutes >= 0, minutes < 60
    else { return nil }
    return degrees + minutes / 60
  }

  private func sign(_ letter: UInt8?, _ plus: Unicode.Scalar, _ minus: Unicode.Scalar) -> Double? {
    guard let letter else { return nil }
    return letter == UInt8(ascii: plus) ? 1 : letter == UInt8(ascii: minus) ? -1 : nil
  }

  private func pair(_ offset: Int) -> Int? {
    guard let tens = bytes[offset].digit, let ones = bytes[offset + 1].digit else { return nil }
    return tens * 10 + ones
  }
}
