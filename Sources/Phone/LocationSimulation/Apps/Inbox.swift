/// What waits for an app while it is suspended (DEL-007), oldest first.
struct Inbox: Sendable {
  private var messages: [Message] = []

  /// Keeps a message; of changes of authorization only the newest counts (SET-004).
  mutating func keep(_ message: Message) {
    if case .authorization = message.content {
      messages.removeAll { $0.content.isAuthorization && $0.client == message.client }
    }
    messages.append(message)
  }

  /// Keeps a message with fixes: a manager gets all that wait in one message, oldest first, the newest ones (DEL-062).
  mutating func keep(_ fixes: [Fix], limit: Int, _ message: Message) {
    let index = messages.lastIndex { $0.client == message.client && $0.content.isLocations }
    guard let index, case .locations(let earlier) = messages[index].content else {
      return messages.append(message)
    }
    messages[index] = Message(
      app: message.app, generation: message.generation, client: message.client,
      content: .locations((earlier + fixes).suffix(limit)))
  }

  /// Tells locations that wait only roughly (ACC-006).
  mutating func reduceLocations(to radius: Double) {
    for index in messages.indices where messages[index].content.isLocations {
      messages[index].content.reduce(to: radius)
    }
  }

  /// Takes all that waits.
  mutating func takeAll() -> [Message] {
    defer { messages = [] }
    return messages
  }

  /// Locations that wait for an app which may have none anymore are lost.
  mutating func dropLocations() {
    if messages.contains(where: { $0.content.isLocations }) { messages.removeAll { $0.content.isLocations } }
  }

  /// Changes of authorization that were undone are not told.
  mutating func dropChangesOfAuthorization() { messages.removeAll { $0.content.isAuthorization } }
}

extension MessageContent {
  /// Whether it tells of the authorization.
  var isAuthorization: Bool {
    if case .authorization = self { true } else { false }
  }

  /// Tells places only roughly, in cells of a radius in meters; what does not tell of a place stays as it is (ACC-001).
  mutating func reduce(to radius: Double) {
    switch self {
    case .locations(let fixes): self = .locations(fixes.reduced(to: radius))
    case .visit(var visit):
      visit.reduce(to: radius)
      self = .visit(visit)
    default: break
    }
  }

  /// Whether it hands over locations.
  var isLocations: Bool {
    if case .locations = self { true } else { false }
  }
}
