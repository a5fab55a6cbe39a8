import PhonePage

// Random journeys on all releases, printed as the page would show them: the same natively and in WebAssembly.

/// Numbers drawn from a seed, the same everywhere.
struct Draw {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % limit
  }
}

/// Plays a journey of so many moves, and gives each answer to somebody.
func walk(on release: String, moves count: Int, seed: UInt32, print: (String) -> Void) {
  var draw = Draw(seed: seed)
  var page = PhonePage()
  print(page.answer("start \(release) opens.Runs"))
  for _ in 0..<count {
    print(page.answer("move \(draw.next(below: 24))"))
    if draw.next(below: 12) == 0 { print(page.answer("undo")) }
  }
  print(page.answer("export"))
}

@main enum Walk {
  static func main() {
    let releases = [
      "7", "8", "9", "10", "11", "12", "13", "13.4", "14", "15", "16", "16.4", "17", "18", "26",
    ]
    for (index, release) in releases.enumerated() {
      for seed in 0..<3 { walk(on: release, moves: 40, seed: UInt32(index * 10 + seed)) { print($0) } }
    }
  }
}
