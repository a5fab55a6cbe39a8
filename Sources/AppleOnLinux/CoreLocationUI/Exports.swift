// The modules that Apple's module re-exports, as far as they exist here: its C half and Core Location.
@_exported public import CoreLocation
@_exported public import CoreLocationUI
