/// Something that an agent can read, by its address.
package struct AgentResource: Sendable {
  /// The address.
  package let uri: String
  /// The name for people.
  package let title: String
  /// What it holds, in a sentence.
  package let description: String

  /// Creates the entry of a list.
  package init(uri: String, title: String, description: String) {
    self.uri = uri
    self.title = title
    self.description = description
  }
}

/// All that an agent can read.
package protocol AgentLibrary: Sendable {
  /// The texts that are listed one by one.
  var resources: [AgentResource] { get }
  /// The texts that are named by id, with the place of the id in braces.
  var templates: [AgentResource] { get }

  /// Returns the text at an address, in Markdown or plain.
  func text(at uri: String) -> AgentText?
}

/// A text that an agent reads.
package struct AgentText: Hashable, Sendable {
  /// The media type.
  package let type: String
  /// The text.
  package let text: String

  /// Creates a text in Markdown.
  package static func markdown(_ text: String) -> Self { Self(type: "text/markdown", text: text) }

  /// Creates a plain text.
  package static func plain(_ text: String) -> Self { Self(type: "text/plain", text: text) }
}

/// A task that a person can give to an agent by name.
package struct AgentPrompt: Sendable {
  /// The name.
  package let name: String
  /// The name for people.
  package let title: String
  /// What it has done, in a sentence.
  package let description: String
  /// The arguments: names, and what they are.
  package let arguments: [(name: String, description: String)]
  /// Returns the task in words, with arguments filled in.
  package let text: @Sendable ([String: String]) -> String

  /// Creates a task.
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
