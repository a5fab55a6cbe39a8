// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Whereabouts",
  platforms: [.iOS(.v14)],
  products: [.library(name: "Whereabouts", targets: ["Whereabouts"])],
  targets: [
    .target(name: "Whereabouts"),
    .testTarget(name: "WhereaboutsTests", dependencies: ["Whereabouts"]),
  ]
)
