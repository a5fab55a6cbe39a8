/// Runs the body; without the Objective-C runtime there are no pools, and every object is released with its last
/// reference.
@_disfavoredOverload public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
