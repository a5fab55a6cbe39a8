extension KnownQuestions {
  /// What strangers asked whose first answer is one of `HOW-01` to `HOW-19`.
  static let aboutEarlierHowTos = ##"""
    HOW-01 AUTH-027 AUTH-023 | [Bug] [iOS] The permission request dialog is not appearing if permission was denied \##
    to first call of Permissions.RequestAsync()
    HOW-01 HOW-28 | [Bug]: Disabling location tracking on iOS, sees a pop up with Settings button which no longer \##
    goes to System Settings as before
    HOW-01 HOW-02 CLE-01 ERR-003 AUTH-027 | Crash on permission denied
    HOW-01 AUTH-027 MIS-53 | Denied Location Permission Cannot Be Restored on iOS
    HOW-01 AUTH-027 HOW-03 | Do not ask for permission again when it's refused
    HOW-01 AUTH-027 | Enable users to "Open Settings" when location access is denied
    HOW-01 HOW-02 AUTH-027 CLE-01 ERR-003 | getCurrentPosition crashes if user denies access to location
    HOW-01 AUTH-027 | iOS - Re-prompt User for Location Permission?
    HOW-01 CLE-01 ERR-003 MIS-45 MIS-20 | iOS 12.4 定位失败回调不执行，安卓完美
    HOW-01 AUTH-027 CLE-01 | iOS Location Access Error Message
    HOW-01 AUTH-027 | ios permission has been denied before, and not show prompt again
    HOW-01 HOW-02 AUTH-027 | Ios request location permission issue
    HOW-01 AUTH-027 CLE-01 ERR-003 | ios 拒绝定位时，出现闪退
    HOW-01 AUTH-027 SET-002 | iOS: How to request location permission again?
    HOW-01 HOW-02 AUTH-027 | ios的权限怎么来判断和引导？
    HOW-01 AUTH-027 HOW-03 | It's not obvious to users when they've denied the app location services
    HOW-01 AUTH-027 | once user denied permission to track location, then it's not requesting permissions
    HOW-01 AUTH-027 | Request location permission not showing up if the permission is denied from Settings
    HOW-01 AUTH-027 | requestAuthorizationIfNeeded should take you to settings if system authorization prompt has \##
    already been presented
    HOW-01 AUTH-027 HOW-02 MIS-12 | Update Permission Allow Once, While Using the Apps, and Deny: \##
    requestPermission() does not work and does not display permission dialog
    HOW-01 AUTH-027 | when user has denied the geolocation persmission the first time and the app wants to access \##
    geolocation, in iOS the app can no longer display the geolocation permission
    HOW-01 AUTH-027 | 发现地图在第一次初始化之后，如果用户不允许开启定位权限。下次再进来并不会重新弹出开启定位权限
    HOW-01 AUTH-027 AUTH-023 | 第一次有权限提示,但是如果点了取消,第二次就不提示了.这个权限的判断提示应该怎么来弄。
    HOW-02 HOW-15 HOW-33 AUTH-026 AUTH-025 MIS-12 | [Bug]: Permission.locationAlways.request() doesn't work on IOS
    HOW-02 HOW-01 AUTH-026 AUTH-025 AUTH-050 AUTH-051 | [iOS] User presses while using, \##
    getBackgroundPermissionsAsync canAskAgain is true (should be false)
    HOW-02 HOW-01 AUTH-027 | Geolocator.checkPermission() not return LocationPermission.deniedForever
    HOW-02 MIS-13 MIS-12 MIS-11 AUTH-051 | I have to call 2 times `await \##
    Location.requestBackgroundPermissionsAsync();` in order to get the permissions.
    HOW-02 HOW-01 AUTH-027 | LocationPermission.deniedForever is not "Android only"
    HOW-02 MIS-53 HOW-24 | React Native "react-native-permissions" , Location Settings Enable Error
    HOW-03 STORE-008 MIS-26 | [BUG] - Review rejected due to "PermissionsSwiftUI".
    HOW-03 STORE-008 | App Review 5.1.1(iv) — 'Allow' pre-prompt button
    HOW-03 STORE-008 | App Store review doesn't like the location page in the introduction workflow
    HOW-03 STORE-008 | Make location permission request compliant with apple guidelines: A custom message appears \##
    before the permission request, and to proceed users press a "Standort freigeben" button. Use words like \##
    "Continue" or "Next" on the button instead.
    HOW-03 STORE-008 | The user is redirected to the Settings app to grant access after tapping "Don't Allow".
    HOW-04 MIS-14 AUTH-004 AUTH-006 | [iOS permission bug] wrong logic in didChangeAuthorizationStatus hook, \##
    permission can be asked in some unexpected cases
    HOW-04 | [IOS] Requesting user location from Mapbox SDK
    HOW-04 MIS-42 | App requests location permissions on first launch
    HOW-04 MIS-42 | Asking for Location permission should depend on the app and not on the Keen client.
    HOW-04 MIS-42 | Do not auto trigger the location permission request
    HOW-04 | iOS SDK starts location services on launch - need a way to delay/defer it
    HOW-04 HOW-33 | iOS首次安装的时候不想弹出所有的权限弹出框该怎样设置
    HOW-04 MIS-42 AUTH-021 HOW-34 | Need to control when permission prompt shows
    HOW-04 MIS-42 HOW-33 | No way to defer location permissions prompts
    HOW-04 HOW-27 | Request for Location Permissions not running at runtime for iOS
    HOW-04 HOW-16 AUTH-031 | We don't wish to use location services, so have added `[[MFLocationServicesManager \##
    sharedInstance] stopFindingLocation];` before requesting an ad.
    HOW-04 MIS-28 STORE-001 | 为什么一个选择图片的库要用到定位？
    HOW-04 | 拍照弹出定位授权问题
    HOW-04 | 真机和模拟器上面都会出现在刚进入APP时就申请访问定位权限。
    HOW-05 MIS-40 MON-002 DEL-008 DEL-007 HOW-12 | (iOS) iBeacon 唤醒是如何工作的?
    HOW-05 | Background Ranging stops after 3 minutes
    HOW-05 KEY-040 MON-002 DEL-008 | background scanning on iOS9
    HOW-05 MIS-40 MIS-30 | Beacon detection with monitoring beacon region doesn't work as expected when the app is \##
    in background.
    HOW-05 | beacon ranging has to stop when in background
    HOW-05 | Hi, is it possible to get callbacks for beaconManager:didRangeBeacons:inRegion: while an app is \##
    running in the background?
    HOW-05 MON-002 DEL-007 DEL-008 MIS-40 MON-020 MIS-29 | I want to monitor the beacons in background mode. if \##
    possible scan the beacon in background mode. ?
    HOW-05 MIS-13 MIS-40 MON-002 MON-001 AUTH-046 AUTH-044 | IOS: Plugin stops scanning when it's closed (+unable \##
    to request 'always' permission)
    HOW-05 DEL-007 MIS-40 | iphone bluetooth ibeaconios didenterrigonegion 激活后台 10秒 可以延长吗
    HOW-05 | Is it possible to range for iBeacons if the app is in background on iOS?
    HOW-05 | Is possible to do ranging in background in iOS as we do in Android?
    HOW-05 MIS-07 | need help - ios backgroundmode: It stops scanning when app moves to background
    HOW-05 MIS-40 BG-014 | on iOS7.1, The app could not work in the background
    HOW-05 | Ranging iBeacon in background
    HOW-05 MIS-07 | Scanning stops after app in background for 5 minutes (iOS)
    HOW-05 DEL-007 DEL-008 MON-020 MIS-40 | UIApplicationStateBackground : didDiscoverBeacons not called
    HOW-05 DEL-007 DEL-008 MON-020 MON-002 | While my app is in the background and google map is in the foreground, \##
    I still want my app to detect beacons and play a sound
    HOW-05 MIS-40 HOW-12 MON-002 MON-004 DEL-008 BG-015 | 关于应用程序在后台或从后台杀死时ibeacons的行为？
    HOW-05 MIS-40 MON-002 DEL-007 DEL-008 HOW-12 MON-010 | 楼主您好，如果想在扫描到ibeacon之后唤醒app，然后做一些事情，应该怎么做？
    HOW-05 | BackgroundMode doesn't work on iOS
    HOW-05 | IOS background problem
    HOW-05 | Everything stoped in background mode IOS 13
    HOW-06 MON-005 | Add visit monitoring to iOS
    HOW-06 MON-005 | chore(sample): probe what CLVisit would give us for a stationary device
    HOW-06 | CLLocation objects would come through in the background when appropriate, but not CLVisit ones
    HOW-06 MON-005 | For me it worked fine in iOS8 and up to later builds of 9, and then in the summer of 2016 I \##
    started missing visits.
    HOW-07 DEL-091 | "True North" shows as -1 when Compass Calibration is disabled
    HOW-07 DEL-091 CLE-03 | [ios] Blue position arrow shows the opposite (by 180 degrees) device direction
    HOW-07 DEL-091 | android shows magnetic iOS shows true
    HOW-07 DEL-091 | Can the compass heading a true north
    HOW-07 DEL-092 | Compass / Heading doesn't recognize landscape mode
    HOW-07 DEL-091 | Compass Calibration Screen randomly show when using Geolocator on iOS
    HOW-07 DEL-091 | Direction of compass cone not correct on iOS
    HOW-07 DEL-090 DEL-091 | Does this lib support CLHeading?
    HOW-07 DEL-091 DEL-092 DEL-097 CLE-03 | Flat on the table portrait it is off by about 10 degrees. Held over \##
    your head landscape it is off by 170 degrees. felt on the table landscape mode is off by 40 degrees. At my \##
    location magnetic declination is only 1.5 degrees, so that can't be it.
    HOW-07 DEL-091 | For some uknown issue, I'm still reciving on iOS -1 heading.
    HOW-07 DEL-063 DEL-091 DEL-090 | Get heading/direction not working in IOS
    HOW-07 DEL-091 DEL-063 | Getting heading value -1 in Geolocation.getCurrentPosition method only in iOS
    HOW-07 DEL-091 | Heading keeps resetting to north
    HOW-07 DEL-091 DEL-097 | How can I get the real true north position?
    HOW-07 DEL-091 | I locked and unlocked the phone and all compasses arrows froze.
    HOW-07 DEL-091 | if you're using your app in landscape, the heading did not adjust
    HOW-07 DEL-091 | in iOS 13.4 the compassions not working properly . It's showing wrong direction
    HOW-07 DEL-091 | iOS "TrueHeading" identical 89 degree on all images
    HOW-07 DEL-092 | iPhone heading indicator is wrong when upside down
    HOW-07 DEL-091 | missing calibrate and therefor not showing true north
    HOW-07 DEL-091 DEL-063 | The heading value comes back as -1 on a physical iOS device
    HOW-07 DEL-091 | trueHeading not defined on iPhone 7 Plus
    HOW-07 DEL-092 DEL-091 | Wrong compass direction
    HOW-53 HOW-07 | Direction or map displayed incorrectly using location tracking (portrait vs. landscape mode)
    HOW-53 HOW-07 | User position arrow error upon rotating map.
    HOW-08 | 50426879: simctl should provide a command to set a simulator's location
    HOW-08 HOW-34 MIS-46 MIS-01 MIS-05 DEL-070 | Can't get current position in ios.
    HOW-08 MIS-01 ERR-002 | Custom location on iOS Emulator fails without updating the Info.plist file
    HOW-08 HOW-34 MIS-46 MIS-31 DEL-070 ERR-002 | getCurrentLocation does not fetch location on ios (below 13 \##
    version)
    HOW-08 ERR-002 | getLocation() never return on iOS 17.4 simulator
    HOW-08 ERR-002 | iOS Simulator "getLocation" not resolving
    HOW-08 ERR-002 CLE-00 | IOS simulators LocationService.getMyLocation() not working
    HOW-08 | ios 定位当前位置GPS转换百度位置并没有作用
    HOW-08 MIS-46 DEL-070 HOW-34 MIS-18 MIS-31 | iOS: Geolocator.getCurrentPosition() never completes
    HOW-08 ERR-002 | ios模拟器定位到国外
    HOW-08 ERR-002 | Location doesn't work on IOS emulator
    HOW-08 ERR-002 | navigator.geolocation.getCurrentPosition always got Timeout expired on iOS simulator
    HOW-08 HOW-34 MIS-46 | Problem with Location.getCurrentPositionAsync
    HOW-08 | SetLocation method is not working with Simulator [iOS]
    HOW-08 ERR-002 | Setting location in Simulator does not always work
    HOW-08 CLE-00 ERR-002 MIS-21 | What is INTULocationStatusError?
    HOW-08 ERR-002 | What's the default simulated location in the simulator?
    HOW-08 | Appium cannot set Location for iOS simulator
    HOW-08 | Excited to use this but...
    HOW-08 | Simulated location says successful but doesn't change on my iPhone
    HOW-08 | Location doesn't change
    HOW-08 | I use the method above, but never received a callback.
    HOW-09 DEL-064 | -[CLLocation sourceInformation]: unrecognized selector sent to instance 0x282ec5060
    HOW-09 DEL-064 | [Question] For Pokemon go is there a way of not getting the failed to detect location (12)
    HOW-09 DEL-064 | Add Fake GPS iOS support
    HOW-09 DEL-064 | Can we simulate the location but the the value of isSimulatedBySoftware in CLLocation be NO.
    HOW-09 DEL-064 | detectable locsim
    HOW-09 DEL-064 | How apps like Dingding detect i have used simulate-location
    HOW-09 DEL-064 | iOS mock location detection not accurate
    HOW-09 DEL-064 | Is it possible to check if the location is mock location ?
    HOW-09 DEL-064 | Is there a way to detect mock locations with this module?
    HOW-09 DEL-064 | Is there a way to detect when location is being manipulated?
    HOW-09 DEL-064 | isMocked on iOS
    HOW-09 DEL-064 | JailMonkey.canMockLocation() return false in physical device (Android and Ios) and Ios \##
    Emulator return True
    HOW-09 DEL-064 | Prevent mock locations
    HOW-09 DEL-064 | 使用虚拟定位还是检测不出来
    HOW-09 DEL-064 | 听说之前有人用过虚拟定位，被监测到
    HOW-09 DEL-064 | 怎么在app中检测到这种虚拟定位
    HOW-09 DEL-064 | 最近突然显示疑似使用虚拟定位软件打卡
    HOW-09 | 有个问题希望楼主改进下，钉钉会检测当前GPS和附近基站是否匹配，不匹配就算虚拟定位，只模拟GPS不模拟基站要被算作弊的
    HOW-09 DEL-064 HOW-08 | 运行期间虚拟定位无效
    HOW-09 DEL-064 | 这种虚拟定位会被后台检查到属于作弊行为么？
    HOW-09 DEL-064 | 钉钉还是被检测到虚拟定位
    HOW-09 DEL-064 | 靠经纬度和Location中一些坐标信息来判断还是很不靠谱，因为有时候iPhone定位会漂移
    HOW-09 | iPhone6 ios10.3.3 钉钉4.2.8 助手0.0.1-19 被检测
    HOW-10 SET-014 | 29311507: Apple Watch simulator does not present a permissions alert when requesting Core \##
    Location authorization
    HOW-10 HOW-13 AUTH-056 | Apple Watch complication doesn’t work
    HOW-10 AUTH-056 SET-014 | Apple Watch Series 2 has it's own gps module. Would you add watch os support?
    HOW-52 | Can't grant location permissions on MacOs 14 (Sonoma)
    HOW-10 AUTH-056 | CoreLocation returns bad points on watchOS when connected to iOS
    HOW-52 AUTH-056 | Creating a Mac Version of OwnTracks
    HOW-10 AUTH-056 | Location services not working after upgrading to watchOS2
    HOW-52 AUTH-056 | macOS support?
    HOW-10 SET-014 AUTH-056 | watch app location prompt does not appear?
    HOW-10 AUTH-056 DEL-002 SET-014 | WatchKit: Need Core Location access
    HOW-52 | Current location is unavailable
    HOW-10 | 21541034: Workout app doesn't record speed/distance covered
    HOW-52 | Location fails on initial startup
    HOW-11 MIS-51 MIS-08 DEL-060 | [ios] how to stopUpdatingLocation?
    HOW-11 MIS-08 BG-011 MIS-51 | App uses location in the background
    HOW-11 MIS-24 BG-020 MIS-35 BG-008 | Battery Drain & showsBackgroundLocationIndicator Flag
    HOW-11 MIS-35 MIS-08 BG-011 BG-008 | Blue indicator visible even after service is stopped
    HOW-11 BG-011 | How to stop getting locations after a certain period of time
    HOW-11 DEL-060 MIS-51 | How to stop location continuos
    HOW-11 MIS-51 | iOS app: turn GPS off when not necessary
    HOW-11 CLE-00 | ios uni.getLocation(OBJECT) 频繁调用报错 错误信息 耗电量高
    HOW-11 DEL-050 DEL-052 DEL-080 MON-004 | iOS: Battery drain drastically
    HOW-11 MIS-35 MIS-37 BG-023 IND-001 IND-002 IND-003 | iOS: status-bar location indicator stays on permanently \##
    in geofence-only mode
    HOW-11 MIS-51 BG-015 | iOS: stopOnTerminate not working
    HOW-11 HOW-10 MIS-51 | It seems that even killing the app (tap on the button, slide gesture and press X), the \##
    app is still running draining the battery.
    HOW-11 | it takes about 5mins after invoking stopUpdatingLocation for the GPS to back to OFF
    HOW-11 MIS-51 IND-001 IND-002 | Location arrow stays solid after few days of use
    HOW-11 MIS-51 IND-001 IND-002 MIS-08 | Location Symbol on iOS: I would expect the location indicator symbol on \##
    the top right corner next to the battery symbol to disappear, once I called stop
    HOW-11 MIS-14 AUTH-005 MIS-08 | Location updates are sometimes on even when no activity is in progress.
    HOW-11 IND-001 IND-002 MIS-35 | Option to keep the location status bar icon hidden
    HOW-11 IND-001 IND-002 | Please switch of GPS if it is not used to spare battery
    HOW-11 MIS-51 MIS-08 | Proximity Alert: Background location would sometimes stay on when switching to Live tab
    HOW-11 MIS-51 MON-006 DEL-008 MON-004 | The problem is that the application has not been opened at all for two \##
    weeks and the navigation has not been set for a month and yet the application regularly checks the location in \##
    the background every day.
    HOW-11 MIS-51 | Very high battery usage in last few days
    HOW-11 MIS-23 DEL-080 | Would it be possible to add a sleep mode to the IOS app so if the phone is \##
    stationary/inactive then the app is not draining the battery
    HOW-11 MIS-35 MIS-08 BG-011 | Use location only in CarPlay
    HOW-11 | Unnecessary access to location services when opening a chat
    HOW-11 | Since location improvements, app draws power when screen is off?
    HOW-12 BG-015 MIS-40 MON-002 MIS-30 MIS-13 | [Bug]: iOS Geofencing stops when force killing the app
    HOW-12 BG-015 DEL-008 DEL-046 MIS-40 | [expo-location][expo-background-fetch] : Location Background Updates not \##
    working in iOS after App is terminated
    HOW-12 BG-015 DEL-008 MON-004 MIS-40 | [HELP WANT] background-location with background fetch is not work when \##
    app terminate IOS only
    HOW-12 MIS-40 DEL-008 MON-006 | [Help Wanted]: Geofence Enter/Exit Notification Appears When IOS App Is \##
    Terminated, but Headless Callback Is Not Triggered
    HOW-12 BG-015 MIS-40 MON-002 MIS-30 | [Help Wanted]: onGeofence doesn't trigger on app kill and/or re-launch
    HOW-12 BG-015 DEL-008 MIS-40 | [iOS] App is not receiving location updates after its killed
    HOW-12 DEL-008 BG-015 MIS-40 | [iOS] Doesn't work on app killed
    HOW-12 DEL-008 BG-015 | [iOS] Location updates stops after app termination
    HOW-12 DEL-007 DEL-008 MIS-40 MIS-23 | App is suspended after couple of hours while the gps is turn on (ios)
    HOW-12 MIS-40 DEL-008 BG-015 | Callback function not execute when application "terminated"
    HOW-12 MON-002 DEL-008 HOW-33 MIS-40 MON-001 BG-015 | Can we track user without 'Always Allow' location \##
    permission in kill state as well?
    HOW-12 BG-010 MIS-40 | Can we trigger GPS reading upon activation by significant change listener on iOS?
    HOW-12 HOW-36 MIS-40 DEL-008 DEL-009 BG-015 MON-004 DEL-046 DEL-044 | Continue tracking when app is killed / \##
    device is turned off and on again.
    HOW-12 BG-015 DEL-008 MON-004 MIS-40 | how to fetch location when app is terminated in IOS ?
    HOW-12 HOW-06 DEL-008 BG-015 MON-005 MIS-40 DEL-046 | I have implemented it using your example "app.js" and it \##
    works just fine while the app is opened. But, I closed the app using the swipe up gesture and it is not adding \##
    the lat lon to listview anymore.
    HOW-12 MIS-40 MON-004 DEL-008 MON-002 BG-015 HOW-33 | If I have it set up on "Always", do I still need to keep \##
    OwnTracks open in the background to track my location on the "Significant" setting, or will it continue to push \##
    my location while the app is closed (via background refresh)?
    HOW-12 BG-015 DEL-008 MIS-40 | IOS >16 no location events with app closed
    HOW-12 DEL-007 DEL-008 MIS-40 | IOS app closed after some time in background
    HOW-12 DEL-007 DEL-008 MIS-40 | iOS Background Task Being Forcekilled
    HOW-12 MIS-40 BG-015 MON-020 | iOS制作iBeacon相关SDK，在程序杀死后无法收到本地通知
    HOW-12 BG-015 DEL-008 MIS-40 | is it possible to keep background tasks alive in iOS after app termination?
    HOW-12 DEL-008 BG-015 MIS-40 MON-004 DEL-007 | It will wake up the app if it's suspended or killed ?
    HOW-12 HOW-36 BG-015 DEL-008 DEL-009 MON-004 MIS-40 | Keeping background locations on after termination and \##
    restart
    HOW-12 BG-015 DEL-008 MON-004 MIS-40 | Need Help when app is closed
    HOW-12 DEL-008 BG-015 MIS-40 | Not getting data in killed moving state on iOS on any real-device.
    HOW-12 BG-015 DEL-008 MIS-40 | Only IOS it doesn't work when app is killed
    HOW-12 BG-015 DEL-008 MON-004 | plugin stops on terminating app in iOS
    HOW-12 BG-015 DEL-008 MIS-40 DEL-007 | What happend when the app is killed (forced by the user) or suspend . \##
    How I can to get the location in this case?
    HOW-12 BG-015 DEL-008 MIS-40 | Why Background Location Is Not Working After Kill/Terminate App in iOS 9.3
    HOW-12 BG-015 MIS-40 MON-002 | Would CrossGeofenceListener (IGeofenceListener) callbacks work on iOS if app is \##
    killed
    HOW-12 MIS-07 BG-015 DEL-008 DEL-006 | 利用定位来达到后台时进程不被杀死
    HOW-12 BG-015 DEL-008 MIS-40 MIS-07 DEL-006 | 后台定位要保证进程不被Kill
    HOW-12 BG-015 DEL-008 MON-004 | 在杀死app的情况下是收不到定位通知的吧
    HOW-12 DEL-008 BG-015 | 测试时发现,杀死程序时并没有后台定位.
    HOW-12 DEL-008 | Plugin working irregularly (when the app is terminated) after upgrade to iOS 15.1
    HOW-12 HOW-36 DEL-008 | iOS Background Tracking - 14.4
    HOW-12 DEL-008 | Location.startLocationUpdatesAsync - not working when app killed/closed
    HOW-12 DEL-008 | [ExpoKit IOS] Background location task deleted when app killed
    HOW-13 DEL-004 KEY-042 AUTH-054 | (Probably) due to the lack of rights to update the location in the \##
    background, widgets fail unless you open the app prior to watching the widget - which renders the widget \##
    useless.
    HOW-13 DEL-004 KEY-042 AUTH-054 | Current location home screen widget does not always up to date
    HOW-13 KEY-042 AUTH-054 DEL-004 CLE-08 | First, when i set _showLocation_ to true, i get null in the widget. I \##
    would really like to show my city name on this beautiful widget.
    HOW-13 KEY-042 DEL-004 | How to using on iOS14 WidgetKit
    HOW-13 KEY-042 DEL-004 | iOS 16 new lock screen widget: The problem is with "nearest stop" which requires \##
    constant GPS access
    HOW-13 KEY-042 DEL-004 | Location sensitive widget
    HOW-13 KEY-042 DEL-004 | Widget breaks when can’t read current location
    HOW-14 AUTH-055 | AppClips causing SDK not supported failure from Apple
    HOW-14 AUTH-055 | iOS 14 / App Clip SDK issues
    HOW-14 AUTH-055 | ITMS-90842: Invalid SDK usage - App clip uses the SDK selector 'requestAlwaysAuthorization', \##
    which is not supported.
    HOW-14 AUTH-055 | requestAlwaysAuthorization reference prevents AppClip upload to App Store
    HOW-14 AUTH-055 | RNCGeolocation uses requestAlwaysAuthorization which is flagged as Invalid SDK usage
    HOW-15 HOW-02 HOW-16 | [Bug]: iOS location permissions always denied while accepted in the iOS settings
    HOW-15 MIS-01 KEY-010 MIS-05 AUTH-027 | [iOS 14.5] Location requests don't work
    HOW-15 HOW-02 MIS-13 SET-006 | Location Permission "always" returns "permanentlyDenied" when not requested yet
    HOW-15 HOW-02 | Location permission not giving proper status
    HOW-15 MIS-53 HOW-01 | why don't we see the ios app setting page anymore?
    HOW-15 | [Bug]: Issue with `Permission.location.request()` Returning `isPermanentlyDenied` on iPhone \##
    13 Mini with iOS 17.5.1
    HOW-16 SET-006 MIS-25 | [Bug]: await Geolocator.isLocationServiceEnabled(); for iOS always returning true when \##
    device's location turned off from general settings
    HOW-16 SET-006 AUTH-031 ERR-003 CLE-01 | Disable location services, restart app, ask user for location \##
    permission, still gained, but failed to get the location data.
    HOW-16 HOW-28 SET-006 HOW-01 | How to open location service settings?
    HOW-16 SET-006 AUTH-031 | iOS keeps a per-app status of .authorizedWhenInUse even when Location Services is off \##
    system-wide
    HOW-16 SET-006 AUTH-031 | iOS: Nothing works if location services are disabled on startup
    HOW-16 AUTH-031 SET-006 MIS-18 | iPhone7Plus，定位权限请求弹框无法点击，严重时必须强制关机
    HOW-16 HOW-28 SET-004 | Open Location Services (Not location settings for app)
    HOW-16 HOW-01 | openLocationSettings opening just device setting on IOS
    HOW-16 SET-006 AUTH-031 | Permission.request() doesn't prompt the user if the Location Service is turned off
    HOW-16 AUTH-031 SET-006 AUTH-008 AUTH-010 AUTH-027 HOW-01 HOW-34 | requestService then requestPermission shows \##
    no Pop-Up on iOS
    HOW-16 SET-006 HOW-43 HOW-01 AUTH-003 HOW-34 HOW-02 | When i check ios location permiision i get location of my \##
    phone , but for my app it can be disabled, how i can check this case?
    HOW-16 AUTH-031 MIS-18 | when result is disabled ,it is showing popup to enable location services and just \##
    dissaper, how to hold the pop for for few second or how can i stop popup coming on screen
    HOW-16 SET-006 AUTH-031 HOW-01 | 提示用户定位被关闭
    HOW-16 | 请问下，能做定位的开关吗？
    HOW-16 SET-006 HOW-43 HOW-01 AUTH-003 HOW-34 | 还有ios端有检查是否开启定位的参数吗？
    HOW-17 | [blocked] Access to geolocation was blocked over insecure connection to capacitor://localhost.
    HOW-17 MIS-41 AUTH-032 | After granting location permissions to the Geolocation API, it will request \##
    permissions again when you refresh the page. This phenomenon is occurring on iOS.
    HOW-17 MIS-41 AUTH-032 HOW-34 | Geolocation requests on wkwebview are not working. It asks for "Using location" \##
    permission but not giving back the location
    HOW-17 MIS-41 AUTH-032 | Geolocation: "Origin does not have permission to use Geolocation service" on iOS
    HOW-17 | ios 11定位问题
    HOW-17 MIS-41 | IOS15版本的手机使用JS API 不能通知获取用户定位弹窗
    HOW-17 | my web apps that try and use `getAccurateCurrentPosition` always fire the error function with an \##
    `error.PERMISSION_DENIED` code
    HOW-17 MIS-41 AUTH-032 | Opening site on Safari repeatedly asks for permission to geolocate
    HOW-17 MIS-41 AUTH-032 | 后来我用navigator.geolocation.getCurrentPosition来进行获取位置 但是再IOS10上无法正常显示
    HOW-17 AUTH-032 | 在微信中ios手机初次进来回报Get geolocation failed.get ipLocation failed 刷新一下就好，大佬们有知道什么原因吗
    HOW-17 | 最近发现在Cordova iOS项目中的定位失败，看官方文档介绍iOS 10 以后不再支持非https定位，请问使用cordova打包的项目也会受影响吗？
    HOW-17 AUTH-032 | Cannot get location with flutter web on safari
    HOW-17 AUTH-032 | H5 uni.getlocation 不能获取定位Get ipLocation failed
    HOW-17 AUTH-032 | How to allow my location on webview?
    HOW-17 AUTH-032 | Can not get current location with Flutter Web App on Safari
    HOW-17 AUTH-032 | Web Geolocation not possible with Mac Safari / iOS Browser
    HOW-17 AUTH-032 | iOS 16.6.1实测正常
    HOW-17 AUTH-032 | Permission request does not appear on Safari
    HOW-17 AUTH-032 | On flutter web in IOS browsers not working any thing
    HOW-17 AUTH-032 | Location service not working on iOS Safari
    HOW-17 AUTH-032 | [web] hasPermission() throws an exception with Safari both Mac and iOS
    HOW-17 AUTH-032 | Solution for Flutter Web on iOS Safari/Chrome or iOS PWA
    HOW-17 AUTH-032 | [blocked] Access to geolocation was blocked over insecure connection to ionic://localhost.
    HOW-18 HOW-01 HOW-34 MIS-01 HOW-08 | [1.30.4] Location permissions alert not appearing in iOS
    HOW-18 | [Maestro version, 1.36.0] location permission setting has no effect
    HOW-18 MIS-57 | Can't accept location permission from system alert pop up
    HOW-18 MIS-57 | Fix grant location permission on ios
    HOW-18 MIS-57 | Handle iOS permission dialogs
    HOW-18 HOW-34 MIS-57 | Location permission not working on iOS
    HOW-18 | Location services and privacy alert popups
    HOW-18 SET-002 SET-008 | reset privacy permissions on physical iOS devices
    HOW-18 HOW-08 HOW-34 | Set location permission not working
    HOW-18 | Set location permission not working as expected
    HOW-18 MIS-57 | Setting permission not working
    HOW-18 MIS-57 | Simulator permissions?
    HOW-19 HOW-33 HOW-04 | Deprecate and remove "requestAuthorization"
    HOW-19 MIS-42 MIS-56 HOW-04 | Disabling alert asking for "always" permission when using getCurrentPosition only
    HOW-19 KEY-022 KEY-003 MIS-56 | How can I implement get location permission only with foreground.
    HOW-19 KEY-022 MIS-56 MIS-28 | I am trying to add permissions for location except I only want "When in use" and \##
    not "Always"
    HOW-19 MIS-28 STORE-001 STORE-002 STORE-009 MIS-56 | In my app, I only need to access location in foreground so \##
    I only add "NSLocationWhenInUseUsageDescription" in my Info.plist file but Apple requires to also add \##
    "NSLocationAlwaysUsageDescription".
    HOW-19 MIS-56 HOW-04 MIS-42 | ReactiveLocation always asks for "always" permission
    HOW-19 KEY-022 MIS-56 | Request "When in Use" permission even if "Always" usage description key is present
    HOW-08 | iOS 18 Resets Location after a few mins
    HOW-08 | 48748246: ER: Support location simulation in tests run by xcodebuild
    HOW-06 | Support for Visits Location Service?
    HOW-11 IND-001 | 33615330: iOS 11 shows location access arrow constantly for watchOS watch face support
    HOW-08 | Possible to load GPX file programmatically to simulate location from kif step?
    HOW-17 MIS-41 | Have to allow location twice time on IOS Safari
    HOW-07 | Incorrect value when device is perpendicular to earth
    HOW-08 | Does not work on Simulator/Emulator
    HOW-10 | 21336309: Location services not working after upgrading to watchOS2
    HOW-07 | New heading indicator pointing in the wrong direction
    HOW-10 | 19084424: WatchKit: Need Core Location access
    HOW-08 | Your device's iOS version is not supported at this time. iOS 17.1.1 (Recently upgraded to new version of iOS) Does anyone has any work arounds?
    HOW-05 MON-004 | How to scan in the background as a response to a significant location change?
    HOW-17 MIS-41 | Error in geolocation, please helpe-me
    HOW-08 | How do we simulate locations in the simulator?
    HOW-01 AUTH-027 AUTH-025 | iOS: Second call to requestLocationPermission when status is denied on iOS Returns LOCATION_PERMISSION_REQUEST_CANCELLED exception
    HOW-11 | Status Bar Location Icon
    HOW-08 | 什么时候支持IOS17.1.1
    HOW-52 | Satellite Eyes Will Quit (Location Services)
    HOW-07 | Moves in the wrong direction on iPhone
    HOW-05 HOW-30 | How to search beacon in background
    HOW-11 | GPS indicator always display
    HOW-11 | 🚀 [Feature Request]: stop app from pulling iPhone location when no device connected
    HOW-12 MIS-40 | [Bug]: Event not triggered when app is terminated in IOS
    HOW-53 HOW-07 | iOS: Direction indicator is not correct when device is rotated
    """##
}
