import SourceFacts

/// Flutter's widgets that show what has become of a future or a stream.
extension ScriptRun {
  static let builders: Set<String> = ["FutureBuilder", "StreamBuilder"]

  /// The name that says in the code of such a widget that its future or stream has ended.
  private static let ended = "#ended"

  /// Gives away what runs when such a widget appears; nil for other calls.
  mutating func built(_ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame) -> [Evaluated]? {
    if path.locals[Self.ended] != nil { return ended(call, path, in: frame) }
    guard let builder = call.arguments.first(where: { $0.label == "builder" })?.value else { return nil }
    let code = FlowClosure(
      parameters: [], body: [.expression(.call(call))], names: [], line: call.line, column: 0)
    let locals = path.locals.merging([Self.ended: .boolean(true)]) { $1 }
    let appearance = ScriptValue.closure(ScriptClosure(code: code, locals: locals, frame: frame))
    give(appearance, heedsResult: false)
    begin(appearance)
    return used(builder, path, in: frame).map { found in
      // The other ways through it, too, have handlers.
      give(found.value, heedsResult: true)
      return Evaluated(value: .present, path: found.path)
    }
  }

  /// Builds such a widget with what has become of its future or its stream.
  ///
  /// An error is in the snapshot; nobody learns of it if the builder doesn't look at that, nor shows anything else.
  private mutating func ended(_ call: FlowCall, _ path: ScriptPath, in frame: ScriptFrame) -> [Evaluated]? {
    func argument(_ label: String) -> FlowExpression? {
      call.arguments.first { $0.label == label }?.value
    }
    guard let builder = argument("builder"), let source = argument("future") ?? argument("stream") else {
      return nil
    }
    let place = Effect.Place(file: frame.file, line: call.line)
    return used(maker(of: source, in: frame), path, in: frame).map(\.settled).flatMap { end -> [Evaluated] in
      if end.path.outcome == .waits { return [end] }
      var path = end.path
      var value: ScriptValue? = path.outcome == .threw ? nil : end.value
      if case .positions = end.value, path.isRunning {
        if situation == .withoutFix { return [Evaluated(value: .unknown, path: path.watching(at: place))] }
        value = findsPositions ? .place(isFixed: false) : nil
        if findsPositions { path.locate() }
      }
      path = path.caught
      path.outcome = .running
      path.isBuilding = true
      return used(builder, path, in: frame).flatMap { found in
        run(found.value, [.unknown, Self.snapshot(of: value)], found.path)
      }.map { built in
        var path = built.path
        path.isBuilding = false
        return Evaluated(value: .unknown, path: path)
      }
    }
  }

  /// Returns the snapshot of a value, or of an error.
  private static func snapshot(of value: ScriptValue?) -> ScriptValue {
    let isPresent = (value ?? .nothing).isPresent
    return .record([
      "hasData": isPresent.map { .boolean($0) } ?? .unknown, "data": value ?? .nothing,
      "requireData": value ?? .nothing, "hasError": value == nil ? .failure : .boolean(false),
      "error": value == nil ? .failure : .nothing, "connectionState": .chain(["ConnectionState", "done"]),
    ])
  }

  /// Returns what makes the future that a field keeps; other values stand for themselves.
  private func maker(of value: FlowExpression, in frame: ScriptFrame) -> FlowExpression {
    let name: String
    switch value {
    case .name(let own), .member(.name("self"), let own), .forced(.name(let own), _): name = own
    default: return value
    }
    guard let field = program.properties[frame.type]?[name], field.getter == nil else { return value }
    if let initial = field.initial, initial != .nothing { return initial }
    var made: [FlowExpression] = []
    for function in program.functions(in: frame.file) where function.type == frame.type {
      function.code.body.visit { statement in
        switch statement {
        case .assignment(.name(name), let value, _), .assignment(.member(.name("self"), name), let value, _):
          made.append(value)
        default: break
        }
      }
    }
    return made.first ?? value
  }
}

extension ScriptPath {
  /// Notes that the person sees the texts that a widget has itself.
  mutating func see(_ call: FlowCall, in frame: ScriptFrame) {
    let texts = call.arguments.map(\.value).filter { value in
      if case .literal = value { ScriptTelling.text(in: [value]) && !ScriptReads.spins(value) } else { false }
    }
    guard !texts.isEmpty else { return }
    let text = texts.map(\.writtenText).joined(separator: " ")
    let place = Effect.Place(file: frame.file, line: call.line)
    told.insert(ScriptTelling(place: place, mayOpenSettings: false, state: nil, text: text))
    react(by: "\(call.line) \(text)")
  }
}
