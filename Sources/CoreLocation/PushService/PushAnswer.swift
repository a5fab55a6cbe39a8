/// Keeps the two forms of an extension's answer, each of which calls the other, from going in circles.
enum PushAnswer {
  /// Whether one form has called the other: the other must not call back.
  @TaskLocal static var isBeingHandedOn = false
}
