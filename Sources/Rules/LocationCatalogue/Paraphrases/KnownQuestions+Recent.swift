extension KnownQuestions {
  /// What strangers asked in the threads that were collected last, whatever it is about.
  static let recent = ##"""
    CLE-00 HOW-52 | Does not work on El Capitan (kCLErrorDomain error 0)
    HOW-01 | Problem with showing native iOS "go to settings" prompt
    HOW-01 HOW-02 | has no way to simulate the setting change of the permission after user is denied \##
    in the Expo Go
    HOW-01 MIS-16 HOW-04 | iOS app keeps asking for location after denial
    HOW-02 HOW-24 | Check(IOS.LOCATION_ALWAYS) returns "blocked" instead of denied when \##
    IOS.LOCATION_WHEN_IN_USE is "granted"
    HOW-02 MIS-12 HOW-39 | On LOCATION_ALWAYS and LOCATION_WHEN_IN_USE I get Permission blocked, \##
    although Allow Once is tapped
    HOW-02 HOW-01 | PERMISSION_DENIED_NEVER_ASK
    HOW-02 HOW-15 MIS-01 HOW-34 | Permissions broken for iOS
    HOW-05 | Seem stopRangingBeaconsInRegion stop monitoring
    HOW-53 HOW-07 | Heading indicator (normal) not following map rotation
    HOW-53 HOW-07 | On iphone 13 pro, heading does not update as phone rotates (normal and native location \##
    indicator)
    HOW-53 HOW-07 | [Bug]: [iOS] BLUE ARROW not rotating with device heading in GoogleMapsNavigationView \##
    (Turn-by-Turn maps)
    HOW-08 | Always return san fransico.
    HOW-08 | Failed to retrieve response after attempting to enable developer mode toggle.
    HOW-08 | IOS18 爱思失效
    HOW-08 | LocSim not working as expected on iOS 17.0.0?
    HOW-08 | Location disguising is suddenly no longer possible (IOS : 16.6.1)
    HOW-08 | Possible Bug: Since we set the scheme to simulate a location, when you run on the device \##
    it by default returns San Francisco and not the devices actual location
    HOW-08 | When installed, Xcode is unable to simulate added location
    HOW-08 | Xcode won't allow me to simulate the location
    HOW-08 | iOS 16 `Error Changing Location`
    HOW-08 | pokemonLocation.gpx doesn't work
    HOW-08 | win11上可以改地址， win10上提示成功， 实际未改成功，不知啥原因， 另外地址改成功后很快就会恢复真实位置
    HOW-08 | 为什么定位会一直在虚拟位置和真实位置之间跳跃
    HOW-52 CLE-00 | Allow fixing a location in case CoreLocationCLI is failing
    HOW-52 HOW-16 | CorelocationCLI not working on MacOS Sequoia 15.1
    HOW-52 HOW-34 HOW-37 | Does not work with location when quit & opened
    HOW-52 HOW-16 | Error for every operation on OSX Mojave
    HOW-52 MIS-53 | No app in Preferences -> Safe And Privacy -> Privacy -> Location Service
    HOW-52 MIS-19 MIS-53 | No entry is created in the Location Services list when run
    HOW-52 | Python is not getting location services permission
    HOW-52 | Stop working on macOS Ventura
    HOW-52 HOW-01 | Unable to reset location services prompt after denying
    HOW-52 HOW-16 | Use Current Location(Weather) is not working even if I enable the setting in Privacy
    HOW-52 HOW-16 MIS-53 | Ventura Location Services Access
    HOW-52 HOW-34 | [Mac Catalyst] Geolocation.GetLocationAsync() is null in MacOs
    HOW-11 | Battery drain issue
    HOW-11 | IOS says app is getting location in status bar even if not scheduled
    HOW-11 | Location usage icon is always ON even for static GPS location
    HOW-11 | [Help Wanted]: Battery drain with background location tracking on iOS
    HOW-12 MIS-07 | Can I get location even app running in the background or killed? (IOS 15, IOS 16, \##
    IOS 17...)
    HOW-12 MIS-40 MON-004 | Execute code in the Background?
    HOW-12 MIS-40 MON-004 MIS-50 | Geofencing plugin works with app in background or killed?
    HOW-12 | IOS doesn't receive location when app killed
    HOW-12 MIS-40 | Plugin doesn't trigger onGeofence when app was killed, but it initializes i
    HOW-12 | [Bug]: Not getting event when app is killed by user on iOS
    HOW-12 | [docs] TaskManager - behavior on iOS when app is killed manually
    HOW-15 HOW-02 | Location permission on iOS is always permanentlyDenied although it used to work \##
    correctly before
    HOW-15 HOW-02 | iOS permission is always permanentlyDenied
    HOW-16 HOW-01 MIS-53 HOW-34 | Location permissions disabled under iOS10
    HOW-16 CLE-00 HOW-52 | Locationservice unavailable
    HOW-16 | the device location is not turned on when I granted the permission in .net maui
    HOW-17 | navigator.geolocation.getCurrentPosition not working
    HOW-25 HOW-37 | Errors running in expo Go - seems to work for the version in the app store
    HOW-25 HOW-02 HOW-34 | ExpoPermissions.getAsync(Permissions.LOCATION) throwing error on IOS devices
    HOW-27 HOW-34 MIS-46 | Always getting timeout
    HOW-27 HOW-16 HOW-34 | Geolocation getCurrentLocation request times out when GPS is turned off \##
    then on again
    HOW-27 HOW-34 | Geolocation.getCurrentPosition not working on iOS 14.5
    HOW-27 HOW-34 MIS-46 MIS-31 | Getting position throwing error message: "Location request timed out"
    HOW-27 HOW-34 MIS-46 | Location request timed out on load testing
    HOW-33 MIS-05 MIS-01 | Geolocation on IOS need requesting user permission before use
    HOW-33 MIS-13 HOW-19 | How to request specific iOS location info. (Always and When in Use)
    HOW-33 MIS-05 MIS-01 | iOS: location permissions not requested on camera open if config sets \##
    saveGPSLocation to true
    HOW-34 MIS-46 | Error using GetPositionAsync in iOS 10.3.2 and 11.0
    HOW-34 MIS-46 MIS-49 | Future never resolves on IOS13
    HOW-34 MIS-01 | Geolocation not working on iOS
    HOW-34 MIS-46 MIS-49 | GetPositionAsync never returns, timesout or raises exception on first call
    HOW-34 | GetPositionAsync only returns a location if UIBackgroundModes Location is on
    HOW-34 HOW-41 | IOS真机调试必须reloading app... 后才能获取定位信息
    HOW-34 MIS-46 MIS-49 CLE-00 | [Bug] Geolocator.getCurrentPosition() not returning location sometimes
    HOW-34 | iOS 11 - GetPositionAsync fails in V4.1.0
    HOW-39 MIS-13 HOW-02 MIS-12 | Permissions.check for 'Location always' returns 'granted' after \##
    selecting "allow once"
    HOW-40 | location error in China, maybe also in other countries.
    HOW-45 HOW-04 | Why it use location permission
    HOW-46 MIS-31 | "Poor Location Accuracy" on iPhone 3GS iOS6
    HOW-46 MIS-31 | Issue with location accuracy after 13.4 update
    HOW-46 | The positioning will be erratic at night
    HOW-46 MIS-31 | wx.getLocation()定位有时不准确
    HOW-46 MIS-31 | 获取的定位有时候精度不准，偏差较大，请问怎么解决
    HOW-48 HOW-35 MIS-11 | App freezes whne the location permission is denied on IOS
    HOW-50 | CNCopyCurrentNetworkInfo with iOS 13 fails on fetching SSID name from connected WiFi \##
    network, detectSSIDChange purgeDeviceList
    HOW-50 | Can't get ssid after ios 13
    HOW-50 | Cannot detect SSID, failed in iOS
    HOW-50 | Connectivity plugin needs to update for iOS 13 due to the change in \##
    CNCopyCurrentNetworkInfo API
    HOW-50 | No more CNCopyCurrentNetworkInfo access
    HOW-50 | Problem getting SSID on iOS.
    HOW-50 | [iOS] getWifiSSID returns nil
    HOW-50 | iOS - SSID null for connected Wi-Fi
    HOW-50 | iOS requires Access WiFi Information enabled for getSSID to return anything other than \##
    'error'
    HOW-50 | ios 13 Unable to get wifi ssid
    MIS-01 MIS-54 MIS-05 | iOS Permission not requested
    MIS-01 MIS-05 HOW-33 | iOSdemo没有请求定位权限导致ChatKit自带的发送地理位置功能不可用
    MIS-01 HOW-33 HOW-34 | iOS有支持geoLocation么？
    MIS-01 MIS-54 MIS-03 KEY-003 | requestWhenInUseAuthorization iOS
    MIS-05 HOW-33 HOW-04 | Should we ask for a user's location permissions when the implementing dev \##
    enabled current location marker?
    MIS-05 | User Location does not show
    MIS-06 | GeoLocator GetPositionAsync fails on iOS 9 in 4.0.0-beta1 without background location
    MIS-06 MIS-07 | iOS 9 plist Configuration
    MIS-06 MIS-29 | iOS App crashes if missing permissions for location updates
    MIS-06 HOW-35 | iOS crashes when start the app
    MIS-07 | Background Location Update Support
    MIS-07 | Background Location Updates
    MIS-07 | Background tracking
    MIS-07 MIS-23 HOW-12 | Can't stay alive in background
    MIS-07 MIS-06 | EnableBackgroundLocationUpdates not set
    MIS-07 MIS-23 HOW-12 | IOS clients stop running in background
    MIS-07 | Location not working when the app is minimized
    MIS-07 | Update Background Location for iOS 9
    MIS-07 HOW-34 | ios app location issue
    MIS-07 MIS-23 MIS-24 HOW-12 | sometime stop track location in background
    MIS-07 | 后台运行问题
    MIS-07 HOW-12 | 此类软件后台挂起后还可以发送位置到服务器吗？
    MIS-09 MIS-11 HOW-34 | GetPositionAsync issue when choosing "Only when using the App" rather then \##
    "Always Allow"
    MIS-13 HOW-33 MIS-43 HOW-38 | [react-native-geolocation] iOS - Always permission is not prompted?
    MIS-13 HOW-33 MIS-12 HOW-38 MIS-43 | how to get always permission on ios
    MIS-13 HOW-33 HOW-38 HOW-19 | iOS Location services permission requested again after selecting \##
    "When in use"
    MIS-13 HOW-33 MIS-53 MIS-12 | iOS impossible to set location permission to always
    MIS-16 MIS-17 MIS-13 | IOS is asking for background location permission every time on app start.
    MIS-16 MIS-15 | Native location request prompt resurfaces immeditely after clicking on "Ask next \##
    time or when I share" for plugin version >=7.1.0
    MIS-16 MIS-17 HOW-04 HOW-01 | Newest version of iOS app ask for location access constatly
    MIS-16 MIS-17 HOW-04 HOW-02 | [Help Wanted]: iOS keeps asking for permissions
    MIS-16 HOW-04 HOW-01 | [iOS Beta] App prompts for location access on every launch
    MIS-16 MIS-13 HOW-33 HOW-38 | iOS Background location popup keeps on appearing when \##
    locationAuthorizationRequest: 'Always' is configured
    MIS-19 | Initialize LocationTracker in background thread will results in a warning
    MIS-19 | location manager created on a dispatch queue thread other than the main thread
    MIS-19 | rx_didUpdateLocations crash on background thread.
    MIS-28 | Add Missing Purpose String in Info.plist
    MIS-28 | Missing Purpose String in Info.plist File for NSLocationAlwaysUsageDescription
    MIS-29 | App Store Submit Rejected due to UIBackgroundModes key in Info.plist file
    MIS-29 | Apple store reject becase UIBackgroundModes
    MIS-29 | Application Rejected by Apple with error support for location in the UIBackgroundModes
    MIS-41 HOW-17 | IOS 15 Geolocation permission message issue.
    HOW-54 MIS-45 HOW-43 | Can only have one delegate?
    MIS-46 | Fetching location on iOS take super long time
    MIS-46 | getLocation does need 15 seconds to show userLocaton
    DEL-007 | ios系统浏览器进入后台（挂起）时，定位记录还能继续执行吗？
    HOW-01 | getLocationAuthorizationStatus and isLocationAuthorized not working on iOS 10.2
    HOW-02 HOW-01 | hasPermission and requestPermission returns different values
    HOW-03 HOW-01 | Parade map: Location permission dialog should close when Denied access
    HOW-05 | ios background scan
    HOW-05 MIS-40 | Is there a way to keep monitoring for beacons even when the app is in background?
    HOW-07 | Doesn't update heading continuously
    HOW-07 HOW-51 | user heading indicator no update
    HOW-08 | Issues with the iOS Simulator and Parse CoreLocation Wrapper
    HOW-08 | [BUG] Can't change the location on device (iPhone 14 / iPhone 14 Pro)
    HOW-10 CLE-01 | LOCATION MANAGER ERROR: The operation couldn’t be completed. (kCLErrorDomain error \##
    1.)
    HOW-10 HOW-34 | Help : Cannot get Geolocation
    HOW-10 HOW-34 | Never get any coordinates
    HOW-11 MIS-23 | [iOS] Not pausing aggressive gps tracking in stationary - battery drain
    HOW-12 MIS-07 | [Bug] IOS13 terminates app when backgrounded location services is requested
    HOW-12 MIS-40 | Cannot call event geofence on IOS when app get killed
    HOW-16 HOW-15 | Got permanentlyDenied when location service is disabled
    HOW-18 HOW-08 | bug: getGeoLocation error on ios simulators: Location service must be set to \##
    'Always'
    HOW-27 MIS-46 | Location request time out
    HOW-30 | Boundary.add successfully added but event onEnter is not firing
    HOW-31 HOW-22 | [google_maps_flutter] IOS location permission description is not changing
    HOW-34 MIS-01 MIS-05 MIS-46 | Location is not retrieved by Geolocator
    HOW-40 | 🐞 [Bug]: Inaccurate positioning using IOS in China, resulting in offset issues.
    HOW-45 MIS-28 | 建议添加一个是否使用位置保存图片的选项
    HOW-46 | Filter inaccurate GPS
    HOW-50 | Getting Null SSID & BSSID For IOS
    MIS-05 | How to display a 'blue dot' of the current position?
    MIS-07 MIS-06 | iOS 9 Background location
    MIS-13 HOW-28 HOW-38 | Redirect to settings in iOS for always on location settings
    MIS-13 MIS-12 | iOS 'Always' and 'Motion' permission are not prompted
    MIS-19 | Background thread
    MIS-28 HOW-05 | Beacon-detection without location permission
    MIS-46 | Location doesn't update at start (iOS)
    MIS-46 HOW-34 | getCurrentPosition and most other functions always return null or timeout
    """##
}
