extension SimplifiedChinese {
  /// Cases of simulated places, of what plug-ins say, and of what a device measures, by the identifiers of their entries.
  static let toolBranches = #"""
    "HOW-08.if4" = "UI 测试要在指定的位置运行";
    "HOW-08.if4.do" = "iOS 16.4 及以上，在 app.launch() 之前写 XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 52.52, longitude: 13.4))。也可以在测试计划（Test Plan）的配置里选 Simulated Location；脚本里用 xcrun simctl location booted set 52.52,13.40 设置模拟器的位置。";
    "HOW-08.if5" = "工具修改了 iPhone 的位置，几分钟后又变回真实位置";
    "HOW-08.if5.do" = "GeoPort 的作者说，iOS 18 有意这样设计，任何工具都阻止不了。他的办法是设好位置后马上关掉开发者模式；测试自己的 App 时，让 Xcode 在调试期间模拟位置。";
    "HOW-08.if6" = "工具提示不支持这个 iOS 版本";
    "HOW-08.if6.do" = "iOS 17 改变了开发工具连接设备的方式，旧工具无法再修改位置：换用已经支持的工具，例如 pymobiledevice3 或 GeoPort。iOS 16 及更早的系统，把对应版本的开发者镜像放进工具的 DeveloperImages 文件夹。";
    "HOW-34.if16" = "Expo 提示 Cannot obtain current location";
    "HOW-34.if16.do" = "那一刻 iOS 没有位置，单次请求以错误结束。捕获它，先显示 await Location.getLastKnownPositionAsync() 的结果，再重试或改用 watchPositionAsync()；在模拟器里先选 Features、Location（HOW-08）。";
    "HOW-34.if17" = "React Native 里 navigator.geolocation 是 undefined";
    "HOW-34.if17.do" = "React Native 本身已经没有 geolocation：安装 @react-native-community/geolocation，运行 pod install，重新构建，从中导入 Geolocation。如果有库还在用旧名称，在 App.js 顶部写 navigator.geolocation = require('@react-native-community/geolocation')。";
    "HOW-34.if18" = "Flutter 的 location 调用 getLocation() 后一直不返回";
    "HOW-34.if18.do" = "这个插件不会把失败传出来，所以被拒绝或没有位置时会一直等：先 await requestPermission()，结果是 granted 或 grantedLimited 才继续，并写 getLocation().timeout(const Duration(seconds: 15))。在模拟器里先选一个位置（HOW-08）。";
    "MIS-05.if8" = "Expo 提示 Location permission is required to do this operation";
    "MIS-05.if8.do" = "Expo 取位置的函数自己不会请求授权：先 await Location.requestForegroundPermissionsAsync()，status 是 granted 才继续。";
    "HOW-49.if4" = "geolocator 的 distanceFilter 不起作用";
    "HOW-49.if4.do" = "两者共用一个 CLLocationManager 时，调用 getCurrentPosition() 会把正在运行的流的过滤器改回没有：把 geolocator_apple 升级到 2.3.8 或更高，或者直接用流里的位置，不要同时调用 getCurrentPosition()。";
    "HOW-35.if3" = "崩溃发生在 Mapbox 自己的定位管理器里";
    "HOW-35.if3.do" = "对启动时随机崩溃的报告，Mapbox 用旧版 iOS SDK 的 4.4.1 作了修复：升级 SDK；如果 Podfile 或 Package.resolved 里还是 Mapbox 4.x，就换到当前的大版本。";
    "HOW-47.if2" = "百度的 Cordova 插件在 iOS 上没有任何回调";
    "HOW-47.if2.do" = "它需要百度控制台里 iOS 的 AK，用了 Android 的 AK 就没有任何回调：移除插件，用 iOS 的 AK 重新安装，config.xml 里也会更新。要等 deviceready 之后再调用。";
    "HOW-50.if1" = "@react-native-community/netinfo 没有 ssid";
    "HOW-50.if1.do" = "它在 iOS 上默认不读取：启动时调用 NetInfo.configure({shouldFetchWiFiSSID: true})。Entitlement 和定位权限同样需要。";
    "HOW-50.if2" = "用 Flutter 或 Capacitor 的插件读取名称，例如 network_info_plus 或 wifi_iot";
    "HOW-50.if2.do" = "这类插件只负责读取：在 Xcode 里为 target 勾选 Access WiFi Information，自己请求“使用App期间”（例如用 permission_handler，或 @capacitor/geolocation 的 requestPermissions()），得到回答之后再读。";
    "HOW-24.if3" = "错误是 Invalid ios permission \"location\"，Must be one of";
    "HOW-24.if3.do" = "从版本 2 起，权限的名称是常量：import {request, PERMISSIONS} from 'react-native-permissions'，然后调用 request(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE)。";
    "HOW-27.if6" = "code 是 3，或者请求超时";
    "HOW-27.if6.do" = "超时是你自己的选项，而 iOS 取得最好的精度要十秒或更久：传入 {enableHighAccuracy: false, timeout: 20000, maximumAge: 60000}。在模拟器里先选一个位置（HOW-08）。";
    "HOW-07.if2" = "设备横过来之后方向就不对";
    "HOW-07.if2.do" = "headingOrientation 是 .portrait 时，方向从设备顶端算起：界面旋转时，在调用 startUpdatingHeading() 的 manager 上设置它。它的 .landscapeLeft 指设备（顶端朝左），也就是 UIInterfaceOrientation 的 .landscapeRight。";
    "HOW-07.if3" = "手机竖着拿，例如拍照或增强现实";
    "HOW-07.if3.do" = "指南针以设备顶端为指针，这时它指向天空。改用 CMMotionManager 的 startDeviceMotionUpdates(using: .xTrueNorthZVertical)，从 CMDeviceMotion 的 attitude 里取方向。";
    "HOW-46.if2" = "关掉 Wi-Fi 之后位置差很多";
    "HOW-46.if2.do" = "iOS 也靠周围的 Wi-Fi 网络定位，不必加入：请用户打开 Wi-Fi，并丢掉 horizontalAccuracy 大于功能所能接受的位置。";
    "HOW-05.if3" = "能测距到信标，却没有进入或离开的通知";
    "HOW-05.if3.do" = "只有越过边界才报告进入，手机已经在区域里时不会有：在 locationManager(_:didStartMonitoringFor:) 里调用 requestState(for:)（HOW-30）。在真机上试，模拟器没有信标；要有“始终”，蓝牙也要打开。";
    "MIS-07.if14" = "高德的 React Native 插件进入后台后回调就停";
    "MIS-07.if14.do" = "除了在 Background Modes 里勾选 Location updates，还要在 App 打开着的时候、start() 之前调用 AMapGeolocation.setAllowsBackgroundLocationUpdates(true)：报告的人漏掉的正是这一句。";
    "HOW-44.if3" = "react-native-amap-geolocation 第一次没有地址，之后才有";
    "HOW-44.if3.do" = "init() 只在启动时调用一次，不要每次定位都调用；用 iOS 的 Key，不要用 Web 服务的 Key；之后再调用 setLocatingWithReGeocode(true)。作者说单次调用不一定有地址：用 watchPosition() 等到有地址为止，再 clearWatch()。";
    "HOW-44.if4" = "位置在中国之外，例如模拟器的默认位置";
    "HOW-44.if4.do" = "react-native-amap-geolocation 的作者说，高德不查询国外的地址，而模拟器默认就在国外：用 Features、Location、Custom Location 设一个国内的位置；国外的地址用 CLGeocoder 查询。";
    "MIS-50.if1" = "地理围栏在城里正常，在郊外或关掉 Wi-Fi 时不正常";
    "MIS-50.if1.do" = "区域靠 Wi-Fi 网络和基站判断，background-geolocation 的作者说，没有这些的地方不可靠。请用户打开 Wi-Fi，加大半径；必须准确时，自己比较 startUpdatingLocation() 的位置。";
    """#
}
