// Apple's module brings Foundation with it, and its C half: the coordinate and the names of the numbers.
@_exported public import Foundation
@_exported public import _LocationEssentials
