/// Reads what stands below a path: Xcode projects and workspaces, Swift packages, loose Info.plists.
public struct ProjectReader: Sendable {
  /// What to include beyond the project's own files.
  public struct Options: Hashable, Sendable {
    /// Whether Pods, Carthage, checkouts of packages and other dependencies are read too.
    public var includesDependencies = false
    /// The name of the only target to read, or nil for all.
    public var targetName: String?

    /// Creates the default options.
    public init() {}
  }

  /// The options.
  public let options: Options
  /// Called with a short text about what is being read, from any thread.
  public let progress: @Sendable (String) -> Void

  /// Creates a reader.
  public init(options: Options = Options(), progress: @escaping @Sendable (String) -> Void = { _ in }) {
    self.options = options
    self.progress = progress
  }

  /// Reads a folder, an `.xcodeproj`, an `.xcworkspace`, a `Package.swift` or an Info.plist.
  ///
  /// - Throws: ``UnreadableInput`` when nothing at the path can be read at all.
  public func read(_ path: String) throws(UnreadableInput) -> ProjectInventory {
    throw UnreadableInput(path: path, reason: "nothing here is an iOS project")
  }
}

/// The error of an input of which nothing can be read.
public struct UnreadableInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as given.
  public let path: String
  /// What is wrong and what to do.
  public let reason: String

  /// Creates the error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
