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

  /// Writes the page, and shows it in a browser if asked to.
  func make(in console: Console) throws(CommandFailure) -> ExitCode {
    do throws(SDKError) {
      let packed = source == nil ? ReleaseFolder(of: program)?.page.appending(path: "index.html") : nil
      let page: URL
      if let path {
        page = URL(filePath: path).absoluteURL
        let code = try packed.map { (file) throws(SDKError) in try copy(file, to: page) } ?? build(page, in: console)
        guard code == .success else { return code }
      } else if let packed {
        page = packed
      } else {
        throw .noPage
      }
      guard opens else { return .success }
      let name = page.path(percentEncoded: false)
      do throws(OutputError) {
        try console.print(name)
      } catch {
        throw .output(error)
      }
      try ProgramRun.replaceProcess(by: [Self.opener, name])
    } catch {
      throw .sdk(error)
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
    do {
      let lines = try String(contentsOf: packed, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
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
