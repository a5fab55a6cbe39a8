// The points, sizes and rectangles of Core Graphics are Foundation's on Linux.
@_exported public import Foundation
