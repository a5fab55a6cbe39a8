extension ObjectiveCFlowReader {
  /// The parts of a message in brackets.
  private struct Message {
    let receiver: Range<Int>
    let selector: String
    /// The token of the selector's first piece.
    let nameIndex: Int
    let arguments: [Range<Int>]
    let text: String
  }

  /// The Swift names of C functions and Foundation methods.
  static let renamed = [
    "dispatch_async": "async", "dispatch_sync": "async", "dispatch_once": "async",
    "dispatch_barrier_async": "async", "dispatch_after": "asyncAfter",
    "addOperationWithBlock": "addOperation", "performBlock": "perform", "performBlockAndWait": "perform",
    "postNotificationName": "post", "postNotification": "post", "openURL": "open",
    "presentViewController": "present", "show": "present", "containsObject": "contains",
    "addObject": "append",
    "removeAllObjects": "removeAll",
  ]

  /// The messages that read from an object without changing it.
  private static let questions = [
    "authorizationStatus", "accuracyAuthorization", "location", "code", "lastObject", "firstObject",
    "delegate",
  ]

  /// Returns the call for a message, whose range doesn't include the brackets.
  func message(_ range: Range<Int>) -> FlowExpression {
    guard let inner, let message = taken(range) else {
      return .other([], text: file.quote(range.lowerBound - 1, range.upperBound))
    }
    return inner.expression(for: message)
  }

  private func expression(for message: Message) -> FlowExpression {
    let receiver = receiver(message.receiver)
    let (base, labels) = Self.name(ofSelector: message.selector)
    let values = message.arguments.map(expression)
    if base == "init", case .call(let allocated) = receiver,
      case .member(.name(let type), "alloc") = allocated.callee
    {
      return create(type, arguments(values, labels), at: message.nameIndex, text: message.text)
    }
    if message.arguments.isEmpty {
      if let value = plain(base, of: receiver, message) { return value }
    } else if let value = known(receiver, values, message) {
      return value
    }
    return .call(
      FlowCall(
        callee: .member(receiver, Self.renamed[base] ?? base), arguments: arguments(values, labels),
        line: file.position(message.nameIndex).line, text: message.text))
  }

  private func arguments(_ values: [FlowExpression], _ labels: [String?]) -> [FlowCall.Argument] {
    values.enumerated().map { index, value in
      FlowCall.Argument(
        label: index < labels.count ? labels[index] : nil, value: value, isTrailing: false)
    }
  }

  /// Returns the value of a message without arguments that only reads, or that creates an object.
  private func plain(_ name: String, of receiver: FlowExpression, _ message: Message) -> FlowExpression? {
    if case .name(let type) = receiver, type.first?.isUppercase == true {
      if name == "new" { return create(type, [], at: message.nameIndex, text: message.text) }
      return Self.givesOnlyObject(name) ? .member(receiver, name) : nil
    }
    if Self.questions.contains(name) {
      return .member(receiver, Self.members[name] ?? name)
    }
    return nil
  }

  /// Returns the meaning of a message with arguments that is expressed differently in Swift.
  private func known(
    _ receiver: FlowExpression, _ values: [FlowExpression], _ message: Message
  ) -> FlowExpression? {
    switch message.selector {
    case "respondsToSelector:": return .comparison(receiver, isEqual: false, .nothing)
    case "isEqual:", "isEqualToNumber:", "isEqualToString:":
      return .comparison(receiver, isEqual: true, values[0])
    default: break
    }
    guard let place = message.arguments.first(where: { file.isAtKeyword($0.lowerBound, "@selector") }),
      let target = selectorCall(place, message)
    else { return nil }
    if message.selector.hasPrefix("performSelector") {
      let isLater = message.selector.contains("afterDelay")
      return runner(isLater ? "asyncAfter" : "async", target, message)
    }
    return message.selector.lowercased().contains("timerwithtimeinterval")
      ? runner("scheduledTimer", target, message) : nil
  }

  /// Returns a closure that calls the method of a selector on self.
  private func selectorCall(_ place: Range<Int>, _ message: Message) -> FlowClosure? {
    guard let name = file.name(place.lowerBound + 2) else { return nil }
    let position = file.position(place.lowerBound)
    let takesObject = file.isMark(place.lowerBound + 3, ":")
    let (base, labels) = Self.name(ofSelector: name + (takesObject ? ":" : ""))
    let call = FlowCall(
      callee: .member(.name("self"), base),
      arguments: arguments(takesObject ? [.other([], text: "the object")] : [], labels), line: position.line,
      text: message.text)
    return FlowClosure(
      parameters: [], body: [.expression(.call(call))], names: [name, "self"], line: position.line,
      column: position.column)
  }

  private func runner(_ name: String, _ closure: FlowClosure, _ message: Message) -> FlowExpression {
    .call(
      FlowCall(
        callee: .name(name),
        arguments: [FlowCall.Argument(label: nil, value: .closure(closure), isTrailing: false)],
        line: file.position(message.nameIndex).line, text: message.text))
  }

  /// Returns the assignment that a message performs, if that is its only effect.
  func setter(_ range: Range<Int>) -> (target: FlowExpression, value: FlowExpression, line: Int)? {
    guard let first = range.first, file.isMark(first, "["), closings[first] == range.upperBound - 1,
      let message = taken(inside(first)), message.arguments.count == 1,
      message.selector.hasPrefix("set"), let letter = message.selector.dropFirst(3).first, letter.isUppercase,
      !methods.contains(String(message.selector.dropLast()))
    else { return nil }
    let name = letter.lowercased() + message.selector.dropFirst(4).dropLast()
    return (
      .member(receiver(message.receiver), name), expression(message.arguments[0]),
      file.position(message.nameIndex).line
    )
  }

  /// Returns the receiver of a message; a message to self without a method in this file is a
  /// property.
  private func receiver(_ range: Range<Int>) -> FlowExpression {
    let value = expression(range)
    guard case .call(let call) = value, case .member(.name("self"), let name) = call.callee,
      call.arguments.isEmpty, !methods.contains(name)
    else { return value }
    return .member(.name("self"), name)
  }

  private func taken(_ range: Range<Int>) -> Message? {
    guard let start = selectorStart(range), let first = file.name(start) else { return nil }
    let text = file.quote(range.lowerBound - 1, range.upperBound)
    let receiver = range.lowerBound..<start
    guard start + 1 < range.upperBound else {
      return Message(receiver: receiver, selector: first, nameIndex: start, arguments: [], text: text)
    }
    var selector = ""
    var arguments: [Range<Int>] = []
    var open = 0
    var from: Int?
    let all = topLevel(start..<range.upperBound)
    for (offset, index) in all.enumerated() {
      if file.isMark(index, "?") { open += 1 }
      guard file.isMark(index, ":"), offset > 0 else { continue }
      if open > 0 {
        open -= 1
        continue
      }
      let piece = all[offset - 1]
      guard file.name(piece) != nil else { continue }
      if let from { arguments.append(from..<piece) }
      selector += file.word(piece) + ":"
      from = index + 1
    }
    guard let from else { return nil }
    arguments += split(from..<range.upperBound)
    return Message(receiver: receiver, selector: selector, nameIndex: start, arguments: arguments, text: text)
  }

  /// Returns the start of a message's selector, which follows the first operand.
  private func selectorStart(_ range: Range<Int>) -> Int? {
    guard let first = range.first else { return nil }
    var index = closings[first] + 1
    // A cast belongs to the operand after it.
    if file.isMark(first, "("), index < range.upperBound, file.isMark(index, "[") || file.isMark(index, "(") {
      index = closings[index] + 1
    } else if file.isMark(first, "("), file.name(index) != nil, isFollowedByName(index, range) {
      index += 1
    } else if file.isMark(first, "@") {
      index = closings[index] + 1
    }
    while index < range.upperBound {
      if file.isMark(index, ".") {
        index += 2
      } else if file.isMark(index, "-"), file.isMark(index + 1, ">") {
        index += 3
      } else if file.isMark(index, "(") || file.isMark(index, "[") {
        index = closings[index] + 1
      } else {
        break
      }
    }
    return index < range.upperBound ? index : nil
  }

  private func isFollowedByName(_ index: Int, _ range: Range<Int>) -> Bool {
    index + 1 < range.upperBound && (file.name(index + 1) != nil || file.isMark(index + 1, "."))
  }
}
