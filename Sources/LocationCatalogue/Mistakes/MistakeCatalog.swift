/// All classic mistakes.
package enum MistakeCatalog {
  /// The mistakes in the order of their numbers.
  package static let all = first + second
}
