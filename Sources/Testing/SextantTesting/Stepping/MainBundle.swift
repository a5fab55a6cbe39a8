import Foundation
import LocationPolicy
import LocationSimulation
import Synchronization

/// The contents of `Bundle.main` for the code of a phone's app: the Info.plist of that app.
///
/// A test process on Linux has none, so code that checks its usage descriptions would find none. On Apple platforms
/// `Bundle.main` stays that of the process.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum MainBundle {
  /// Shows the Info.plist of an app until another is shown.
  static func show(_ app: AppBundle) {
    #if !canImport(Darwin)
      shown.withLock { shown in
        guard shown != app else { return }
        shown = app
        write(app)
      }
    #endif
  }

  #if !canImport(Darwin)
    private static let shown = Mutex<AppBundle?>(nil)

    private static func write(_ app: AppBundle) {
      let dictionary = infoDictionary(of: mainBundle())
      removeAll(from: dictionary)
      var values = app.infoPlist.values
      values["CFBundleIdentifier"] = values["CFBundleIdentifier"] ?? .string(app.identifier)
      values["CFBundleName"] = values["CFBundleName"] ?? .string(app.name)
      for (key, value) in values {
        guard let object = value.forPropertyList else { continue }
        // The dictionary retains both.
        withExtendedLifetime((NSString(string: key), object)) { key, object in
          set(
            in: dictionary, Unmanaged.passUnretained(key).toOpaque(),
            Unmanaged.passUnretained(object).toOpaque())
        }
      }
    }

    // Foundation reads this dictionary again each time, and nothing in its own interface changes it.
    @_silgen_name("CFBundleGetMainBundle")
    private static func mainBundle() -> OpaquePointer?
    @_silgen_name("CFBundleGetInfoDictionary")
    private static func infoDictionary(of bundle: OpaquePointer?) -> OpaquePointer?
    @_silgen_name("CFDictionaryRemoveAllValues")
    private static func removeAll(from dictionary: OpaquePointer?)
    @_silgen_name("CFDictionarySetValue")
    private static func set(
      in dictionary: OpaquePointer?, _ key: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer)
  #endif
}

#if !canImport(Darwin)
  extension JSONValue {
    /// The value as an object of Foundation's property lists; nil if it has no such form.
    fileprivate var forPropertyList: NSObject? {
      switch self {
      case .null: nil
      case .boolean(let value): NSNumber(value: value)
      case .integer(let value): NSNumber(value: value)
      case .number(let value): NSNumber(value: value)
      case .string(let text): NSString(string: text)
      case .array(let values): NSArray(array: values.compactMap(\.forPropertyList))
      case .object(let values): NSDictionary(dictionary: values.compactMapValues(\.forPropertyList))
      }
    }
  }
#endif
