import AppProject
import BinaryReading
import LocationPolicy

/// Reads the code of a product.
struct BinaryReader {
  /// What is known of a file with code.
  struct Code {
    /// The binaries that use location, as sources of a target; at least one, so that the target has code.
    let sources: [SourceFile]
    /// What it runs on; nil when it does not say, as old libraries don't.
    let target: MachOTarget?
    /// The names of the libraries beside it that it is linked with.
    let libraries: [String]
    /// Whether part of it can't be read because the store has encrypted it.
    let isEncrypted: Bool
    /// The entitlements that it is signed with; none where they can't be read.
    let entitlements: [String: JSONValue]
    /// Why its entitlements can't be read; nil when they can, or when it has none.
    let signatureFault: BinaryError?
  }

  /// The largest file with code that is read; the largest apps have some 500 MB.
  private static let limit = 1 << 30

  private let files: any ProductFiles

  init(_ files: any ProductFiles) { self.files = files }

  /// Returns what a file with code says.
  func code(at path: String) throws(BinaryError) -> Code {
    let parts = try BinaryFile.parts(of: files.contents(of: path, limit: Self.limit))
    let sources = BinaryFacts(parts).found.map { member, facts in
      SourceFile(path: member.map { "\(path)(\($0))" } ?? path, facts: facts)
    }
    let libraries = parts.flatMap { $0.image.libraries.compactMap(Self.embeddedName) }
    let entitlements: Result<[String: JSONValue], BinaryError> =
      parts.first.map { self.entitlements(of: $0.image, at: path) } ?? .success([:])
    return Code(
      sources: sources.isEmpty ? [SourceFile(path: path, facts: nil)] : sources,
      target: parts.lazy.compactMap(\.image.target).first, libraries: Set(libraries).sorted(),
      isEncrypted: parts.contains { $0.image.isEncrypted }, entitlements: entitlements.values,
      signatureFault: entitlements.fault)
  }

  private func entitlements(of image: MachOImage, at path: String) -> Result<
    [String: JSONValue], BinaryError
  > {
    do {
      return .success(try Entitlements.values(of: image, at: path))
    } catch {
      return .failure(error)
    }
  }

  /// The name of a library that lies beside the code, as a target is named; nil for the system's and Swift's own.
  private static func embeddedName(_ installName: String) -> String? {
    guard installName.hasPrefix("@"), let file = installName.split(separator: "/").last else { return nil }
    return file.hasPrefix("libswift") ? nil : String(file)
  }
}

extension Result<[String: JSONValue], BinaryError> {
  fileprivate var values: [String: JSONValue] { if case .success(let values) = self { values } else { [:] } }
  fileprivate var fault: BinaryError? { if case .failure(let fault) = self { fault } else { nil } }
}
