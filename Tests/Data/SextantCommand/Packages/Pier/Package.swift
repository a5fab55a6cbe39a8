// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Pier",
  targets: [.target(name: "Pier"), .testTarget(name: "PierTests", dependencies: ["Pier"])],
  swiftLanguageModes: [.v5])
