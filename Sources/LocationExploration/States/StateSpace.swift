/// Something whose states can be copied, each written as a number.
///
/// What is asked for often takes and gives numbers, so that nothing is allocated.
package protocol StateSpace: Sendable {
  /// What leads from one state to another.
  associatedtype Move: Hashable & Sendable

  /// How many of the lower bits of a number a state may need.
  var stateBits: Int { get }

  /// The states in which a journey can begin.
  var starts: [UInt64] { get }

  /// All moves; each is called by its place in the list.
  var moves: [Move] { get }

  /// Calls `body` with each move that is possible in a state and with the state that it leads to, in a fixed order.
  ///
  /// A space may remember what it worked out, which changes how fast it is and nothing else.
  mutating func forEachMove(from state: UInt64, _ body: (_ move: Int, _ next: UInt64) -> Void)

  /// How many bytes what it remembers takes.
  var rememberedBytes: Int { get }

  /// Whether a number stands for a state, as all do where nothing else is said; one that was read from a file may not.
  func isState(_ number: UInt64) -> Bool
}

extension StateSpace {
  package var rememberedBytes: Int { 0 }
  package func isState(_ number: UInt64) -> Bool { true }
}
