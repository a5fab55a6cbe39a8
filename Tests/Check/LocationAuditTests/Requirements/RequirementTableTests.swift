import CoreLocationInterface
import LocationEvidence
import LocationPolicy
import Testing

@Suite struct RequirementTableTests {
  @Test(arguments: RequirementTable.all.indices)
  func `a requirement is of something that Apple has, from the first release that has it`(row: Int) throws {
    let requirement = RequirementTable.all[row]
    let declarations = LocationType.allCases.flatMap { $0.members + [$0.declaration] }
    let versions = declarations.filter { declaration in
      guard declaration.baseName == requirement.name else { return false }
      guard case .first(let label) = requirement.arguments else { return true }
      return declaration.labels.first == .some(label)
    }.compactMap(\.availability.introduced)
    let first = try #require(versions.min(), "\(requirement.name)")
    let release = Policies.known.release(major: first.major, minor: first.minor) ?? Release.allCases[0]
    #expect(requirement.firstRelease == release, "\(requirement.name)")
  }
}
