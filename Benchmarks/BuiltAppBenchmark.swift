import AppProject
import BuiltProducts
import Foundation
import LocationAudit
import TestSupport

/// The processor time of checking a built app, compared with `unzip -t`, which only unpacks the
/// same archive.
enum BuiltAppBenchmark {
  struct Result: Encodable {
    let measured: Measured?
    /// The reason why nothing was measured.
    let skipped: String?
  }

  struct Measured: Encodable {
    let archiveMegabytes: Double
    let codeMegabytes: Double
    let binaries: Int
    let findings: Int
    let checkSeconds: Double
    let unzipSeconds: Double
    /// The time as a multiple of that for unpacking.
    let timesUnpacking: Double
  }

  static func run() throws -> Result {
    guard let zip = Program(named: "zip"), let unzip = Program(named: "unzip") else {
      return Result(
        measured: nil, skipped: "zip or unzip is not installed; on Debian: apt-get install zip unzip")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "sextant-app-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = SampleApp(frameworks: 40, codeBytes: 300_000_000, assetBytes: 100_000_000)
    try app.write(to: folder)
    try zip.output(["-q", "-r", "Sample.ipa", "Payload"], in: folder)
    let archive = folder.appending(path: "Sample.ipa").path(percentEncoded: false)
    var binaries = 0
    var findings = 0
    let seconds = try Stopwatch.least(of: 3) {
      let inventory = try BuiltProductReader().read(archive)
      precondition(inventory.problems.isEmpty, "the app was not read: \(inventory.problems)")
      binaries = inventory.targets.count
      findings = Audit.run(inventory).count
    }
    let unpacking = try Stopwatch.least(of: 3, by: .children) {
      _ = try unzip.output(["-tqq", archive])
    }
    let size = try FileManager.default.attributesOfItem(atPath: archive)[.size] as? Int ?? 0
    return Result(
      measured: Measured(
        archiveMegabytes: Double(size) / 1e6, codeMegabytes: Double(app.codeBytes) / 1e6, binaries: binaries,
        findings: findings, checkSeconds: seconds, unzipSeconds: unpacking,
        timesUnpacking: seconds / unpacking),
      skipped: nil)
  }
}
