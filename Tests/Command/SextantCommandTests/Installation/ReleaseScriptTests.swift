#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Tests `Scripts/release` with a fake command, so that nothing is built.
  @Suite struct ReleaseScriptTests {
    /// Whether the tools that the script needs are installed, as they are in CI.
    static let canPack = ["python3", "xz", "tar", "sha256sum", "patchelf", "readelf"].allSatisfy {
      Program(named: $0) != nil
    }

    private static func run(
      _ arguments: [String], environment: [String: String] = [:]
    ) throws -> (code: Int32, text: String) {
      try Program(at: RepositoryFolder.root.appending(path: "Scripts/release")).run(
        arguments, environment: environment)
    }

    /// Writes the fake command and returns its path.
    private static func command(in folder: borrowing ScratchFolder, selfCheck: Int = 0) throws -> String {
      let script = """
        #!/bin/sh
        case $1 in
          --version) echo "1.2.3 (0123456789ab, rules of 2026-11-24)" ;;
          self-check) exit \(selfCheck) ;;
          *) echo "$@" ;;
        esac
        """
      try folder.writeProgram(script, to: "command")
      return folder.path + "/command"
    }

    private static func files(in folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func `the help tells the arguments, and others are refused`() throws {
      let help = try Self.run(["--help"])
      #expect(help.code == 0 && help.text.hasPrefix("usage: Scripts/release [--version VERSION]"))
      for arguments in [
        ["--nonsense"], ["--version"], ["--binary", "/there/is/none"], ["--page", "/there/is/none"],
        ["--sdk", "/there/is/none"], ["--site", "here"],
      ] {
        let run = try Self.run(arguments)
        #expect(run.code == 2 && run.text.hasPrefix("Scripts/release: "), "\(run.text)")
      }
    }

    @Test func `a version that is none is refused`() throws {
      #expect(try Self.run(["--version", "next"]).code == 2)
    }

    @Test(.enabled(if: canPack)) func `a command of another version, or one that isn't whole, is not packed`()
      throws
    {
      let folder = try ScratchFolder()
      let output = folder.path + "/release"
      let other = try Self.run(
        ["--version", "1.2.4", "--binary", try Self.command(in: folder), "--output", output])
      #expect(other.code == 1 && other.text.contains("the command says that it is 1.2.3 ("), "\(other.text)")
      let broken = try Self.run(
        ["--version", "1.2.3", "--binary", try Self.command(in: folder, selfCheck: 1), "--output", output])
      #expect(broken.code == 1 && broken.text.contains("the command is not whole"), "\(broken.text)")
      #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test(.enabled(if: canPack)) func `equal input gives equal bytes, with all that belongs to it`() throws {
      let folder = try ScratchFolder()
      let command = try Self.command(in: folder)
      for name in ["page/index.html", "page/handbook.html", "sdk/sdk.json", "sdk/modules/A.swiftmodule"] {
        try folder.write(name.utf8, to: name)
      }
      var sums: Set<String> = []
      for output in ["one", "two"] {
        let run = try Self.run(
          [
            "--version", "v1.2.3", "--binary", command, "--page", folder.path + "/page",
            "--sdk", folder.path + "/sdk", "--output", folder.path + "/" + output,
          ],
          environment: ["SOURCE_DATE_EPOCH": "1764000000"])
        #expect(run.code == 0, "\(run.text)")
        sums.insert(
          try String(contentsOf: folder.url.appending(path: output + "/SHA256SUMS"), encoding: .utf8))
      }
      #expect(sums.count == 1)
      let output = folder.url.appending(path: "one")
      let files = try Self.files(in: output.path(percentEncoded: false))
      #expect(try #require(Program(named: "sha256sum")).run(["--check", "SHA256SUMS"], in: output).code == 0)
      let listed = try #require(sums.first).split(separator: "\n").map { String($0.split(separator: " ")[1]) }
      #expect(listed == files.filter { $0 != "SHA256SUMS" })

      let archive = try #require(files.first { $0.hasSuffix(".tar.xz") })
      let name = String(archive.dropLast(".tar.xz".count))
      let contents = try #require(Program(named: "tar")).run(["--list", "--file", archive], in: output)
      #expect(
        contents.text.split(separator: "\n").filter { !$0.hasSuffix("/") } == [
          "\(name)/bin/sextant", "\(name)/lib/sextant/sdk/modules/A.swiftmodule",
          "\(name)/lib/sextant/sdk/sdk.json", "\(name)/share/bash-completion/completions/sextant",
          "\(name)/share/doc/sextant/CHANGELOG.md", "\(name)/share/doc/sextant/LICENSE",
          "\(name)/share/doc/sextant/sextant.spdx.json",
          "\(name)/share/fish/vendor_completions.d/sextant.fish", "\(name)/share/man/man1/sextant.1",
          "\(name)/share/sextant/phone/handbook.html", "\(name)/share/sextant/phone/index.html",
          "\(name)/share/zsh/site-functions/_sextant",
        ])
    }

    /// A fake compiler, whose product prints the origin in `ToolVersion` of the given package.
    private static let compiler = #"""
      #!/bin/sh
      folder=$5/.build/release
      case "$*" in *--show-bin-path) echo "$folder"; exit ;; esac
      origin=$(sed -n 's/.*origin: ReleaseOrigin? = //p; s/.*site: String? = //p' "$5/Sources/Basics/CommandOutput/ToolVersion.swift")
      mkdir -p "$folder"
      cat > "$folder/sextant" << SCRIPT
      #!/bin/sh
      case \$1 in
        --version) echo 1.2.3 ;;
        *) echo '$origin' ;;
      esac
      SCRIPT
      chmod 755 "$folder/sextant"
      """#

    @Test(.enabled(if: canPack && Program(named: "git") != nil))
    func `a clone of the last commit is built, and knows its commit and the day of its rules`() throws {
      let git = try #require(Program(named: "git"))
      func last(_ arguments: String...) throws -> String {
        try git.run(["log", "-1"] + arguments, in: RepositoryFolder.root).text.trimmingCharacters(
          in: .newlines)
      }
      let folder = try ScratchFolder()
      try folder.writeProgram(Self.compiler, to: "tools/swift")
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let run = try Self.run(
        [
          "--version", "1.2.3", "--site", "https://example.com/Sextant/", "--output",
          folder.path + "/release", "--page", "none", "--sdk", "none",
        ],
        environment: ["PATH": "\(folder.path)/tools:\(path)"])
      #expect(run.code == 0, "\(run.text)")
      let release = folder.url.appending(path: "release")
      let archive = try #require(
        try Self.files(in: release.path(percentEncoded: false)).first { $0.hasSuffix(".tar.xz") })
      let manual = try #require(Program(named: "tar")).run(
        ["--extract", "--to-stdout", "--wildcards", "--file", archive, "*/sextant.1"], in: release)
      let commit = try last("--format=%h", "--abbrev=12")
      let day = try last("--format=%cs", "--", "Sources/Rules")
      #expect(
        manual.text
          == "ReleaseOrigin(commit: \"\(commit)\", rulesDate: \"\(day)\")\n\"https://example.com/Sextant\"\n")
    }

    @Test(.enabled(if: canPack)) func `the recipe takes the archives of all systems`() throws {
      let folder = try ScratchFolder()
      for system in ["linux-x86_64", "linux-aarch64", "macos-arm64"] {
        let missing = try Self.run(["--recipes", folder.path])
        #expect(missing.code == 1 && !missing.text.isEmpty)
        try folder.write(system.utf8, to: "sextant-1.2.3-\(system).tar.xz")
      }
      let run = try Self.run(["--recipes", folder.path])
      #expect(run.code == 0, "\(run.text)")
      let recipe = try String(contentsOf: folder.url.appending(path: "sextant.rb"), encoding: .utf8)
      #expect(recipe.contains("version \"1.2.3\"") && !recipe.contains("@"))
      #expect(
        try Self.files(in: folder.path) == [
          "SHA256SUMS", "sextant-1.2.3-linux-aarch64.tar.xz", "sextant-1.2.3-linux-x86_64.tar.xz",
          "sextant-1.2.3-macos-arm64.tar.xz", "sextant.rb",
        ])
    }

    @Test(.enabled(if: Program(named: "shellcheck") != nil))
    func `shellcheck has nothing against the script`() throws {
      let script = RepositoryFolder.path("Scripts/release")
      let run = try #require(Program(named: "shellcheck")).run([script])
      #expect(run.code == 0, "\(run.text)")
    }
  }
#endif
