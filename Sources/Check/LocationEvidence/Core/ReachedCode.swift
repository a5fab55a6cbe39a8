import SourceFacts

/// Determines the library functions that a target's own code may reach, by the names that it calls.
///
/// It overestimates, because functions with the same name aren't distinguished.
struct ReachedCode {
  /// The frameworks through which code in other languages can call any function of a library.
  private static let bridges: Set<String> = [
    "RCTBridgeModule", "RCTEventEmitter", "FlutterPlugin", "CDVPlugin", "CAPPlugin", "CAPBridgedPlugin",
  ]
  private let types: TypeIndex
  private var calledNames: Set<String> = []
  private var namedTypes: Set<String> = []
  /// Whether other languages can call the functions of the process.
  private let hasBridge: Bool

  /// Follows the calls from all functions of some files.
  init(from files: Set<String>, in types: TypeIndex) {
    self.types = types
    let entries = types.sorted
    hasBridge = entries.contains { !Self.bridges.isDisjoint(with: $0.inherited.map(TypeIndex.plainName)) }
    var waiting = entries.flatMap { entry in entry.methods.map { (type: entry.name, method: $0) } }
    var isNew = true
    while isNew {
      isNew = false
      var left: [(type: String, method: TypeIndex.Method)] = []
      for (type, method) in waiting {
        guard files.contains(method.file) || mayRun(method, of: type) else {
          left.append((type, method))
          continue
        }
        follow(method.facts.callSites + method.facts.propertyReads)
        name(types.entry(named: type)?.propertyInitialisers ?? [])
        isNew = true
      }
      waiting = left
    }
  }

  /// Returns whether the code may reach a use.
  func contains(_ use: CodeUse) -> Bool {
    guard let type = use.fact.enclosingType, !hasBridge else { return true }
    guard let function = use.fact.enclosingFunction else { return isNamed(type) }
    let methods = types.entry(named: type)?.methods.filter { $0.facts.name == function } ?? []
    return methods.isEmpty || methods.contains { mayRun($0, of: type) }
  }

  private mutating func follow(_ sites: [CallSite]) {
    for site in sites {
      calledNames.insert(site.name)
      name([site.name, site.receiver, site.receiverType].compactMap(\.self))
    }
  }

  /// Adds the names of types, whose supertypes may then run.
  private mutating func name(_ names: [String]) {
    for name in names where namedTypes.insert(name).inserted && types.entry(named: name) != nil {
      namedTypes.formUnion(types.ancestry(of: name))
    }
  }

  private func mayRun(_ method: TypeIndex.Method, of type: String) -> Bool {
    if calledNames.contains(method.baseName) { return true }
    return (SystemMethod.isOne(method.baseName) || isOfDelegate(method)) && isNamed(type)
  }

  private func isOfDelegate(_ method: TypeIndex.Method) -> Bool {
    DelegateNames.swift.contains(method.delegateName) || DelegateNames.selectors.contains(method.delegateName)
  }

  /// Returns whether a type or a subtype is named.
  private func isNamed(_ type: String) -> Bool {
    namedTypes.contains(type)
      || type.split(separator: ".").last.map { namedTypes.contains(String($0)) } ?? false
  }
}
