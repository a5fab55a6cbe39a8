extension KnownQuestions {
  /// What strangers asked whose first answer is one of `MIS-01` to `MIS-12`.
  static let aboutFirstMistakes = ##"""
    MIS-01 MIS-05 KEY-010 | [@capacitor/geolocation] not working with ios
    MIS-01 KEY-003 KEY-010 MIS-05 | [BUG] iOS can't request location permission
    MIS-01 HOW-15 KEY-010 MIS-05 AUTH-027 | [BUG][iOS] Permission Popup not being displayed
    MIS-01 MIS-05 MIS-45 CLE-01 CLE-00 HOW-20 MIS-46 | android 定位没有问题，iOS定位失败获取不到位置信息
    MIS-01 MIS-05 MIS-18 MIS-54 HOW-34 KEY-003 KEY-010 AUTH-009 AUTH-021 AUTH-023 | Cannot get \##
    requestWhenInUseAuthorization to work
    MIS-01 MIS-05 HOW-33 HOW-34 KEY-003 KEY-009 AUTH-021 KEY-022 | GeoLocator permission problem in iOS 8
    MIS-01 MIS-02 MIS-03 MIS-04 MIS-54 MIS-05 | info.plist里已经配置了获取定位权限的请求，为何ios还是无法弹出获取定位权限的提示？
    MIS-01 MIS-02 MIS-03 MIS-05 MIS-54 HOW-34 HOW-22 HOW-01 KEY-003 KEY-010 AUTH-021 | iOS doesn't ask for Location \##
    permissions
    MIS-01 MIS-02 MIS-03 MIS-05 HOW-02 KEY-010 | iOS Location Permission askAsync not resolving
    MIS-01 MIS-05 KEY-010 HOW-15 | IOS: Does not ask for location permission.
    MIS-01 MIS-05 KEY-010 | ios没有弹出开启权限的弹窗，导致定位失败
    MIS-01 AUTH-027 MIS-05 | Location permission dialog is not appearing and always giving denied response
    MIS-01 KEY-010 MIS-54 HOW-34 | Location Permission is not usable
    MIS-01 KEY-010 MIS-05 HOW-01 | Mapsui.Samples.Forms.iOS does not properly ask for location permission
    MIS-01 MIS-05 KEY-010 | No popup dialog for location permission on iOS14.4.1
    MIS-01 MIS-05 KEY-010 | No popup dialog when request a location permission on iOS 14.4.1
    MIS-01 MIS-05 KEY-010 AUTH-021 HOW-34 | Not showing the location permission request dialog on iOS
    MIS-01 MIS-05 KEY-010 AUTH-021 | Permission not asked on iOS
    MIS-01 MIS-02 KEY-010 KEY-005 MIS-54 | Permission request not working on iOS
    MIS-01 MIS-05 KEY-010 | 定位不弹授权窗口
    MIS-01 HOW-01 CLE-01 AUTH-027 ERR-003 MIS-05 | 定位时提示 权限不足，无法定位
    MIS-01 MIS-05 KEY-010 | 定位服务没有弹出授权弹窗
    MIS-01 MIS-05 KEY-010 | 解决ios8以上可能不弹出授权请求弹框的问题
    MIS-01 MIS-05 MIS-45 HOW-20 | 这次运行起来了但是一直提示这个，获取不到当前的位置，各种权限都设置了
    MIS-01 KEY-003 KEY-010 | Permission.FineLocation not working on iOS
    MIS-02 MIS-03 KEY-005 KEY-007 | iOS 11 location authorization flow, extra \##
    NSLocationAlwaysAndWhenInUseUsageDescription key
    MIS-02 MIS-03 MIS-53 KEY-006 KEY-005 KEY-010 | iOS app doesn't have access to location services following 9.7.1
    MIS-02 MIS-03 KEY-005 | Location Services not working in iOS 11
    MIS-02 KEY-005 KEY-006 | The iOS location dialog cannot be displayed when a permission other than \##
    locationWhenInUse is requested
    MIS-02 MIS-03 MIS-01 HOW-15 HOW-34 | 在ios11及以上版本使用example重的授权方式，无法获取权限
    MIS-02 | Latest version on iOS no gps
    MIS-03 MIS-01 MIS-54 HOW-34 KEY-007 KEY-005 KEY-010 HOW-24 | permission button doesn't work for \##
    locationWhileInUse
    MIS-03 MIS-02 MIS-01 KEY-007 | 只设置了始终的描述，怎么试都不显示定位选择弹框
    MIS-04 KEY-004 KEY-006 | On iOS 7 to 10 NSLocationAlwaysAndWhenInUseUsageDescription does not work
    MIS-05 KEY-012 | A user reports the map isn't showing their blue location dot
    MIS-05 MIS-01 KEY-010 MIS-02 AUTH-021 | app does not request for location permission
    MIS-05 AUTH-021 AUTH-023 HOW-34 | Doesn't Work if the user has not already allowed location services.
    MIS-05 AUTH-021 HOW-34 HOW-48 | getCurrentPosition never calls back when the permission is not yet requested
    MIS-05 KEY-012 | i want to show user current location in my app with blue dot
    MIS-05 AUTH-021 MIS-01 MIS-14 HOW-34 | iOS CLLocationManager still returns NotDetermined status
    MIS-05 KEY-012 | iOS device location not displaying
    MIS-05 KEY-012 HOW-43 HOW-08 HOW-34 | iOS 地图定位和小蓝点问题
    MIS-05 MIS-01 MIS-45 MIS-46 | ios 定位无反应
    MIS-05 AUTH-021 MIS-01 HOW-34 | iOS8 定位代码无法正常工作，没有请求授权
    MIS-05 MIS-01 KEY-012 HOW-01 HOW-20 | ios无法定位当前位置
    MIS-05 KEY-012 | Is this supposed to produce a Blue Dot on the screen? Is this working for anyone?
    MIS-05 HOW-47 HOW-41 | MapView 属性locationEnabled显示当前定位位置无效
    MIS-05 AUTH-021 MIS-01 HOW-34 HOW-01 | No permission popup showing up : unauthorized exception
    MIS-05 HOW-15 MIS-01 | On iOS, currently location permissions are not requested at all.
    MIS-05 KEY-012 | show user location is not working There is no blue dot on the map.
    MIS-05 KEY-012 | Show user location on Map
    MIS-05 KEY-012 | showsUserLocation属性没用
    MIS-05 KEY-012 | showUserLocation ={true} doesnt render blue dot in Real Device
    MIS-05 KEY-012 | Trying to start MapKit location updates without prompting for location authorization. Must \##
    call -[CLLocationManager requestWhenInUseAuthorization] or -[CLLocationManager requestAlwaysAuthorization] \##
    first.
    MIS-05 MIS-01 AUTH-021 HOW-34 | update block is never called on iOS 8, location updates not working
    MIS-05 KEY-012 | User location (i.e. blue dot) not displaying despite storyboard setting checked
    MIS-05 KEY-012 AUTH-021 HOW-08 HOW-34 HOW-43 | User location not showed
    MIS-05 KEY-012 | User location with blue pulsating is not showing
    MIS-05 KEY-012 | UserLocation not showing on the screen
    MIS-05 MIS-46 MIS-18 MIS-45 MIS-01 | Why i cannot retrieve my currently location? i found the completion \##
    handler never be called with no reasons
    MIS-05 HOW-33 | 主动申请定位权限
    MIS-05 KEY-012 HOW-08 HOW-43 | 定位不显示原色蓝点
    MIS-05 KEY-012 AUTH-021 HOW-43 HOW-08 HOW-34 | 小蓝点一直不显示 enabled为true也没用
    MIS-05 MIS-01 MIS-45 MIS-46 | 获取当前位置。安卓运行没问题，iOS运行没反应
    MIS-05 KEY-012 HOW-43 HOW-08 HOW-34 AUTH-021 | 进入地图，没有默认到自身位置点
    MIS-05 HOW-17 AUTH-021 | App can't get user's location
    MIS-05 AUTH-021 | Location indicator is not visible after allowing location usage.
    MIS-05 AUTH-021 | ios右上角的定位图标，点击无效
    MIS-05 AUTH-021 | Error when asking for permission with Location Tracker on iOS
    MIS-05 AUTH-021 | Puck not showing during initial launch with 10.2.0-beta.1
    MIS-05 AUTH-021 | [GeoLocation] iOS Cordova not working.
    MIS-06 BG-002 BG-001 | Assertion failure in -[CLLocationManager setAllowsBackgroundLocationUpdates:]
    MIS-06 BG-002 BG-001 | CRASH: Invalid parameter not satisfying: !stayUp
    MIS-06 MIS-29 BG-001 BG-002 MON-002 KEY-040 | Geofencing without background location updates
    MIS-06 BG-001 BG-002 BG-004 MIS-07 | iOS 9 allowsBackgroundLocationUpdates
    MIS-06 BG-002 BG-001 | my app is crashing on initialization of plugin in IOS: Assertion failure in \##
    -[CLLocationManager setAllowsBackgroundLocationUpdates:]
    MIS-06 BG-002 BG-001 | NSInternalInconsistencyException in Background
    MIS-06 BG-002 BG-001 | NSInternalInconsistencyException in CLLocation Manager setAllowsBackgroundLocationUpdates
    MIS-06 BG-002 BG-001 | On iOS without background permissions the app is not able to run because of: *** \##
    Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Invalid parameter not \##
    satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient) || _CFMZEnabled()'
    MIS-06 BG-002 BG-001 | Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \##
    'Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient) || _CFMZEnabled()'
    MIS-06 BG-002 BG-001 | Xcode says that the build succeeded but then it crashes on line 5: Invalid parameter not \##
    satisfying: !stayUp
    MIS-06 BG-001 BG-002 | 使用后台定位功能闪退, 需要保证"Background Modes"中的"Location updates"处于选中状态
    MIS-06 MIS-29 BG-001 BG-002 STORE-006 | 欢迎ios单次定位报错需要开background mode
    MIS-06 BG-001 BG-002 | 没有配置 Info.plist，Assertion failure in setAllowsBackgroundLocationUpdates
    MIS-06 BG-001 BG-002 | 设置这个参数 allowsBackgroundLocationUpdates 直接崩溃
    MIS-06 BG-001 BG-002 | [iOS] Crash when start the app
    MIS-07 MIS-06 BG-001 BG-004 BG-007 BG-011 KEY-040 | allowsBackgroundLocationUpdates in CLLocationManager in iOS9
    MIS-07 BG-004 | app切换到后台运行时定位会失效
    MIS-07 HOW-37 MIS-09 BG-004 BG-008 KEY-040 | Background GPX recording seems broken
    MIS-07 MIS-23 MIS-24 MIS-40 | Background location services gets hampered after system update
    MIS-07 MIS-23 BG-004 MIS-24 | Background location tracking is currently broken.
    MIS-07 MIS-23 BG-004 MIS-24 | Background Service sleeps when screen is locked
    MIS-07 MIS-24 MIS-38 MIS-23 AUTH-086 | Can not track location in background mode in ios from 17.7 to latest?
    MIS-07 BG-004 BG-007 MIS-09 MIS-23 HOW-37 | Can't record location with screen off
    MIS-07 MIS-09 HOW-37 MIS-23 BG-004 DEL-007 | for iOS it stopped after 3 mins.
    MIS-07 BG-004 KEY-040 MIS-09 DEL-007 BG-008 | GPS traces are only active when the device is unlocked. When the \##
    screen locks recording stops until the screen is opened again.
    MIS-07 BG-004 BG-007 KEY-040 | I just noticed that the location updates now stop when the app moves to the \##
    background (switching apps or locking the device) in iOS 10.
    MIS-07 MIS-23 MIS-40 BG-004 | I stop getting events from the module when iOS 13.2 is in background
    MIS-07 MIS-23 MIS-24 BG-004 BG-007 DEL-080 BG-020 MIS-09 | I tried to minimize the app and it stops working \##
    after some time , if I want to track location continuously what should I do?
    MIS-07 MIS-23 MIS-24 BG-004 | if phone screen not touched for a while, screen goes off and I stop receiving \##
    updates on geo location via http
    MIS-07 MIS-23 BG-004 | iOS 13.5.1: Background tracking not working
    MIS-07 MIS-23 BG-004 AUTH-066 | iOS 15.2 Tracking stops while in background
    MIS-07 MIS-24 MIS-23 DEL-003 | IOS Background Location Tracking Stops 12 Seconds After Internet Loss
    MIS-07 MIS-23 BG-004 | iOS Lock screen tracking
    MIS-07 HOW-12 MIS-23 | iOS why system kills the app using location in background
    MIS-07 MIS-40 | ios working in debug but not working in realese location update part does not work on ios
    MIS-07 BG-004 BG-007 KEY-040 DEL-006 HOW-33 | IOS 配合 background-mode 能在后台发送定位信息吗?
    MIS-07 BG-004 | ios14后台运行地理位置获取不到
    MIS-07 BG-004 | iOS9 CLLocationManager needs to be explicitly told to deliver location updates in background
    MIS-07 BG-004 BG-007 | iOS9 在后台不跟踪位置
    MIS-07 BG-004 KEY-040 BG-008 BG-007 | IOS如何实现app后台运行后，任然能获取定位，并且在回调中通过http请求上报定位信息
    MIS-07 BG-004 MIS-09 | ios系统应用退到后台，无法获取定位值
    MIS-07 MIS-40 MIS-23 MIS-24 | iPhone No background sensor/gps Updates
    MIS-07 BG-004 MIS-09 | Location not get on Background Mode in iOS Side
    MIS-07 BG-007 BG-004 MIS-13 AUTH-066 | location stops within a few seconds when the app is minimized
    MIS-07 KEY-040 BG-007 | Location stream continue in background
    MIS-07 MIS-23 BG-004 | Lock Screen vs. Home Button on iOS
    MIS-07 MIS-23 BG-004 MIS-24 | My app stops sending location on iOS when screen lock.
    MIS-07 MIS-23 MIS-24 | not recording properly because of switching from foreground to background and vice versa?
    MIS-07 MIS-22 | onLocation能获取后台定位吗？ 我遇到的问题是app 息屏之后 onlocation 能返回定位信息，但是位置信息没更新(还是息屏时的位置)
    MIS-07 MIS-23 BG-004 | Timers not working if device is locked
    MIS-07 MIS-09 BG-004 | Unable to fetch location on background iOS using flutter_foreground_task
    MIS-07 MIS-23 MIS-24 | When I record track and lock my device, track was not recorded. The record has a gap or \##
    a straight line between start and finish point.
    MIS-07 BG-004 DEL-006 KEY-040 | 使用定位服务来实现iOS的后台无限制运行
    MIS-07 HOW-12 BG-015 DEL-008 BG-004 | 在后台（返回桌面甚至退出app，锁屏等）仍然可以进行定位，比如用于收集定位信息形成轨迹展示
    MIS-07 KEY-040 BG-007 DEL-006 | 当应用切换到后台或者手机锁屏的时候还能持续获取定位信息吗？
    MIS-07 BG-004 BG-006 BG-007 BG-008 KEY-040 | 支持iOS后台持续定位吗？
    MIS-07 BG-004 KEY-040 BG-008 DEL-007 MIS-23 | 最近要做一款班车定位软件，后台上传数据到数据库，高德SDK，锁屏之后还会活动吗？后台可以上传吗？
    MIS-07 KEY-040 BG-007 | 灭屏状态下如何持续获取定位？
    MIS-07 HOW-12 MIS-23 BG-004 KEY-040 BG-008 | 现在我在做一个开启后，后台获取位置的发送给服务器的APP，不知道这个插件能不能后台长时间运行。
    MIS-07 MIS-23 HOW-12 KEY-040 BG-004 | 请问怎么保持后台程序一直获取定位呢？即使屏幕熄灭了
    MIS-07 KEY-040 BG-007 | 进行了后台定位配置，但发现无效
    MIS-07 KEY-040 BG-007 | 退出到后台后就不能发送实时定位了，如何还能继续实时发送定位？
    MIS-07 BG-004 | 退出到后台就获取不到定位信息了
    MIS-07 | Track recording issue
    MIS-08 BG-011 | BackgroundLocationIndicator shows the app is using location in background even when cancelling \##
    the stream
    MIS-08 BG-011 | Location blue bar appears when not updating location
    MIS-08 MIS-35 HOW-11 BG-008 BG-011 IND-003 | Question: IOS 11 blue bar of shame :)
    MIS-09 BG-009 BG-010 BG-005 | CLLocationManager' startUpdatingLocation drawback for background case
    MIS-09 ERR-003 BG-009 | does not work in background, kCLErrorDomain error 1
    MIS-09 ERR-003 BG-009 | kCLErrorDomain error 1. on Background
    MIS-10 CLE-04 MON-001 ERR-004 HOW-30 MIS-30 MIS-45 MIS-40 | iOS startMonitoringForRegion does not broadcast \##
    $cordovaBeacon:didEnterRegion or $cordovaBeacon:didExitRegion
    MIS-10 MON-001 ERR-004 | monitoringDidFailFor fails with While Using the App location permission in iOS 10 & 11
    MIS-10 MIS-50 MON-006 MIS-30 MON-002 MIS-36 | Working on Android but on iOS I don't get any notifications! \##
    Geofence successfully added (just one because I know the limit of 20)
    MIS-11 AUTH-007 HOW-48 HOW-01 AUTH-027 AUTH-023 HOW-43 MIS-12 HOW-34 | IOS requestAuthorization doesn't return \##
    success or error until you go into the settings and switch the permission value
    MIS-11 AUTH-007 AUTH-045 | locationAlways.request() not returning when "When in use" selected
    MIS-11 AUTH-008 AUTH-007 AUTH-025 AUTH-026 AUTH-023 | Second LocationAlways Request Does Not Return On iOS
    MIS-12 AUTH-070 AUTH-068 | [iOS] Location permission status is not correct: I choose "Allow Once", the status \##
    of locationWhenInUse is granted and the status of locationAlways is permanentlyDenied
    MIS-12 AUTH-070 | Allow Once results to BLOCKED when requesting LOCATION_ALWAYS
    MIS-12 AUTH-025 AUTH-051 AUTH-026 MIS-43 | Cannot request location always after successfully requesting \##
    location whenInUse
    MIS-12 AUTH-070 | How to handle situation if user chose "Allow Only Once"? request for always is stuck
    MIS-12 AUTH-068 AUTH-049 AUTH-070 HOW-19 | how to make Allow Once work in IOS 13
    MIS-12 AUTH-070 | locationAlways hangs if location was "Allowed Once"
    MIS-12 AUTH-070 AUTH-068 HOW-02 | Method requestPermissions returns inconsistent results with "Allow Once" on \##
    iOS
    MIS-12 HOW-02 AUTH-070 AUTH-068 | Selecting "Allow once" when requesting foreground permissions does not update \##
    background permissions
    MIS-12 AUTH-070 AUTH-068 AUTH-049 | Weird behaviour when answering "Allow once" for location permission on iOS \##
    13
    MIS-07 HOW-33 MIS-37 BG-023 | How to handle background location?
    MIS-05 | CarPlay: Opening CarPlay app before iOS app won't show user location
    MIS-05 HOW-34 MIS-01 MIS-53 | Location services not being enabled
    MIS-05 | Show user's location on map
    MIS-07 DEL-061 HOW-49 | Is distanceFilter working for AppleSettings?
    MIS-08 | Blue bar blink when fetch position
    MIS-05 | Blue Dot Representing User Location Missing
    """##
}
