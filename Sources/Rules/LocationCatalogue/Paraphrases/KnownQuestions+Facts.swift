extension KnownQuestions {
  /// What strangers asked whose first answer is one of the facts.
  static let aboutFacts = ##"""
    ACC-001 AUTH-053 MIS-31 AUTH-002 AUTH-072 MIS-47 KEY-030 AUTH-071 | Add support for precise and reduced gps \##
    accuracy option introduced in iOS 14
    ACC-001 MIS-31 AUTH-053 AUTH-002 MIS-30 | Improve imprecise location experience
    ACC-001 AUTH-048 AUTH-053 MIS-31 AUTH-002 | ios 14 precise location?
    ACC-001 MIS-31 ACC-002 | iPhone X reports with very bad accuracy
    ACC-001 MIS-31 ACC-004 AUTH-002 AUTH-053 ACC-005 | LocationAccuracyStatus.reduced with getCurrentPosition
    ACC-001 AUTH-048 AUTH-002 MIS-31 | Support Approximate Location in iOS 14
    ACC-001 AUTH-048 KEY-030 MIS-31 MIS-30 AUTH-002 | 在 iOS 14 中处理位置权限和管理近似地址访问
    ACC-002 ACC-001 | Reduced accuracy only updates 4 times per hour
    ACC-004 ACC-001 DEL-050 | Support kCLLocationAccuracyReduced on iOS 14.
    AUTH-002 MIS-47 ACC-006 | [Help Wanted]: Detect whether "Precise location" is enabled on iOS
    AUTH-002 AUTH-048 MIS-30 MIS-31 | detecting whether the granted location is Precise
    AUTH-002 MIS-47 ACC-001 AUTH-053 | iOS 14 Accuracy Authorization support
    AUTH-002 MIS-47 MIS-31 ACC-001 | It is necessary to know which type of location user has given. There are some \##
    use cases, where approximate location is not enough
    AUTH-004 AUTH-005 | onAuthorizationDidChange not called (and never called) on specific flow
    AUTH-005 AUTH-004 | How to observe authorization status changes?
    AUTH-008 AUTH-027 HOW-01 MIS-11 HOW-02 | Permissions.request(IOS.LOCATION_ALWAYS) never resolves in iOS 13
    AUTH-021 MIS-05 MIS-53 HOW-34 | Only a direct call to LocationManager.getCurrentLocation triggers the \##
    permission dialog on iOS
    AUTH-023 AUTH-027 AUTH-001 HOW-01 | I'd like to navigate my users to a special screen before prompting them for \##
    the location permission on iOS. However, at this point the `requestLocationPermission` method on iOS returns \##
    the location status if the request has been made but prompts if it has not been made.
    AUTH-023 AUTH-049 MIS-05 MIS-42 KEY-022 AUTH-021 HOW-01 AUTH-051 HOW-34 | iOS location permission flow
    AUTH-025 AUTH-051 MIS-12 AUTH-026 MIS-43 MIS-13 | iOS: Cannot request location always if we already have \##
    location when in use permission
    AUTH-025 AUTH-051 MIS-13 AUTH-026 MIS-43 | our app currently requests "when in use" permissions, but on the \##
    next release, we are planning to bump it up to "always" permissions
    AUTH-027 HOW-01 MIS-41 | Location Permission requested on iOS with PermissionPlugin twice
    AUTH-028 AUTH-029 HOW-33 AUTH-020 | We should do something clever with location permission requests
    AUTH-031 SET-006 MIS-18 | Authorization denied in IOS ,Location services is turned off but showing popup for \##
    fraction of second and dissappeared
    AUTH-031 MIS-18 AUTH-009 | location services off: the turn on Location Services dialog appears for a fraction \##
    of a second and then disappears
    AUTH-031 MIS-18 AUTH-009 SET-006 | When location services disabled then popup open but it dismiss automatically
    AUTH-050 AUTH-062 MIS-13 SET-003 | [iOS] Invalid authorization prompt when user grants Always location access
    AUTH-051 AUTH-025 AUTH-026 MIS-12 MIS-43 MIS-13 | How can we update LocationInUse to LocationAlways \##
    authorization?
    AUTH-051 AUTH-025 AUTH-026 MIS-13 HOW-02 | Prompt `Change to Always Allow` Programatically
    AUTH-053 KEY-030 ACC-001 MIS-31 AUTH-048 | iOS 14 with approximate location: notify users and ask for exact \##
    location
    AUTH-055 | AppClip doesn't support requestAlwaysAuthorization for Location
    AUTH-055 HOW-14 | Cannot use framework in AppClip
    AUTH-065 MIS-13 AUTH-060 HOW-33 | Provide means of differentiating between Provisional Always and Full Always \##
    for iOS 13 location permissions
    AUTH-066 MIS-07 MIS-13 | 将APP切入后台等待3-5秒钟后，发现定位回调不再继续回调给APP
    AUTH-068 AUTH-011 AUTH-049 HOW-39 | Determining the 'Allow Once' location permission on iOS 13
    AUTH-068 AUTH-011 AUTH-049 AUTH-070 MIS-12 HOW-39 | Is there a method to know user choose Allow Once when \##
    request LocationWhenInUse
    AUTH-068 MIS-15 | 用户选择允许一次，App 重启后定位权限会重新变成 NotDetermined
    AUTH-073 AUTH-076 MIS-17 | Supporting location button, one-time location permission when pressed
    AUTH-081 AUTH-083 AUTH-086 MIS-38 AUTH-085 | About the changes to CoreLocation in iOS18, will it affect the \##
    function of the plugin?
    BG-006 BG-007 BG-008 IND-003 MIS-35 | Use the location when the app is not in foreground without Always, with \##
    the blue location banner
    BG-008 IND-003 MIS-35 | Blue bar behind clock on iOS
    BG-008 MIS-35 | Blue Indicator appears even if the location permission is set to always
    BG-008 MIS-35 IND-003 | Visible Blue Status Bar when application that was granted Always is in the background
    BG-014 | Region monitoring is denied when Background App Refresh is disabled on iOS 7
    BG-015 DEL-008 MON-004 | Update location while app terminated, swiped away
    BG-023 MIS-37 | iOS 17+ Background Activity Session for battery optimization
    CLE-00 ERR-002 MIS-21 MIS-01 HOW-01 | App端uni.getLocation()失效
    CLE-00 ERR-002 HOW-08 ERR-001 | Error : Operation could not be completed(KCLErrorDomain error 0)
    CLE-00 ERR-002 MIS-21 | Error finding location: The operation couldn't be completed. (kCLErrorDomain error 0.) \##
    I just accepted the location permission message,but nothing happened
    CLE-00 ERR-002 HOW-08 MIS-21 ERR-001 | INTULocationManager: Location services error: The operation couldn’t be \##
    completed. (kCLErrorDomain error 0.)
    CLE-00 ERR-002 MIS-21 | ios端调用uni.getLocation方法失败，报错信息 不能获取到位置
    CLE-00 ERR-002 MIS-21 | ios调用uni.getLocation偶现getLocation:fail Error Domain=PGLocation Code=2
    CLE-00 ERR-002 MIS-21 HOW-08 | kCLErrorDomain error 0
    CLE-00 ERR-002 HOW-08 | kCLErrorDomain error while doing a "near me" search in the simulator
    CLE-00 HOW-52 ERR-002 | Location Service Unavailable - kCLErrorDomain error 0
    CLE-01 ERR-003 MIS-09 | -[TSLocationManager locationManager:didFailWithError:] Error Domain=kCLErrorDomain \##
    Code=1 "(null)"
    CLE-01 ERR-003 MIS-09 HOW-01 HOW-16 BG-009 ERR-001 | [Bug]: LOCATION UPDATE FAILURE:Error reason: (null)Error \##
    description: The operation couldn’t be completed. (kCLErrorDomain error 1.)
    CLE-01 ERR-003 ERR-001 CLE-00 MIS-09 | ios已允许定位权限始终定位失败
    CLE-01 ERR-003 MIS-09 | kCLErrorDomain error 1 while attempting to fetch background location updates—despite \##
    having proper permissions
    CLE-01 ERR-003 BG-009 MIS-09 HOW-35 | WARN Possible Unhandled Promise Rejection (id: 0): Error: Cannot obtain \##
    current location: Error Domain=kCLErrorDomain Code=1 "(null)"
    CLE-02 ERR-001 | 17020611: Forward geocoding server errors
    CLE-02 CLE-08 ERR-001 | 35698237: CLGeocoding fails reverse geocode with obscure error
    CLE-02 ERR-001 | Address is: Error Domain=kCLErrorDomain Code=2 "(null)"
    CLE-02 | Address resolver failed kCLErrorDomain 2 due to rate limit or off-line
    CLE-02 CLE-08 | Geocoder returns Null sometimes
    CLE-02 ERR-001 | PlatformException(IO_ERROR, Error Domain=kCLErrorDomain Code=2 "(null)", null, null)
    CLE-02 CLE-08 | reverseGeocode Error. Help me. Please
    CLE-02 CLE-08 ERR-001 | this.nativeGeocoder.reverseGeocode return error -- > "CLGeocoder:reverseGeocodeLocation \##
    Error" on ios12 platform
    CLE-02 ERR-001 | What does the error (kCLErrorDomain error 2.) mean?
    CLE-05 ERR-004 MON-011 | 16986842: Monitoring CLRegion immediately after removing one fails
    CLE-05 ERR-004 MIS-36 MON-006 | MGLLocationManagerRegionIdentifier.fence.center catches \##
    kCLErrorRegionMonitoringFailure
    CLE-08 | Flutter Geocoding iOS locationFromAddress not working in iOS.
    CLE-08 ERR-001 | kCLErrorDomain code=8 when geocoding on iOS
    CLE-08 CLE-02 | locationFromAddress not working on iOS but works well in Android
    CLE-08 CLE-02 | PlatformException(ERROR_REVERSEGEOCODING_LOCATION, The operation couldn’t be completed. \##
    (kCLErrorDomain error 8.), null)
    CLE-08 CLE-02 ERR-001 | using geocoder/geolocator some of the addresses does not provide latitude and longitude \##
    in IOS only
    CLE-08 ERR-001 | {Foundation.NSErrorException: Error Domain=kCLErrorDomain Code=8 "(null)"
    DEL-001 MIS-09 BG-009 | CarPlay: Opening the CarPlay app without opening the iOS app sometimes lacks a location
    DEL-007 MIS-07 KEY-040 | 请问应用后台挂起后还能定位吗
    DEL-008 MON-004 BG-015 MIS-40 | Will I get current location even if the app is killed or terminated?
    DEL-009 MIS-40 HOW-36 | iBeacon Region Monitoring does not work after reboot on iPhone 5s
    DEL-044 BG-023 MIS-37 | liveUpdates with background activity session will relaunch an app when terminated
    DEL-053 | The tracking seems to "snap" to roads when driving close to existing roads in the map-layer.
    DEL-060 DEL-070 | 只能调用一次定位，再次调用定位就没有反应了
    DEL-061 MON-004 MIS-39 | Live location update failing to update when moving small distances
    DEL-088 | 在我们的程序中,一直有一类和CoreLocation模块相关的crash,在ios7.0之前的版本中,这类crash占比不是非常高,在ios7.0及以后,这种类型的crash比例突然飙升
    ERR-002 MIS-21 | when getting location failed, no exception: Simulator's location set to None
    ERR-003 ERR-001 MIS-09 | getPosition, kCLErrorDomain error 1
    ERR-005 AUTH-050 MIS-13 AUTH-062 | 再次弹出保持仅使用期间和更改为始终允许，选择保持仅使用期间会报错
    IND-001 IND-002 HOW-11 | 33615730: iOS 11 shows location access arrow constantly for watchOS watch face support
    KEY-005 KEY-006 MIS-02 MIS-04 | NSLocationAlwaysUsageDescription deprecated, what is the correct setup for \##
    NSLocationAlwaysAndWhenInUseUsageDescription?
    KEY-005 KEY-022 MIS-13 AUTH-051 | WhenInUse & Always Permission
    KEY-016 MIS-53 SET-001 | Location Services "While Using" should always be available
    KEY-016 SET-001 MIS-53 | Request only two options for permissions instead of 3
    KEY-016 | 28890508: Every app using location should allow "When In Use" permission
    KEY-019 HOW-31 | how can I localize info.plist privacy messages such as "Privacy - Location When In Use Usage \##
    Description"
    KEY-019 HOW-31 | I need the permission message to be localized to different languages.
    KEY-019 HOW-31 | ios multi-language, when obtaining permissions, only prompts in English are displayed
    KEY-019 HOW-31 | Loaclization of location permission string
    KEY-019 HOW-31 | Modal Alert Language: the base language is spanish, and the alert asking for the location \##
    permission shows up in English
    KEY-019 HOW-31 | support for localized permission strings like "may I use your location"
    KEY-019 HOW-31 | The strings to ask for permissions in `Info.plist` are hardcoded in English.
    KEY-033 ACC-004 HOW-38 HOW-42 KEY-035 MIS-34 | Feature request: iOS specifically ask for precise or non-precise \##
    location
    KEY-040 MIS-54 MIS-06 | *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \##
    '-[NSTaggedPointerString containsObject:]: unrecognized selector sent to instance 0xacadbad3624c29f2'
    KEY-040 MIS-29 MIS-07 HOW-19 BG-008 BG-006 | Is the background permission necessary?
    KEY-042 DEL-004 AUTH-054 | How to use location in an iOS 14 widget?
    KEY-045 ERR-006 | Unable to use APNS to use IOS Location Push Extension
    MON-001 HOW-05 HOW-19 MON-002 | Has anyone got this working without location permission always ?
    MON-001 KEY-003 HOW-05 | Why package needs permission for NSLocationWhenInUseUsageDescription?
    MON-004 HOW-12 MIS-40 | [Feature] Adding of the significant location change to this class.
    MON-004 MIS-40 DEL-007 DEL-008 BG-015 | Behaviour for significant change location API when terminated/suspended?
    MON-004 | but do you have a way to decrease from 500meter to something like 100 meters or 200 meters.
    MON-004 MIS-40 MIS-13 MON-002 | Location not updating behind the scenes, but updating manually
    MON-004 MIS-40 | Significant change location implemented
    MON-004 BG-015 DEL-008 MIS-40 | 用户手动强制退出、被系统终止的情况下仍需要上报地理位置
    MON-004 | geolocation didn't update for travel across town
    MON-004 | Improve iOS location usage
    MON-004 HOW-36 MIS-40 | startMonitoringSignificantLocationChanges usage
    MON-006 MIS-40 DEL-008 MIS-51 HOW-12 | region persistence between relaunches
    MON-009 MIS-51 HOW-11 HOW-06 | With debug turned on and the plugin in a stopped state still getting CLVisit log \##
    notifications
    MON-020 MIS-50 HOW-05 | Triggers for iBeacons take significant amount of time
    SET-001 KEY-016 SET-012 | Give users the option to downgrade location services permission from Always to While \##
    Using
    SET-001 KEY-016 AUTH-044 SET-012 | How to only use Always or Never, remove "In Use"
    SET-002 SET-010 SET-008 AUTH-027 | requires deleting and reinstalling the app to trigger the prompt
    SET-006 HOW-16 AUTH-031 | bug?(ios): unexpected error thrown if location services disabled
    SET-006 HOW-16 AUTH-031 | Geolocation Throws An Error If Device Location Services Disabled
    SET-008 MIS-15 MIS-05 HOW-34 | Once we reset the device then plugin is not generating the locations, neither it \##
    is asking for any permissions.
    SET-009 HOW-32 | Application's use of location services is restricted.
    SET-021 SET-020 | <app> has used your location X times in the background in the past N days.
    SET-021 | We can't prevent Apple from popping up the alert every 3 days about how often an app has accessed a \##
    user's background location
    SET-021 HOW-33 | 🔎🏞️ Investigate the iOS "OpenPATH has used your location x times in the past days. Do you want to continue to allow background location use?" Notificaiton
    AUTH-026 HOW-01 MIS-13 | requestLocationAuthorization -ios
    """##
}
