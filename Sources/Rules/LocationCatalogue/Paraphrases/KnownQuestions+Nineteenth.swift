extension KnownQuestions {
  /// What strangers asked in the nineteenth set.
  static let nineteenth = ##"""
    CLE-08 | How do you get the city from GeoLocation API?
    HOW-01 | Location When Use not clicable
    HOW-05 | Ibeacon sometimes can't notify me '- (void)locationManager:(CLLocationManager \##
    *)manager didExitRegion:(CLRegion *)region'
    HOW-05 | didExitRegion Calls after a long time.
    HOW-05 HOW-12 MIS-40 | App wake-up from background
    HOW-05 HOW-12 MIS-40 | 请问如何实现App被kill后，怎么还能进行IBeacon场景的扫描呢
    HOW-55 HOW-08 | After the positioning of Apple 18.2 system is successful, it will automatically \##
    recover the positioning after a while. How to prevent the positioning from automatically \##
    recovering? The 18.2 system wil
    HOW-08 | Location simulation doesn't work on Default simulator
    HOW-55 HOW-08 | Location spoof not working?
    HOW-08 | Test location defined in scheme settings does not work when running snapshot
    HOW-08 | Xcode 7: Unable to set location on real device or iOS Simulator
    HOW-55 HOW-08 | iOS 27beta5更改定位失效了，作者还会更新不
    HOW-55 HOW-08 | location resets automatically
    HOW-55 HOW-08 | 可以加一个修改位置的功能吗？
    HOW-55 HOW-08 | 有没有办法直接运行app就可以修改定位
    HOW-08 CLE-00 MIS-46 | CoreLocation requestLocation hangs on iOS Simulator
    HOW-11 | Isn't this going to consume too much energy?
    HOW-11 | [Help Wanted]: Battery drain with background location tracking
    HOW-11 | iOS 14 Battery Drain
    HOW-12 | App killing status
    HOW-12 HOW-37 MIS-40 | Not working on ios release mode when app is killed
    HOW-12 MIS-07 | Location package does not background location service entirely
    HOW-12 MIS-40 | In ios real device once killed the app, location is not triggered while moving
    HOW-12 MIS-40 | [Help Wanted]: Location generated after app is started in background by os is \##
    not captured
    HOW-12 MIS-40 | [IOS] it's not worked when the app is killed.
    HOW-12 MIS-40 | iOS background mode
    HOW-15 MIS-14 | Permission.location.request() not work for iOS 13
    HOW-17 | H5 uni.getLocation 无法获取定位
    HOW-17 | Wrong iOS steps to re-enable Geolocation permission denied
    HOW-17 | geolocation remains WAITING_ACTIVE in iOS app under certain conditions
    HOW-17 | 获取不到当前的位置 getLocation {type: "wgs84", success: ƒ} 0 false
    HOW-20 | IOS 使用await AmapLocation.requireAlwaysAuth(); 后台定位，报错
    HOW-20 MIS-07 | 要在iOS 11及以上版本使用后台定位服务
    HOW-33 MIS-07 | iOS requires "Always" to allow tracking in the Background?
    HOW-34 | Calling GetCurrentLocation().Result will freeze the application
    HOW-34 | Documentation for Geolocation returning null missing
    HOW-34 HOW-08 MIS-01 | Unknown Location Service error
    HOW-34 MIS-45 | Doesn't work getContiniousLocationWithDelegate
    HOW-35 | iOS 12.4.1上面获取定位偶尔闪退，非必现
    HOW-40 | Do you have a open-source of China plugins for IOS?
    HOW-40 | Feature Request - Provide a coordinate conversion function WGS84 to GCJ02
    HOW-40 | Inconsistent coordinate system
    HOW-40 | Is it possible to add a coordinate processing layer or option for GCJ-02?
    HOW-40 | [Bug]: The location sent by the monal IM differs significantly from that of the iPhone.
    HOW-40 | 能否考虑加个纠偏功能的开关
    HOW-44 | 在ios中调用 await AmapLocation.fetchLocation(needAddress: true) \##
    返回的location中除了经纬度都是null,
    HOW-44 HOW-35 | 模拟器切换位置为苹果总部,崩溃.
    HOW-50 HOW-52 | BSSID not shown
    HOW-50 HOW-52 | SSID Name not being showed now when looking at Network information.
    HOW-50 HOW-52 | wifi network SSID is `<redacted>` on macOS >=15.6
    HOW-52 HOW-50 | How to make CoreWLAN to return bssid?
    HOW-53 | 显示蓝点方向指向
    MIS-01 MIS-05 | Location Manager fails silently in iOS 8 due to \##
    requestAlwaysAuthorization/requestWhenInUseAuthorization
    MIS-05 | CarPlay does not provide current location when iOS app is not started first
    MIS-07 | Background Geo Location
    MIS-07 | iOS background location fails and the location stops updating in the foreground. \##
    Location icon in the status bar turns hollow.
    MIS-07 HOW-12 | How to enable background record of location?
    MIS-07 MIS-09 | Can't get lat/long when in background (iOS)
    MIS-07 MIS-09 | iOS getCurrentLocation returns nothing after a few seconds
    MIS-09 CLE-01 MIS-07 | [Question]: iOS background doesn't work （kCLErrorDomain error 1）
    MIS-12 HOW-39 MIS-15 | Upcoming iOS new location permission 'Just Once'
    MIS-23 | iOS tracking is cutting (going still but it IS moving).
    MIS-23 MIS-07 | Background using Location stop on iOS
    MIS-23 MIS-07 HOW-12 | Background location update stopig after some time even if continues mode \##
    is activated
    MIS-25 | This method can cause UI unresponsiveness if invoked on the main thread. Instead, \##
    consider waiting for the `-locationManagerDidChangeAuthorization:` callback and checking \##
    `authorizationStatus` first.
    MIS-28 | Apple rejects our binaries because of references to Location
    MIS-29 | 2.16 - Multitasking Apps may only use background services for their intended purposes: \##
    VoIP, audio playback, location, task completion, local notifications, etc.
    MIS-29 MIS-40 | iOS App Store Rejection - Need to remove persistent geolocation and only use \##
    the significant changes API
    MIS-35 | Hide background apps blue color status bar in iOS
    MIS-37 | CLBackgroundActivitySession Crash Issue - Misleading Apple Guidance
    HOW-57 MIS-38 BG-023 AUTH-086 MON-007 | CLMonitor API Missing Geofence Entry Events After Initial \##
    Registration
    MIS-40 | Device location for iPhone is not updating
    MIS-40 | Mobile app: device_tracker says "home" for a device which was not home for a month
    MIS-40 HOW-33 HOW-49 | Location not updating automatically, only manually
    MIS-46 HOW-27 | Enable enableHighAccuracy in iOS only returns position after timeout
    """##
}
