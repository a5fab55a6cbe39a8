extension KnownQuestions {
  /// What strangers asked whose first answer is one of the mistakes from `MIS-30` on.
  static let aboutLaterMistakes = ##"""
    MIS-30 ACC-003 MIS-31 ACC-001 MIS-47 | Adapt to Reduced Location Accuracy in iOS14
    MIS-30 MIS-40 MIS-50 HOW-30 MON-002 MON-006 HOW-12 | iOS background geofence
    MIS-30 MIS-40 MIS-50 HOW-30 MON-002 MON-006 HOW-12 BG-015 | iOS: App not booted in background when geofence is \##
    entered
    MIS-30 MIS-40 MIS-50 HOW-30 MON-002 MON-006 MIS-13 | It is not work when app is in background.
    MIS-30 ACC-003 | region monitoring ceases if we only have reduced accuracy
    MIS-30 ACC-003 | iOS 14 Reduced Accuracy
    MIS-31 ACC-002 ACC-005 ACC-001 HOW-42 | [Question]: Why is the Geolocator plugin sometimes not picking up the \##
    approximate location? But it always picks up the location if we switch on the precise location permission?
    MIS-31 ACC-005 MIS-46 ACC-002 | Delay in receiving location on getCurrentLocation() when precise location not \##
    granted [IOS]
    MIS-31 ACC-005 MIS-46 ACC-002 | getCurrentPosition slow if Precise Location is set to Off on iOS 14
    MIS-31 ACC-005 ACC-001 ACC-002 HOW-27 HOW-42 | How do we get the user's approximate location (iOS 14+ when "Use \##
    precise" is turned off)?
    MIS-31 HOW-46 MIS-22 | I am fetching current latitude and longitude because not given me current location \##
    always gives me 1 to 1.5 kilometre away
    MIS-31 ACC-001 MIS-22 | ios 定位不准确，偏差很大，怎么解决？
    MIS-31 ACC-001 AUTH-053 | iOS 获取定位总是得不到精确定位
    MIS-31 HOW-46 MIS-22 HOW-42 ACC-005 ACC-002 DEL-060 | Location is accurate on the web and Android, but \##
    incorrect on iOS.
    MIS-31 ACC-002 ACC-005 HOW-42 ACC-001 | Location not being retrieved when precise location is off
    MIS-31 ACC-005 ACC-002 HOW-42 AUTH-002 | Package stucks when iOS Precise location checkbox is unchecked
    MIS-31 HOW-42 HOW-46 ACC-001 ACC-002 HOW-17 | 打包APP后有些手机能定位准确，有些却只能定位到城市，有什么方法解决吗？
    MIS-31 ACC-002 ACC-005 | locateFromGPS just stopped working. Please help
    MIS-31 ACC-002 ACC-005 | Multi-day trips on iOS due to error getting locations for geofencing
    MIS-32 KEY-032 KEY-030 | The temporary accuracy dictionary key is not set in the Info.plist
    MIS-33 AUTH-072 | requestTemporaryFullAccuracyAuthorization errors with kCLErrorPromptDeclined when permission \##
    is already granted
    MIS-35 HOW-05 IND-003 BG-006 BG-008 BG-007 MIS-08 | [Cosmetics] Ranging in background shows blue bar across \##
    screen
    MIS-35 BG-008 IND-003 | Ability to turn off location use status bar color changing from apps in the background
    MIS-35 BG-008 IND-003 BG-006 | App进入后台后，状态栏会展示蓝色条
    MIS-35 BG-008 IND-003 | Core Location Blue Status Bar Visible Too Often
    MIS-35 BG-008 IND-003 | How to control the location services status bar (Blue Bar) for IOS
    MIS-35 BG-008 IND-003 | iOS blue indicator on status bar
    MIS-35 BG-008 IND-003 MIS-08 | iOS blue indicator on status bar reported by users.
    MIS-35 BG-008 IND-003 | iOS 后台定位 蓝条问题
    MIS-35 BG-008 MIS-08 IND-003 HOW-11 | Permanent Display of Location Indicator
    MIS-35 BG-008 | Remove Blue Bar when app is in background
    MIS-35 BG-008 IND-003 | showing blue bar at the top of screen when app goes in background
    MIS-35 BG-008 IND-003 BG-006 BG-007 | 后台定位时出现类似开启个人热点后的蓝色提示条
    MIS-36 MON-006 MON-007 CLE-05 | Code for more than 20 Locations
    MIS-36 MON-006 ERR-004 | geofences not added kCLErrorDomain Code=5
    MIS-36 MON-006 | i am currently trying to implement geofence and i am only able to register 20 notifications in \##
    ios can we increase the number??
    MIS-36 MON-006 CLE-05 ERR-004 | iOS 20+ geofences
    MIS-36 MON-006 | iOS has a limit for Beacon Region Monitoring?
    MIS-36 MON-006 ERR-004 | kcl error domain error 5 on start monitoring Region on IOS 9
    MIS-36 MON-006 | Monitoring more than 20 regions in iOS
    MIS-36 MON-006 | Configure max beacon/geofence regions to monitor
    MIS-38 AUTH-086 AUTH-085 MIS-07 MIS-24 | iOS 18+ Background Mode Not working
    MIS-38 AUTH-085 | Lifecycle and Usage of CLServiceSession after the app is terminated
    MIS-38 AUTH-084 AUTH-085 AUTH-087 | what does insufficientlyInUse correspond to, CLServiceSession diagnostic
    MIS-40 HOW-12 | [Help Wanted]: no EXIT event after the app was booted in background.
    MIS-40 MON-004 | Background location doesn't work - Significant-location-change background trigger never fires
    MIS-40 MON-002 MIS-10 MIS-13 | didEnterRegion does not work in BackgroundMode
    MIS-40 DEL-008 HOW-12 MON-002 | How can I handle this monitoring when app is in background/Terminated state \##
    using Swift?
    MIS-40 MIS-10 MIS-07 HOW-05 | iOS - Background mode doesn´t work
    MIS-40 HOW-12 MIS-07 BG-010 MIS-23 | iOS Background Location Tracking sometimes stops when Aggressive \##
    Monitoring is engaged
    MIS-40 HOW-05 HOW-12 MON-002 MON-001 MON-004 DEL-008 | iOS montioring when the app is killed/in background mode \##
    does not work
    MIS-40 MIS-50 MIS-13 MIS-30 MON-006 | Issue with background geofence monitoring on iPhone 8 Plus
    MIS-40 HOW-05 | It seems the app keeps monitoring for beacons when the app is in the background, but any code \##
    called when a beacon is found doesn't execute until the user opens the app again.
    MIS-40 MON-002 MIS-10 MIS-13 | locationManager:didEnterRegion: is not called unless app is in the foreground
    MIS-40 MON-002 MIS-10 MIS-13 HOW-05 | regionDidEnter/regionDidExit not firing in background mode
    MIS-40 BG-015 MON-004 DEL-008 | Restart after app was killed not working in iOS 10
    MIS-40 HOW-12 DEL-008 MON-004 BG-015 MON-018 | So if all my subscriptions canceled automatically on app \##
    termination then how come app launch again due to a significant location change?
    MIS-40 MON-004 DEL-008 | 暂停/终止时，重大位置更改API的行为？
    MIS-40 | iOS 2026.7.2 does not register Home zones (available 0, monitoring 0); background zone \##
    enter/exit never fires until app is opened
    MIS-40 MON-004 | Needs updating to allow location change when app not running
    MIS-40 HOW-12 | Geofence events not pushed to firebase when app is terminated
    MIS-41 AUTH-032 | [iOS] Geolocation - App asks for general permission and afterwards for "http://meteor.local"
    MIS-41 AUTH-032 | App now asking twice for location permission with WKWebView
    MIS-41 AUTH-032 HOW-17 | Geolocation js API in BlazorWebView
    MIS-41 AUTH-032 | Geolocation permission requested twice
    MIS-41 AUTH-032 | How to bypass web page default geolocation permission in iOS?
    MIS-41 AUTH-032 HOW-17 | How to get GPS promission in the webview
    MIS-41 AUTH-032 HOW-17 | In the iOS app, the main webview needs to re-request permission for geolocation from \##
    the user every time the app is restarted after being force-quitted.
    MIS-41 HOW-17 AUTH-032 | iOS 15 - ionic app geolocation permission prompt message showing ionic://localhost
    MIS-41 AUTH-032 HOW-17 | navigator.getCurrentPosition re-prompts for location permission even if \##
    @capacitor/geolocation has permission
    MIS-41 AUTH-032 | Permission prompt appears twice
    MIS-41 AUTH-032 | when `WKWebView` initiates a permission request, iOS will prompt twice: Once for the native \##
    layer, and once for the website loaded within `WKWebView`
    MIS-42 HOW-04 MIS-26 MIS-56 HOW-19 | NSLocationAlwaysUsageDescription iBeacon Monitoring
    MIS-43 MIS-12 AUTH-025 AUTH-051 AUTH-026 MIS-13 | Fixes an issue on iOS where you could not ask for \##
    `LOCATION_ALWAYS` permission if you already had `LOCATION_WHEN_IN_USE` permission.
    MIS-43 AUTH-024 MIS-12 AUTH-025 AUTH-026 | When "InUse" permission has been granted, \##
    "requestUserLocationAlways" doesn't do anything
    MIS-45 MIS-05 MIS-49 MIS-19 MIS-18 | CLLocationManager: didUpdateLocation is not called
    MIS-45 MIS-05 MIS-49 MIS-19 MIS-18 | CoreLocation not calling didUpdateLocations, any ideas?
    MIS-45 MIS-05 MIS-49 MIS-18 MIS-19 | Reachability causing didUpdateLocations not getting called
    MIS-46 DEL-070 | +10 seconds getCurrentPosition delay on iOS
    MIS-46 DEL-070 MIS-31 | `getCurrentLocation` not working on IOS without timeout
    MIS-46 MIS-31 DEL-070 ACC-005 | BackgroundGeolocation.getCurrentPosition() timing out on iOS only
    MIS-46 DEL-060 | Capturing those first 16 seconds on iOS
    MIS-46 MIS-31 DEL-070 ACC-005 | currentLocation always goes timeout
    MIS-46 MIS-22 DEL-060 DEL-070 | First position retrieval when stationary too slow
    MIS-46 DEL-070 | Geolocation fetch is taking too long
    MIS-46 DEL-070 DEL-050 DEL-052 | Geolocation on iOS is slow because it is always using high accuracy
    MIS-46 DEL-070 | geolocator.getCurrentPosition take a long time to return position on IOS
    MIS-46 MIS-05 DEL-070 MIS-18 MIS-45 | getCurrentPosition not being fired
    MIS-46 DEL-070 | getLocation() is really slow
    MIS-46 DEL-070 | Getting current location on iOS takes 10+ seconds
    MIS-46 MIS-31 DEL-070 HOW-17 | iOS "Geolocation failed: Position retrieval timed out."
    MIS-46 DEL-070 DEL-050 | IOS - getCurrentPosition() about 10Sec
    MIS-46 DEL-070 MIS-22 DEL-060 MIS-31 | iOS getCurrentPosition() times out despite maximumAge parameter - cached \##
    location not returned
    MIS-46 DEL-070 | iOS9 location only returned on timeout.
    MIS-46 DEL-070 MIS-31 MIS-05 | iOS: getCurrentPosition timeout does not work and it blocks application execution
    MIS-46 DEL-070 | ios定位很慢，android速度很快
    MIS-46 DEL-070 HOW-44 | ios定位慢 市区5~10s才能返回定位地址
    MIS-46 DEL-070 HOW-35 MIS-31 HOW-46 | IOS定位慢，有时候卡死闪退
    MIS-46 DEL-070 | ios定位是我用过插件最慢的。平均5-7s
    MIS-46 MIS-06 HOW-44 | ios应该也可以定位，但是比较慢，调用单次定位时没有返回经纬度，只返回了一个省分，调用持续定位时程序就崩掉了
    MIS-46 DEL-070 HOW-27 | its taking minimum 20 sec to get location of user. if i put 2 sec then it close the \##
    app. how can i fix this problem please help me
    MIS-46 DEL-070 | Locating user take significant time
    MIS-46 MIS-31 DEL-070 HOW-34 MIS-45 | Locator.currentPosition does not return, but CLLocationManager is able to \##
    determine the location changes
    MIS-46 DEL-070 | Response time exactly 10 seconds Lib iOS 1.2.2
    MIS-46 MIS-31 DEL-070 HOW-46 ACC-005 | Slow Location Results
    MIS-46 DEL-070 DEL-050 | 在定位的时候，iOS等待时间太长，大概15秒钟，明显长于安卓
    MIS-46 DEL-070 | 定位非常慢怎么解决，大约需要2-3秒
    MIS-46 MIS-22 | 首次进入会比较慢，可以加一个getLastKnownLocation
    MIS-46 DEL-070 DEL-050 | 高德地图官方的定位插件在IOS上面定位很快的，你们的fetchLocation方法在IOS确实慢，要三四秒
    MIS-46 DEL-070 | Slowness with getCurrentPosition after start was called
    MIS-46 DEL-070 | Call to `.current()` on iOS can take up to several seconds to resolve
    MIS-47 ACC-006 MIS-52 AUTH-005 MIS-14 | [iOS] Exception when toggling "Precise Location" from device settings
    MIS-48 BG-003 | crash if we try and ask for background updates in the extension
    MIS-50 MON-006 MIS-30 MIS-36 | [iOS] GeofenceEvent.EXIT not triggering
    MIS-50 MON-006 | app not reporting region changes, radius 25 metres
    MIS-50 MON-006 | CLLocationManager does not fire didExitRegion until watched region is > 5000 meters away
    MIS-50 MON-006 | EXIT event is not triggered immediately when leaving geofence
    MIS-50 MON-006 | Geofencing events not detected, radius for region monitoring of 50
    MIS-50 MON-006 | Geofencing EXIT event firing only upon re-entry [iOS]
    MIS-50 MON-006 MIS-30 ACC-003 | Geofencing Not working as intended - accuracy ignored + wrong events
    MIS-50 MON-006 MIS-40 HOW-30 | iOS Geofence CLCircularRegion monitoring. locationManager:didExitRegion does not \##
    seem to work as expected
    MIS-50 MON-006 | iOS: Geofence exit event is triggered 60~70 meters outside the configured geofence boundary
    MIS-50 MIS-10 MON-006 MIS-40 MON-002 | ios: I am not getting notify when exiting a region
    MIS-50 HOW-30 MIS-30 | monitorRegion onEnter not called
    MIS-50 MON-006 MIS-36 MIS-30 | Region did not trigger
    MIS-50 MIS-30 MIS-36 MIS-40 HOW-30 MON-006 MON-002 | Region monitoring sometimes fail to intercept \##
    didEnterRegion or didExitRegion
    MIS-51 DEL-008 BG-015 MON-006 | App gets restarted even after locator service is successfully stopped and the \##
    app is killed
    MIS-51 HOW-11 MON-006 DEL-008 BG-015 HOW-12 | However when I kill the application it to send you sending the \##
    positions, what should I do so this does not happen?
    MIS-51 HOW-12 HOW-11 MON-004 BG-015 DEL-008 | The IOS App Automatically Reopens Even After Being Closed When \##
    Background Location Services Are Turned On
    MIS-52 SET-005 HOW-35 | App crashes after manually deny a permission, it freezes in the splash screen. \##
    requesting location and contacts permission
    MIS-52 SET-005 HOW-35 | Changing settings with app in background crashes app
    MIS-52 SET-005 HOW-35 | Crash when changing permissions in iOS Settings app
    MIS-52 SET-005 SET-004 | Handling restart of app after switching permissions
    MIS-52 SET-005 HOW-35 | iOS - App crashes when I change permission from settings
    MIS-52 SET-005 HOW-35 | when the user changes permissions while the app is not active and then opens the app a \##
    crash immediately happens
    MIS-53 KEY-016 MIS-02 | `Always` location option is not available for app in TestFlight
    MIS-53 KEY-016 MIS-13 | backgorund location is not enabled message
    MIS-53 HOW-02 MIS-02 | iOS "Location Always" returns unavailable always in the real device
    MIS-53 KEY-016 MIS-05 | ios后台保活定位权限在设置中并没有
    MIS-53 HOW-16 HOW-32 | location in setting is disabled
    MIS-53 KEY-016 MIS-13 AUTH-026 | Location Permission "Always" not shown in iOS 14 settings.
    MIS-53 KEY-016 | Location permissions are not visible in app settings in iOS 12.4
    MIS-53 KEY-016 MIS-02 | No "always" setting (in Location Services) in iOS 11
    MIS-53 KEY-016 | when I go to settings I never see the 'Always' option for location
    MIS-41 HOW-17 | Create API for web view to request the user's location
    MIS-53 HOW-16 | 26693295: iOS App with no required permissions still shows in Settings on install when location services is turned off
    MIS-46 | Geolocation in iOS is taking nearly 10s whereas in android is much faster. Why?
    MIS-53 HOW-34 | No access to location, doesn't appear under Location Services
    MIS-46 HOW-27 HOW-34 | 报错code1,message: position retrival timeed out
    MIS-46 HOW-34 HOW-08 | Timeout or no reply using currentLocation or currentLocation
    MIS-53 HOW-01 | iOS app not showing up in Settings
    MIS-35 | How to make the blue-pill (location indicator) not visible anymore
    """##
}
