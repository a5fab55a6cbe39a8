// What Apple's module brings with it, as far as it exists here: its C half and Core Location.
@_exported public import CoreLocation
@_exported public import CoreLocationUI
