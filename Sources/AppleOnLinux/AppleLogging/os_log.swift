// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message in `printf` format to a log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(type) { LogFormat(format: "\(message)").text(arguments) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with a level in `printf` format to a log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(type) { LogFormat(format: "\(message)").text(arguments) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with interpolated values to the default log.
@_disfavoredOverload public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.default) { message.interpolation.text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with interpolated values and a level to a log.
@_disfavoredOverload public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(type) { message.interpolation.text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with interpolated values to a log.
@_disfavoredOverload public func os_log(
  _ message: OSLogMessage, log: OSLog, type: OSLogType = .default
) {
  log.write(type) { message.interpolation.text }
}
