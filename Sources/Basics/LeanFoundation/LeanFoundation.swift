// All that the command uses of Foundation, so that it starts without ICU, which is half the size of what it would have
// to bring along. Apple's systems have the whole of Foundation.
#if canImport(Darwin)
  @_exported public import Foundation
#else
  @_exported public import Dispatch
  @_exported public import FoundationEssentials
  @_exported public import Glibc
#endif
