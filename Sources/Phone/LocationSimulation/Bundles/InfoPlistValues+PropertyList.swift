#if !hasFeature(Embedded)
  public import LeanFoundation
  public import LocationPolicy
  import PropertyLists
  import TextReading

  extension InfoPlistValues {
    /// Reads a property list, XML or binary, whose root is a dictionary.
    ///
    /// Throws if the bytes are not a property list, or one that is truncated, damaged or too large.
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

    /// Whether the entitlements allow location pushes (KEY-045).
    var hasLocationPush: Bool { values["com.apple.developer.location.push"] == true }
  }

  /// The reason why data is not an Info.plist.
  public enum InfoPlistError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more bytes than a reasonable Info.plist has.
    case tooLarge(bytes: Int)
    /// The values are nested too deeply, or represent too many values.
    case tooDeep
    /// The bytes are not a property list, or one that is truncated or damaged; with the parser's message.
    case damaged(String)

    /// The maximum number of bytes that are read.
    static let byteLimit = 4_000_000

    /// A description of the problem.
    public var reason: String {
      switch self {
      case .tooLarge(let bytes): "it has \(bytes) bytes; more than \(Self.byteLimit) are not read"
      case .tooDeep: "it is nested more deeply, or contains more values, than any Info.plist"
      case .damaged(let reason): reason
      }
    }

    /// A description of the problem and how to fix it.
    public var description: String {
      "the Info.plist can't be read: \(reason); it must be a dictionary in XML or binary format"
    }
  }
#endif
