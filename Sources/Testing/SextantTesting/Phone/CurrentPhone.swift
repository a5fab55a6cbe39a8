/// The phone of a part of a test.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum CurrentPhone {
  @TaskLocal static var ofTask: TestPhone?
}
