// What Apple's module brings with it: Foundation, the C half of this module, and the module in which Apple
// keeps CLLocation and its kin.
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import _LocationEssentials
