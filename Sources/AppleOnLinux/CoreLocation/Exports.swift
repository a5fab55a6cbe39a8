// The modules that Apple's module re-exports: Foundation, the C half of this module, and the module that contains
// CLLocation and related types.
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import _LocationEssentials
