import LocationPolicy
import LocationTerms

extension Paraphrase {
  /// Questions about precise and approximate locations.
  static let accuracy: [Paraphrase] = [
    .of(
      .mis31,
      [
        "locating never finishes with precise location off", "timeout with approximate location",
        "location inaccurate by kilometers on iOS 14", "accuracy never below 1000 meters",
        "how to tell whether precise location is on", "no accurate position with reduced accuracy",
        "very bad accuracy of several kilometers",
        "delay of the location when precise location is not granted",
        "app does not adapt to approximate location",
      ], ["关闭精确位置后一直定位超时", "定位偏差几公里", "模糊定位 误差大", "如何判断精确位置是否打开", "定位不准确 偏差很大"]),
    .of(
      .mis32,
      [
        "requestTemporaryFullAccuracyAuthorization does nothing",
        "purpose key missing in NSLocationTemporaryUsageDescriptionDictionary", "kCLErrorDomain error 18",
        "temporary accuracy prompt not shown",
      ],
      ["临时精确位置不弹框", "请求临时精确定位报错 18", "purposeKey 找不到"]),
    .of(
      .mis34,
      ["NSLocationDefaultAccuracyReduced has no effect", "prompt still offers precise on"],
      ["NSLocationDefaultAccuracyReduced 无效"]),
  ]
}
