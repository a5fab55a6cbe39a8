import TestSupport

/// A type of the table with its members, as a module interface declares it.
struct TableType {
  private let row: AppleRow
  private let members: [AppleRow]
  /// The types that the oldest releases lack.
  private let lateTypes: [String]

  init(_ row: AppleRow, members: [AppleRow], lateTypes: [String]) {
    self.row = row
    self.members = members
    self.lateTypes = lateTypes
  }

  /// The declaration; a nested type is declared in an extension of the outer type.
  var text: String {
    let declaration = ([header + " {"] + body + ["}"]).joined(separator: "\n")
    guard let end = row.type.lastIndex(of: ".") else { return declaration + defaults }
    return "\(availability)\nextension \(row.type[..<end]) {\n\(declaration)\n}"
  }

  private var availability: String { TableDeclaration(row).availability }

  private var header: String {
    let frozen = row.declaration.hasPrefix("@frozen ") ? "@frozen " : ""
    let declaration = row.declaration.dropFirst(frozen.count)
    let start = "\(availability)\n\(frozen)\(isOpen ? "open" : "public") \(declaration)"
    return inherited.isEmpty ? start : "\(start) : \(inherited.joined(separator: ", "))"
  }

  /// Whether it is a class that can be subclassed, as classes from Objective-C can.
  private var isOpen: Bool { row.kind == "class" && !row.declaration.contains("final ") }

  private var superclass: String? {
    isOpen ? row.ancestors.first { $0.hasPrefix("CL") } ?? "NSObject" : nil
  }

  /// The superclass and protocols, without those in the declaration or that the module doesn't know.
  private var inherited: [String] {
    if row.kind == "protocol" { return [] }
    if let rawType { return [rawType, "Sendable"] }
    if let superclass, superclass != "NSObject" { return [superclass] }
    let names = row.ancestors.filter { $0.hasPrefix("CL") || Self.protocols.contains($0) }
    guard let superclass else { return names }
    // An open class can only be unchecked Sendable.
    return [superclass]
      + names.filter { !["Equatable", "Hashable"].contains($0) }.map {
        $0 == "Sendable" ? "@unchecked Sendable" : $0
      }
  }

  private static let protocols: Set<String> = [
    "NSCoding", "NSCopying", "NSSecureCoding", "Sendable", "Error", "CustomNSError", "Equatable",
    "Hashable", "AsyncSequence", "AsyncIteratorProtocol", "Decodable", "Encodable",
  ]

  /// The raw type of an enumeration; nil if there is none.
  private var rawType: String? {
    guard row.kind == "enum" else { return nil }
    let initializer = members.first { $0.member == "init(rawValue:)" }?.declaration
    return initializer?.split(separator: " ").last.map { String($0.dropLast()) }
  }

  private var body: [String] {
    members.filter(isDeclared).map { TableDeclaration($0).text(in: row) }
      + (rawType.map { ["public typealias RawValue = \($0)", "public var rawValue: \($0) { get }"] } ?? [])
  }

  /// Returns whether a member is declared; enumerations synthesize some, and subclasses inherit those for archives.
  private func isDeclared(_ member: AppleRow) -> Bool {
    if isLate(member) { return false }
    if row.kind == "enum" { return !Self.membersOfEnumerations.contains(member.member) }
    let isSubclass = superclass.map { $0 != "NSObject" } ?? false
    return !isSubclass || !Self.inheritedMembers.contains(member.member)
  }

  /// Returns whether an optional requirement has a type that the oldest releases lack.
  ///
  /// Only a protocol of Objective-C can require it from a release on.
  private func isLate(_ member: AppleRow) -> Bool {
    member.declaration.hasPrefix("optional ") && lateTypes.contains(where: member.declaration.contains)
  }

  private static let membersOfEnumerations: Set<String> = [
    "==(_:_:)", "hash(into:)", "hashValue",
  ]
  private static let inheritedMembers: Set<String> = ["copy(with:)", "encode(with:)", "supportsSecureCoding"]

  /// Optional requirements, which need Objective-C, are implemented in an extension here.
  private var defaults: String {
    guard row.kind == "protocol", row.declaration.contains("NSObjectProtocol") else { return "" }
    let methods = members.map { member in
      let declaration = TableDeclaration(member)
      return isLate(member) ? declaration.text : "public " + declaration.signature
    }
    return (["\n\(availability)\nextension \(row.type) {"] + methods + ["}"]).joined(separator: "\n")
  }
}
