/// What Settings shows for an app's location: the rows to choose from, the chosen one, and the Precise switch (SET-001).
///
/// Whatever shows the page of an app in Settings reads this.
public struct SettingsLooks: Hashable, Sendable {
  /// A row of the page.
  public struct Row: Hashable, Sendable {
    /// The row.
    public let row: SettingsRow
    /// What it says on a phone in English.
    public let label: String
    /// Whether it has the tick.
    public let isChosen: Bool
  }

  /// The rows that the app has, from the top.
  public let rows: [Row]
  /// Whether full accuracy is on; nil where there is no such switch.
  public let isPrecise: Bool?

  /// Looks at the page of an app.
  public init(of state: AuthorizationState, of app: AppConfiguration, under policy: AuthorizationPolicy) {
    let settings = policy.settingsRows.value
    let chosen = SettingsRow(showing: state.grant)
    rows = settings.rows.filter { state.offersRow($0, of: app, under: policy) }.map {
      Row(row: $0, label: settings.label(of: $0), isChosen: $0 == chosen || $0.grant == state.grant)
    }
    let hasSwitch = policy.accuracyChoice.value && state.grant != .denied
    isPrecise = hasSwitch ? state.accuracy(under: policy) == .full : nil
  }
}

extension SettingsRow {
  /// The row that a grant shows which no row gives; nil for the grants that rows give.
  ///
  /// Provisional Always looks like While Using the App (AUTH-060), a grant for once like Ask Next Time (SET-002, AUTH-074).
  fileprivate init?(showing grant: Grant) {
    switch grant {
    case .provisionalAlways: self = .whileUsing
    case .temporary: self = .askNextTime
    case .notDetermined, .denied, .whenInUse, .always: return nil
    }
  }
}
