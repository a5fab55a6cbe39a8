extension WaysToAsk {
  /// How people ask about the codes of CLError.
  static let errorCodes: [String: WaysToAsk] = [
    "CLE-00": WaysToAsk(
      english: ["location unknown error", "code 0 unable to obtain a location right now"],
      chinese: ["定位失败 kCLErrorLocationUnknown"]),
    "CLE-01": WaysToAsk(
      english: ["kCLErrorDomain Code=1 \"(null)\"", "location access denied error 1"],
      chinese: ["kCLErrorDomain Code=1 (null)", "定位被拒绝 code 1"]),
    "CLE-02": WaysToAsk(
      english: [
        "kCLErrorNetwork", "geocoder rate limit", "geocodeAddressString error 2", "too many geocode requests",
        "reverse geocode throttled",
      ],
      chinese: ["反地理编码 失败 Code=2", "请求地址太频繁 CLGeocoder", "网络错误 定位"]),
    "CLE-03": WaysToAsk(
      english: ["heading failure error", "magnetic interference error"],
      chinese: ["指南针受干扰 错误 3", "kCLErrorHeadingFailure"]),
    "CLE-04": WaysToAsk(
      english: ["kCLErrorRegionMonitoringDenied", "region monitoring denied error"],
      chinese: ["区域监听被拒绝 错误 4", "监听区域 kCLErrorRegionMonitoringDenied"]),
    "CLE-05": WaysToAsk(
      english: ["kCLErrorRegionMonitoringFailure", "monitoring failed for region"],
      chinese: ["区域监听失败 错误 5", "监听区域 kCLErrorRegionMonitoringFailure"]),
    "CLE-06": WaysToAsk(
      english: ["regionMonitoringSetupDelayed"],
      chinese: ["区域监听 延迟 错误 6"]),
    "CLE-07": WaysToAsk(
      english: ["regionMonitoringResponseDelayed"],
      chinese: ["区域事件 延迟 错误 7"]),
    "CLE-08": WaysToAsk(
      english: [
        "placemarkFromCoordinates no result iOS", "no address information found",
        "geocoder returns nothing for coordinate", "ERROR_REVERSEGEOCODING",
      ],
      chinese: ["反地理编码没有结果", "根据经纬度获取地址失败 iOS", "CLGeocoder 错误 8"]),
    "CLE-09": WaysToAsk(
      english: ["geocoding partial result"],
      chinese: ["地理编码 部分结果 错误 9"]),
    "CLE-10": WaysToAsk(
      english: ["geocode canceled", "two geocode requests at once"],
      chinese: ["地理编码被取消 错误 10"]),
    "CLE-11": WaysToAsk(
      english: ["deferred location updates failed"],
      chinese: ["延迟定位 失败 错误 11"]),
    "CLE-12": WaysToAsk(
      english: ["deferred updates while not updating"],
      chinese: ["错误 12 延迟更新"]),
    "CLE-13": WaysToAsk(
      english: ["deferred accuracy too low"],
      chinese: ["错误 13 延迟更新 精度"]),
    "CLE-14": WaysToAsk(
      english: ["deferred distance filtered"],
      chinese: ["错误 14 distanceFilter 延迟"]),
    "CLE-15": WaysToAsk(
      english: ["deferred canceled error"],
      chinese: ["错误 15 延迟更新取消"]),
    "CLE-16": WaysToAsk(
      english: ["bluetooth off ranging beacons error", "rangingUnavailable"],
      chinese: ["蓝牙关闭 beacon 错误 16"]),
    "CLE-17": WaysToAsk(
      english: ["rangingBeaconsDidFailFor error", "rangingFailure"],
      chinese: ["测距失败 错误 17"]),
    "CLE-18": WaysToAsk(
      english: ["promptDeclined error", "temporary full accuracy error 18"],
      chinese: ["promptDeclined 错误 18", "临时精确位置 错误 18"]),
    "CLE-19": WaysToAsk(
      english: ["historicalLocationError"],
      chinese: ["历史位置 错误 19"]),
  ]
}
