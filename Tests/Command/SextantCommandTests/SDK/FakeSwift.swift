import Foundation
import TestSupport

@testable import SextantCommand

/// A fake compiler, a fake of Sextant's package and a package of the user, for the duration of a test.
///
/// The compiler is a shell script that prints its version, describes packages, "builds" by copying, and records its
/// arguments.
struct FakeSwift: ~Copyable {
  let folder: ScratchFolder

  /// Installs the compiler, optionally with another script.
  init(_ script: String = Self.script) throws {
    folder = try Self.furnished(ScratchFolder(), script)
  }

  private static func furnished(
    _ folder: consuming ScratchFolder, _ script: String
  ) throws -> ScratchFolder {
    try folder.writeProgram(script, to: "bin/swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/swiftc", withDestinationPath: "swift")
    let files = [
      "version": "1", "Sextant/Package.swift": "let package = Package(name: \"Sextant\") // \"SextantSDK\"\n",
      "Sextant/Documentation/CoreLocationCompatibility.md": "| state | rows |\n| --- | --- |\n| all | 1 |\n",
      "Sextant/Sources/CoreLocation/CLLocation.swift": "struct CLLocation {}\n",
      "Sextant/Overlay/Overlay.swift": "extension XCTestCase {}\n",
      "Sextant/Observer/Observer.swift": "class Observer {}\n",
      "Sextant/Testing/Phone/TestPhone.swift": "class TestPhone {}\n",
      "Sextant/Sources/Clang/include/module.modulemap": "module CoreLocation {}\n",
      "App/Package.swift": "// a package\n", "App/Sources/App/App.swift": "#if os(iOS)\nlet x = 1\n#endif\n",
    ]
    for (file, text) in files { try folder.write(text.utf8, to: file) }
    return folder
  }

  func path(_ path: String) -> String { "\(folder.path)/\(path)" }

  /// Runs the tool with this compiler.
  func run(_ arguments: String..., environment: [String: String] = [:]) -> ToolRun {
    ToolRun(arguments: arguments, environment: self.environment.merging(environment) { $1 })
  }

  /// The environment variables with which the tool finds this compiler.
  ///
  /// `FAKE_TESTS` is a shell command to run instead of building and testing, and `FAKE_PLATFORMS` the platforms in the
  /// package's manifest.
  var environment: [String: String] {
    [
      "PATH": "\(path("bin")):/usr/bin:/bin", "FAKE": folder.path, "SEXTANT_SOURCE": path("Sextant"),
      "XDG_CACHE_HOME": path("cache"),
    ]
  }

  /// Returns the arguments of each call of the compiler, without those for its version.
  func calls() throws -> [String] {
    guard FileManager.default.fileExists(atPath: path("calls")) else { return [] }
    return try String(contentsOfFile: path("calls"), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private static let script = #"""
    #!/bin/sh
    if [ "$1" = --version ]; then echo "Swift version $(cat "$FAKE/version")"; exit 0; fi
    echo "$*" >> "$FAKE/calls"
    case "$*" in
      *dump-package)
        echo '{"products": [{"name": "SextantSDK", "targets": ["CoreLocation"]}], "targets": [
          {"name": "CoreLocation", "dependencies": [{"byName": ["Clang", null]}]},
          {"name": "_CoreLocation_XCTest", "path": "Overlay", "dependencies": []},
          {"name": "SextantTestObserver", "path": "Observer", "dependencies": []},
          {"name": "SextantTesting", "path": "Testing", "dependencies": [{"target": ["CoreLocation", null]}]},
          {"name": "Clang", "dependencies": []}, {"name": "Other", "dependencies": []}]}' ;;
      *"-frontend -emit-module"*)
        while [ $# -gt 0 ]; do [ "$1" = -o ] && module=$2; shift; done
        echo stand-in > "$module" ;;
      "-emit-library -module-name SextantTesting $FAKE"/*/release/SextantTesting.build/TestPhone.swift.o" "*)
        cat "$4" || exit 1
        while [ $# -gt 0 ]; do [ "$1" = -o ] && library=$2; shift; done
        echo library > "$library" ;;
      *--package-path*Replacement/*describe*)
        echo '{"products": [{"name": "Parts", "targets": ["Parts"], "type": {"library": ["automatic"]}},
            {"name": "tool", "targets": ["tool"], "type": {"executable": null}}],
          "targets": [
            {"name": "Parts", "c99name": "Parts", "path": "Sources/Parts", "module_type": "SwiftTarget"},
            {"name": "CParts", "c99name": "CParts", "path": "Sources/CParts", "module_type": "ClangTarget"}]}' ;;
      "build -c release --product StandIn_"*)
        product=$5
        while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
        mkdir -p "$scratch/release/Modules"
        echo library > "$scratch/release/lib$product.so"
        echo "compiling $product" ;;
      *describe*) echo '{"platforms": ['"$FAKE_PLATFORMS"'], "targets": [{"path": "Sources/App", "sources": ["App.swift"]}]}' ;;
      "build --product SextantSDK"*)
        while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
        mkdir -p "$scratch/release/Modules"
        cp "$FAKE/Sextant/Sources/CoreLocation/CLLocation.swift" "$scratch/release/Modules/CoreLocation.swiftmodule"
        echo library > "$scratch/release/libSextantSDK.so"
        echo "compiling" ;;
      "build --target _CoreLocation_XCTest"*)
        while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
        echo overlay > "$scratch/release/Modules/_CoreLocation_XCTest.swiftmodule" ;;
      "build --product SextantTestObserver"*)
        while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
        echo observer > "$scratch/release/libSextantTestObserver.so" ;;
      "build --target SextantTesting"*)
        while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
        mkdir -p "$scratch/release/SextantTesting.build"
        echo object > "$scratch/release/SextantTesting.build/TestPhone.swift.o"
        echo testing > "$scratch/release/Modules/SextantTesting.swiftmodule" ;;
      *)
        eval "$FAKE_TESTS"
        echo "iOS=$SEXTANT_IOS person=$SEXTANT_PERSON"
        echo "$FAKE/App/Sources/App/App.swift:2:1: error: no such module 'UIKit'" >&2
        exit "${FAKE_CODE:-0}" ;;
    esac
    """#
}
