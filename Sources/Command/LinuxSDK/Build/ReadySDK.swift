import LeanFoundation

/// An SDK that can be used, and what is needed to build additions to it.
package struct ReadySDK {
  package let folder: SDKFolder
  let toolchain: SwiftToolchain
  /// The folder in which additions are built; nil if the environment names no folder for a cache.
  let builds: URL?
}
