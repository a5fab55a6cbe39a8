import PhonePage

// Prints random journeys on all releases as the page would show them, for comparing a native build
// with WebAssembly.

/// A random number generator that produces the same numbers everywhere.
struct Draw {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % limit
  }
}

/// Plays a journey with a number of moves, and passes each answer to a closure.
func walk(
  on release: String, with app: (kind: String, name: String), moves count: Int, seed: UInt32,
  print: (String) -> Void
) {
  var draw = Draw(seed: seed)
  var page = PhonePage()
  print(page.answer("start \(release)/\(app.kind) opens.\(app.name)~follows"))
  for _ in 0..<count {
    print(page.answer("move \(draw.next(below: 32))"))
    if draw.next(below: 12) == 0 { print(page.answer("undo")) }
  }
  for command in ["export", "test", "go stays.-33.8568.151.2153"] { print(page.answer(command)) }
}

@main enum Walk {
  static func main() {
    let releases = [
      "7", "8", "9", "10", "11", "12", "13", "13.4", "14", "15", "16", "16.4", "17", "18", "26",
    ]
    let apps = [
      ("plain", "Runs"), ("plain", "Runs"), ("tracker", "Laps"), ("weather", "Sky"), ("geofence", "Nearby"),
      ("courier", "Parcels"),
    ]
    for (index, release) in releases.enumerated() {
      for (seed, app) in apps.enumerated() {
        walk(on: release, with: app, moves: 25, seed: UInt32(index * 10 + seed)) { print($0) }
      }
    }
    var page = PhonePage()
    _ = page.answer("start 13.4 opens.Runs~requestAlwaysAuthorization~answers.allowWhileUsingApp")
    print(page.answer("compare"))
  }
}
