import SourceFacts
import Testing

@testable import LinuxSDK

@Suite struct LeftOutCodeTests {
  private static let modules: Set = ["CoreLocation", "CoreLocationUI"]

  @Test(
    arguments: [
      ("os(Linux)", true), ("os(iOS)", false), ("!os(iOS)", true), ("os(iOS) || os(macOS)", false),
      ("os(iOS) || canImport(CoreLocation)", true), ("os(iOS) && DEBUG", false), ("DEBUG", nil),
      ("!DEBUG || os(iOS)", nil), ("canImport(UIKit)", false), ("canImport(Combine)", false),
      ("canImport(Foundation)", true), ("canImport(Quick)", nil), ("targetEnvironment(simulator)", false),
      ("(os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)", false), ("compiler(>=5.9)", nil),
      ("swift(>=5.9) && canImport(CoreLocation, _version: 1.2)", nil), ("true", true), ("", nil),
      ("(((", nil),
      ("os(", false), (String(repeating: "(", count: 100_000), nil),
      (String(repeating: "!", count: 100_000), nil),
    ] as [(String, Bool?)])
  func `a condition is told as far as the system decides it`(text: String, value: Bool?) {
    let truth: BuildTruth = value.map(BuildTruth.init) ?? .either
    #expect(BuildCondition(modules: Self.modules).truth(of: text) == truth)
  }

  private func lines(_ text: String) -> [Int] { LeftOutCode(modules: Self.modules).lines(in: text) }

  @Test func `code that Linux never compiles is found at its condition`() {
    #expect(
      lines(
        """
        import CoreLocation
        #if os(iOS)
        let a = 1
        let b = 2
        #else
        let c = 3
        #endif
          #if canImport(UIKit) && DEBUG
          func d() {}
          #endif
        """) == [2, 8])
  }

  @Test func `imports and comments alone are nothing to tell`() {
    #expect(
      lines(
        """
        #if canImport(UIKit)
        import UIKit
        // nothing

        #endif
        """) == [])
  }

  @Test func `imports are found where the code is compiled for certain`() {
    let text = """

      @preconcurrency import UIKit
      public import struct MapKit.MKMapRect
      import os.log; import Foundation
      #if os(iOS)
      import Combine
      #else
      import WebKit
      #endif
      #if DEBUG
      import SwiftUI
      #endif
      #if canImport(CoreLocation)
        @_exported import CloudKit // why
      #endif
      let important = 1
      """

    let found = LeftOutCode(modules: Self.modules).imports(in: text)
    #expect(found.map(\.module) == ["UIKit", "MapKit", "os.log", "WebKit", "CloudKit"])
    #expect(found.map(\.line) == [2, 3, 4, 8, 14])
  }

  @Test func `a branch after one that is compiled is left out everywhere`() {
    #expect(
      lines(
        """
        #if canImport(Glibc)
        let a = 1
        #elseif canImport(Darwin)
        let a = 2
        #endif
        #if DEBUG
        let b = 1
        #elseif os(iOS)
        let b = 2
        #endif
        """) == [])
    #expect(
      lines("#if os(macOS)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#else\nlet a = 3\n#endif") == [1, 3])
  }

  @Test func `what stands inside left out code is told once, with the outermost condition`() {
    #expect(
      lines("#if os(iOS)\n#if DEBUG\nlet a = 1\n#endif\n#if os(tvOS)\nlet b = 2\n#endif\n#endif") == [1])
  }

  @Test(arguments: ["#endif", "#else\nlet a = 1", "#elseif os(iOS)\nlet a = 1", "#if", "#if os(iOS)"])
  func `a text that is no program is no trouble`(text: String) {
    #expect(lines(text) == [])
  }
}
