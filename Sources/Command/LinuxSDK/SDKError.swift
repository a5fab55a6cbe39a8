package import CommandOutput
import LeanFoundation

/// An error in building the SDK, or in running a package with it.
package enum SDKError: Error {
  /// There is no `swift` in PATH.
  case noSwift
  /// A program could not be started.
  case cannotRun(String, code: Int32)
  /// No parent folder of the program contains the package.
  case noSource(program: String)
  /// The given folder isn't the package; the second value says who gave it.
  case wrongSource(String, from: String)
  /// The package's manifest could not be evaluated, or has an unexpected format.
  case manifest(String)
  /// The module could not be built.
  case buildFailed(ExitCode)
  /// A file or folder could not be read or written.
  case file(String, reason: String)
  /// The folder contains something other than an SDK.
  case occupied(String)
  /// The program comes without the phone for a browser.
  case noPage
  /// The program that shows a file in a browser can't be run.
  case noBrowser(String)
  /// The SDK of the release is for another version of Swift.
  case otherCompiler(sdk: String, toolchain: String)
  /// An SDK is incomplete, or belongs to another version of Sextant.
  case unusableSDK(String)
  /// The given folder contains no SDK.
  case noSDK(String)
  /// The path can't be used unquoted on a command line.
  case unquotable(String)
  /// There is no home folder for a cache.
  case noCacheFolder
  /// There is no Package.swift at the path or in a parent folder.
  case noPackage(String)
  /// All requested releases are below the minimum in the package's manifest.
  case belowPlatforms(releases: String, needed: String)
  /// An option describes an impossible phone; the value says why.
  case phone(String)
  /// There is no such program in PATH.
  case noProgram(String)
  /// A live receiver can't be read; the value says why, and what to do.
  case receiver(String)
  /// A module with Apple's name could not be compiled; the reason is the compiler's output.
  case standIn(String, reason: String)
  /// The library of SextantTesting could not be linked; the reason is the compiler's output.
  case testingLibrary(reason: String)
  /// The folder for a module's replacement contains no package.
  case noModulePackage(String, folder: String)
  /// The package that replaces a module could not be built.
  case moduleFailed(String, ExitCode)
  /// The output could not be written.
  case output(OutputError)

  /// A message that says what happened and what to do.
  package var description: String {
    switch self {
    case .noSwift: "no 'swift' is in a folder of PATH; install Swift 6.3 from swift.org or set PATH"
    case .cannotRun(let program, let code): "'\(program)' can't be run: \(String(cString: strerror(code)))"
    case .noSource(let program):
      "the sources of the module are not found: no folder above '\(program)' holds the package Sextant; "
        + "name its folder with --source or SEXTANT_SOURCE"
    case .wrongSource(let folder, let origin):
      "\(origin) names '\(folder)', which doesn't hold the package Sextant; name the folder with its Package.swift"
    case .manifest(let reason): "the manifest of the package Sextant can't be used: \(reason)"
    case .buildFailed(let code):
      "Swift could not build the module (exit code \(code.rawValue)); see its messages above"
    case .file(let path, let reason): "'\(path)': \(reason)"
    case .occupied(let path):
      "'\(path)' exists and is not an SDK of Sextant, so it was left alone. Name an empty or a new folder with --output"
    case .noPage:
      "this sextant comes without the phone for a browser; '--output phone.html --open' builds and opens it"
    case .noBrowser(let program): "'\(program)' can't be run; open the file above in a browser yourself"
    case .otherCompiler(let sdk, let toolchain):
      "the SDK is for '\(sdk)', and 'swift' is '\(toolchain)'; install that version, or set SEXTANT_SOURCE to a "
        + "checkout of Sextant, from which the SDK is then built"
    case .unusableSDK(let path):
      "the SDK in '\(path)' is incomplete or of another version of Sextant; install Sextant again, or name another folder"
    case .noSDK(let path):
      "there is no SDK of Sextant in '\(path)', which --sdk names; 'sextant sdk --output \(path)' builds one there, and "
        + "without --sdk the one in the cache is used"
    case .unquotable(let path):
      "the SDK is in '\(path)', and a path with spaces or quotes can't be used in $(sextant sdk --flags); "
        + "put it somewhere else with --output"
    case .noCacheFolder:
      "there is no folder for the SDK: set XDG_CACHE_HOME or HOME, or name one with --output"
    case .noPackage(let path):
      "there is no Package.swift in '\(path)' or above it; name a package with --package-path"
    case .belowPlatforms(let releases, let needed):
      "the package needs iOS \(needed), as `platforms` in its Package.swift says, so its tests don't run on \(releases); "
        + "name a later release with --ios"
    case .phone(let reason), .receiver(let reason): reason
    case .noProgram(let name): "no '\(name)' is in a folder of PATH; for one in this folder write './\(name)'"
    case .standIn(let name, let reason): "the module \(name) could not be compiled:\n\(reason)"
    case .testingLibrary(let reason): "the library of SextantTesting could not be linked:\n\(reason)"
    case .noModulePackage(let name, let folder):
      "there is no Package.swift in '\(folder)', which should replace \(name)"
    case .moduleFailed(let name, let code):
      "Swift could not build the package that should replace \(name) (exit code \(code.rawValue)); see its "
        + "messages above"
    case .output(let error): error.description
    }
  }
}
