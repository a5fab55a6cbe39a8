/// What a release changes about the rules of the one before it.
struct Revision {
  let release: Release
  let change: (inout AuthorizationPolicy) -> Void

  init(_ release: Release, _ change: @escaping (inout AuthorizationPolicy) -> Void) {
    self.release = release
    self.change = change
  }
}

extension Policies {
  /// Creates the value from the oldest rules and what each later release changes about them.
  init(_ oldest: AuthorizationPolicy, _ revisions: [Revision]) {
    self.init(
      revisions.reduce(into: [oldest]) { policies, revision in
        policies.append(
          .revision(of: policies[policies.count - 1], as: revision.release, revision.change))
      })
  }
}
