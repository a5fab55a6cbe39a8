import Foundation
import LocationExploration
import LocationPolicy
import LocationSituations

/// A search of situations in a file, to go on with it another time.
struct SavedSituations {
  /// Where it is.
  let path: String
  /// What is explored.
  let rules: SituationRules

  /// What is explored, in words that are the same whenever it is the same.
  private var name: String {
    let services = AddedService.allCases.filter(rules.services.contains).map(\.rawValue)
    let parts =
      [
        "iOS \(rules.policy.release.name)", "\(rules.app.descriptions)",
        "traits \(rules.app.traits.rawValue)",
      ]
      + (rules.hasPurpose ? ["a purpose"] : []) + services + ["by sextant \(ToolVersion.current)"]
    return parts.joined(separator: ", ")
  }

  /// Writes a search in the place of what the file holds.
  func write(_ search: StateSearch<SituationSpace>) throws(CommandFailure) {
    let draft = URL(filePath: path + ".part")
    do {
      try Data().write(to: draft)
      let file = try FileHandle(forWritingTo: draft)
      defer { try? file.close() }
      try search.save(as: name) { piece throws(SavedSearchError) in
        do { try file.write(contentsOf: Data(piece)) } catch {
          throw .inaccessible(error.localizedDescription)
        }
      }
      try file.synchronize()
      // At once, so that what was saved before is not lost when this is interrupted.
      guard rename(draft.path(percentEncoded: false), path) == 0 else {
        throw SavedSearchError.inaccessible(String(cString: strerror(errno)))
      }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw .invalidFile(["\(path): \(words(for: error))"])
    }
  }

  /// Reads the search.
  func read() throws(CommandFailure) -> StateSearch<SituationSpace> {
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? file.close() }
      return try StateSearch(SituationSpace(rules), savedAs: name) { () throws(SavedSearchError) in
        do { return Array(try file.read(upToCount: 1 << 16) ?? Data()) } catch {
          throw .inaccessible(error.localizedDescription)
        }
      }
    } catch {
      throw .invalidFile(["\(path): \(words(for: error))"])
    }
  }

  private func words(for error: any Error) -> String {
    switch error as? SavedSearchError {
    case .inaccessible(let reason): reason
    case .foreign: "this is not a search that 'sextant explore rules --save' wrote"
    case .ofOther(let other): "this is a search of \(other); not of \(name)"
    case .truncated: "the search is truncated; start it again without --resume"
    case .damaged: "the search was changed after it was written; start it again without --resume"
    case nil: error.localizedDescription
    }
  }
}
