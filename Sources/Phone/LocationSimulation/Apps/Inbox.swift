/// The messages that wait for an app while it is suspended (DEL-007), oldest first.
struct Inbox: Sendable {
  private var messages: [Message] = []

  /// Keeps a message; only the newest change of authorization counts (SET-004).
  mutating func keep(_ message: Message) {
    if case .authorization = message.content {
      messages.removeAll { $0.content.isAuthorization && $0.client == message.client }
    }
    messages.append(message)
  }

  /// Keeps a message with fixes: a manager receives all waiting ones in one message, oldest first, up to a limit of
  /// the newest (DEL-062).
  mutating func keep(_ fixes: [Fix], limit: Int, _ message: Message) {
    let index = messages.lastIndex { $0.client == message.client && $0.content.isLocations }
    guard let index, case .locations(let earlier) = messages[index].content else {
      return messages.append(message)
    }
    messages[index] = Message(
      app: message.app, generation: message.generation, client: message.client,
      content: .locations((earlier + fixes).suffix(limit)))
  }

  /// Reduces the accuracy of waiting locations (ACC-006).
  mutating func reduceLocations(to radius: Double) {
    for index in messages.indices where messages[index].content.isLocations {
      messages[index].content.reduce(to: radius)
    }
  }

  /// Removes and returns all messages.
  mutating func takeAll() -> [Message] {
    defer { messages = [] }
    return messages
  }

  /// Drops the locations that wait for an app which may no longer have any.
  mutating func dropLocations() {
    if messages.contains(where: { $0.content.isLocations }) { messages.removeAll { $0.content.isLocations } }
  }

  /// Drops changes of authorization that were undone.
  mutating func dropChangesOfAuthorization() { messages.removeAll { $0.content.isAuthorization } }
}

extension MessageContent {
  /// Whether the message reports the authorization.
  var isAuthorization: Bool {
    if case .authorization = self { true } else { false }
  }

  /// Reduces places to cells with a radius in meters; other content is unchanged (ACC-001).
  mutating func reduce(to radius: Double) {
    switch self {
    case .locations(let fixes): self = .locations(fixes.reduced(to: radius))
    case .visit(var visit):
      visit.reduce(to: radius)
      self = .visit(visit)
    default: break
    }
  }

  /// Whether the message delivers locations.
  var isLocations: Bool {
    if case .locations = self { true } else { false }
  }
}
