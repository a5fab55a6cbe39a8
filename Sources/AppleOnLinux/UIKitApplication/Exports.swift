// The modules that Apple's UIKit re-exports, as far as they exist here.
@_exported public import Foundation
