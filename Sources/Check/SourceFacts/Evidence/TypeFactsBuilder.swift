/// Collects the facts of a file's types, merging declarations and extensions.
struct TypeFactsBuilder: Sendable {
  private struct Draft: Sendable {
    let name: String
    var inherited: [String]
    var methods: [MethodFacts]
    var propertyInitialisers: Set<String> = []
    let position: SourcePosition
  }

  private struct OpenMethod: Sendable {
    let type: String
    let method: MethodFacts
    var calls: [String] = []
    var known: Set<String> = []
    var sites: [CallSite] = []
    var knownSites: Set<CallSite> = []
    var reads: [CallSite] = []
    var knownReads: Set<CallSite> = []
    var assignments: [[String]] = []
    var knownAssignments: Set<[String]> = []
    var cleared: Set<String> = []
    var handlers: [GivenHandler] = []
    var descriptionKeys: Set<String> = []
  }

  private var drafts: [Draft] = []
  private var indices: [String: Int] = [:]
  private var open: [OpenMethod] = []

  /// Adds a declaration or extension of a type.
  mutating func add(type name: String, inherited: [String], position: SourcePosition) {
    if let index = indices[name] {
      for type in inherited where !drafts[index].inherited.contains(type) {
        drafts[index].inherited.append(type)
      }
    } else {
      indices[name] = drafts.count
      drafts.append(Draft(name: name, inherited: inherited, methods: [], position: position))
    }
  }

  /// Begins a method with a body, to which the following calls belong.
  mutating func begin(_ method: MethodFacts, of type: String) {
    open.append(OpenMethod(type: type, method: method))
  }

  /// Adds a call with its context to the innermost method.
  mutating func add(site: CallSite) {
    guard let last = open.indices.last, open[last].knownSites.insert(site).inserted else { return }
    open[last].sites.append(site)
    if open[last].known.insert(site.name).inserted { open[last].calls.append(site.name) }
  }

  /// Adds the read of a property with its context to the innermost method.
  mutating func add(read: CallSite) {
    guard let last = open.indices.last, open[last].knownReads.insert(read).inserted else { return }
    open[last].reads.append(read)
  }

  /// Adds the conditions of an assignment by the innermost method to something that outlives it.
  mutating func add(assignmentUnder conditions: [String]) {
    guard let last = open.indices.last, open[last].knownAssignments.insert(conditions).inserted else {
      return
    }
    open[last].assignments.append(conditions)
  }

  /// Adds a variable that the innermost method sets to nil.
  mutating func add(cleared name: String) {
    guard let last = open.indices.last else { return }
    open[last].cleared.insert(name)
  }

  /// Adds a closure that the innermost method assigns to a property.
  mutating func add(handler: GivenHandler) {
    guard let last = open.indices.last, !open[last].handlers.contains(handler) else { return }
    open[last].handlers.append(handler)
  }

  /// Adds a text of the innermost method, if it is the name of a usage description.
  mutating func add(text: String) {
    guard let last = open.indices.last, text.hasPrefix("NSLocation"), text.hasSuffix("UsageDescription")
    else {
      return
    }
    open[last].descriptionKeys.insert(text)
  }

  /// Whether a method is open.
  var isInsideMethod: Bool { !open.isEmpty }

  /// Adds the type of a stored property's initial value.
  mutating func add(propertyInitialiser type: String, of owner: String) {
    guard let index = indices[owner] else { return }
    drafts[index].propertyInitialisers.insert(type)
  }

  /// Ends the innermost method.
  mutating func end() {
    guard let last = open.popLast() else { return }
    add(type: last.type, inherited: [], position: last.method.position)
    guard let index = indices[last.type] else { return }
    let method = last.method
    drafts[index].methods.append(
      MethodFacts(
        name: method.name, parameterTypes: method.parameterTypes, isPrivate: method.isPrivate,
        calls: last.calls, position: method.position, callSites: last.sites, propertyReads: last.reads,
        assignmentConditions: last.assignments,
        cleared: last.cleared.sorted(), handlers: last.handlers,
        descriptionKeys: last.descriptionKeys.sorted(),
        returnType: method.returnType, selector: method.selector, isOnMainActor: method.isOnMainActor,
        isAsync: method.isAsync, namesLocations: method.namesLocations))
  }

  /// Returns the types in the order of their first occurrence, with their methods in the order of
  /// the file.
  func types() -> [TypeFacts] {
    drafts.map { draft in
      TypeFacts(
        name: draft.name, inherited: draft.inherited,
        methods: draft.methods.sorted { $0.position < $1.position }, position: draft.position,
        propertyInitialisers: draft.propertyInitialisers.sorted())
    }.sorted { ($0.position, $0.name) < ($1.position, $1.name) }
  }
}
