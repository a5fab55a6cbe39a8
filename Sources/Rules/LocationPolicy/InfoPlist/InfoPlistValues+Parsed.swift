#if !hasFeature(Embedded)
  extension InfoPlistValues {
    /// Creates the values from a property list that Foundation has parsed.
    ///
    /// - Parameters:
    ///   - parsed: The values by key.
    ///   - number: Returns a number's value, which requires Foundation; nil for a value that is not a number.
    package init(parsed: [String: Any], number: (Any) -> JSONValue?) {
      self.init(parsed.mapValues { Self.value(of: $0, depth: 1, number: number) })
    }

    /// The maximum nesting; no key that location reads is nested more than three levels deep, and deeper values are
    /// omitted.
    private static let depthLimit = 8

    private static func value(of any: Any, depth: Int, number: (Any) -> JSONValue?) -> JSONValue {
      guard depth < depthLimit else { return .null }
      switch any {
      case let text as String: return .string(text)
      case let list as [Any]:
        return .array(list.map { value(of: $0, depth: depth + 1, number: number) })
      case let values as [String: Any]:
        return .object(values.mapValues { value(of: $0, depth: depth + 1, number: number) })
      default: return number(any) ?? .null
      }
    }
  }

  extension JSONValue {
    /// Creates a Boolean, an integer or another number from the contents of Foundation's `NSNumber`.
    ///
    /// Its storage type (`objCType`) is the only way to distinguish true from 1: a Boolean is stored as a character.
    package init(number: Double, storedAs type: CChar) {
      if type == CChar(UInt8(ascii: "c")) {
        self = .boolean(number != 0)
      } else {
        self = Int(exactly: number).map(JSONValue.integer) ?? .number(number)
      }
    }
  }
#endif
