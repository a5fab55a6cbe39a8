import Foundation

// Packages that many others stand on, such as xctest-dynamic-overlay, take the module os for a sign of Apple's loader.
#if canImport(os)
  import os

  /// Warns in the name of a framework, so that Xcode shows it.
  public struct Warnings {
    private let image: UnsafeRawPointer

    /// Looks for the framework among what is loaded, and takes this package where it is not.
    public init(inTheNameOf framework: String) {
      for index in 0..<_dyld_image_count() {
        guard let name = _dyld_get_image_name(index), String(cString: name).hasSuffix("/\(framework)"),
          let header = _dyld_get_image_header(index)
        else { continue }
        image = UnsafeRawPointer(header)
        return
      }
      image = #dsohandle
    }

    /// Writes a warning.
    public func warn(_ text: String) {
      os_log(.fault, dso: image, log: OSLog(subsystem: "harbor", category: "warnings"), "%{public}@", text)
    }
  }
#endif
