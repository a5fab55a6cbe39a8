import Foundation
import TestSupport

/// A row of the table as a module interface writes it.
struct TableDeclaration {
  private let row: AppleRow

  init(_ row: AppleRow) { self.row = row }

  /// Whether a row is a declaration that Swift code can name with Foundation alone.
  static func isCallable(_ row: AppleRow) -> Bool {
    row.module == "CoreLocation" && row.introduced != "unavailable"
      && !row.declaration.contains("CNPostalAddress")
      && !["Failure", "next(isolation:)", "_ObjectiveCBridgeable"].contains(row.member)
  }

  /// The declaration outside of any type.
  var text: String { "\(availability)\npublic \(signature)" }

  /// The declaration in a type.
  func text(in type: AppleRow) -> String {
    switch row.kind {
    // What a platform does not have of a protocol, only one of Objective-C can say.
    case "protocol-req": return signature
    case "case": return "\(availability)\n\(signature)"
    case "init" where type.kind == "class": return "\(availability)\n\(modifier(in: type))public \(signature)"
    default: return "\(availability)\npublic \(signature)"
    }
  }

  /// Which platforms have it since when.
  var availability: String {
    let platforms = ApplePlatform.allCases.map { platform in
      guard let range = row.availability[platform] else { return "@available(\(platform), unavailable)" }
      let end = range.deprecated.map { ", deprecated: \($0)" } ?? ""
      return "@available(\(platform), introduced: \(range.introduced)\(end))"
    }
    let always = row.deprecated == "all" ? ["@available(*, deprecated)"] : []
    return (always + platforms).joined(separator: "\n")
  }

  /// The declaration without what only Apple's compilers make something of.
  ///
  /// A handler that is called at the end may be called on any thread, so Apple's compilers read its type as sendable
  /// (SE-0463).
  var signature: String {
    row.declaration.replacing("@NSCopying ", with: "").replacing("optional ", with: "")
      .replacing("weak ", with: "")
      .replacing(Self.handler) { "\($0.1)@Sendable \($0.2)" }
  }

  /// The type of a handler, behind its label or its own name.
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
