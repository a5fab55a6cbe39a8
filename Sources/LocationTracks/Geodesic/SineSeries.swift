/// The sum of c₁ sin 2σ + c₂ sin 4σ + … + c₆ sin 12σ.
struct SineSeries {
  var c1, c2, c3, c4, c5, c6: Double

  /// Sums with Clenshaw's recurrence, which needs no further sine.
  func sum(at angle: AnglePair) -> Double {
    // 2 cos 2σ
    let x = 2 * (angle.cosine - angle.sine) * (angle.cosine + angle.sine)
    let b6 = c6
    let b5 = x * b6 + c5
    let b4 = x * b5 - b6 + c4
    let b3 = x * b4 - b5 + c3
    let b2 = x * b3 - b4 + c2
    let b1 = x * b2 - b3 + c1
    return 2 * angle.sine * angle.cosine * b1
  }
}
