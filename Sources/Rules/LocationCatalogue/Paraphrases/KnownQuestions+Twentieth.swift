extension KnownQuestions {
  /// What strangers asked in the twentieth set.
  static let twentieth = ##"""
    AUTH-028 AUTH-029 | Calling enableLocationRequest too early does not trigger popup
    CLE-08 CLE-02 | IOS runtime error - CLGeocoder:geocodeAddressString Error
    HOW-02 | Correct doc for permanentlyDenied status
    HOW-05 HOW-30 | App cannot detect beacon in iOS 10.3
    HOW-05 MIS-30 | iBeacons are not detected
    HOW-05 | No beacons are nearby
    HOW-05 | Scanning in background (iOS)
    HOW-07 CLE-03 | iOS: compass headings seem to drift
    HOW-07 HOW-53 | Compass tracking issues
    HOW-08 CLE-00 | Always error when try to locate GPS on the Simulator.
    HOW-08 HOW-35 | INTULocationManager crash App in Simulator
    HOW-08 | Cant use simulate-location command on iOS 17.0
    HOW-08 | [URGENT] LocationSimulator doesnt work on iOS 17 and upper
    HOW-08 | iOS simulate location
    HOW-08 | 提示修改成功，但是手机上定位并没有变
    HOW-12 | Does not work when App is killed (iOS 15.0)
    HOW-13 | Keine Ortsdaten gefunden
    HOW-16 HOW-34 HOW-41 | 获取不到定位信息
    HOW-16 HOW-34 | fix: Location service prompt not working on iOS 16
    HOW-17 HOW-34 | Geolocation doesn't work
    HOW-17 | No prompt for browser location access on iOS
    HOW-17 | webview geolocation permissions prompt
    HOW-25 | Background Location has not been configured when running on expo client
    HOW-27 HOW-49 | watchposition() issues
    HOW-27 MIS-46 | What number mean of errors in iOS
    HOW-33 HOW-02 MIS-13 | [Bug]: StartListener or RequestAccess not working when select location \##
    while app in use
    HOW-33 | Multiplatform geolocation and permissions
    HOW-34 HOW-01 MIS-05 | GeoLocation permissions not being asked [SOLUTION]
    HOW-34 HOW-19 MIS-09 | [Xamarin.forms][iOS][Location] not working when While APP In Use
    HOW-34 | [iOS] Null reference exception from GetPositionAsync
    HOW-34 | `requestPermissions` is breaking on @capacitor/geolocation@7.1.0 and 7.1.1 is breaking on iOS
    HOW-34 | iOS 시작페이지에서 위치정보 못 가지고 왔을때 팝업오류
    HOW-34 | 位置情報許可設定をご確認ください。と出るが、そもそもgrantedされていない場合別のエラーが出る
    HOW-40 | gps偏移问题
    HOW-40 | 出现坐标位置问题
    HOW-40 | 定位会不准
    HOW-40 | 火星坐标还是有偏移，而且越往南方，偏移的距离就越远，请问该怎么解决
    HOW-40 | 用国外地图数据配高德导航数据好像地图偏移的厉害
    HOW-42 | iOS14 support precise Location.
    HOW-43 HOW-48 | enableLocationRequest() should have a callback
    HOW-43 | Request can receive events about location service auth status change
    HOW-46 HOW-27 HOW-49 | IOS watchPosition take a long time before taking accurate coordinates with \##
    ios sending time out error
    HOW-46 HOW-51 | OsmAnd on iPad unable to obtain location when network connection not available
    HOW-46 MIS-31 | iPhones randomly have 2-5 mile accuracy when wifi is on; instantly works when \##
    wifi turned off
    HOW-46 MIS-46 | Accuracy with WiFi capable only device
    HOW-46 | Not getting same latitude and longitude , when phone is statitionary
    HOW-48 HOW-01 | enableLocationRequest promise elusive?
    HOW-49 | 为什么会回调多次
    HOW-50 | In iOS 26 when we read SSID getting nil or empty?
    HOW-50 | iOS 14.2 (physical device) - getSSID always nil
    HOW-51 | Consider a location qualified when speed is less than 0
    HOW-51 | How to get Speed
    HOW-51 | Location is always returning negative speed.
    HOW-51 | Respect iOS speed data specifics
    HOW-51 | confirm ipad GPS capabilities
    HOW-51 | need to discard negative speed values
    HOW-51 | position.speed showing negative values in iPad Pro
    MIS-05 HOW-34 | enableLocationRequest function does nothing when called on iOS 9.3.1
    MIS-05 HOW-34 | iOS 9+ Location Request does nothing
    MIS-05 MIS-01 MIS-04 HOW-34 | Location not works on iOS 9
    MIS-05 MIS-01 | MyLocationButtonEnabled not working on iOS
    MIS-05 | "Error getting directions"
    MIS-05 | Direct assign 'MyLocationButtonEnabled' value / result = no show
    MIS-05 | Google Maps myLocationEnabled
    MIS-05 | How to enable Show Location button?
    MIS-05 | Route map view controller no longer shows the user's location
    MIS-07 HOW-33 | [expo-location] ios doesn't support background when-in-use
    MIS-07 MIS-23 HOW-12 | Issue when phone lock and app in background more time
    MIS-07 MIS-23 | Stops working if the app is in the background for too long
    MIS-07 | Keep tracking while screen is off
    MIS-07 | [expo-location][sdk41] startLocationUpdatesAsync got broken in permissions refactoring
    MIS-13 HOW-02 | Still having issues with Location Always
    MIS-13 | check(Permissions.PERMISSIONS.IOS.LOCATION_ALWAYS) returns granted even for While in Use \##
    on latest ios
    MIS-13 | getProviderState() returns iOS permission status as 'always' even when setting is 'when in use'
    MIS-14 HOW-34 | ios14でのgetMyLocationのパーミッション
    MIS-14 MIS-15 | 位置情報の使用を許可したのに拒否されたアラートが出る
    MIS-15 MIS-14 | iOS版でアプリを消した後もう一度入れると「位置情報の権限の許可がされなかった」アラートが表示される
    MIS-23 MIS-07 HOW-12 | iOS Background location update stop working after 15 minutes
    MIS-23 MIS-07 | Stopped sending data
    MIS-28 HOW-19 | [Bug]: AppStore Connect Upload issue: ITMS-90683: Missing purpose string in \##
    Info.plist (NSLocationAlwaysAndWhenInUseUsageDescription)
    MIS-29 | Appstore Rejected my app due to UIbackgroundModes, Need help
    MIS-35 | Allow Location Service Status Bar (Blue Bar) for "Always Allow"
    MIS-40 HOW-43 | iOS: Paco should handle significant location change properly
    MIS-40 MIS-50 | [iOS] GeoFencing isn't working on a Standalone iOS device
    MIS-43 HOW-33 | The two location types are incompatible
    MIS-44 | iPadOS & background geolocation
    MIS-46 HOW-27 HOW-49 | iOS issues with getCurrentPosition and watchPosition
    MIS-46 HOW-34 | Location.getCurrentPositionAsync({}) does not return value
    MIS-46 | Geolocator.getCurrentPosition is very slow on ios 14
    MIS-46 | Location.getCurrentPositionAsync() Takes 10+ seconds after upgrading to SDK39 on iOS
    MIS-46 | getCurrentPosition() Works first time. Then all subsequent calls go the the error \##
    callback function.
    MIS-50 HOW-30 MIS-40 MIS-30 | geofence doesn't work on iOS
    MIS-50 HOW-30 MIS-40 | [Bug]: Geofence 'OnStatusChanged' event not triggered
    MIS-50 | 17064346: CLLocationManager does not fire didExitRegion until watched region is > 5000 \##
    meters away
    MIS-50 | Geofence Exit event not capturing properly
    MIS-50 | Not getting events in iOS device
    """##
}
