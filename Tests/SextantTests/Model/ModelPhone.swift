import LocationPolicy
import Sextant

/// A phone with a model, whose main-actor code is stepped.
@MainActor
struct ModelPhone {
  let phone: LocatorPhone
  let model: LocationModel
  private let counter = Counter()

  private final class Counter {
    var count = 0
  }

  init(_ release: Release, configuration: AppConfiguration = .complete) throws {
    phone = try LocatorPhone(release, configuration: configuration)
    model = LocationModel(client: phone.phone.client)
    model.onChange = { [counter] in counter.count += 1 }
  }

  /// How often the model called back.
  var changes: Int { counter.count }

  /// Calls a method of the model in a task of its own.
  func start<Output: Sendable>(_ call: @escaping @MainActor @Sendable (LocationModel) async -> Output) async
    -> Call<Output>
  {
    let model = model
    let result = phone.phone.start { _ in await call(model) }
    await settle()
    return result
  }

  /// Lets all that can happen without time happen: what waits for the main actor has its turn at each yield.
  func settle() async {
    for _ in 0..<12 {
      phone.phone.settle()
      await Task.yield()
    }
  }

  func advance(by seconds: Int) async {
    for _ in 0..<seconds {
      phone.phone.advance(by: 1)
      await settle()
    }
  }
}
