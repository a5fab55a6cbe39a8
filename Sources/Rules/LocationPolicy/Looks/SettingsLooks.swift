/// The contents of an app's location page in Settings: the rows to choose from, the chosen one, and the Precise
/// switch (SET-001).
///
/// All code that shows the page of an app in Settings uses this.
public struct SettingsLooks: Hashable, Sendable {
  /// A row of the page.
  public struct Row: Hashable, Sendable {
    /// The row.
    public let row: SettingsRow
    /// The label of the row, in English unless another language is chosen.
    public fileprivate(set) var label: String
    /// Whether the row has the checkmark.
    public let isChosen: Bool
  }

  /// The rows that the app has, from top to bottom.
  public private(set) var rows: [Row]
  /// Whether full accuracy is on; nil if there is no such switch.
  public let isPrecise: Bool?
  /// The label of the switch of the accuracy, in English unless another language is chosen.
  package private(set) var preciseLabel = SystemWords.preciseLocation.english
  private let settings: SettingsRows

  /// Creates the page of an app.
  public init(of state: AuthorizationState, of app: AppConfiguration, under policy: AuthorizationPolicy) {
    settings = policy.settingsRows.value
    let chosen = SettingsRow(showing: state.grant)
    rows = settings.rows.filter { state.offersRow($0, of: app, under: policy) }.map {
      Row(
        row: $0, label: policy.settingsRows.value.label(of: $0),
        isChosen: $0 == chosen || $0.grant == state.grant)
    }
    let hasSwitch = policy.accuracyChoice.value && state.grant != .denied
    isPrecise = hasSwitch ? state.accuracy(under: policy) == .full : nil
  }

  /// Returns the page in other words, which a function returns for those of the system.
  package func said(by words: (SystemWords) -> String) -> SettingsLooks {
    var looks = self
    for index in looks.rows.indices { looks.rows[index].label = words(settings.words(of: rows[index].row)) }
    looks.preciseLabel = words(.preciseLocation)
    return looks
  }
}

extension SettingsRow {
  /// Creates the row that represents a grant which no row gives; nil for the grants that rows give.
  ///
  /// Provisional Always looks like While Using the App (AUTH-060), a temporary grant like Ask Next Time (SET-002,
  /// AUTH-074).
  fileprivate init?(showing grant: Grant) {
    switch grant {
    case .provisionalAlways: self = .whileUsing
    case .temporary: self = .askNextTime
    case .notDetermined, .denied, .whenInUse, .always: return nil
    }
  }
}
