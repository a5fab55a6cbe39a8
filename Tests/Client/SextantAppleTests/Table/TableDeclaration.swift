import Foundation
import TestSupport

/// A row of the table as a declaration of a module interface.
struct TableDeclaration {
  private let row: AppleRow

  init(_ row: AppleRow) { self.row = row }

  /// Returns whether a row is a declaration that Swift code can use with only Foundation.
  static func isCallable(_ row: AppleRow) -> Bool {
    row.module == "CoreLocation" && row.introduced != "unavailable"
      && !row.declaration.contains("CNPostalAddress")
      && !["Failure", "next(isolation:)", "_ObjectiveCBridgeable"].contains(row.member)
  }

  /// The declaration outside of a type.
  var text: String { "\(availability)\npublic \(signature)" }

  /// Returns the declaration in a type.
  func text(in type: AppleRow) -> String {
    switch row.kind {
    // Only a protocol of Objective-C can mark a requirement as unavailable.
    case "protocol-req": return signature
    case "case": return "\(availability)\n\(signature)"
    case "init" where type.kind == "class": return "\(availability)\n\(modifier(in: type))public \(signature)"
    default: return "\(availability)\npublic \(signature)"
    }
  }

  /// The availability by platform.
  var availability: String {
    let platforms = ApplePlatform.allCases.map { platform in
      guard let range = row.availability[platform] else { return "@available(\(platform), unavailable)" }
      let end = range.deprecated.map { ", deprecated: \($0)" } ?? ""
      return "@available(\(platform), introduced: \(range.introduced)\(end))"
    }
    let always = row.deprecated == "all" ? ["@available(*, deprecated)"] : []
    return (always + platforms).joined(separator: "\n")
  }

  /// The declaration without attributes that only Apple's compilers use.
  ///
  /// A completion handler may be called on any thread, so Apple's compilers treat its type as sendable (SE-0463).
  var signature: String {
    row.declaration.replacing("@NSCopying ", with: "").replacing("optional ", with: "")
      .replacing("weak ", with: "")
      .replacing(Self.handler) { "\($0.1)@Sendable \($0.2)" }
  }

  /// Matches the type of a handler, after its label or its name.
  private static var handler: Regex<(Substring, Substring, Substring)> {
    #/((?:completion(?:Handler)?: (?:@escaping )?|CompletionHandler = )\(*)(\((?:[^()]|\([^()]*\))*\) -> Void)/#
  }

  private func modifier(in type: AppleRow) -> String {
    switch row.member {
    case "init(coder:)": "required "
    case "init()" where type.ancestors.contains("NSObject") || row.note.hasPrefix("inherited from NSObject"):
      "override "
    default: ""
    }
  }
}
