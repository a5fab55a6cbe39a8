import SwiftUIState
import Testing

@MainActor @Suite struct ViewStateTests {
  final class Model {
    var count = 1
  }

  struct Counter: View {
    @Binding var count: Int
    var body: some View { EmptyView() }
  }

  struct Screen: View {
    @State var count = 1
    @StateObject var model = Model()
    @Environment(\.step) var step
    var isLong = false

    var body: some View {
      Counter(count: $count)
      if isLong { Counter(count: $model.count) } else { EmptyView() }
    }

    func add() {
      count += step
      $model.count.wrappedValue += step
    }
  }

  @Test func `a view keeps its state and its object`() {
    let screen = Screen()
    screen.add()
    screen.add()
    #expect(screen.count == 5 && screen.model.count == 5)
    _ = screen.body
  }

  @Test func `a binding reads and writes what something else keeps`() {
    let state = State(initialValue: [1, 2])
    state.projectedValue[dynamicMember: \.[1]].wrappedValue = 7
    #expect(state.wrappedValue == [1, 7])
    let counter = Counter(count: .constant(3))
    counter.count = 4
    #expect(counter.count == 3)
  }

  @Test func `an observed object is the one that was given`() {
    let model = Model()
    let observed = ObservedObject(wrappedValue: model)
    observed.projectedValue.count.wrappedValue = 9
    #expect(observed.wrappedValue === model && model.count == 9)
  }

  @Test func `the environment holds defaults, as no view is around`() {
    #expect(Environment(\.step).wrappedValue == 2)
    var values = EnvironmentValues()
    values.step = 3
    #expect(values.step == 3 && EnvironmentValues().step == 2)
  }

  @Test func `an environment object that nobody gives ends the process`() async {
    await #expect(processExitsWith: .failure) { _ = EnvironmentObject<NSObject>().wrappedValue }
  }
}

private enum StepKey: EnvironmentKey {
  static let defaultValue = 2
}

extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}
