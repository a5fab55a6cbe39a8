import LocationPolicy
import SourceFacts

extension Interpreter {
  /// Assigns a value to a place.
  mutating func assign(
    _ value: KnownValue, to target: FlowExpression, _ line: Int, _ path: Path, in frame: Frame
  ) -> [Path] {
    guard path.isRunning else { return [path] }
    switch target {
    case .name(let name):
      guard path.locals[name] == nil, let property = program.property(name, of: frame.type) else {
        var path = path
        // A name that was never declared here belongs to a superclass or to no type.
        if path.locals[name] == nil { note(name, line, in: frame, &path) }
        path.locals[name] = value
        path.forget(name)
        return [path]
      }
      return set(property, of: frame.object, to: value, line, path, in: frame)
    case .member(let base, let name):
      return evaluate(base, path, in: frame).flatMap {
        set(name, of: $0.value, to: value, line, $0.path, in: frame)
      }
    case .optional(let inside), .forced(let inside, _):
      return assign(value, to: inside, line, path, in: frame)
    // An element of an array or dictionary of callers.
    case .element(let base, _, _):
      return evaluate(base, path, in: frame).map {
        var path = $0.path
        guard case .waiter(let list) = $0.value else {
          note("an element", line, in: frame, &path)
          return path
        }
        if value == .nothing {
          path.add(.clears(list.name), at: place(line, frame))
        } else {
          keep(value, in: list.name, place(line, frame), &path)
        }
        return path
      }
    default:
      var path = path
      note("a value", line, in: frame, &path)
      return [path]
    }
  }

  /// Returns a place in the code of a frame.
  func place(_ line: Int, _ frame: Frame) -> Effect.Place { Effect.Place(file: frame.file, line: line) }

  private mutating func set(
    _ name: String, of owner: KnownValue, to value: KnownValue, _ line: Int, _ path: Path, in frame: Frame
  ) -> [Path] {
    if case .object(let type) = owner, let property = program.property(name, of: type) {
      return set(property, of: owner, to: value, line, path, in: frame)
    }
    if case .closure(let closure) = value { give(closure, to: name) }
    var path = path
    guard owner == .manager, LocationCalls.settings.contains(name) else {
      if owner != .nothing { note(name, line, in: frame, &path) }
      return [path]
    }
    path.add(.configures(name, text(of: value)), at: place(line, frame))
    return [path]
  }

  private mutating func set(
    _ property: TargetProgram.Property, of owner: KnownValue, to value: KnownValue, _ line: Int,
    _ path: Path, in frame: Frame
  ) -> [Path] {
    let code = property.code
    var path = path
    let key = Path.Property(type: property.owner, name: code.name)
    let old = path.properties[key] ?? .unknown("the old \(code.name)")
    if code.setter?.isObserver ?? true { path.properties[key] = value }
    path.forget(code.name)
    let before = path.effects.count
    note(value, in: property, place(line, frame), &path)
    if path.effects.count == before { note(code.name, line, in: frame, &path) }
    guard let setter = code.setter else { return [path] }
    let inside = Frame(type: property.owner, object: owner, file: property.file)
    let id = "\(property.file):\(code.line):\(code.name) is set"
    return call(id, setter.body, [setter.parameter: setter.isObserver ? old : value], path, in: inside).map(
      \.path)
  }

  private mutating func note(
    _ value: KnownValue, in property: TargetProgram.Property, _ place: Effect.Place, _ path: inout Path
  ) {
    let code = property.code
    if case .waiter = value {
      keep(value, in: code.name, place, &path)
      return
    }
    switch program.kind(code.type) {
    // Objects that do the work aren't state that others observe.
    case .manager, .object, .delegate: break
    case .status, .accuracy, .other:
      if property.isPublished { path.add(.publishes(code.name, text(of: value)), at: place) }
    case .waiter:
      switch value {
      case .nothing: path.add(.clears(code.name), at: place)
      case .list(let values) where values.isEmpty: path.add(.clears(code.name), at: place)
      case .closure: keep(value, in: code.name, place, &path)
      default: break
      }
    }
  }

  /// Records the callers behind a stored value: the value itself, or the callers that a closure
  /// captures to notify.
  mutating func keep(
    _ value: KnownValue, in name: String, _ place: Effect.Place, _ path: inout Path
  ) {
    switch value {
    case .waiter(let waiter): path.add(.keeps(waiter.name, in: name), at: place)
    case .closure(let closure):
      give(closure, to: name)
      for waiter in closure.waiters { path.add(.keeps(waiter.name, in: name), at: place) }
    default: break
    }
  }

  /// Returns the text of a value in the table, in which the row's status has a name.
  func text(of value: KnownValue) -> String {
    switch value {
    case .status(let status):
      status == circumstances.status && questions.contains(.status) && status != .notDetermined
        ? "the status" : status.caseName
    case .failure(let failure):
      failure == circumstances.failure && questions.contains(.failure) ? "the error" : failure.rawValue
    case .enumCase(let name, let values):
      "." + name + (values.isEmpty ? "" : "(" + values.map(text).joined(separator: ", ") + ")")
    case .tuple(let values): values.isEmpty ? "" : "(" + values.map(text).joined(separator: ", ") + ")"
    case .unknown(let text), .present(let text), .literal(let text): Self.shortened(text)
    default: value.text
    }
  }

  /// The maximum length of an expression's text, in characters.
  private static let textLimit = 40

  /// Returns a shortened text; a call with long arguments is shown without them.
  private static func shortened(_ text: String) -> String {
    if text.count <= textLimit, !text.contains("{") { return text }
    let name = text.prefix { $0 != "(" && $0 != "{" && $0 != " " }
    return name.count < text.count && !name.isEmpty && name.count < textLimit
      ? name + "(…)" : text.prefix(textLimit) + "…"
  }
}
