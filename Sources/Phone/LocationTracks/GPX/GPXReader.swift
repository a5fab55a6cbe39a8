import TextReading

/// A reader of GPX: the tracks; otherwise the routes; otherwise the waypoints.
///
/// GPX 1.0's speed and course are read, too. Extensions are skipped, except those that ``Track/gpx(creator:)``
/// writes.
struct GPXReader {
  private struct OpenElement {
    let element: GPXElement
    /// The range of its name, including the prefix.
    let name: Range<Int>
    let key: UInt64
  }

  /// The maximum depth; deeper elements are counted but not recorded.
  private static let deepest = 200

  private var scanner: XMLScanner
  private var log = ProblemLog()
  private var open: [OpenElement] = []
  /// The number of open elements beyond the maximum depth.
  private var uncounted = 0
  private var content = GPXContent()
  private var budget = PointBudget()
  private var point: TrackPoint?
  /// The text of the open value: its range while it is contiguous, otherwise its joined parts.
  private var valueRange: Range<Int>?
  private var valueText: XMLText?

  static func read(_ bytes: [UInt8]) -> (Track, [TrackProblem]) {
    var reader = GPXReader(scanner: XMLScanner(bytes))
    reader.readAll()
    return (reader.content.track, reader.log.problems)
  }

  private init(scanner: XMLScanner) { self.scanner = scanner }

  private mutating func readAll() {
    while true {
      switch scanner.next() {
      case .start: start()
      case .end: end()
      case .text: if let top = open.last, top.element.isValue, uncounted == 0 { addText() }
      case .documentType:
        note(
          "a document type declaration is not read",
          remedy: "take it out; entities that it declares are not known")
      case .fault(let fault): note(fault)
      case .finished:
        finish()
        return
      }
    }
  }

  private mutating func start() {
    guard uncounted == 0, open.count < Self.deepest else {
      if uncounted == 0 { note("the elements are nested too deeply", remedy: "flatten the file") }
      if !scanner.isEmptyElement { uncounted += 1 }
      return
    }
    let parent = open.last?.element
    let bytes = scanner.bytes
    let key = GPXElement.key(bytes, scanner.qualifiedName)
    let element = GPXElement.element(GPXElement.key(bytes, scanner.name), qualifiedKey: key, within: parent)
    if parent == nil, element == .other {
      note(
        "\(bytes.excerpt(scanner.qualifiedName)) is not an element of GPX", remedy: "convert the file to GPX")
    }
    if element.isPoint { point = readPoint() }
    if element == .segment || element == .route || element == .track { content.endSegment() }
    valueRange = nil
    valueText = nil
    open.append(OpenElement(element: element, name: scanner.qualifiedName, key: key))
    if scanner.isEmptyElement { close() }
  }

  private mutating func end() {
    guard uncounted == 0 else {
      uncounted -= 1
      return
    }
    let bytes = scanner.bytes
    let key = GPXElement.key(bytes, scanner.qualifiedName)
    guard let last = open.last, last.key != key else {
      if open.isEmpty {
        note("\(bytes.excerpt(scanner.qualifiedName)) ends but never starts", remedy: "take it out")
      }
      close()
      return
    }
    guard let match = open.lastIndex(where: { $0.key == key }) else {
      note("\(bytes.excerpt(scanner.qualifiedName)) ends but never starts", remedy: "take it out")
      return
    }
    note("\(bytes.excerpt(last.name)) has no end", remedy: "add its end tag")
    while open.count > match { close() }
  }

  private mutating func finish() {
    if let last = open.last {
      note(
        "the file ends within \(scanner.bytes.excerpt(last.name))",
        remedy: "it may be cut off; fetch it again")
    }
    while !open.isEmpty { close() }
    budget.report(to: &log, in: scanner.bytes)
  }

  /// Ends the innermost element.
  private mutating func close() {
    guard let last = open.popLast() else { return }
    switch last.element {
    case .trackPoint, .routePoint, .waypoint:
      if let point, budget.take() { content.add(point, from: last.element) }
      point = nil
    case .segment, .route, .track: content.endSegment()
    case .name: content.setName(valueString(), of: open.last?.element)
    case .elevation, .time, .speed, .course, .horizontalDilution, .verticalDilution, .horizontalAccuracy,
      .verticalAccuracy:
      setValue(of: last.element)
    case .gpx, .metadata, .extensions, .other: break
    }
  }

  private mutating func addText() {
    let bytes = scanner.bytes
    if valueRange == nil && valueText == nil {
      let isPlain = scanner.isLiteral || !bytes[scanner.text].contains(UInt8(ascii: "&"))
      if isPlain {
        valueRange = scanner.text
        return
      }
    }
    var text = valueText ?? XMLText()
    // Only one reference must exist, because each append would otherwise copy the whole text.
    valueText = nil
    if let range = valueRange { text.append(literal: bytes[range]) }
    valueRange = nil
    let unknown = text.unknown.count
    if scanner.isLiteral {
      text.append(literal: bytes[scanner.text])
    } else {
      text.append(bytes[scanner.text])
    }
    for name in text.unknown.dropFirst(unknown) {
      note("the entity &\(name.prefix(20)); is not known", remedy: "write the character itself")
    }
    valueText = text
  }

  private func valueString() -> String {
    if let valueText { return String(decoding: valueText.bytes, as: UTF8.self) }
    return valueRange.map { String(decoding: scanner.bytes[$0], as: UTF8.self) } ?? ""
  }

  private mutating func setValue(of element: GPXElement) {
    guard point != nil else { return }
    let bytes = valueText?.bytes ?? scanner.bytes
    let range = valueText == nil ? valueRange ?? 0..<0 : 0..<bytes.count
    guard !bytes.trimmed(range).isEmpty else { return }
    if element == .time {
      point?.time = Timestamp.value(bytes, range)
      if point?.time == nil {
        note("\(bytes.excerpt(range)) is not a time", remedy: "write it like 2024-05-01T12:00:00Z")
      }
    } else if let number = DecimalNumber.value(bytes, range) {
      setNumber(number, of: element)
    } else {
      note("\(bytes.excerpt(range)) is not a number", remedy: "write decimal digits, such as 52.5")
    }
  }

  private mutating func setNumber(_ number: Double, of element: GPXElement) {
    switch element {
    case .elevation: point?.altitude = number
    case .speed: point?.speed = PointValues.known(number)
    case .course: point?.course = PointValues.course(number)
    case .horizontalDilution:
      if point?.horizontalAccuracy == nil {
        point?.horizontalAccuracy = PointValues.known(number * PointValues.metersPerDilution)
      }
    case .verticalDilution:
      if point?.verticalAccuracy == nil {
        point?.verticalAccuracy = PointValues.known(number * PointValues.metersPerDilution)
      }
    case .horizontalAccuracy: point?.horizontalAccuracy = PointValues.known(number)
    case .verticalAccuracy: point?.verticalAccuracy = PointValues.known(number)
    case .gpx, .metadata, .track, .segment, .trackPoint, .route, .routePoint, .waypoint, .time, .name,
      .extensions, .other:
      break
    }
  }

  private mutating func readPoint() -> TrackPoint? {
    let bytes = scanner.bytes
    var latitude: Double?
    var longitude: Double?
    for attribute in scanner.attributes {
      if bytes.matches("lat", at: attribute.name) { latitude = DecimalNumber.value(bytes, attribute.value) }
      if bytes.matches("lon", at: attribute.name) { longitude = DecimalNumber.value(bytes, attribute.value) }
    }
    guard let latitude, let longitude else {
      note("the point has no lat and lon that are numbers", remedy: "write lat=\"52.5\" lon=\"13.4\"")
      return nil
    }
    let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    guard coordinate.isValid else {
      note("\(latitude), \(longitude) is not a place", remedy: "keep lat within ±90 and lon within ±180")
      return nil
    }
    return TrackPoint(coordinate)
  }

  /// Records text that is not well formed; readable text comes next.
  private mutating func note(_ fault: XMLScanner.Fault) {
    let text = scanner.bytes.excerpt(fault.range)
    switch fault.kind {
    case .commentWithoutEnd: noteUnclosed("comment")
    case .instructionWithoutEnd: noteUnclosed("processing instruction")
    case .characterDataWithoutEnd: noteUnclosed("CDATA section")
    case .strayBracket: note("“<” does not start a tag here", remedy: "write &lt; where it is meant")
    case .brokenTag: note("the tag \(text) is broken off", remedy: "close its quotes and end it with >")
    case .brokenAttribute: note("an attribute in \(text) is broken", remedy: "write it as name=\"value\"")
    }
  }

  private mutating func noteUnclosed(_ what: String) {
    note("the \(what) has no end", remedy: "close it; what follows is lost")
  }

  private mutating func note(_ message: String, remedy: String) {
    log.note(at: scanner.tokenStart, in: scanner.bytes, message, remedy: remedy)
  }
}
