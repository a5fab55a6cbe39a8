import LocationPolicy

extension ArticlePhone {
  /// Returns a phone whose app has a grant through the person's answers, without the callbacks so far.
  static func having(
    _ grant: Grant, on release: Release, _ app: AppConfiguration = .complete, precise: Bool = true
  ) -> ArticlePhone {
    var phone = ArticlePhone(release, app)
    phone.reach(grant, precise: precise)
    phone.forgetCallbacks()
    return phone
  }

  private mutating func reach(_ grant: Grant, precise: Bool) {
    let asks = policy.requestMethods.value
    switch grant {
    case .notDetermined: return
    case .denied:
      if asks { requestWhenInUse() } else { start() }
      answer(.dontAllow)
    case .whenInUse:
      requestWhenInUse()
      answer(policy.release < .iOS13 ? .allow : .allowWhileUsingApp, precise: precise)
    case .temporary:
      requestWhenInUse()
      answer(.allowOnce, precise: precise)
    case .provisionalAlways:
      requestAlways()
      answer(.allowWhileUsingApp, precise: precise)
    case .always where policy.release >= .iOS13: choose(.always)
    case .always:
      if asks { requestAlways() } else { start() }
      agree()
    }
  }
}
