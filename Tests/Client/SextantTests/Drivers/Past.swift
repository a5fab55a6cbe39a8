import LocationHost
import LocationPolicy
import LocationSimulation

/// An event in the past of an app, before a request is made.
enum Past: Hashable, Sendable {
  /// The app's client makes a request, and the person answers the prompts in this order.
  case asks(Wish, [Answer])
  /// The app's client makes a request, and the phone is locked for a moment while the prompt is visible.
  case asksInVain(Wish)
  /// Other code of the app makes a request with its own manager, and the person answers.
  case othersAsk(Wish, [Answer])
  /// The person does something.
  case person(PersonAction<AppID>)
  /// The system shows the second prompt of provisional Always on the Home screen, and the person answers (AUTH-062).
  case secondPrompt(Choice)
  /// The person does something in Settings, and returns to the app.
  case settings([PersonAction<AppID>])
  /// The app is left for some seconds, and opened again.
  case away(seconds: Double)
  /// The app is deleted and installed again.
  case reinstalled
  /// The process ends, by the system or by the person, and the app is opened again.
  case relaunched(byPerson: Bool)

  /// An answer to a prompt.
  struct Answer: Hashable, Sendable {
    let choice: Choice
    var precise = true
  }

  /// Whether the app's client sees all of it, so that it can know the resulting authorization.
  var isInSight: Bool {
    switch self {
    case .asks, .asksInVain, .away, .relaunched: true
    case .othersAsk, .person, .secondPrompt, .settings, .reinstalled: false
    }
  }
}
