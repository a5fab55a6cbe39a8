import Foundation
import SourceFacts
import Synchronization

/// Reads the sources of all targets, each file once, on all processors.
struct SourceLibrary {
  /// What reading one file gave.
  private enum Outcome: Sendable {
    case facts(FileFacts?)
    case failure(FileError)
  }

  private let outcomes: [FilePath: Outcome]

  /// Reads the files.
  init(_ paths: Set<FilePath>) {
    let sorted = paths.sorted()
    let results = Mutex<[Int: Outcome]>([:])
    DispatchQueue.concurrentPerform(iterations: sorted.count) { index in
      let outcome = SourceLibrary.read(sorted[index])
      results.withLock { $0[index] = outcome }
    }
    let found = results.withLock { $0 }
    outcomes = Dictionary(uniqueKeysWithValues: found.map { (sorted[$0.key], $0.value) })
  }

  /// Returns the files as the inventory lists them; those that can't be read are reported.
  func files(_ paths: [FilePath], context: InputContext) -> [SourceFile] {
    paths.compactMap { path in
      switch outcomes[path] {
      case .facts(let facts): return SourceFile(path: context.relative(path), facts: facts)
      case .failure(let error):
        context.report(.error, "Can't read this source: \(error.reason).", in: path)
        return nil
      case nil: return nil
      }
    }
  }

  private static func read(_ path: FilePath) -> Outcome {
    guard let language = SourceLanguage.language(ofFileNamed: path.name) else { return .facts(nil) }
    do {
      let bytes = try FileBytes.read(path, limit: FileBytes.sourceLimit)
      return .facts(SourceReader().read(bytes, as: language))
    } catch {
      return .failure(error)
    }
  }
}
