#if !hasFeature(Embedded)
  extension InfoPlistValues {
    /// Creates the values from what Foundation's parsers and bundles make of a property list.
    ///
    /// - Parameters:
    ///   - parsed: The values by key.
    ///   - number: Tells a number's value, which only Foundation can; nil for what is not a number.
    package init(parsed: [String: Any], number: (Any) -> JSONValue?) {
      self.init(parsed.mapValues { Self.value(of: $0, depth: 1, number: number) })
    }

    /// No key that location reads is nested more than three deep; what is deeper is left out.
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
    /// Creates a truth value, a whole number or another number from what Foundation's `NSNumber` holds.
    ///
    /// The type of its storage (`objCType`) is the only way to tell true from 1: a truth value is stored as a character.
    package init(number: Double, storedAs type: CChar) {
      if type == CChar(UInt8(ascii: "c")) {
        self = .boolean(number != 0)
      } else {
        self = Int(exactly: number).map(JSONValue.integer) ?? .number(number)
      }
    }
  }
#endif
