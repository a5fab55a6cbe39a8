import CoreGraphicsGeometry
import Testing

@Suite struct GeometryTests {
  private let point = CGPoint(x: 3, y: 4)

  @Test func `maps move, stretch and turn points`() {
    #expect(point.applying(.identity) == point && CGAffineTransform.identity.isIdentity)
    #expect(point.applying(CGAffineTransform(translationX: 1, y: -1)) == CGPoint(x: 4, y: 3))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 4) < 1e-12 && abs(turned.y - 3) < 1e-12)
    #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 9, y: 9)).height == 2)
  }

  @Test func `maps are done one after the other, and undone`() {
    let map = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0))
    #expect(point.applying(map) == CGPoint(x: 7, y: 8))
    #expect(point.applying(map).applying(map.inverted()) == point)
    #expect(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0).tx == 2)
    #expect(CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 2).tx == 1)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
  }
}
