import Markup

/// A rectangle of a drawing, in points.
package struct Frame: Hashable, Sendable {
  /// The distance of its left edge from the left.
  package var x: Double
  /// The distance of its upper edge from the top.
  package var y: Double
  /// The width.
  package let width: Double
  /// The height.
  package let height: Double

  /// Returns the rectangle, moved to the right and down.
  @inline(never)
  func moved(x: Double, y: Double) -> Frame {
    Frame(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Returns the rectangle without a rim on all sides.
  @inline(never)
  func inset(by rim: Double) -> Frame {
    Frame(x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim)
  }

  /// Returns the outline of the rectangle with rounded corners, as the data of a path.
  @inline(never)
  func outline(radius: Double) -> String {
    func text(_ number: Double) -> String { AttributeValue(number).text }
    let arc = "a\(text(radius)) \(text(radius)) 0 0 1 "
    let (r, across, down) = (text(radius), text(width - 2 * radius), text(height - 2 * radius))
    return "M\(text(x + radius)) \(text(y))h\(across)\(arc)\(r) \(r)v\(down)\(arc)-\(r) \(r)"
      + "h-\(across)\(arc)-\(r) -\(r)v-\(down)\(arc)\(r) -\(r)z"
  }
}
