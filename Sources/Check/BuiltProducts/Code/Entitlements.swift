import AppProject
import BinaryReading
import LocationPolicy

/// Reads the entitlements of a binary.
enum Entitlements {
  /// Returns the entitlements; empty if the binary is unsigned, as before it is archived.
  static func values(of image: MachOImage, at path: String) throws(BinaryError) -> [String: JSONValue] {
    // A build for a simulator contains them in a section rather than in its signature.
    if let section = image.sections(named: "__entitlements").first {
      return try values(ofText: section.contents, at: path)
    }
    guard let bytes = image.signature else { return [:] }
    let signature = try CodeSignature(bytes)
    if let text = signature.entitlements { return try values(ofText: text, at: path) }
    guard let encoded = signature.encodedEntitlements,
      case .dictionary(let values) = try EncodedValue(entitlements: encoded)
    else { return [:] }
    return values.mapValues(\.value)
  }

  private static func values(
    ofText text: ByteSlice, at path: String
  ) throws(BinaryError) -> [String: JSONValue] {
    do {
      guard case .object(let values) = try BuiltPropertyList(text.bytes, at: path).value else { return [:] }
      return values
    } catch {
      throw BinaryError("the entitlements in the code signature are no property list; sign the product again")
    }
  }
}

extension EncodedValue {
  /// The value as the rules read it.
  fileprivate var value: JSONValue {
    switch self {
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .text(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .dictionary(let entries): .object(entries.mapValues(\.value))
    }
  }
}
