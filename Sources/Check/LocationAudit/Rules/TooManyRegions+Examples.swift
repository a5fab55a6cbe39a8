import LocationEvidence

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
      "As many as iOS allows, by their numbers", infoPlist: [.whenInUse],
      files: [
        fences("for index in 0..<20 { manager.startMonitoring(for: shops[index].region) }"),
        fences(
          "(1...20).forEach { manager.startMonitoring(for: shops[$0].region) }", name: "Others",
          file: "Others.swift"
        ),
        fences(
          """
          for index in stride(from: 0, to: 10, by: 2) { manager.startMonitoring(for: shops[index].region) }
              for shop in [first, second, third] { manager.startMonitoring(for: shop.region) }
          """, name: "More", file: "More.swift"),
      ]),
    RuleExample(
      "One more than iOS allows", infoPlist: [.whenInUse],
      files: [fences("for index in 0...20 { manager.↓startMonitoring(for: shops[index].region) }")]),
    RuleExample(
      "A part that is too large", infoPlist: [.whenInUse],
      files: [fences("for shop in nearest(shops).prefix(25) { manager.↓startMonitoring(for: shop.region) }")]),
    RuleExample(
      "Loops within loops", infoPlist: [.whenInUse],
      files: [
        fences(
          """
          for row in 0..<5 {
              for column in stride(from: 10, through: 0, by: -2) { manager.↓startMonitoring(for: cell(row, column)) }
            }
          """)
      ]),
    RuleExample(
      "Counted in Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          using: "for (int i = 0; i < 20; i++) { [manager startMonitoringForRegion:regions[i]]; }")
      ]),
    RuleExample(
      "Counted too far in Objective-C", infoPlist: [.whenInUse],
      files: [
        .objectiveC(
          using: "for (int i = 0; i <= 20; i++) { [manager ↓startMonitoringForRegion:regions[i]]; }")
      ]),
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

  private static func fences(
    _ body: String, name: String = "Fences", file: String = "App.swift"
  ) -> RuleExample.File {
    .swift(
      """
      import CoreLocation
      final class \(name) {
        let manager = CLLocationManager()
        var shops: [Shop] = []
        func watch() {
          \(body)
        }
        func stop() { manager.monitoredRegions.forEach { manager.stopMonitoring(for: $0) } }
      }
      """, name: file)
  }
}
