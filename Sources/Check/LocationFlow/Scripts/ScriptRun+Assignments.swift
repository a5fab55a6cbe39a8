import SourceFacts

/// Assignments to names and states.
extension ScriptRun {
  /// Returns the key of the state that an assignment sets; nil if it sets something else.
  func key(of target: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame) -> String? {
    switch target {
    case .name(let name) where path.locals[name] == nil:
      program.property(name, of: frame.type, in: frame.file)?.key
        ?? "\(frame.type.isEmpty ? frame.file : frame.type) \(name)"
    case .member(.name("self"), let name):
      program.property(name, of: frame.type, in: frame.file)?.key ?? "\(frame.type) \(name)"
    case .member(let base, "value"): key(of: base.unforced, path, in: frame)
    case .optional(let inside), .forced(let inside, _): key(of: inside, path, in: frame)
    default: nil
    }
  }

  mutating func assign(
    _ value: ScriptValue, to target: FlowExpression, _ path: ScriptPath, in frame: ScriptFrame
  ) -> [ScriptPath] {
    guard path.isRunning else { return [path] }
    var path = path
    switch target {
    case .name(let name):
      if let key = key(of: target, path, in: frame) {
        if name == "state" { path.keep(value, in: key) } else { path.states[key] = value }
      } else {
        path.locals[name] = value
      }
    case .member(let base, let name):
      if case .closure = value { give(value, heedsResult: false) }
      if case .name(let object) = base, case .store(let known)? = path.locals[object],
        let store = program.stores[known]
      {
        path.states["\(store.file) \(name)"] = value
        return [path]
      }
      switch base.unforced {
      case .name("self"):
        // JavaScript's objects have members that no class declares.
        if let key = key(of: .member(base.unforced, name), path, in: frame) { path.states[key] = value }
      case .name, .member(.name("self"), _):
        guard name == "value" || name == "current" else {
          path.react()
          break
        }
        if case .name(let object) = base, case .record? = path.locals[object] {
          path.locals[object] = .record([name: value])
          break
        }
        return assign(value, to: base.unforced, path, in: frame)
      default: path.react()
      }
    case .optional(let inside), .forced(let inside, _): return assign(value, to: inside, path, in: frame)
    default: path.react()
    }
    return [path]
  }
}
