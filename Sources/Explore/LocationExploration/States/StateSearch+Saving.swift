extension StateSearch {
  /// What a saved search begins with.
  private static var mark: UInt64 { 0x3153_4554_4154_5358 }

  /// The greatest length of the name of what is explored, in bytes.
  private static var longestName: Int { 4096 }

  /// Writes all that was reached, so that another process can resume: 16 bytes for each state.
  ///
  /// - Parameters:
  ///   - name: Names what is explored; the reader must give the same name.
  ///   - write: Receives the bytes in pieces.
  package func save(as name: String, to write: @escaping ([UInt8]) throws(SavedSearchError) -> Void)
    throws(SavedSearchError)
  {
    precondition(name.utf8.count <= Self.longestName, "a name has at most \(Self.longestName) bytes")
    var writer = NumberWriter(to: write)
    try writer.add(Self.mark)
    try writer.add(name)
    for numbers in [layers, visits.counts.moved, [visits.counts.ends, visits.counts.transitions, next]] {
      try writer.add(numbers.count)
      for number in numbers { try writer.add(number) }
    }
    try writer.add(visits.store.count)
    for place in 0..<visits.store.count {
      try writer.add(visits.store[place])
      try writer.add(UInt64(visits.store.parents[place]))
    }
    try writer.finish()
  }

  /// Reads a saved search; `run` continues where it stopped.
  ///
  /// - Parameters:
  ///   - space: What is explored.
  ///   - name: The name that was given when it was saved.
  ///   - read: Returns the next bytes, and none at the end.
  package init(
    _ space: Space, savedAs name: String, from read: @escaping () throws(SavedSearchError) -> [UInt8]
  ) throws(SavedSearchError) {
    var reader = NumberReader(from: read)
    guard try reader.begins(with: Self.mark) else { throw .foreign }
    let saved = try reader.text(upTo: Self.longestName)
    guard saved == name else { throw .ofOther(saved) }
    self.space = space
    let layers = try Self.numbers(upTo: Int(UInt32.max), from: &reader)
    let moved = try Self.numbers(upTo: space.moves.count, from: &reader)
    let counts = try Self.numbers(upTo: 3, from: &reader)
    visits = StateVisits(moves: 0)
    visits.store = try Self.store(from: &reader, of: space)
    try reader.finish()
    guard moved.count == space.moves.count, counts.count == 3, counts[2] <= visits.store.count,
      layers.first == 0, layers == layers.sorted(), layers[layers.count - 1] <= visits.store.count
    else { throw .damaged }
    self.layers = layers
    visits.counts = MoveCounts(moved: moved, ends: counts[0], transitions: counts[1])
    next = counts[2]
    guard leadsWhereItSays() else { throw .damaged }
    stopped(by: .interrupted)
  }

  private static func numbers(upTo most: Int, from reader: inout NumberReader) throws(SavedSearchError)
    -> [Int]
  {
    var numbers: [Int] = []
    for _ in 0..<(try reader.number(upTo: most)) { numbers.append(try reader.number(upTo: .max)) }
    return numbers
  }

  private static func store(from reader: inout NumberReader, of space: Space) throws(SavedSearchError)
    -> StateStore
  {
    let starts = space.starts
    var store = StateStore()
    for place in 0..<(try reader.number(upTo: Int(UInt32.max) / 2)) {
      let state = try reader.number()
      let parent = try reader.number(upTo: Int(UInt32.max))
      let isRight =
        place < starts.count ? state == starts[place] && parent == Int(StateStore.none) : parent < place
      guard isRight, space.isState(state), store.insert(state, from: UInt32(parent)) else { throw .damaged }
    }
    guard store.count >= starts.count else { throw .damaged }
    return store
  }

  /// Whether a sample of the states is reached from the predecessors on file.
  ///
  /// It is not under other rules than those that the file was made with.
  private func leadsWhereItSays() -> Bool {
    var space = space
    let (first, count) = (space.starts.count, visits.store.count)
    return stride(from: first, to: count, by: max(1, (count - first) / 1_000)).allSatisfy { place in
      var isReached = false
      let state = visits.store[place]
      space.forEachMove(from: visits.store[Int(visits.store.parents[place])]) {
        isReached = isReached || $1 == state
      }
      return isReached
    }
  }
}
