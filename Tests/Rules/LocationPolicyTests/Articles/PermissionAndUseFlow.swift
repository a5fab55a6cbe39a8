import LocationPolicy

/// The Objective-C flow of the article "Permission and its use", part 4, as a model: its calls, on a simulated phone.
struct PermissionAndUseFlow {
  var phone: ArticlePhone
  /// Which of the two variants of 4.4 is used: with or without "如果app需要使用后台定位".
  let usesBackground: Bool
  /// Whether NSLocationTemporaryUsageDescriptionDictionary contains the flow's purpose key.
  var hasPurposeKey = true
  /// BOOL isNeedFullAccuracy.
  var needsFullAccuracy = true

  /// The call that startLocation makes before startUpdatingLocation.
  enum Call: Hashable {
    case requestAlways
    case requestWhenInUse
    case requestFullAccuracy
    /// The flow logs which descriptions are missing.
    case logsMissingDescriptions
    /// The flow logs that the person declined, and does not start.
    case logsRefusal
    case none
  }

  /// The messages of the callback in 4.5.
  enum Message: Hashable {
    case canAsk
    case noPermission
    case hasPermission
    case reduced
    case precise
    case needsPrecise
  }

  /// startLocation of 4.2, after which the phone shows the prompt, if any.
  mutating func startLocation() -> (call: Call, decision: Decision?) {
    guard locationServiceIsValid else { return (.logsRefusal, nil) }
    let made = checkAuthorization()
    phone.start()
    return made
  }

  /// locationServiceIsValid of 4.3.
  var locationServiceIsValid: Bool { phone.status != .denied && phone.status != .restricted }

  /// locationAuthStatusIsValid of 4.3.
  var locationAuthStatusIsValid: Bool { locationServiceIsValid && phone.status != .notDetermined }

  /// checkLocationAuthorizationStatus:needFullAccuracy:purposeKey: of 4.4.
  private mutating func checkAuthorization() -> (call: Call, decision: Decision?) {
    if phone.status == .notDetermined { return requestAuthorization() }
    guard needsFullAccuracy, phone.policy.release >= .iOS14, phone.accuracy == .reduced else {
      return (.none, nil)
    }
    guard hasPurposeKey else { return (.logsMissingDescriptions, nil) }
    return (.requestFullAccuracy, phone.requestFullAccuracy())
  }

  /// requestLocationAuthorizationIfNeed: of 4.4.
  private mutating func requestAuthorization() -> (call: Call, decision: Decision?) {
    let keys = phone.app.descriptions
    let asksForAlways: Bool
    if phone.policy.release >= .iOS11 {
      asksForAlways = keys.isSuperset(of: [.whenInUse, .alwaysAndWhenInUse])
    } else {
      asksForAlways = keys.contains(.legacyAlways)
    }
    if usesBackground, asksForAlways { return (.requestAlways, phone.requestAlways()) }
    if keys.contains(.whenInUse) { return (.requestWhenInUse, phone.requestWhenInUse()) }
    return (.logsMissingDescriptions, nil)
  }

  /// The callbacks of 4.5.
  var messages: [Message] {
    let first: Message
    switch phone.status {
    case .notDetermined: first = .canAsk
    case .restricted, .denied: first = .noPermission
    case .authorizedAlways, .authorizedWhenInUse: first = .hasPermission
    }
    guard phone.policy.release >= .iOS14, locationAuthStatusIsValid else { return [first] }
    return [first] + (phone.accuracy == .reduced ? [.reduced, .needsPrecise] : [.precise])
  }
}
