// Requests as they are stored: a flat table of strings.

extension UpdatesRequest {
  /// Reads a table of strings; throws `DecodingError` if it does not describe a request.
  public init(from decoder: any Decoder) throws {
    guard let request = try UpdatesRequest(fields: [String: String](from: decoder)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no request for updates"))
    }
    self = request
  }

  /// Writes a table of strings.
  public func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }

  /// The request as strings.
  var fields: [String: String] {
    var fields = [
      "accuracy": accuracy.text, "distanceFilter": distanceFilter.text, "activityType": activityType.rawValue,
      "pausing": pausing.text, "background": background.text, "withoutPermission": withoutPermission.rawValue,
      "buffer": buffer.text,
    ]
    fields["asksFor"] = asksFor?.text
    fields["permissionTimeLimit"] = permissionTimeLimit.map { "\($0)" }
    return fields
  }

  /// Reads a request; nil if the strings are invalid.
  init?(fields: [String: String]) {
    func read<Value>(_ name: String, _ value: (String) -> Value?) -> Value? { fields[name].flatMap(value) }
    guard let accuracy = read("accuracy", LocationAccuracy.init(text:)),
      let distanceFilter = read("distanceFilter", DistanceFilter.init(text:)),
      let activityType = read("activityType", ActivityType.init(rawValue:)),
      let pausing = read("pausing", Pausing.init(text:)),
      let background = read("background", BackgroundUse.init(text:)),
      let buffer = read("buffer", Buffer.init(text:))
    else { return nil }
    self.init(
      accuracy: accuracy, distanceFilter: distanceFilter, activityType: activityType, pausing: pausing,
      background: background, asksFor: read("asksFor", RequestedPermission.init(text:)),
      permissionTimeLimit: read("permissionTimeLimit", Double.init),
      // Requests may have been stored before this choice existed.
      withoutPermission: read("withoutPermission", WithoutPermission.init(rawValue:)) ?? .fails,
      buffer: buffer)
  }
}

extension UpdatesRequest.Pausing: TextCodable {
  var text: String {
    switch self {
    case .never: "never"
    case .allowed(let seconds): "\(seconds)"
    }
  }

  init?(text: String) {
    guard text != "never" else {
      self = .never
      return
    }
    guard let seconds = Double(text) else { return nil }
    self = .allowed(restartsAfter: seconds)
  }
}

extension UpdatesRequest.BackgroundUse: TextCodable {
  var text: String {
    switch self {
    case .none: "none"
    case .continues(showsIndicator: false): "continues"
    case .continues(showsIndicator: true): "continuesWithIndicator"
    }
  }

  init?(text: String) {
    switch text {
    case "none": self = .none
    case "continues": self = .continues(showsIndicator: false)
    case "continuesWithIndicator": self = .continues(showsIndicator: true)
    default: return nil
    }
  }
}

extension UpdatesRequest.Buffer: TextCodable {
  var text: String { "\(limit)" }

  init?(text: String) {
    guard let limit = Double(text).flatMap({ Int(exactly: $0) }) else { return nil }
    self = .newest(limit)
  }
}

extension RequestedPermission: TextCodable {
  private static let whenInUseText = "whenInUse"
  private static let fullAccuracyText = "fullAccuracy:"

  var text: String {
    switch self {
    case .whenInUse: Self.whenInUseText
    case .whenInUseWithFullAccuracy(let purposeKey): Self.fullAccuracyText + purposeKey
    }
  }

  init?(text: String) {
    if text == Self.whenInUseText {
      self = .whenInUse
    } else if text.hasPrefix(Self.fullAccuracyText) {
      self = .whenInUseWithFullAccuracy(purposeKey: String(text.dropFirst(Self.fullAccuracyText.count)))
    } else {
      return nil
    }
  }
}
