// The functions of the C library that the phone uses, accurate to an ulp or two: Taylor series
// after an argument reduction. With these, the page needs neither foreign code nor the browser's
// functions, and produces the same digits everywhere.

/// π/2 in two parts, so that a multiple of it can be subtracted without losing digits.
private let halfTurnHigh = 1.570_796_326_794_896_6
private let halfTurnLow = 6.123_233_995_736_766e-17

/// Returns an angle minus the nearest multiple of π/2, and that multiple modulo 4.
private func reduced(_ angle: Double) -> (rest: Double, quadrant: Int) {
  let turns = (angle / halfTurnHigh).rounded()
  let rest = (angle - turns * halfTurnHigh) - turns * halfTurnLow
  return (rest, Int(turns - 4 * (turns / 4).rounded(.down)))
}

/// Returns the sine of an angle between -π/4 and π/4.
private func sineSeries(_ x: Double) -> Double {
  let square = x * x
  var (sum, factor) = (0.0, 19.0)
  while factor > 1 {
    sum = -square / (factor * (factor - 1)) * (1 + sum)
    factor -= 2
  }
  return x + x * sum
}

/// Returns the cosine of an angle between -π/4 and π/4.
private func cosineSeries(_ x: Double) -> Double {
  let square = x * x
  var (sum, factor) = (0.0, 20.0)
  while factor > 0 {
    sum = -square / (factor * (factor - 1)) * (1 + sum)
    factor -= 2
  }
  return 1 + sum
}

/// Returns the sine of an angle in radians.
public func sin(_ angle: Double) -> Double {
  guard angle.isFinite else { return .nan }
  let (rest, quadrant) = reduced(angle)
  switch quadrant {
  case 0: return sineSeries(rest)
  case 1: return cosineSeries(rest)
  case 2: return -sineSeries(rest)
  default: return -cosineSeries(rest)
  }
}

/// Returns the cosine of an angle in radians.
public func cos(_ angle: Double) -> Double {
  guard angle.isFinite else { return .nan }
  let (rest, quadrant) = reduced(angle)
  switch quadrant {
  case 0: return cosineSeries(rest)
  case 1: return -sineSeries(rest)
  case 2: return -cosineSeries(rest)
  default: return sineSeries(rest)
  }
}

/// Returns the arctangent of a number from 0 to 1.
private func arctangent(_ tangent: Double) -> Double {
  // Halving the angle twice gives at most π/16, for which the series is short.
  var (x, doublings) = (tangent, 1.0)
  while x > 0.2 {
    x /= 1 + (1 + x * x).squareRoot()
    doublings *= 2
  }
  let square = x * x
  var (sum, term) = (0.0, 25.0)
  while term > 1 {
    sum = square * (1 / term - sum)
    term -= 2
  }
  return doublings * (x - x * sum)
}

/// Returns the angle of a point seen from the origin, in radians from -π to π.
public func atan2(_ y: Double, _ x: Double) -> Double {
  if y.isNaN || x.isNaN { return .nan }
  let (rise, run) = (y.magnitude, x.magnitude)
  var angle: Double
  if rise == 0 && run == 0 {
    angle = 0
  } else if rise <= run {
    angle = arctangent(rise / run)
  } else {
    angle = halfTurnHigh - (arctangent(run / rise) - halfTurnLow)
  }
  if x.sign == .minus { angle = 2 * halfTurnHigh - (angle - 2 * halfTurnLow) }
  return y.sign == .minus ? -angle : angle
}

/// Returns the angle with a sine, in radians.
public func asin(_ sine: Double) -> Double { atan2(sine, ((1 - sine) * (1 + sine)).squareRoot()) }

/// Returns the length of the hypotenuse of a right triangle.
public func hypot(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

/// Returns the cube root, by Newton's method from a guess with a third of the exponent.
public func cbrt(_ number: Double) -> Double {
  guard number != 0, number.isFinite else { return number }
  let magnitude = number.magnitude
  let third = Int((Double(magnitude.exponent) / 3).rounded(.down))
  var root = Double(sign: .plus, exponent: third, significand: 1.3)
  for _ in 0..<7 { root -= (root - magnitude / (root * root)) / 3 }
  return number < 0 ? -root : root
}

/// Returns the remainder after subtracting the nearest multiple of a number.
public func remainder(_ dividend: Double, _ divisor: Double) -> Double {
  dividend.remainder(dividingBy: divisor)
}
