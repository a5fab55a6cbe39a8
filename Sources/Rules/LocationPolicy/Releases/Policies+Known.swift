extension Policies {
  /// The rules of all releases that Sextant knows: a new release is a file beside this one, and its name here.
  public static let known = Policies(
    .iOS7,
    [
      .iOS8, .iOS9, .iOS10, .iOS11, .iOS12, .iOS13, .iOS13_4, .iOS14, .iOS15, .iOS16, .iOS16_4, .iOS17,
      .iOS18,
      .iOS26,
    ])
}
