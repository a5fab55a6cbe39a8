// The modules that Apple's module re-exports: Foundation and its C half, which has the coordinate and the numeric
// types.
@_exported public import Foundation
@_exported public import _LocationEssentials
