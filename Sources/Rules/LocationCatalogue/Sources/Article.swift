/// An article from which the rules were first compiled.
///
/// Documentation/WhereTheArticlesAreWrong.md lists their errors.
package enum Article: CaseIterable, Sendable {
  /// Permission and use from iOS 8 to 14.
  case permissionAndUse
  /// Locations once and continuously, iOS 14 and later.
  case onceAndContinuously
  /// Apple's own article on Always, from the time of iOS 11 and 12.
  case requestingAlways
  /// The prompts of iOS 13 and later.
  case prompts
  /// Permission in detail, iOS 7 to 10.
  case permissionInDetail

  /// The article as a source: title, author and address.
  package var source: Source {
    switch self {
    case .permissionAndUse:
      Source(
        "谢见章: iOS定位权限与使用阐述 (含iOS14定位适配) (Location permission and its use)",
        "https://www.jianshu.com/p/4541cd070423")
    case .onceAndContinuously: Source("iOS定位 (Location on iOS), author unknown")
    case .requestingAlways:
      Source(
        "Requesting Always Authorization",
        """
        https://developer.apple.com/documentation/corelocation/\
        choosing_the_authorization_level_for_location_services/requesting_always_authorization
        """)
    case .prompts:
      Source(
        "喔牛慢慢爬: 对iOS定位授权弹窗机制的理解 (Understanding the location prompts)",
        "https://www.jianshu.com/p/453f269b2863")
    case .permissionInDetail:
      Source(
        "devliubo: iOS定位权限详细说明 (Location permission in detail)",
        "http://devliubo.com/2016/2016-09-27-iOS%E5%AE%9A%E4%BD%8D%E6%9D%83%E9%99%90%E8%AF%A6%E7%BB%86%E8%AF%B4%E6%98%8E.html"
      )
    }
  }
}
