import CommandOutput
import LeanFoundation
import LinuxSDK

/// The phone for a browser as one file, which a release contains and a checkout of Sextant builds.
struct PhonePageFile {
  /// The path of the script in the package.
  private static let script = "Scripts/phone-page"

  /// The path of the file to write; nil to use the release's own.
  let path: String?
  /// The folder of the package that builds it, if given.
  let source: String?
  /// Whether a browser shows it.
  let opens: Bool
  /// The running program, near which the release's files are.
  var program = SourcePackage.runningProgram

  /// Returns the page of the release, unless sources are named from which to build another.
  private func packed(in console: Console) -> URL? {
    let isBuilt = source != nil || path != nil && SourcePackage.variable(in: console.environment) != nil
    return isBuilt ? nil : ReleaseFolder(of: program).page
  }

  /// Writes the page, and shows it in a browser if asked to.
  func make(in console: Console) throws(CommandFailure) -> ExitCode {
    let code: ExitCode
    do throws(SDKError) {
      code = try write(in: console)
    } catch {
      throw .sdk(error)
    }
    guard code == .success, opens,
      let page = path.map({ URL(filePath: $0).absoluteURL }) ?? packed(in: console)
    else {
      return code
    }
    let name = page.path(percentEncoded: false)
    try console.print(name)
    do throws(SDKError) {
      try ProgramRun.replaceProcess(by: [Self.opener, name])
    } catch {
      throw .sdk(.noBrowser(Self.opener))
    }
  }

  /// Copies the release's page or builds one; without a path, checks that the release has one.
  private func write(in console: Console) throws(SDKError) -> ExitCode {
    switch (path.map { URL(filePath: $0).absoluteURL }, packed(in: console)) {
    case (nil, nil): throw .noPage
    case (nil, _?): return .success
    case (let page?, let packed?): return try copy(packed, to: page)
    case (let page?, nil): return try build(page, in: console)
    }
  }

  /// The system's program that shows a file in the browser.
  private static var opener: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Copies the release's page, without the link to the handbook, which isn't part of the file.
  private func copy(_ packed: URL, to page: URL) throws(SDKError) -> ExitCode {
    let contents: String
    do {
      contents = try String(contentsOf: packed, encoding: .utf8)
    } catch {
      throw .file(packed.path(percentEncoded: false), reason: error.systemReason)
    }
    do {
      let lines = contents.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.filter { !$0.contains("<a href=\"handbook.html\"") }.joined(separator: "\n")
      try Data(text.utf8).write(to: page, options: .atomic)
    } catch {
      throw .file(page.path(percentEncoded: false), reason: error.systemReason)
    }
    return .success
  }

  /// Builds the page with a script of Sextant's package, whose messages go to the error stream.
  private func build(_ page: URL, in console: Console) throws(SDKError) -> ExitCode {
    let package = try SourcePackage(named: source, environment: console.environment, program: program)
    let child = ChildProcess(
      program: package.folder.appending(path: Self.script).path(percentEncoded: false),
      arguments: ["--output", page.path(percentEncoded: false)],
      environment: console.environment, takesSignals: console.isProcess)
    return try child.run { (_, text) throws(SDKError) in
      do throws(OutputError) {
        try console.errors.write(text)
      } catch {
        throw .output(error)
      }
    }
  }
}
