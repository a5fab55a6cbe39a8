extension StringProtocol {
  /// Whether it is the name of a latitude or a longitude, by its last word: `lat`, `userLongitude`.
  package var namesCoordinate: Bool {
    let name = split { !$0.isLetter }.last ?? ""
    let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
    return [name[start...].lowercased(), name.lowercased()].contains(where: coordinates.contains)
  }
}

private let coordinates: Set<String> = ["lat", "lng", "lon", "long", "latitude", "longitude"]
