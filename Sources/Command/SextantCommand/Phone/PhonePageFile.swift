import CommandOutput
import LeanFoundation
import LinuxSDK

/// The phone for a browser in one file, which the package's own script makes.
struct PhonePageFile {
  /// The script, from the package's folder on.
  private static let script = "Scripts/phone-page"

  /// Where it is written.
  let path: String
  /// The package's folder, where it is named.
  let source: String?

  /// Compiles the phone and writes the page, while the script's messages go where messages go.
  ///
  /// - Returns: What the script ends with.
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
