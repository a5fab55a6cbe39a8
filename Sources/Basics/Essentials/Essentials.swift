// All that the command uses of Foundation, so that it starts without ICU, which is half the size of what it would have
// to bring along. Where Foundation isn't divided, as on Apple's systems, it is the whole of it.
#if canImport(FoundationEssentials)
  @_exported public import Dispatch
  @_exported public import FoundationEssentials
  @_exported public import Glibc
#else
  @_exported public import Foundation
#endif
