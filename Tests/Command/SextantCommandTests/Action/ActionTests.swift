import Foundation
import TestSupport
import Testing

@testable import SextantCommand

/// Tests the scripts of the action and of the hook, with fakes of the command and of a release.
@Suite struct ActionTests {
  private static func script(_ name: String) -> Program {
    Program(at: RepositoryFolder.root.appending(path: "Action/\(name)"))
  }

  @Test func `one check writes the annotations, the summary and the SARIF log`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    try folder.write(#"{"schema":1,"findings":[]}"#.utf8, to: "baseline.json")
    try folder.write("rules: {unused-always-description: off}".utf8, to: "team.yml")
    let tool = try BuiltTool.folder().appending(path: BuiltTool.name).path(percentEncoded: false)
    let run = try Self.script("check").run(
      [], in: folder.url,
      environment: [
        "SEXTANT": tool, "GITHUB_STEP_SUMMARY": folder.path + "/summary.md",
        "GITHUB_SERVER_URL": "https://example.com",
        "INPUT_PATH": "App", "INPUT_SEVERITY": "warning", "INPUT_SARIF": "location.sarif",
        "INPUT_BASELINE": "baseline.json", "INPUT_CONFIG": "team.yml", "INPUT_LANGUAGE": "zh-Hans",
        "ACTION_REPOSITORY": "OWNER/Sextant", "ACTION_REF": "v0.2.0",
      ])
    #expect(run.code == 1 && run.text.hasPrefix("::error file="), "\(run.text)")
    let page =
      "https://example.com/OWNER/Sextant/blob/v0.2.0/Documentation/Rules/always-before-when-in-use.md"
    #expect(try folder.text(of: "summary.md").contains("[`always-before-when-in-use`](<\(page)>)"))
    #expect(try folder.text(of: "summary.md").contains("个错误"))
    let log = try folder.text(of: "location.sarif")
    #expect(log.contains("\"helpUri\" : \"\(page)\"") && log.contains("\"language\" : \"zh-CN\""))
  }

  /// Runs the command in one of the steps, which represents all others.
  private static let command = """
    #!/bin/sh
    echo "$@"
    """

  /// The name of this machine's archive without its extension.
  private static let name = "sextant-1.2.3-" + ActionTests.system
  #if os(Linux)
    #if arch(x86_64)
      private static let system = "linux-x86_64"
    #else
      private static let system = "linux-aarch64"
    #endif
  #else
    private static let system = "macos-arm64"
  #endif

  /// Writes a release into a folder that replaces the repository, and returns its checksum.
  private static func publish(in folder: borrowing ScratchFolder) throws -> String {
    let release = "repository/releases/download/v1.2.3"
    try folder.writeProgram(command, to: "\(name)/bin/sextant")
    try folder.write("".utf8, to: release + "/none")
    let shell =
      #"tar -cJf "$0/$1.tar.xz" "$1" && cd "$0" && rm none && (sha256sum * || shasum -a 256 *) > ../sums && mv ../sums SHA256SUMS && cat SHA256SUMS"#
    let run = try Program(at: URL(filePath: "/bin/sh")).run(["-c", shell, release, name], in: folder.url)
    return String(run.text.prefix { $0 != " " })
  }

  static let canUnpack = ["curl", "tar", "xz"].allSatisfy { Program(named: $0) != nil }

  @Test(.enabled(if: canUnpack, "curl, tar or xz is not installed"))
  func `the archive is downloaded once, and only with the right checksums`() throws {
    let folder = try ScratchFolder()
    let sum = try Self.publish(in: folder)
    let address = "file://" + folder.path + "/repository"
    func download(_ version: String, checksum: String = "", to target: String) throws -> (
      code: Int32, text: String
    ) {
      try Self.script("download").run(
        [folder.path + "/" + target],
        environment: [
          "SEXTANT_VERSION": version, "SEXTANT_REPOSITORY": address, "SEXTANT_CHECKSUM": checksum,
        ])
    }
    let command = "\(folder.path)/tools/\(Self.name)/bin/sextant\n"
    #expect(try download("v1.2.3", checksum: sum, to: "tools") == (0, command))
    let wrong = try download("1.2.3", checksum: String(repeating: "0", count: 64), to: "other")
    #expect(wrong.code == 1 && wrong.text.contains("has the checksum \(sum), and not 0000"), "\(wrong.text)")
    for version in ["main", "", "1.2"] {
      let run = try download(version, to: "other")
      #expect(run.code == 1 && run.text.contains("is no release"), "\(run.text)")
    }
    try folder.write("x".utf8, to: "repository/releases/download/v1.2.3/\(Self.name).tar.xz")
    let changed = try download("1.2.3", to: "other")
    #expect(changed.code == 1 && changed.text.contains("not the one in SHA256SUMS"), "\(changed.text)")
    // If the command exists, no network is needed.
    #expect(try download("1.2.3", to: "tools") == (0, command))
    let missing = try download("1.2.4", to: "other")
    #expect(missing.code == 1 && missing.text.contains("could not be read"), "\(missing.text)")
  }

  @Test(.enabled(if: canUnpack, "curl, tar or xz is not installed"))
  func `the hook takes the installed command, or else the release of its revision`() throws {
    let folder = try ScratchFolder()
    _ = try Self.publish(in: folder)
    let shell = #"mkdir hook && cp "$0/download" "$0/hook" hook/ && exec hook/hook "$@""#
    func run(_ path: String) throws -> (code: Int32, text: String) {
      try Program(at: URL(filePath: "/bin/sh")).run(
        ["-c", "rm -rf hook && " + shell, RepositoryFolder.path("Action"), "ios", "--quiet"], in: folder.url,
        environment: [
          "PATH": path, "SEXTANT_VERSION": "v1.2.3",
          "SEXTANT_REPOSITORY": "file://\(folder.path)/repository.git",
        ])
    }
    let system = "/usr/bin:/bin"
    #expect(try run(system) == (0, "check --quiet ios --quiet\n"))
    try folder.writeProgram("#!/bin/sh\necho installed \"$@\"", to: "installed/sextant")
    #expect(try run("\(folder.path)/installed:" + system) == (0, "installed check --quiet ios --quiet\n"))
  }

  @Test(.enabled(if: Program(named: "shellcheck") != nil, "shellcheck is not installed"))
  func `shellcheck has nothing against the scripts`() throws {
    let scripts = ["Action/check", "Action/download", "Action/hook", "Scripts/website"].map(
      RepositoryFolder.path)
    let run = try #require(Program(named: "shellcheck")).run(scripts)
    #expect(run.code == 0, "\(run.text)")
  }
}
