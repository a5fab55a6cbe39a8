import LeanFoundation

extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, in order, on all processors; what the function asks of the
  /// file system is noted in the trace of the caller.
  package func tracedMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    let trace = FileTrace.current
    return concurrentMap { element in FileTrace.$current.withValue(trace) { transform(element) } }
  }
}
