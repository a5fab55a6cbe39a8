import AppProject
import Testing

@testable import LinuxSDK

@Suite struct ObstacleReportTests {
  @Test func `nothing found is nothing said`() {
    #expect(ObstacleReport(obstacles: [], root: "/p/").text == "")
  }

  @Test func `obstacles come in the catalog's order, places sorted, each once, five at most`() {
    let places = [7, 3, 3, 1, 2, 5, 4].map { MetObstacle(.combine, at: Site(file: "/p/A.swift", line: $0)) }
    let other = [MetObstacle(.objectiveC, at: Site(file: "/else/B\u{1B}.swift", line: 1))]
    #expect(
      ObstacleReport(obstacles: places + other, root: "/p/").text == """

        sextant: what is different on Linux (see Documentation/SDK.md)

          objective-c: \(Obstacle.objectiveC.explanation)
            /else/B\\u{1B}.swift:1
            What to do: \(Obstacle.objectiveC.remedy)

          combine: \(Obstacle.combine.explanation)
            A.swift:1
            A.swift:2
            A.swift:3
            A.swift:4
            A.swift:5
            and 1 more place
            What to do: \(Obstacle.combine.remedy)

        """)
  }

  @Test func `what is missing is named at its place, and modules once more, all of them`() {
    let sites = [1, 2, 1, 3].map { Site(file: "/p/A.swift", line: $0) }
    let met = zip(["HealthKit", "CoreMotion", "UIView", "WebKit"], sites)
      .map { MetObstacle(.appleFrameworks, at: $1, name: $0) }
    #expect(
      ObstacleReport(obstacles: met, root: "/p/").text == """

        sextant: what is different on Linux (see Documentation/SDK.md)

          apple-framework: \(Obstacle.appleFrameworks.explanation)
            A.swift:1 HealthKit, UIView
            A.swift:2 CoreMotion
            A.swift:3 WebKit
            Modules: CoreMotion, HealthKit, WebKit
            What to do: \(Obstacle.appleFrameworks.remedy)

        """)
  }
}
