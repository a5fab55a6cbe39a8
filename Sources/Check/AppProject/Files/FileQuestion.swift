import LeanFoundation
import TextReading

/// A question to the file system.
package struct FileQuestion: Hashable, Sendable {
  /// What is asked about a path.
  package enum Subject: String, Sendable {
    /// The bytes of a file.
    case contents
    /// Whether there is a file, a folder or something else, with links followed.
    case kind
    /// The names and kinds of a folder's entries.
    case entries
    /// The destination of a symbolic link.
    case link
  }

  package let subject: Subject
  package let path: FilePath
  /// The maximum size of the contents in bytes; 0 for other subjects.
  package let limit: Int

  package init(_ subject: Subject, of path: FilePath, limit: Int = 0) {
    self.subject = subject
    self.path = path
    self.limit = limit
  }

  /// Asks again, and returns whether the answer is the same.
  package func isAnswered(by answer: FileAnswer) -> Bool {
    if let version = answer.version, FileBytes.status(of: path)?.version == version { return true }
    let trace = FileTrace()
    FileTrace.$current.withValue(trace) { ask() }
    return trace.answers?[self]?.text == answer.text
  }

  /// Asks by the functions that add to the current trace.
  private func ask() {
    switch subject {
    case .contents: _ = try? FileBytes.read(path, limit: limit)
    case .kind: _ = FileBytes.kind(of: path)
    case .entries: _ = FolderListing.entries(of: path)
    case .link: FolderListing.noteDestination(of: path)
    }
  }
}

/// The answer to a question to the file system.
package struct FileAnswer: Hashable, Sendable {
  /// A text that is the same only for the same answer, such as a hash.
  package let text: String
  /// The size, time and number of the file that was read, which change when it is written; nil if its contents must be
  /// compared.
  package let version: String?

  package init(_ text: String, version: String? = nil) {
    self.text = text
    self.version = version
  }

  /// Creates the answer for a file's contents.
  init(_ bytes: [UInt8], _ status: stat) {
    var hash = FowlerNollVoHash()
    hash.add(bytes)
    self.init(hash.text, version: status.isSettled ? status.version : nil)
  }

  /// Creates the answer for a folder's entries, which are nil if it can't be opened.
  init(_ entries: [FolderListing.Entry]?) {
    var hash = FowlerNollVoHash()
    for entry in entries ?? [] { hash.add("\(entry.name)/\(entry.kind.rawValue)/") }
    self.init(entries == nil ? "none" : hash.text)
  }
}
