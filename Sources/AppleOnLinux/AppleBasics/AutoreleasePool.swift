/// Runs the body; without the Objective-C runtime nothing waits in a pool, every object goes with its last reference.
@_disfavoredOverload public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
