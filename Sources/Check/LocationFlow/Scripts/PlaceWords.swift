import SourceFacts

/// What the words of a name say of what it names.
struct PlaceWords: OptionSet {
  let rawValue: UInt16

  /// A coordinate: "lat".
  static let coordinate = PlaceWords(rawValue: 1)
  static let latitude = PlaceWords(rawValue: 2)
  /// A part of a place, or of what delivers one.
  static let part = PlaceWords(rawValue: 4)
  /// Of the position itself, or when it was taken, rather than of something at that place.
  static let ofPosition = PlaceWords(rawValue: 8)
  /// What stores values for later runs.
  static let store = PlaceWords(rawValue: 16)
  /// The function of a store that keeps a value, and that which returns one.
  static let keeping = PlaceWords(rawValue: 32)
  static let returning = PlaceWords(rawValue: 64)
  /// A distance, or a function that computes one.
  static let distance = PlaceWords(rawValue: 128)
  /// A function of the place itself from which it computes the distance.
  static let distanceFrom = PlaceWords(rawValue: 256)

  /// A test whether a place is in an area.
  static let area = PlaceWords(rawValue: 512)
  /// What stores an object, here or on a server.
  static let recording = PlaceWords(rawValue: 1_024)
  /// What only shows a map, or moves it.
  static let map = PlaceWords(rawValue: 2_048)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Looks for the words in a name.
  init(in name: String) {
    self = []
    let lowercase = name.lowercased()
    func begins(_ words: [String]) -> Bool { words.contains(where: lowercase.hasPrefix) }
    if name.namesCoordinate { insert(.coordinate) }
    if ["lat", "latitude"].contains(lowercase) { insert(.latitude) }
    if name.namesCoordinate || Self.parts.contains(name) { insert(.part) }
    if name.namesCoordinate || name.hasPrefix("#") || Self.partsOfPositions.occurs(in: lowercase) {
      insert(.ofPosition)
    }
    if Self.stores.occurs(in: lowercase) { insert(.store) }
    if begins(["set", "put", "write", "save"]) { insert(.keeping) }
    if begins(Self.returns) { insert(.returning) }
    if Self.distances.occurs(in: lowercase) { insert(.distance) }
    if lowercase.hasPrefix("distance") { insert(.distanceFrom) }
    if Self.areas.occurs(in: lowercase) { insert(.area) }
    if begins(Self.records) || ["set", "setdoc", "setdata"].contains(lowercase) { insert(.recording) }
    if Self.maps.occurs(in: lowercase) { insert(.map) }
  }

  private static let parts: Set<String> = [
    "coords", "coordinate", "coordinates", "value", "current", "stream", "last", "first", "data",
  ]
  private static let stores = WordSearch([
    "storage", "prefs", "preferences", "defaults", "mmkv", "securestore", "hive", "box",
  ])
  private static let distances = WordSearch(["distance", "haversine"])
  private static let areas = WordSearch(["inpolygon", "pointwithinradius", "containslocation"])
  private static let returns = [
    "get", "read", "load", "object", "double", "string", "data", "value", "dictionary", "array", "float",
  ]
  private static let records = [
    "post", "put", "patch", "insert", "upsert", "add", "create", "save", "submit", "update", "register",
    "store", "mutate",
  ]
  private static let maps = WordSearch([
    "camera", "map", "region", "bounds", "flyto", "setview", "panto", "move", "center",
  ])
  /// The words in the names of what is known of a position, or follows from it.
  private static let partsOfPositions = WordSearch([
    "loc", "coord", "position", "accuracy", "altitude", "heading", "speed", "time", "date", "_at", "geo",
    "city", "country", "region", "state", "address", "street", "postal", "zip", "pincode", "district",
    "displayname", "delta",
  ])
}

extension ScriptPlaces {
  /// Returns what the words of a name say; each name is looked at once.
  mutating func words(in name: String) -> PlaceWords {
    if let known = knownWords[name] { return known }
    let words = PlaceWords(in: name)
    knownWords[name] = words
    return words
  }

  /// Returns whether a field is of the position itself, or says when it was taken.
  mutating func isOfPosition(_ label: String?) -> Bool {
    label.map { words(in: $0).contains(.ofPosition) } ?? true
  }

  /// Returns whether an argument says what part of a map is shown.
  mutating func isView(_ label: String?) -> Bool { label.map { words(in: $0).contains(.map) } ?? false }

  /// Returns whether a call is one of an object that stores values for later runs, by its names.
  mutating func isStore(_ names: [String]) -> Bool {
    names.dropLast().contains { words(in: $0).contains(.store) }
  }

  /// Returns the latitude that a call is given.
  mutating func latitude(in call: FlowCall) -> FlowExpression? {
    call.arguments.first { $0.label.map { words(in: $0).contains(.latitude) } ?? false }?.value
  }
}
