/// A resource that an agent can read at an address.
package struct AgentResource: Sendable {
  package let uri: String
  /// The name to show to people.
  package let title: String
  /// A description in one sentence.
  package let description: String

  /// Creates an entry for a list of resources.
  package init(uri: String, title: String, description: String) {
    self.uri = uri
    self.title = title
    self.description = description
  }
}

/// The resources of a server.
package protocol AgentLibrary: Sendable {
  /// The resources that are listed individually.
  var resources: [AgentResource] { get }
  /// The templates of resources that have an identifier, whose place is in braces in the address.
  var templates: [AgentResource] { get }

  /// Returns the text at an address; nil if there is none.
  func text(at uri: String) -> AgentText?
}

/// A text that an agent can read.
package struct AgentText: Hashable, Sendable {
  /// The media type.
  package let type: String
  package let text: String

  /// Creates a Markdown text.
  package static func markdown(_ text: String) -> Self { Self(type: "text/markdown", text: text) }

  /// Creates a plain text.
  package static func plain(_ text: String) -> Self { Self(type: "text/plain", text: text) }
}

/// A predefined task that a person can give to an agent.
package struct AgentPrompt: Sendable {
  package let name: String
  /// The name to show to people.
  package let title: String
  /// A description in one sentence.
  package let description: String
  /// The names and descriptions of the arguments.
  package let arguments: [(name: String, description: String)]
  /// Returns the text of the task for some arguments.
  package let text: @Sendable ([String: String]) -> String

  package init(
    name: String, title: String, description: String, arguments: [(name: String, description: String)],
    text: @escaping @Sendable ([String: String]) -> String
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.arguments = arguments
    self.text = text
  }
}
