/// A system whose states can be copied, each represented by a number.
///
/// Members that are called often take and return numbers, so that nothing is allocated.
package protocol StateSpace: Sendable {
  /// A transition from one state to another.
  associatedtype Move: Hashable & Sendable

  /// The number of lower bits of a number that states use.
  var stateBits: Int { get }

  /// The states in which a journey can begin.
  var starts: [UInt64] { get }

  /// All moves; each is identified by its index in the list.
  var moves: [Move] { get }

  /// Calls `body` with each move that is possible in a state and with the state that it leads to, in a fixed order.
  ///
  /// A space may cache what it computed, which only changes its speed.
  mutating func forEachMove(from state: UInt64, _ body: (_ move: Int, _ next: UInt64) -> Void)

  /// The size of its cache, in bytes.
  var rememberedBytes: Int { get }
}

extension StateSpace {
  package var rememberedBytes: Int { 0 }
}
