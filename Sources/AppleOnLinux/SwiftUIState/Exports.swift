// What Apple's SwiftUI brings with it, as far as it is here.
@_exported public import Foundation
@_exported public import Observation
