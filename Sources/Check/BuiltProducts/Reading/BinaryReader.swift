import AppProject
import BinaryReading
import LocationPolicy

/// Reads the code of a product.
struct BinaryReader {
  /// The properties of a file with code.
  struct Code {
    /// The binaries that use location, as sources of a target; at least one, so that the target has
    /// code.
    let sources: [SourceFile]
    /// The platform and minimum version; nil if unknown, as in old libraries.
    let target: MachOTarget?
    /// The names of the linked libraries that are part of the product.
    let libraries: [String]
    /// Whether a part can't be read because the App Store has encrypted it.
    let isEncrypted: Bool
    /// The entitlements in the signature; empty if they can't be read.
    let entitlements: [String: JSONValue]
    /// The error in reading entitlements; nil if there is none.
    let signatureFault: BinaryError?
  }

  /// The maximum size of a file with code in bytes; the largest apps have about 500 MB.
  private static let limit = 1 << 30

  private let files: any ProductFiles

  init(_ files: any ProductFiles) { self.files = files }

  /// Reads a file with code.
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

  /// Returns the name of an embedded library, like that of a target; nil for libraries of the
  /// system and of Swift.
  private static func embeddedName(_ installName: String) -> String? {
    guard installName.hasPrefix("@"), let file = installName.split(separator: "/").last else { return nil }
    return file.hasPrefix("libswift") ? nil : String(file)
  }
}

extension Result<[String: JSONValue], BinaryError> {
  fileprivate var values: [String: JSONValue] { if case .success(let values) = self { values } else { [:] } }
  fileprivate var fault: BinaryError? { if case .failure(let fault) = self { fault } else { nil } }
}
