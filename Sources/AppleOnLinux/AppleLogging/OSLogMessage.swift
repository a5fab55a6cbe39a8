public import Foundation

/// A message for a log, with the privacy of its values.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let interpolation: OSLogInterpolation

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }
}

/// The parts of a message; values are evaluated only when it is written.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private var pieces: [() -> String] = []

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// The message as a log shows it.
  var text: String { pieces.map { $0() }.joined() }

  /// Adds literal text from the source.
  public mutating func appendLiteral(_ literal: String) { pieces.append { literal } }

  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool = false,
    _ text: @escaping () -> String
  ) {
    pieces.append { align.text(privacy.shown(text(), isScalar: isScalar)) }
  }

  /// Adds a text, which is private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, argumentString)
  }

  /// Adds the description of a value, which is private by default.
  @_disfavoredOverload public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { value().description }
  }

  /// Adds the description of an object, which is private by default.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy) { argumentObject().description }
  }

  /// Adds the description of an error, which is private by default.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy) { String(describing: error()) }
  }

  /// Adds the name of a type, which is private by default.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { String(describing: value()) }
  }

  /// Adds an integer, which is public by default.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(number()) }
  }

  /// Adds a floating-point number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(number()) }
  }

  /// Adds a floating-point number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(Double(number())) }
  }

  /// Adds a floating-point number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(Double(number())) }
  }

  /// Adds a Boolean, which is public by default.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: true) { format.text(boolean()) }
  }
}
