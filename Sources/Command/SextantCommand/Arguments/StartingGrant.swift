import CommandLineOptions

/// What an app has when tests begin, as it is typed.
struct StartingGrant: ExpressibleByArgument {
  /// What the app has.
  let grant: GrantArgument

  /// What an app can have by itself; the switches of the phone are no grants.
  private static let all = GrantArgument.allCases.filter { $0 != .restricted && $0 != .servicesOff }

  static var allValueStrings: [String] { all.map(\.rawValue) }
  var argumentText: String { grant.rawValue }

  init?(argument: String) {
    guard let grant = Self.all.first(where: { $0.rawValue == argument }) else { return nil }
    self.grant = grant
  }
}
