import LocationExploration
import LocationPolicy
import LocationSituations
import Testing

@Suite struct SituationInputTests {
  /// All inputs; if the toggle makes no difference, an answer counts once.
  private let inputs: [SituationInput] = {
    let toggled: [SituationInput] = [
      .answer(.allowOnce, precise: false), .answer(.allowWhileUsingApp, precise: false),
    ]
    let switches = [true, false].flatMap { isOn in
      [SituationInput.setPrecise(isOn)] + PhoneSwitch.allCases.map { .set($0, to: isOn) }
    }
    return Choice.allCases.map { .answer($0, precise: true) } + toggled
      + AppPhase.allCases.map { .enter($0) } + SettingsRow.allCases.map { .choose($0) } + switches
      + SituationInput.Plain.allCases.map { .plain($0) }
  }()

  @Test func `each input has a number of its own, and no number is left over`() {
    let numbers = SituationInput.Numbers()
    #expect(inputs.map(numbers.number(of:)).sorted() == Array(0..<numbers.count))
  }

  @Test(arguments: Release.allCases)
  func `answers that share a number have the same effect in every situation`(release: Release) {
    let rules = SituationRules(.policy(for: release))
    let numbers = SituationInput.Numbers()
    let answers = Choice.allCases.flatMap { choice in
      [true, false].map { SituationInput.answer(choice, precise: $0) }
    }
    let sharing = Dictionary(grouping: answers, by: numbers.number(of:)).values.filter { $0.count > 1 }
    for situation in QuestionSearch(rules, bound: 1 << 12).situations {
      for same in sharing {
        let states = same.map { answer in
          var state = situation.authorization
          _ = rules.decide(answer, in: &state)
          return state
        }
        #expect(Set(states).count == 1, "\(same)")
      }
    }
  }
}

extension QuestionSearch {
  fileprivate var situations: [Situation] { search.states.map(search.space.situation) }
}
