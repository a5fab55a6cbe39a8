// All parts of Foundation that the command uses, so that it starts without ICU, which would be half of the
// size of the libraries that it must ship with. Apple's systems have all of Foundation.
#if canImport(Darwin)
  @_exported public import Foundation
#else
  @_exported public import Dispatch
  @_exported public import FoundationEssentials
  @_exported public import Glibc
#endif
