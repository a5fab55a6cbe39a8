extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let tooManyRegions: [RuleExample] = [
    RuleExample(
      "One for each shop", infoPlist: [.whenInUse],
      files: [fences("for shop in shops { manager.↓startMonitoring(for: shop.region) }")]),
    RuleExample(
      "One for each element, by a function of its own", infoPlist: [.whenInUse],
      files: [
        fences(
          """
          shops.forEach { watch($0) }
            }
            func watch(_ shop: Shop) {
              manager.↓startMonitoring(for: shop.region)
          """)
      ]),
    RuleExample(
      "In Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          using: "for (CLRegion *region in regions) { [manager ↓startMonitoringForRegion:region]; }")
      ]),
    RuleExample(
      "Only the nearest", infoPlist: [.whenInUse],
      files: [fences("for shop in nearest(shops).prefix(20) { manager.startMonitoring(for: shop.region) }")]),
    RuleExample(
      "No more than iOS allows", infoPlist: [.whenInUse],
      files: [
        fences(
          """
          for shop in shops where manager.monitoredRegions.count < 20 { manager.startMonitoring(for: shop.region) }
          """)
      ]),
    RuleExample(
      "One region", infoPlist: [.whenInUse], files: [fences("manager.startMonitoring(for: shops[0].region)")]),
  ]

  private static func fences(_ body: String) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class Fences {
        let manager = CLLocationManager()
        var shops: [Shop] = []
        func watch() {
          \(body)
        }
        func stop() { manager.monitoredRegions.forEach { manager.stopMonitoring(for: $0) } }
      }
      """)
  }
}
