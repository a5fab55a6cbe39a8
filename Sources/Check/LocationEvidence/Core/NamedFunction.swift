import CoreLocationInterface
package import LocationFlow
package import SourceFacts

/// A function of a type with the names that occur in its code.
package struct NamedFunction: Sendable {
  /// The type, or an empty text for functions outside of types.
  package let type: String
  /// The file, relative to the checked folder.
  package let file: String
  package let code: FlowFunction

  /// Its place as control flow analysis represents it.
  package var place: Effect.Place { Effect.Place(file: file, line: code.line) }
}

extension ProcessCode {
  /// Returns the functions of the target and its modules that receive locations, each with the functions
  /// of its type that it calls.
  package func receiversOfLocations() -> [(receiver: NamedFunction, with: [NamedFunction])] {
    let method = DelegateMethod.didUpdateLocations
    let names: Set<String> = [method.name, method.selectorName]
    let receivers = functions.filter { names.contains($0.code.fullName) && !isInstalled($0.file) }
    if receivers.isEmpty { return [] }
    let byType = Dictionary(grouping: functions, by: \.type)
    return receivers.map { receiver in
      (receiver, Self.called(by: receiver, among: byType[receiver.type] ?? []))
    }
  }

  /// Returns a function with those of its type that it names, and those that they name.
  private static func called(by function: NamedFunction, among all: [NamedFunction]) -> [NamedFunction] {
    var found = [function]
    var names = function.code.names
    // A second step is enough for helpers of helpers.
    for _ in 0..<2 {
      let next = all.filter { other in
        names.contains(other.code.name) && !found.contains { $0.place == other.place }
      }
      found += next
      names = next.names
    }
    return found
  }
}
