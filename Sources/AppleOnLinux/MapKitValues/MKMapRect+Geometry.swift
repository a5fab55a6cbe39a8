extension MKMapRect {
  /// Returns whether a point is inside; points on the eastern and southern edges are not.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether another rectangle is inside.
  public func contains(_ rect: MKMapRect) -> Bool { MKMapRectEqualToRect(union(rect), self) }

  /// Returns whether it overlaps another rectangle.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

  /// Returns the intersection with another rectangle; the null rectangle if there is none.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull, !rect.isNull else { return .null }
    let (west, north) = (max(minX, rect.minX), max(minY, rect.minY))
    let (east, south) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard west <= east, north <= south else { return .null }
    return MKMapRect(x: west, y: north, width: east - west, height: south - north)
  }

  /// Returns the smallest rectangle that contains it and another.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (west, north) = (min(minX, rect.minX), min(minY, rect.minY))
    let (east, south) = (max(maxX, rect.maxX), max(maxY, rect.maxY))
    return MKMapRect(x: west, y: north, width: east - west, height: south - north)
  }

  /// Returns the rectangle with its edges moved toward the center; away from it if the numbers are negative.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    let inset = MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return isNull || inset.width < 0 || inset.height < 0 ? .null : inset
  }

  /// Returns the rectangle moved to the east and to the south.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the part that is beyond the edge of the map, moved to where it is on the map.
  public func remainder() -> MKMapRect {
    let world = MKMapSize.world.width
    if !isNull, minX < 0 {
      return MKMapRect(x: minX + world, y: minY, width: min(-minX, width), height: height)
    }
    if !isNull, maxX > world {
      let over = min(maxX - world, width)
      return MKMapRect(x: max(minX - world, 0), y: minY, width: over, height: height)
    }
    return .null
  }
}
