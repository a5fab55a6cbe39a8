import CommandOutput
import LeanFoundation
import LinuxSDK

/// Builds the phone for a browser as one file, with a script of Sextant's package.
struct PhonePageFile {
  /// The path of the script in the package.
  private static let script = "Scripts/phone-page"

  /// The path of the file to write.
  let path: String
  /// The package's folder, if given.
  let source: String?

  /// Builds the page; the script's messages go to the error stream.
  ///
  /// - Returns: The script's exit code.
  func make(in console: Console) throws(CommandFailure) -> ExitCode {
    do throws(SDKError) {
      let package = try SourcePackage(
        named: source, environment: console.environment, program: SourcePackage.runningProgram)
      let child = ChildProcess(
        program: package.folder.appending(path: Self.script).path(percentEncoded: false),
        arguments: ["--output", URL(filePath: path).absoluteURL.path(percentEncoded: false)],
        environment: console.environment, takesSignals: console.isProcess)
      return try child.run { (_, text) throws(SDKError) in
        do throws(OutputError) {
          try console.errors.write(text)
        } catch {
          throw .output(error)
        }
      }
    } catch {
      throw .sdk(error)
    }
  }
}
