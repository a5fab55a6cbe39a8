import Foundation
import TestSupport

/// A row of the table as a module interface writes it.
struct TableDeclaration {
  private let row: AppleRow

  init(_ row: AppleRow) { self.row = row }

  /// Whether a row is a declaration that Swift code for iOS can name with Foundation alone.
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
    case "case", "protocol-req": return "\(availability)\n\(signature)"
    case "init" where type.kind == "class": return "\(availability)\n\(modifier(in: type))public \(signature)"
    default: return "\(availability)\npublic \(signature)"
    }
  }

  /// What the releases are.
  var availability: String {
    let isDeprecated = row.deprecated.contains(where: \.isNumber)
    let end = isDeprecated ? ", deprecated: \(row.deprecated)" : ""
    return "@available(iOS, introduced: \(row.introduced)\(end))"
  }

  /// The declaration without what only Apple's compilers make something of.
  var signature: String {
    row.declaration.replacing("@NSCopying ", with: "").replacing("optional ", with: "")
      .replacing("weak ", with: "")
  }

  private func modifier(in type: AppleRow) -> String {
    switch row.member {
    case "init(coder:)": "required "
    case "init()" where type.ancestors.contains("NSObject"): "override "
    default: ""
    }
  }
}
