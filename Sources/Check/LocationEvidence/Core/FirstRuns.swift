import LocationFlow
import SourceFacts

/// Finds the functions of a type that run only when its object is made or its screen appears.
package struct FirstRuns {
  /// The places of the functions.
  private let functions: Set<Effect.Place>

  /// The methods that run at the beginning, but not when the person comes back to the app.
  private static let beginnings: Set<String> = [
    "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "didMoveToWindow",
  ]
  /// The modifiers of SwiftUI whose closure runs when a view appears.
  private static let appearances: Set<String> = ["onAppear", "task"]
  /// The functions whose closure runs at once, or when a thread is free.
  private static let atOnce: Set<String> = ["async", "Task", "run"]

  /// Examines the parts of a type, and the names in the rest of the process.
  package init(of parts: [NamedType], besides others: Set<String>) {
    let all = parts.flatMap(\.bodies)
    let calls = all.map { Calls(in: $0.code.body) }
    var found = Set(
      parts.flatMap(\.functions).filter { Self.beginnings.contains($0.code.name) }.map(\.place))
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for function in parts.flatMap(\.functions) {
        let name = function.code.name
        guard !found.contains(function.place), !others.contains(name) else { continue }
        let users = zip(all, calls).filter { user, _ in
          user.code.names.contains(name) && user.place != function.place
        }
        guard !users.isEmpty,
          users.allSatisfy({ user, calls in
            !calls.later.contains(name)
              && (calls.atAppearance.contains(name) && !calls.now.contains(name)
                || calls.now.contains(name) && found.contains(user.place))
          })
        else { continue }
        found.insert(function.place)
        isGrowing = true
      }
    }
    functions = found
  }

  /// Returns whether the system calls a method when an object is made or a screen appears, and not later.
  package static func isBeginning(_ name: String) -> Bool { beginnings.contains(name) }

  /// Returns whether types call a function only when they are made, or their screens or views appear.
  package static func isCalledOnlyAtBeginning(_ name: String, in parts: [NamedType]) -> Bool {
    parts.flatMap(\.bodies).filter { $0.code.names.contains(name) }.allSatisfy { user in
      let calls = Calls(in: user.code.body)
      return !calls.later.contains(name)
        && (calls.now.contains(name)
          ? beginnings.contains(user.code.name) : calls.atAppearance.contains(name))
    }
  }

  /// Returns whether a function is one of them.
  package func contains(_ function: NamedFunction) -> Bool { functions.contains(function.place) }

  /// The names that a body calls or mentions, by when that is.
  private struct Calls {
    /// The functions that it calls itself.
    var now: Set<String> = []
    /// The functions that closures call when a view appears.
    var atAppearance: Set<String> = []
    /// The names that other closures have, and those that are mentioned without a call.
    var later: Set<String> = []

    init(in body: [FlowStatement]) { read(body, into: \.now) }

    private mutating func read(_ body: [FlowStatement], into names: WritableKeyPath<Calls, Set<String>>) {
      for statement in body {
        for value in statement.values { read(value, into: names) }
        for inner in statement.bodies { read(inner, into: names) }
        if case .unread = statement { later.insert("") }
      }
    }

    private mutating func read(_ value: FlowExpression, into names: WritableKeyPath<Calls, Set<String>>) {
      switch value {
      case .call(let call):
        var name = ""
        switch call.callee.unforced {
        case .name(let own), .member(.name("self"), let own): name = own
        case .member(let base, let member):
          name = member
          read(base, into: names)
        default: read(call.callee, into: names)
        }
        self[keyPath: names].insert(name)
        for argument in call.arguments { read(argument.value, of: name, into: names) }
      case .closure(let closure): later.formUnion(closure.names)
      case .name(let name), .member(.name("self"), let name): later.insert(name)
      // A selector.
      case .other([], let text), .literal(let text):
        later.formUnion(text.namesInside)
      default: for part in value.parts { read(part, into: names) }
      }
    }

    private mutating func read(
      _ argument: FlowExpression, of function: String, into names: WritableKeyPath<Calls, Set<String>>
    ) {
      guard case .closure(let closure) = argument else { return read(argument, into: names) }
      if FirstRuns.appearances.contains(function) {
        read(closure.body, into: \.atAppearance)
      } else if FirstRuns.atOnce.contains(function) {
        read(closure.body, into: names)
      } else if function.first?.isUppercase ?? false {
        // The content of a view.
        read(closure.body, into: names)
      } else {
        later.formUnion(closure.names)
      }
    }
  }
}
