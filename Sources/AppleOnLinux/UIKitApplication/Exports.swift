// What Apple's UIKit brings with it, as far as it is here.
@_exported public import Foundation
