// Apple's module brings Foundation with it, and unmodified code relies on that.
@_exported public import Foundation
