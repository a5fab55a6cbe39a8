// The modules that Apple's MapKit re-exports, as far as they exist here.
@_exported public import CoreLocation
@_exported public import Foundation
