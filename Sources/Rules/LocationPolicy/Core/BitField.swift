/// The position of a value in a number that packs several values: a range of bits.
///
/// A field begins where the one before it ends and is as wide as its value's `allCases` requires, so that no bits are
/// counted by hand. Declare fields as static constants next to the enumerations that they count: an optimized build
/// folds them, and reading a value costs a shift and a mask. It is public because the compiler doesn't inline
/// `package` declarations into other modules.
public struct BitField: Sendable {
  /// The lowest of the bits.
  public let start: UInt8
  /// The bit after the highest.
  public let end: UInt8

  /// Creates a field of some bits after another field; without one, it begins at the lowest bit.
  @inlinable
  public init(after previous: BitField? = nil, bits: Int = 1) {
    start = previous?.end ?? 0
    end = start + UInt8(bits)
  }

  /// Creates a field for values from 0 to just below a count.
  @inlinable
  public init(after previous: BitField? = nil, for count: Int) {
    self.init(after: previous, bits: Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  @inlinable
  var mask: UInt64 { 1 &<< UInt64(end &- start) &- 1 }

  /// Returns a number whose bits in the field hold a value.
  @inlinable
  public func bits(_ value: some UnsignedInteger) -> UInt64 {
    assert(UInt64(value) <= mask, "a value is too large for its field")
    return UInt64(truncatingIfNeeded: value) &<< UInt64(start)
  }

  /// Returns a number whose bit in the field holds a flag.
  @inlinable
  public func bits(_ flag: Bool) -> UInt64 { flag ? 1 &<< UInt64(start) : 0 }

  /// Returns the value in a number.
  @inlinable
  public func value(in number: UInt64) -> UInt64 { number &>> UInt64(start) & mask }

  /// Returns a number with another value in the field.
  @inlinable
  public func replacing(in number: UInt64, with value: some UnsignedInteger) -> UInt64 {
    number & ~(mask &<< UInt64(start)) | bits(value)
  }

  /// Returns the flag in a number.
  @inlinable
  public func flag(in number: UInt64) -> Bool { number &>> UInt64(start) & 1 != 0 }
}
