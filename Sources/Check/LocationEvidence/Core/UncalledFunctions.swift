import SourceFacts

/// Finds functions that nothing calls.
extension ProcessCode {
  /// Returns whether the function around a use is one that nothing names: no code of the process, and
  /// not the system.
  ///
  /// Only long names count, because for these all files that name them were read.
  package func isNeverRun(_ use: CodeUse) -> Bool {
    guard let type = use.fact.enclosingType, let function = use.fact.enclosingFunction else { return false }
    let name = String(function.prefix { $0 != "(" })
    guard name.utf8.count >= KnownCallers.shortest, !SystemMethod.isOne(name),
      !types.ancestry(of: type).contains(where: Self.mayBeCalledBySystem),
      let own = functions.first(where: { $0.type == type && $0.file == use.file && $0.code.name == name }),
      !own.code.isOverride, !own.code.fullName.hasPrefix("locationManager")
    else { return false }
    return !parts.contains { part in
      part.code.functions.contains { other in
        other.names.contains(name) && !(part.file == own.file && other.line == own.code.line)
      } || part.code.properties.contains { $0.names.contains(name) }
        || part.code.isProtocol && part.code.inherited.isEmpty && part.names.contains(name)
    }
  }

  /// Returns whether a type may have functions that an interface file, the system or another language
  /// calls by name.
  private static func mayBeCalledBySystem(_ name: String) -> Bool {
    ["UI", "WK", "NSViewController", "CDV", "CAP", "RCT", "Flutter", "Intents", "AppIntent"].contains(
      where: name.hasPrefix)
      || ["ViewController", "View", "Cell", "Plugin", "Module", "Application"].contains(
        where: name.hasSuffix)
  }
}
