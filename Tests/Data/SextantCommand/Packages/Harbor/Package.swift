// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harbor",
  targets: [.target(name: "Harbor"), .testTarget(name: "HarborTests", dependencies: ["Harbor"])],
  swiftLanguageModes: [.v5])
