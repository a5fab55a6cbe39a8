/// What an app does after a tap.
// Apple's initializer takes any closure outside the main actor and calls it on the main actor. Nothing that the
// compiler checks says that.
struct LocationButtonAction: @unchecked Sendable {
  let call: () -> Void
}
