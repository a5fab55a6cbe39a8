/// The phone of a piece of a test.
enum CurrentPhone {
  @TaskLocal static var ofTask: TestPhone?
}
