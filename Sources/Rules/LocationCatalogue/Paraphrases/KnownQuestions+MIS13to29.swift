extension KnownQuestions {
  /// What strangers asked whose first answer is one of `MIS-13` to `MIS-29`.
  static let aboutEarlierMistakes = ##"""
    MIS-13 AUTH-060 AUTH-061 AUTH-062 AUTH-063 AUTH-064 | "Exit provisional authorization inducer" while \##
    locationManager:didExitRegion
    MIS-13 AUTH-060 AUTH-049 | [Bug] LocationAlways returns granted even if the user grants only the in-use \##
    permission
    MIS-13 HOW-33 MIS-12 MIS-02 | [Bug]: Location Permission Always Requester does not work (or appear)
    MIS-13 MIS-53 AUTH-026 AUTH-049 | [iOS] "Always" permission no longer show up
    MIS-13 HOW-02 AUTH-060 AUTH-001 | `always` gives `authorized` on `whenInUse` instead of `denied`
    MIS-13 AUTH-046 AUTH-047 AUTH-049 HOW-38 | Allow once option is showing instead always option in location \##
    permission popup
    MIS-13 HOW-02 AUTH-025 AUTH-051 MIS-12 MIS-11 | Calling locationWhenInUse and then locationAlways results in \##
    immediate permanentlyDenied response
    MIS-13 AUTH-046 AUTH-047 AUTH-049 MIS-02 HOW-38 | iOS - Always permission is not prompted?
    MIS-13 AUTH-046 AUTH-049 AUTH-047 HOW-38 | iOS 13 location permission not asking as "allow always", but \##
    properly working in iOS 12
    MIS-13 AUTH-060 AUTH-049 | iOS 13 reports authorizedAlways while actually authorized while-in-use
    MIS-13 AUTH-050 AUTH-062 AUTH-049 | iOS 13 没法直接要始终权限了，系统会在某个时间再弹出一个弹框
    MIS-13 AUTH-046 AUTH-047 AUTH-049 HOW-38 | ios 13: "always" option not showing
    MIS-13 AUTH-046 AUTH-047 AUTH-049 HOW-38 | iOS location permission during on boarding doesn't show the "always" \##
    option
    MIS-13 SET-003 AUTH-062 AUTH-050 | IOS-13 BUG - Location service does start until "always use" location \##
    permission is manually granted
    MIS-13 AUTH-049 AUTH-051 AUTH-025 | ios: requesting 'Always' permission for background location
    MIS-13 AUTH-046 AUTH-049 AUTH-047 HOW-38 | locationPermission.request() no longer allows users to select Always \##
    on iOS 13
    MIS-13 HOW-02 AUTH-060 AUTH-001 | Logic Error in Location Permission
    MIS-13 AUTH-027 AUTH-025 HOW-15 MIS-02 AUTH-026 AUTH-023 MIS-43 HOW-02 | Permission.locationAlways.request() \##
    does not show a dialog on iOS but just returns PermissionStatus.denied
    MIS-13 AUTH-060 AUTH-065 HOW-02 HOW-33 | Permission.locationAlways.status gives wrong answer in iOS
    MIS-13 AUTH-060 AUTH-049 AUTH-065 AUTH-046 HOW-38 AUTH-062 AUTH-052 | React Native iOS: "When In Use" \##
    Permission Grants "Always" Permission Automatically
    MIS-13 AUTH-049 AUTH-060 | Requesting LOCATION_ALWAYS only enables while using app
    MIS-13 AUTH-049 AUTH-046 AUTH-047 AUTH-065 HOW-33 HOW-38 | The onboarding prompt for permissions doesn't give \##
    the 'Always On' option
    MIS-13 AUTH-049 AUTH-046 AUTH-047 HOW-38 | Unexpected content of Location permission popup: expected Allow \##
    Always but there is no such option
    MIS-13 AUTH-066 MIS-07 | 首次选择使用App时允许，切入后台等待3-5秒钟后，定位回调不再继续
    MIS-14 MIS-18 MIS-47 MIS-11 HOW-34 AUTH-005 AUTH-006 AUTH-009 | [Bug] GetLocationAsync stops after user \##
    permission request
    MIS-14 AUTH-004 AUTH-006 | delegate method for permission changes is called immediately after it is set with \##
    kCLAuthorizationStatusNotDetermined
    MIS-14 HOW-02 AUTH-006 | Error after approving on iOS: PlatformException(PERMISSION_DENIED, Access to location \##
    data denied, null)
    MIS-14 AUTH-004 AUTH-006 | Error on iOS with "requestPermission"
    MIS-14 HOW-34 HOW-43 MIS-05 | fix: 修复IOS真机调试必须reloading app... 后才能获取定位信息
    MIS-14 CLE-01 ERR-003 AUTH-021 HOW-34 | Geolocation.getCurrentPosition throws error on new permission dialog on \##
    iOS 14.2
    MIS-14 AUTH-007 AUTH-008 AUTH-027 MIS-11 HOW-01 | iOS requestLocationAuthorization not callBack if I deny \##
    current position in popup system message
    MIS-14 AUTH-004 AUTH-005 AUTH-006 HOW-43 | iOS requestLocationAuthorization's success callback executes \##
    immediately
    MIS-14 AUTH-006 | IOS requestPermission 尚未允许权限的时候返回true
    MIS-14 AUTH-007 AUTH-008 MIS-11 HOW-01 | iOS: RequestLocationPermissions is not always called?
    MIS-14 AUTH-004 AUTH-006 | Location callback is executed before decision was made
    MIS-14 AUTH-006 AUTH-005 | Permission.location(access: .always).request { } 不可以正确回调 弹窗时直接就回调了
    MIS-14 AUTH-006 | request() instantly resolves with permanently denied, even though the dialog to ask a user is \##
    being displayed
    MIS-14 | getMyLocation does not wait for GPS permission dialog on iOS
    MIS-15 AUTH-068 MIS-12 | Geolocation permission with "Allow once" is set as denied in ios
    MIS-15 AUTH-068 | Location Authorization "Allow Once" on iOS 13 fails on 2nd run
    MIS-16 MIS-15 AUTH-068 | App asks for location permission everytime you unlock the iPad screen while Find Me \##
    button is active
    MIS-16 HOW-04 MIS-15 | iOS is asking location tracking permission all the time
    MIS-16 AUTH-068 | with Allow once permission the permission is asked again without calling again the \##
    getCurrentPosition function
    MIS-18 AUTH-009 | "Allow x to access your location" popup to disappear if showUserLocation is enabled
    MIS-18 AUTH-009 | as soon as the location dialog open, it disappears...
    MIS-18 AUTH-009 | Current location permission dialog disappears too quickly in ios
    MIS-18 AUTH-009 | Handler being ARC'd on iOS
    MIS-18 AUTH-009 | iOS enableLocationRequest popup closes too fast
    MIS-18 HOW-20 HOW-34 MIS-46 MIS-01 AUTH-009 | ios咋多数时候啊弹出定位授权框呀，偶尔会弹出，并且定位速度太慢了
    MIS-18 AUTH-009 | Location permission dialog box disappears quicky
    MIS-18 AUTH-009 | Location Request message disappears
    MIS-18 AUTH-009 | Location Services prompt disappears too soon
    MIS-18 AUTH-009 | the "Allow Location" prompt is shown very briefly, then it instantly goes away
    MIS-18 AUTH-009 | The prompt for location goes away as soon as it pops up
    MIS-18 AUTH-009 | Well, I saw that sometimes the prompt appear, but it dosnt give the chance to click on \##
    "allow".. it appear so fast and close..
    MIS-18 AUTH-009 | When requesting permissions from user the alert popup show for 1 second and then disappear
    MIS-19 DEL-086 | A location manager (0x1021ba7f0) was created on a dispatch queue executing on a thread other \##
    than the main thread.
    MIS-19 DEL-086 | CLLocationManager created in wrong thread
    MIS-19 DEL-086 | When SEGLocation is initialized from a background thread, it never receives location updates
    MIS-19 DEL-086 | 上定位有警告：location manager was created on a dispatch queue，不是主线程
    MIS-19 DEL-086 | 这个是不是高德定位的bug。线程安全问题 Main Thread Checker: UI API called on a background thread
    MIS-19 DEL-086 | Docs don't mention that on iOS geolocation needs to be done on a thread with a run \##
    loop (typical main thread)
    MIS-19 HOW-34 DEL-086 | [iOS] Permission dialog is not shown
    MIS-20 DEL-071 | crashes with NSInternalInconsistency on iOS 9, delegate did not implement didFailWithError
    MIS-20 DEL-071 MIS-45 | delegate must respond to locationManager:didUpdateLocations: swift error
    MIS-20 DEL-071 | NSInternalInconsistencyException reason: Delegate must respond to \##
    locationManager:didFailWithError:
    MIS-20 HOW-01 CLE-01 AUTH-027 MIS-06 | 再没有授权定位的情况下定位导致app闪退
    MIS-21 MIS-07 MIS-09 | 7.1.1 Watch location stops
    MIS-21 ERR-002 | All location requests canceled upon the first error
    MIS-21 MIS-23 | Background mode when losing connectivity fails to continue tracking
    MIS-21 ERR-002 ERR-001 | Error Domain=kCLErrorDomain Code=0 error in getCurrentPositionAsync
    MIS-21 ERR-002 | Keep trying to get the location when receive a kCLErrorLocationUnknown error
    MIS-21 ERR-002 ERR-001 | The operation couldn't be completed (kCLErrorDomain error 0.)
    MIS-22 DEL-060 HOW-08 HOW-46 | Geolocator.getCurrentPosition always returns same thing on ios or maybe returns \##
    last known location instead of current location
    MIS-22 DEL-060 | Geolocator.getLastKnownPosition always returns [0.0, 10.69]
    MIS-22 DEL-060 | getCurrentPosition returns a hours-old cached location despite maximumAge: 0
    MIS-22 DEL-060 | getLocation returns stale cached positions
    MIS-22 DEL-060 | HTML5-Geolocation not accurate/dated
    MIS-22 DEL-060 DEL-063 | I recognized it a few times now that the first one or two location points are very far \##
    off the real point.
    MIS-22 DEL-060 | Initial coordinates returned are always the same
    MIS-22 DEL-060 | Ios cached Location
    MIS-22 DEL-060 DEL-062 DEL-007 HOW-46 | old locations within the callbackFn
    MIS-22 DEL-060 | oneShot location received is a system cached location
    MIS-22 DEL-060 | Location not changing anymore
    MIS-22 DEL-060 | Location update not always working, getting error "Didn't update: location update \##
    from the past"
    MIS-23 MIS-24 BG-020 DEL-080 | `stopTimeout` seems to be stopping location updates even if not stopped for full \##
    duration
    MIS-23 MIS-07 DEL-080 | App gets suspended in background and stops updating location after 10min
    MIS-23 DEL-080 DEL-081 | Automatic pause does not get triggered consistently
    MIS-23 DEL-080 | Automatically pausing location updates in background
    MIS-23 DEL-080 MIS-24 BG-020 | Background location is stopping after some time on iOS
    MIS-23 DEL-080 | Background location stop working in IOS after 10 minutes
    MIS-23 MIS-07 MIS-24 BG-020 | Background locator stops working after iOS auto update
    MIS-23 MIS-07 MIS-24 | Continuous tracking sometimes not complete
    MIS-23 MIS-07 MIS-24 | Gaps in background location tracking iOS
    MIS-23 DEL-080 | How to set up pausesLocationUpdatesAutomatically = NO
    MIS-23 DEL-080 | If the phone is stationary for 4-5 hours at the same location and then starts moving again, \##
    the location reporting didnt work.
    MIS-23 MIS-07 MIS-24 DEL-080 BG-020 BG-004 | IOS app getting suspended after 5/6 minutes in the background
    MIS-23 MIS-07 MIS-24 DEL-080 | iOS: App stops transmitting location after ~10 minutes with screen locked
    MIS-23 MIS-07 MIS-24 MIS-22 | iPhone 8 13.7 location updates not being sent
    MIS-23 DEL-080 | Location Paused Message: After some inactivity I get a "Location Updated Paused" Notification, \##
    and then no more updates.
    MIS-23 MIS-07 BG-004 | Location stops updating in iOS 9.3 in background
    MIS-23 DEL-080 | No option to set pausesLocationUpdatesAutomatically to NO.
    MIS-23 DEL-080 | Noticed that iOS location updates stop with the app in background after about 15 minutes.
    MIS-23 DEL-080 | Prevent location updates from pausing in the background during navigation or track recording
    MIS-23 MIS-07 MIS-24 | several track interruptions were visible on the map as gaps. Launching OM starts \##
    recording again, then it stops after some time.
    MIS-23 DEL-080 MIS-39 | the OS will eventually pause location updates even if \##
    pausesLocationUpdatesAutomatically is false
    MIS-23 MIS-07 MIS-24 HOW-12 | when running OT on iOS it stays running for several hours but then stops sending \##
    out traces
    MIS-23 DEL-080 DEL-081 MIS-07 | whenever I pause tracking and tap on resume it didnot continue to track
    MIS-23 MIS-07 | [ios] Recent track recording sometimes has gaps in the recorded track
    MIS-24 BG-020 | App doesn't send location data in background since iOS 16.4
    MIS-24 BG-020 | Background Process is Getting Killed in iOS v16.4.1
    MIS-24 BG-020 | Background tracking stopped working on iOS 16.4.1 using Xcode 14.3
    MIS-25 DEL-087 | "UI unresponsiveness" warning when run on iOS 16 device
    MIS-25 DEL-087 | App crashed UI unresponsiveness
    MIS-25 DEL-087 | CLLocationManager.locationServicesEnabled() on mainThread
    MIS-25 DEL-087 | Crash (maybe?) calling locationServicesEnabled from main thread
    MIS-25 DEL-087 | iOS 16 CDVLocation.m throwing UI unresponsiveness warning in XCode - causing app to crash.
    MIS-25 DEL-087 | Main thread warning on init of Location
    MIS-25 DEL-087 | This method can cause UI unresponsiveness if invoked on the main thread. Instead, consider \##
    waiting
    MIS-25 DEL-087 | UI Unresponsivness
    MIS-25 DEL-087 | XCode showing warning [CoreLocation] This method can cause UI unresponsiveness if invoked on \##
    the main thread.
    MIS-26 STORE-007 MIS-28 | [expo-location]::Apple rejected submissions due to missing explanation of the usage
    MIS-26 STORE-007 | App Rejected - Location usage description
    MIS-26 STORE-007 | app rejected, doesn't sufficiently explain the use of the location in the purpose string
    MIS-26 STORE-007 | App Store rejected Legal 5.1.5
    MIS-26 MIS-27 MIS-28 STORE-007 | App store review did not pass due to missing description when starting the GPS \##
    in the app on initial start.
    MIS-26 STORE-007 | app uses location services but does not clarify the purpose of its use in the location modal \##
    alert
    MIS-26 STORE-007 | Apple support is complaining about Location Services permission text
    MIS-26 MIS-29 MIS-28 STORE-006 STORE-007 | AppStore 审核被拒
    MIS-26 STORE-007 MIS-56 | Automatically created descriptions for iOS Camera and Locations usage cause rejection
    MIS-26 MIS-28 STORE-007 | My application reject by store due to this library because it need location \##
    permission and I can't understand what's I write in purpose string
    MIS-26 STORE-007 KEY-013 | uniapp app申请敏感权限时如何说明使用目的?权限申请示例解析
    MIS-26 STORE-007 KEY-013 | We noticed that your app requests the user’s consent to access their location but \##
    does not clarify the use of this feature in the permission modal alert.
    MIS-26 STORE-007 | When uploading app to App Store, Apple did not accept the simple Usage Description provided \##
    here.
    MIS-26 STORE-007 | 为什么在项目中获取了地理位置？被拒，写了权限描述
    MIS-26 STORE-007 HOW-03 | 苹果审核地图位置类应用被拒解决
    MIS-26 STORE-007 | app not uploaded on apple store error comes
    MIS-27 STORE-004 | ITMS-90738: Invalid purpose string value, the "" value isn't allowed
    MIS-27 HOW-31 KEY-013 KEY-014 KEY-019 | Showing alert with no user description if no \##
    NSLocationAlwaysUsageDescription
    MIS-28 MIS-26 KEY-022 KEY-006 | <string>我们需要您的同意,您的位置信息将用于查看当前位置信息</string>
    MIS-28 STORE-001 STORE-002 | [iOS] Warning for missing `NSLocationAlwaysAndWhenInUseUsageDescription`
    MIS-28 STORE-001 STORE-002 | Add NSLocationAlwaysUsageDescription key to Info.plist
    MIS-28 STORE-001 STORE-002 MIS-56 | App rejected due to NSLocationAlwaysUsageDescription
    MIS-28 STORE-001 STORE-002 | AppStore rejections for NSLocationWhenInUseUsageDescription
    MIS-28 STORE-001 STORE-002 HOW-15 | AppStoreConnect ITMS-90683 NSLocationWhenInUseUsageDescription
    MIS-28 HOW-31 KEY-019 STORE-001 | If your app supports multiple locales, you’re now required to provide a \##
    purpose string value in the Info.plist file in addition to a valid localized string across each of your app’s \##
    localization folders.
    MIS-28 STORE-001 STORE-002 | Info.plist中缺少用途字符串，未使用到定位功能
    MIS-28 STORE-001 STORE-002 | iOS App Store Build Missing Purpose String
    MIS-28 STORE-001 | ios 怎么需要那么多权限
    MIS-28 STORE-001 STORE-002 | ITMS-90683: iOS upload rejected for a missing \##
    NSLocationAlwaysAndWhenInUseUsageDescription
    MIS-28 STORE-001 STORE-002 | ITMS-90683: Missing purpose string in Info.plist
    MIS-28 STORE-001 STORE-002 | ITMS-90683: Missing purpose string in Info.plist - Your app’s code references one \##
    or more APIs that access sensitive user data. Note that we also get this message for other apps even we provide \##
    this string
    MIS-28 HOW-19 STORE-001 STORE-002 MIS-56 STORE-009 | Make Permissions optional (especially \##
    NSLocationAlwaysAndWhenInUseUsageDescription)
    MIS-28 STORE-001 STORE-002 | missing NSLocationAlwaysAndWhenInUseUsageDescription in Info.plist
    MIS-28 STORE-001 STORE-002 | Missing Purpose String in Info.plist error....
    MIS-28 STORE-001 HOW-31 KEY-019 | Missing purpose strings in Info.plist
    MIS-28 STORE-001 STORE-002 HOW-19 MIS-04 KEY-022 | NSLocationAlwaysUsageDescription now mandatory?
    MIS-28 STORE-001 STORE-002 HOW-45 | NSLocationWhenInUseUsageDescription required even if not used
    MIS-28 STORE-002 STORE-001 | NSLocationWhenInUseUsageDescription 问题 如果只用相册功能，就没必要使用地理位置的api
    MIS-28 STORE-001 STORE-002 MIS-26 | Submission to App Store fails do to permissions
    MIS-28 STORE-001 STORE-002 HOW-19 STORE-003 | The app's Info.plist file should contain a \##
    NSLocationAlwaysUsageDescription IOS
    MIS-28 STORE-001 STORE-002 | The app's Info.plist file should contain a NSLocationAlwaysUsageDescription key \##
    with a user-facing purpose string explaining clearly and completely why your app needs the data.
    MIS-28 STORE-001 STORE-002 HOW-19 | Warning : The app's Info.plist file should contain a \##
    NSLocationAlwaysUsageDescription key with a user-facing purpose string explaining clearly and completely why \##
    your app needs the data.
    MIS-28 STORE-001 STORE-002 | Warning received from Apple due to use of CoreLocation APIs
    MIS-28 STORE-002 STORE-001 MIS-56 KEY-022 | We don't actually use "always on" location, but apparently it's \##
    required if we use the closely related "NSLocationWhenInUseUsageDescription".
    MIS-28 STORE-001 STORE-002 KEY-022 | Why does it need so much Purpose String in Info.plist File
    MIS-28 STORE-001 STORE-002 | Why it fires when the app has no location code: should contain a \##
    `NSLocationWhenInUseUsageDescription` key with a user-facing purpose string
    MIS-28 HOW-19 HOW-04 MIS-56 STORE-001 STORE-002 KEY-016 | 如何去掉定位定位的权限
    MIS-28 STORE-002 STORE-001 MIS-01 KEY-003 KEY-022 | 定位功能需要添加 info.plist 描述
    MIS-28 STORE-001 STORE-002 | 已经添加使用期间定位权限描述，仍然收到警告ITMS-90683
    MIS-28 STORE-001 STORE-002 | 收到Apple的邮件，要求在info.plist里添加NSLocationWhenInUseUsageDescription
    MIS-28 STORE-001 STORE-002 | Remove Location import and location-specific permission checking (ASC \##
    warning on app submission)
    MIS-28 STORE-001 STORE-002 | App Store Connect issues a warning for usage of location APIs without a \##
    purpose string
    MIS-29 STORE-006 | app declares support for location in the UIBackgroundModes key but does not have any \##
    features that require persistent location
    MIS-29 STORE-006 | App rejected by Apple App Store because of UIBackgroundModes > location
    MIS-29 STORE-006 | App rejected for background mode use
    MIS-29 STORE-006 | App Review 2.5.4: remove 'location' from UIBackgroundModes
    MIS-29 STORE-006 | Apple reject app with backrground modes
    MIS-29 STORE-006 KEY-040 | Apple rejected submission tell that our app doesn't use location service.
    MIS-29 STORE-006 | Before we can continue, we need a video that demonstrates the current version in use on a \##
    physical iOS device. Specifically, please demonstrate the background location feature.
    MIS-29 STORE-006 | Got reject when using CoreLocation to get wifi ssid on ios13
    MIS-29 STORE-006 KEY-040 | If your application does not require persistent, real-time location updates, we \##
    recommend using the significant-change location service or the region monitoring location service.
    MIS-29 STORE-006 | iOS 审核不通过 Guideline 2.5.4
    MIS-29 STORE-006 MIS-26 | ios定位页面报错 勾选之后APP store 审核无法通过
    MIS-29 STORE-006 HOW-05 | It would be appropriate to remove background location and bluetooth from this app’s \##
    required background modes section of the Info.plist before resubmitting for review.
    MIS-29 STORE-006 | our app was rejected by Apple with guideline 2.5.4
    MIS-29 KEY-040 STORE-006 | rejected by review, significant changes only without location in UIBackgroundModes
    MIS-29 STORE-006 | Rejected due to background location mode
    MIS-29 STORE-006 | The app declares support for location in the UIBackgroundModes key in the Info.plist file, \##
    but we are unable to identify any features beyond employee tracking that would require persistent location \##
    access.
    MIS-29 STORE-006 | The app declares support for location in the UIBackgroundModes key in your Info.plist file \##
    but we are unable to locate any features that require persistent location.
    MIS-29 STORE-006 KEY-040 | We found that your app uses a background mode but does not include functionality \##
    that requires that mode to run persistently.
    MIS-29 STORE-006 MIS-56 STORE-009 | We noticed that your app uses location in the background, is it intended \##
    for contact tracing capabilities?
    MIS-29 STORE-006 | 因为后台持续定位问题，苹果审核无法通过
    MIS-29 STORE-006 | 审核被拒 2.16 后台服务 定位 电池使用
    MIS-29 STORE-006 | 审核被拒(后台定位,autio,voip,发表朋友圈)
    MIS-29 STORE-006 | 审核被拒，要求提供视频展示后台定位功能
    MIS-29 MIS-07 STORE-006 HOW-12 | 未越狱ios版可否通过采用持续定位来常驻后台?
    MIS-29 MIS-06 STORE-006 | App rejected by Apple for declaring unused support for background location \##
    updates (2.5.4)
    MIS-13 AUTH-062 HOW-33 | Location Always second modal not popping out in IOS
    MIS-28 | iOS location issue on uploading the appstore - ask for NSLocationAlwaysUsageDescription
    MIS-28 | Apple Connect reject my app with unuse permission
    MIS-28 | Info.plist file should contain a NSLocationAlwaysUsageDescription and NSLocationWhenInUseUsageDescription key
    MIS-28 | iOS App Store Submit Problem
    MIS-26 | App store rejected because not providing a reason clarifies the purpose in the location modal alert
    """##
}
