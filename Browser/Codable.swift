/// Embedded Swift has no coders; in modules whose types have them, this stands for the standard library's.
protocol Codable {}
