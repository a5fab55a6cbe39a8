#if !hasFeature(Embedded)
  package import LeanFoundation

  /// A reader of files that a user named, such as an Info.plist or a track.
  package enum RegularFile {
    /// The maximum size of a file that is read, in bytes.
    private static let sizeLimit = 64 * 1_048_576

    /// The reason why a file can't be read, as a phrase that follows its name.
    package struct Unreadable: Error {
      /// The phrase.
      package let reason: String
    }

    /// Returns the contents of a file that is not a device and not too large.
    package static func contents(of url: URL) throws(Unreadable) -> Data {
      do {
        let path = url.resolvingSymlinksInPath().path
        guard
          try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == .typeRegular
        else {
          throw Unreadable(reason: "is not a file")
        }
        guard try FileManager.default.size(ofFile: path) <= sizeLimit else {
          throw Unreadable(reason: "is larger than \(sizeLimit / 1_048_576) MB")
        }
        return try Data(contentsOf: URL(fileURLWithPath: path))
      } catch let unreadable as Unreadable {
        throw unreadable
      } catch {
        throw Unreadable(reason: "can't be read: \(error.systemReason)")
      }
    }
  }
#endif
