package import CommandOutput
import LeanFoundation

/// Why the SDK could not be built or a package could not be run on it.
package enum SDKError: Error {
  /// No `swift` is in a folder of PATH.
  case noSwift
  /// A program could not be started.
  case cannotRun(String, code: Int32)
  /// No folder above the program holds the package.
  case noSource(program: String)
  /// The named folder doesn't hold the package; where the name comes from.
  case wrongSource(String, from: String)
  /// The package's manifest could not be evaluated or has not the expected shape.
  case manifest(String)
  /// Swift could not build the module.
  case buildFailed(ExitCode)
  /// A file or folder could not be read or written.
  case file(String, reason: String)
  /// The folder holds something else than an SDK.
  case occupied(String)
  /// The named folder holds no SDK.
  case noSDK(String)
  /// The path can't stand unquoted on a command line.
  case unquotable(String)
  /// There is no home folder to put a cache in.
  case noCacheFolder
  /// No Package.swift at the path or above it.
  case noPackage(String)
  /// All releases are below what the package's manifest says that it needs.
  case belowPlatforms(releases: String, needed: String)
  /// An option describes a phone that there can't be; what is wrong with it.
  case phone(String)
  /// No program of the name is in a folder of PATH.
  case noProgram(String)
  /// A live receiver can't be read; what is wrong, and what to do.
  case receiver(String)
  /// A module under Apple's name could not be compiled, with what the compiler says.
  case standIn(String, reason: String)
  /// The library of SextantTesting could not be linked, with what the compiler says.
  case testingLibrary(reason: String)
  /// The folder that is to stand in for a module holds no package.
  case noModulePackage(String, folder: String)
  /// Swift could not build the package that should replace a module.
  case moduleFailed(String, ExitCode)
  /// The output could not be written.
  case output(OutputError)

  /// What happened and what to do.
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
