// An underscore in a name represents the dot of a version.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Release {
  /// iOS 13.4 to 13.7.
  public static let iOS13_4 = Release(major: 13, from: 4, through: 7)
}

extension Revision {
  /// iOS 13.4 to 13.7: the escalation prompts immediately, and the texts say that apps use a location instead of
  /// accessing it.
  static var iOS13_4: Revision {
    Revision(.iOS13_4) { policy in
      policy.whenInUsePrompt = Sourced(.first13_4, .auth047, .auth049)
      policy.alwaysPrompt = Sourced(.first13_4, .auth047)
      policy.escalation = Sourced(.prompts, .auth051)
      policy.escalationPrompt = Sourced(.second13_4, .auth051)
      policy.provisionalPrompt = Sourced(.second13_4, .auth050, .auth062)
    }
  }
}
