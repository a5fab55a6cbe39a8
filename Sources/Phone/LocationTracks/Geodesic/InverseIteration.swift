/// Finds the azimuth at the first point by Newton's method, with bisection of the bounds whenever a step would leave
/// them.
struct InverseIteration {
  let problem: InverseProblem

  private static let newtonSteps = 20
  /// The maximum number of steps: enough for bisection alone to reach the last bit.
  private static let steps = newtonSteps + 63

  /// The northern and southern bounds; the azimuth grows from one to the other.
  private struct Bounds {
    var low = AnglePair(sine: ReducedLatitude.tiny, cosine: 1)
    var high = AnglePair(sine: ReducedLatitude.tiny, cosine: -1)

    mutating func narrow(to azimuth: AnglePair, excess: Double) {
      let cotangent = azimuth.cosine / azimuth.sine
      if excess > 0, cotangent > high.cosine / high.sine {
        high = azimuth
      } else if excess < 0, cotangent < low.cosine / low.sine {
        low = azimuth
      }
    }

    var middle: AnglePair {
      AnglePair(normalizing: (low.sine + high.sine) / 2, (low.cosine + high.cosine) / 2)
    }

    func isReached(by azimuth: AnglePair) -> Bool {
      let small = Double.ulpOfOne
      return abs(low.sine - azimuth.sine) + (low.cosine - azimuth.cosine) < small
        || abs(azimuth.sine - high.sine) + (azimuth.cosine - high.cosine) < small
    }
  }

  func azimuth(near estimate: AnglePair) -> AnglePair {
    var azimuth = estimate
    var bounds = Bounds()
    var isNearlyThere = false
    for step in 0..<Self.steps {
      let trial = InverseTrial(problem: problem, azimuth: azimuth)
      let excess = trial.excess
      // Also stops at NaN.
      guard abs(excess) >= (isNearlyThere ? 8 : 1) * Double.ulpOfOne else { break }
      bounds.narrow(to: azimuth, excess: excess)
      if step < Self.newtonSteps, let next = newton(trial) {
        azimuth = next
        isNearlyThere = abs(excess) <= 16 * Double.ulpOfOne
        continue
      }
      azimuth = bounds.middle
      isNearlyThere = false
      if bounds.isReached(by: azimuth) { break }
    }
    return azimuth
  }

  private func newton(_ trial: InverseTrial) -> AnglePair? {
    let slope = trial.slope
    let change = -trial.excess / slope
    guard slope > 0, abs(change) < .pi else { return nil }
    let next = trial.firstAzimuth + AnglePair(radians: change)
    return next.sine > 0 ? AnglePair(normalizing: next.sine, next.cosine) : nil
  }
}
