// The modules that Apple's SwiftUI re-exports, as far as they exist here.
@_exported public import Foundation
@_exported public import Observation
