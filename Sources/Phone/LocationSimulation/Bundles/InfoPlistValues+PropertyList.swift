#if !hasFeature(Embedded)
  public import Foundation
  public import LocationPolicy
  import PropertyLists
  import TextReading

  extension InfoPlistValues {
    /// Reads a property list, XML or binary, whose root is a dictionary.
    ///
    /// Throws when the bytes are no property list, or one that is cut off, damaged or too large.
    public init(propertyList data: Data) throws(InfoPlistError) {
      guard data.count <= InfoPlistError.byteLimit else { throw .tooLarge(bytes: data.count) }
      let list: ParsedPropertyList
      do throws(ReadingError) {
        list = try PropertyListParser.parseBuilt([UInt8](data))
      } catch {
        throw error.exceedsLimits ? InfoPlistError.tooDeep : .damaged(error.reason)
      }
      guard case .object(let values) = list.root.value else { throw .damaged("its root is not a dictionary") }
      self.init(values)
    }

    /// Whether entitlements allow location pushes (KEY-045).
    var hasLocationPush: Bool { values["com.apple.developer.location.push"] == true }
  }

  extension JSONValue {
    /// Creates the truth value or number that Foundation's parsers made.
    package init(_ number: NSNumber) {
      self.init(number: number.doubleValue, storedAs: number.objCType.pointee)
    }
  }

  /// Why data is not an Info.plist.
  public enum InfoPlistError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more bytes than an Info.plist can sensibly have.
    case tooLarge(bytes: Int)
    /// The values are nested too deeply, or stand for too many values.
    case tooDeep
    /// The bytes are no property list, or one that is cut off or damaged; with what the parser said.
    case damaged(String)

    /// The most bytes that are read.
    static let byteLimit = 4_000_000

    /// What is wrong with it.
    public var reason: String {
      switch self {
      case .tooLarge(let bytes): "it has \(bytes) bytes; more than \(Self.byteLimit) are not read"
      case .tooDeep: "it is nested more deeply, or holds more values, than an Info.plist ever does"
      case .damaged(let reason): reason
      }
    }

    /// What is wrong, and what to do.
    public var description: String {
      "the Info.plist can't be read: \(reason); it has to be a dictionary in XML or binary form"
    }
  }
#endif
