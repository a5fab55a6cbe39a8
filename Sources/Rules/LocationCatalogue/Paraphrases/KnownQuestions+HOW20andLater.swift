extension KnownQuestions {
  /// What strangers asked whose first answer is one of the how-tos from `HOW-20` on.
  static let aboutLaterHowTos = ##"""
    HOW-20 MIS-05 AUTH-021 MIS-01 | iOS example 不能定位
    HOW-20 MIS-01 MIS-05 MIS-54 MIS-03 HOW-41 HOW-01 HOW-34 KEY-010 KEY-022 | IOS react-native-amap-geolocation \##
    1.0.3 不会提示获取权限
    HOW-20 | ios定位报需要实现amapLocationManager:doRequireLocationAuth: 代理方法
    HOW-20 | iOS获取不到定位要在iOS 11及以上版本使用后台定位服务, 需要实现amapLocationManager:doRequireLocationAuth: 代理方法
    HOW-20 HOW-34 MIS-01 MIS-05 HOW-41 KEY-003 KEY-010 AUTH-021 | \##
    您好，当我按照文档配置好之后，安卓正常得到了位置信息，但ios并不能得到位置信息或者报错信息，甚至iOS系统定位权限弹窗都没有
    HOW-20 | 要在iOS 11及以上版本使用后台定位服务, 需要实现amapLocationManager:doRequireLocationAuth:代理方法。
    HOW-21 STORE-012 STORE-013 STORE-014 KEY-048 | Consider adding a iOS privacy manifest
    HOW-22 MIS-54 KEY-003 KEY-005 KEY-020 | "Missing location usage description values in Info.plist" even if it \##
    isn't the case.
    HOW-22 KEY-003 KEY-022 HOW-19 | Massive bug: pod checks the info.plist file for wrong permission key when \##
    requesting "when-in-use" location access in iOS11
    HOW-22 KEY-022 KEY-004 KEY-003 | NSLocationAlwaysUsageDescription in Info.plist not always recognized
    HOW-24 HOW-02 | Calling Permissions.check(Permissions.PERMISSIONS.IOS.LOCATION_WHEN_IN_USE always returns \##
    'unavailable'.
    HOW-24 HOW-02 | check(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE) always returns unavailable!
    HOW-24 | Invalid RNPermission 'ios.permission.LOCATION_WHEN_IN_USE': Should be one of: ( ) on iOS after \##
    creating a new project
    HOW-24 MIS-01 MIS-54 HOW-34 KEY-022 | Permissions.request("location") never resolves
    HOW-25 MIS-07 KEY-040 | Background Location Tracking not working on iOS
    HOW-27 MIS-14 | getCurrentPosition throws CODE 1 error on iOS
    HOW-27 | invalid authorization level provider
    HOW-27 MIS-46 MIS-31 | Ios Unable to fetch location within 10.0s Problems help me
    HOW-27 MIS-09 BG-009 MIS-01 | navigator.geolocation.getCurrentPosition -> Unable to fetch location within 0s
    HOW-28 HOW-01 HOW-16 | All Methods open the App Settings Page.
    HOW-28 HOW-16 HOW-01 | Can we open location setting in ios?
    HOW-28 HOW-01 HOW-02 | openSettings() on iOS doesn't open location settings directly
    HOW-28 AUTH-031 | [Question] Accessing location settings on iOS
    HOW-28 | Open iOS location settings page
    HOW-30 MON-020 MIS-50 MON-011 | delegate.didEnterRegion and delegate.didDetermineStateForRegion slow on iOS
    HOW-30 MON-011 | Detecting a Region you are already 'In'
    HOW-30 MIS-30 ACC-003 MIS-40 MON-020 MON-002 MIS-10 MON-021 | enteredRegion event not fired while app is \##
    monitoring
    HOW-30 MON-011 | enteredRegion event not fired.
    HOW-30 MON-011 MIS-40 MON-001 | How to determin entering and exiting region?
    HOW-30 MON-011 | iOS issue - 'onGeofence' doesn't get triggered if geofence is around the user's current \##
    location
    HOW-30 MON-011 | is there a way of forcing Owntracks to trigger if the boundary condition was missed, but you \##
    are within?
    HOW-30 MIS-30 MIS-10 MON-020 MIS-13 | Monitoring starts but no region is entered (Admin app works flawlessly)
    HOW-30 MON-011 | onGeolocation event is not fire iOS
    HOW-30 MIS-30 MIS-36 MIS-40 MIS-50 MON-006 MON-011 MON-002 ACC-003 | OwnTracks doesn't recognise being in region
    HOW-30 HOW-33 | iOS开发-电子围栏区域监听深入篇
    HOW-31 KEY-019 | Info.plist usage descriptions are English on every device
    HOW-31 KEY-019 | localize LOCATION_USAGE_DESCRIPTION in config.xml possible?
    HOW-31 KEY-019 | Privacy Strings Not Localized for Location Service
    HOW-31 KEY-019 | Support localized strings in Info.plist
    HOW-32 SET-009 AUTH-027 | unknown location authorization status 1
    HOW-33 SET-020 SET-021 KEY-022 | iOS 各个系统版本定位权限设置的历史变革:全面解析
    HOW-33 AUTH-049 AUTH-050 AUTH-051 KEY-022 MIS-13 MIS-53 | iOS 定位权限那些事
    HOW-33 AUTH-023 AUTH-027 HOW-43 | iOS-CLLocationManager請求獲取使用者定位時,是否要先判斷使用者之前有沒有同意過?
    HOW-33 HOW-34 MIS-01 HOW-43 KEY-022 | iOS定位权限处理难题破解(Swift实战精华)
    HOW-33 AUTH-051 AUTH-025 KEY-005 HOW-38 MIS-13 AUTH-046 HOW-02 | Request Always Permission on iOS
    HOW-33 MIS-09 MON-002 MIS-07 | Location not updating until app opened
    HOW-34 MIS-01 MIS-54 MIS-05 HOW-22 KEY-010 KEY-003 HOW-01 HOW-16 | Can't get location on IOS devices
    HOW-34 HOW-08 MIS-46 HOW-35 | Cannot getCurrentPosition on iOS
    HOW-34 MIS-01 MIS-05 HOW-01 HOW-20 HOW-41 KEY-010 AUTH-021 | flutter_2d_amap没办法在是没办法在ios上定位吧？
    HOW-34 HOW-47 HOW-41 MIS-46 HOW-27 MIS-31 | Geolocation.getCurrentPosition 方法无返回结果(tag 1.0.6)
    HOW-34 HOW-08 MIS-46 MIS-31 | getCurrentPosition does not work on IOS
    HOW-34 HOW-44 HOW-37 HOW-41 MIS-01 | HbuilderX 1.9.3云打包后uni.getLocation定位接口失效
    HOW-34 MIS-01 HOW-20 MIS-19 | ios 12.1.4 获取权限失败
    HOW-34 HOW-41 HOW-20 MIS-45 | iOS 端定位失败，通道无信息返回
    HOW-34 HOW-01 HOW-16 MIS-31 HOW-13 CLE-01 HOW-42 | ios14.3 天气位置获取失败
    HOW-34 HOW-20 HOW-41 MIS-01 | iOS真机也无法获取地理位置？Android可以
    HOW-34 HOW-20 HOW-41 | ios获取不到位置。
    HOW-34 HOW-44 HOW-20 | XCODE 11.5 无法获取定位信息
    HOW-34 HOW-08 MIS-46 MIS-31 CLE-00 MIS-01 MIS-05 | 为什么总是显示正在定位，却一直获取不到位置信息？
    HOW-34 MIS-01 MIS-05 KEY-010 AUTH-021 KEY-003 | 为什么我ios9.2真机上不能定位城市,还是说 这个框架没有定位功能?还有设定城市失败,会crash
    HOW-34 MIS-01 HOW-27 | 在ios上测试的时候，定位功能不走，搜索功能可以使用，但是地图不更新跳转，始终是打开的样子
    HOW-34 MIS-05 MIS-01 HOW-20 | 定位没有反应
    HOW-34 HOW-17 MIS-46 MIS-31 HOW-27 | 我在ios上用geolocation一直返回timed out，请问你那边ios上面现在还可以用geolocation定位吗
    HOW-34 HOW-20 HOW-41 | 我现在是安卓定位能实现，但是ios定位没有内容
    HOW-34 MIS-05 HOW-41 HOW-47 MIS-01 AUTH-021 KEY-010 | 点击 “定位”，无法实现定位。普通地图和卫星地图点击也没反应
    HOW-34 | await Geolocation.GetLocationAsync() never returns
    HOW-34 | GeoLocation.GetLocationAsync() failing on sequential calls after initially getting the location.
    HOW-34 | User bug report - cannot find location
    HOW-34 | iOS application unable to find location
    HOW-34 | Geolocation plugin not showing proper location in Ionic 4
    HOW-34 | [Bug] in Xamarin IOS 14.6 Geolocation.GetLocationAsync(request) location never returns
    HOW-34 | [iOS]The location is null when Geolocation.GetLocationAsync(); is called
    HOW-35 ERR-003 | App crashed if location access is not allowed
    HOW-35 SET-006 SET-005 CLE-01 ERR-003 HOW-16 | iOS - Calling getPositionStream() method while location services \##
    are enabled and then disabling location services in Settings crashes the app
    HOW-35 | iOS单次定位崩溃
    HOW-35 HOW-44 | 在ios12.1上调试时遇到错误
    HOW-35 | 定位权限选择使用APP期间 ios崩溃 维度0
    HOW-35 HOW-43 | iOS: App crashes when permission denied from the app and then allowed from the settings
    HOW-35 | Object not set to an instance on iOS Device
    HOW-36 HOW-12 DEL-009 DEL-008 | Headless task not working on ios after restarting the device
    HOW-37 MIS-01 | [iOS] Location permission popup not show in release (TestFlight)
    HOW-37 MIS-46 DEL-070 MIS-31 | [Question]: getCurrentPosition not working on iOS Testflight
    HOW-37 MIS-53 MIS-54 HOW-22 MIS-01 AUTH-028 AUTH-029 | IOS release获取不到定位权限
    HOW-37 | not work when release to testflight or when run as --release
    HOW-37 HOW-34 HOW-44 HOW-41 | 请问一下大家 有没有遇到过：调试定位没问题， 但是打包之后 ，定位无法实现，定位权限也开启了，但是还是获取不到定位
    HOW-38 AUTH-044 AUTH-046 KEY-049 SET-001 SET-012 | How do i get only the 2 options: - alway - not allowed?
    HOW-38 AUTH-046 AUTH-044 AUTH-049 KEY-016 KEY-049 SET-001 MIS-13 HOW-33 | Only request Always for location
    HOW-39 AUTH-068 AUTH-049 MIS-15 HOW-38 | iOS 13.0 Location permission "Allow Once" is not implemented yet
    HOW-39 AUTH-011 | Please add an option to determine which permission the user has selected for the app, Allow \##
    Once or Always
    HOW-40 | Geolocation Maps in China WGS84 vs GCJ02
    HOW-40 | getCurrentPosition 方法定位不准确
    HOW-40 HOW-44 | ios 12.2-13.2 获取不到addr字段，坐标也有偏移
    HOW-40 | ios如何设置火星坐标系
    HOW-40 | v 1.2 中国定位位移
    HOW-40 | 【gps虚拟定位】- CLLocaiton需要将GCJ-02转成WGS84
    HOW-40 | 从百度地图获取某建筑的坐标，替换原来的经度和纬度（包含小数点后5位）后，会产生几百米的误差，不知道是怎么回事？
    HOW-40 MIS-31 | 定位偏移很多
    HOW-40 | 我的8P也是定位不准，请问可以自己百度地图查经纬度去设置吗
    HOW-40 | 请问该库iOS端的定位是使用原生自带的还是百度的地位
    HOW-40 | 高德坐标飘移
    HOW-40 | 高德拾点偏离
    HOW-40 | 返回的坐标系转为GPS
    HOW-41 HOW-34 MIS-45 | ios 版本上无法进入回调方法
    HOW-41 HOW-20 HOW-34 MIS-45 MIS-19 | ios监听定位没有回调回来
    HOW-41 | 使用AMapLocationKit SDK 功能前请设置隐私权政策是否弹窗告知用户
    HOW-41 HOW-20 HOW-34 | 我自己尝试用最新版的替换,折腾了一番随便编译成功能够运行,但是获取不到任何经纬度数据
    HOW-41 | 高德隐私合规升级: https://lbs.amap.com/news/sdkhgsy
    HOW-42 AUTH-002 | Check if precise location is enabled or not
    HOW-43 SET-004 AUTH-005 AUTH-004 MIS-47 | Authorisation change response from setting
    HOW-43 AUTH-004 AUTH-005 HOW-01 ERR-003 MIS-11 AUTH-008 | error block not entered when user presses do not \##
    allow on the message about getting user location the first time
    HOW-43 AUTH-005 AUTH-004 SET-004 MIS-47 | How to observe authorizationStatus change?
    HOW-43 AUTH-005 AUTH-004 AUTH-006 MIS-14 MIS-45 HOW-34 MIS-18 | I'm getting the error you print "No location \##
    authorization status set by delegate yet" in my SwiftUI view model using your LocationProvider.
    HOW-43 SET-004 AUTH-005 AUTH-004 MIS-47 | Location not being updated after 'late' authorization
    HOW-43 MIS-05 AUTH-005 AUTH-004 KEY-012 | myLocation marker is disappearing on iOS 13.1
    HOW-43 SET-004 AUTH-004 AUTH-005 MIS-47 | Please let me know how to get update location when user change \##
    permission from never to always or when in use in settings ?
    HOW-43 AUTH-004 AUTH-005 SET-004 | User location annotation view does not appear when location permission is \##
    re-granted
    HOW-43 | Avoid creating a new CLLocationManager every time
    HOW-44 HOW-34 | ios getCurrentPosition 没有位置信息
    HOW-44 | ios 定位后是无法获得adcode等相关信息么？
    HOW-44 CLE-08 CLE-02 | ios 定位无位置信息，仅经纬度
    HOW-44 | iOS 真机定位无法获取具体位置，只有经纬度
    HOW-44 HOW-35 | ios 经纬度偏僻会出现闪退问题
    HOW-44 | ios 逆地理 返回的是经纬度 不是需要的地址信息
    HOW-44 | ios一旦设置setLocatingWithReGeocode(true) getCurrentPosition就无法获取定位，按照网友的提示做如下操作也不行
    HOW-44 | ios使用amap_location进行连续定位，能获取到坐标获取不到具体位置
    HOW-44 HOW-35 | ios出现报错，苹果手机会闪退： -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: city)'
    HOW-44 | ios无法获取城市信息
    HOW-44 HOW-35 | ios没有needsAddress，ios没有逆地理信息。ios设置locatingWithReGeocode为true时是否可以返回逆地理信息，但是当我设置为true时程序闪退
    HOW-44 | iOS确实第一次永远获不到逆地理编码，而且设置setLocatingWithReGeocode(true);后，使用Geolocation.getCurrentPosition也永远获取不到逆地理编码
    HOW-44 | iOS设置locatingWithReGeocode后，总是报“逆地理错误”
    HOW-44 HOW-35 | 有客户反馈使用了APP某个定位功能，APP有很大的机率闪退。我叫他关闭了定位权限，再次使用这个功能。这个时候APP不会闪退。
    HOW-44 | 不支持逆地理编码吗？
    HOW-44 | 更新版本后,获取数据中还是没有地址信息
    HOW-44 | 感觉作者就没拿ios机测试过就发布了插件
    HOW-44 | iOS 定位只有经纬度
    HOW-44 | react-native 0.66.4 ios运行出现错误
    HOW-45 MIS-28 STORE-001 STORE-002 | 建议将定位权限和麦克风权限单独分出来
    HOW-45 STORE-001 | 选择相册中的拍照功能会询问定位权限，这个定位是干什么用的，能否关掉或者做成开关呢？
    HOW-46 DEL-063 | [iOS Dawarich] Tracking incorrect location when stationary/indoor (jumping points)
    HOW-46 DEL-060 DEL-063 MIS-31 MIS-22 | Erratic positions in recorded track
    HOW-46 DEL-060 DEL-063 | Location jumps to wrong position
    HOW-46 DEL-063 DEL-060 MIS-22 MIS-31 | 就是跑步的时候 有时候可能网络问题 会出现纠偏 有的点飞出去 偏移运动轨道 请问这是怎么解决的
    HOW-46 HOW-40 MIS-31 HOW-42 MIS-22 ACC-005 ACC-002 DEL-060 | 这定位精度确实有问题.
    HOW-46 | Not getting exact latitude longitude on ios device using watchPosition.
    HOW-46 MIS-22 DEL-060 | Eccentric location tracking
    HOW-46 MIS-46 | 当开启持续定位时， gps信号不好时，定位失败，开始使用模糊的单次定位也是失败的
    HOW-46 HOW-51 | iOS geolocation watchPosition Incorrect
    HOW-46 | Big problem with geocoded location
    HOW-46 | my location changed in the middle of the night (while I was sleeping)
    HOW-47 HOW-41 MIS-45 HOW-34 MIS-19 MIS-18 | iOS配置完启动后收不到回调
    HOW-47 HOW-41 HOW-34 | 在Ionic3中baidumap_location.getCurrentPosition 方法没作用根本就不进入回调函数
    HOW-47 | Geolocation使用问题
    HOW-47 | iOS总是报“还未完成鉴权，请在鉴权通过后重试”
    HOW-48 ERR-003 AUTH-005 AUTH-004 HOW-43 | [iOS] geolocation.watchPosition() method errorCallback function is \##
    NOT invoked if user denies location permission
    HOW-48 AUTH-005 AUTH-004 ERR-003 HOW-43 | iOS doesn't throw an Enxception when the permission on request is \##
    denied by user
    HOW-49 DEL-061 | Geolocation tracking too frequently
    HOW-49 DEL-061 | ios- location interval not working properly.
    HOW-49 DEL-061 | In ios while tracking the location it give few location coordinates after completing \##
    1.5 km . works fine in android
    HOW-49 DEL-061 | Set higher location interval on iOS
    HOW-49 DEL-061 | LocationRequest interval ignored on iOS
    HOW-49 DEL-061 | Movement faster that 50km/h seems not to be recognized
    HOW-49 DEL-061 | Increase trip log frequency
    HOW-50 | 有定位权限，也获取不到SSID
    HOW-51 DEL-063 | Speed returning 0 on ios
    HOW-51 DEL-063 | Samples app for ios always returns speed 0
    HOW-51 DEL-063 | iOS speed is always returned -1
    HOW-35 | Mapbox crashes randomly, normally in low gps areas or after hard closing app.
    HOW-50 | this plugin seems to be broken in IOS 13.0 beta (getCurrentSSID returns unknown)
    HOW-43 HOW-01 MIS-47 | Location services checkbox
    HOW-46 CLE-00 | 无法获取有效定位依据导致定位失败，一般是由于手机的原 因，处于飞行模式下一般会造成这种结果，可以试着重启手机
    HOW-49 | There is a way to define a large interval betwen captures in IOS?
    HOW-36 | Traccing turns off after iphone reboot
    HOW-44 | 逆地理编码的问题
    HOW-50 | SSID in ios always returns null
    HOW-49 | Getting location updates too frequently
    HOW-34 | Get exceptions on iOS
    HOW-44 | 逆地理错误
    HOW-34 HOW-44 | ionic5 定位失败
    HOW-49 | Frequency of updates
    HOW-34 HOW-37 HOW-49 | Callback is not triggered in iOS.
    HOW-34 MIS-46 | [iOS] "getLocation" not resolving
    HOW-30 HOW-33 MIS-10 | Not Receiving DidEnter and DidExit
    HOW-35 | Location manager randomly crashes on the latest version
    HOW-46 HOW-49 | Location offset on iOS
    HOW-27 MIS-46 | Location request timed out most of the time.
    HOW-46 | ios设备如果不打开wifi开关，定位偏移很多
    HOW-34 MIS-01 | location not work in ios
    HOW-50 | [wifi_iot] On iOS `isEnabled` always return false and `getSSID` always return null.
    HOW-50 | getSSID returns null on iOS 13+
    HOW-46 CLE-00 | ios定位问题
    HOW-35 | Crashes on iOS 13
    HOW-34 MIS-46 | await location.getLocation() some times getting null in iOS devices
    HOW-40 | 地图坐标系是wsg84吗，改了定位后高德地图有几百米偏差
    HOW-34 | calling getLocation causes MissingPluginException. IOS device. I tried flutter clean, flutter packages get, flutter run but its the same
    HOW-34 MIS-46 | iOS does not return location on first boot
    HOW-34 | navigator.geolocation.getCurrentPosition is undefined
    """##
}
