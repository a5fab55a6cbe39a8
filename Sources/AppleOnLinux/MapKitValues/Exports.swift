// What Apple's MapKit brings with it, as far as it is here.
@_exported public import CoreLocation
@_exported public import Foundation
