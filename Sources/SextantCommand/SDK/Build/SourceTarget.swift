import Foundation

/// One target of the package Sextant that is part of the SDK.
struct SourceTarget: Hashable, Sendable {
  /// The target's name, which is the module's as well, except for C.
  let name: String
  /// The folder of its sources below the package's.
  let path: String
}
