package import AppProject
import SourceFacts

/// Finds functions that nothing calls.
extension ProcessCode {
  /// Returns whether the function around a use is one that nothing names: no code of the process, and
  /// not the system.
  ///
  /// Only long names count, because for these all files that name them were read.
  package func isNeverRun(_ use: CodeUse) -> Bool {
    guard let type = use.fact.enclosingType, let function = use.fact.enclosingFunction else { return false }
    return isNeverRun(String(function.prefix { $0 != "(" }), of: type, in: use.file, steps: 1)
  }

  private func isNeverRun(_ name: String, of type: String, in file: String, steps: Int) -> Bool {
    guard name.utf8.count >= KnownCallers.shortest, !SystemMethod.isOne(name),
      !types.ancestry(of: type).contains(where: Self.mayBeCalledBySystem),
      let own = functions.first(where: { $0.type == type && $0.file == file && $0.code.name == name }),
      !own.code.isOverride, !own.code.fullName.hasPrefix("locationManager")
    else { return false }
    return !parts.contains { part in
      part.code.functions.contains { other in
        other.names.contains(name) && !(part.file == own.file && other.line == own.code.line)
          // What only a function calls that never runs doesn't run, either.
          && !(steps > 0 && isNeverRun(other.name, of: part.code.name, in: part.file, steps: steps - 1))
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

  /// Returns whether a place is in a function of a screen that nothing calls: no code of the app, no control in an
  /// interface, and not the system, which passes more than the sender or whose functions have known names.
  package func isUnwired(at site: Site) -> Bool {
    guard !unnamed.functions.isEmpty, let own = function(at: site) else { return false }
    let name = own.code.name
    guard unnamed.functions.contains(name), !SystemMethod.isOne(name),
      Self.mayBeUnmade(own.type, types, mayBeScreen: true),
      own.code.parameters.isEmpty && !own.code.isOverride && !Self.inherited.contains(name)
        || own.code.parameters.count == 1 && own.code.parameters[0].type.hasPrefix("id")
    else { return false }
    return !parts.contains { part in
      part.code.functions.contains { other in
        other.names.contains(name) && !(part.file == own.file && other.line == own.code.line)
      } || part.code.properties.contains { $0.names.contains(name) }
    }
  }

  /// The functions without parameters of Apple's classes that a screen may replace.
  private static let inherited: Set<String> = [
    "didReceiveMemoryWarning", "becomeFirstResponder", "resignFirstResponder", "canBecomeFirstResponder",
    "prepareForReuse", "prepareForInterfaceBuilder", "accessibilityActivate", "setNeedsLayout",
    "sizeThatFits", "intrinsicContentSize",
  ]
}
