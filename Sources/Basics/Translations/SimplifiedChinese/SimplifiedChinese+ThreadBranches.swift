extension SimplifiedChinese {
  /// Single cases from threads of plug-ins and tools.
  static let threadBranches = #"""
    "HOW-04.if2" = "background-geolocation 弹出提示，要用户去“设置”";
    "HOW-04.if2.do" = "这个提示是插件自己的，不是 iOS 的：权限和 locationAuthorizationRequest 要求的不一致时就会弹。“使用期间”够用，就把它设成 'WhenInUse'。想用自己的文案，就把 disableLocationAuthorizationAlert 设为 true；locationAuthorizationAlert 可以改提示里的文字。";
    "HOW-02.if2" = "已经允许“使用期间”，react-native-permissions 的 LOCATION_ALWAYS 却是 blocked";
    "HOW-02.if2.do" = "不要当成拒绝：有人报告，5.5.2 版在还没请求过“始终”时，check() 就返回 blocked，而 request(PERMISSIONS.IOS.LOCATION_ALWAYS) 仍然会弹窗。只请求一次，并自己记下已经请求过。";
    "MIS-46.if5" = "React Native 的 watchPosition() 在运行，getCurrentPosition() 总是超时";
    "MIS-46.if5.do" = "react-native-geolocation-service 的用户发现，在 iOS 上这两个会互相影响：直接用 watchPosition() 给的最新位置，或者先调用 clearWatch()。watchPosition() 没有动静时，给它传 distanceFilter: 0（HOW-49）。";
    "HOW-11.if3" = "只监控区域，箭头却一直在";
    "HOW-11.if3.do" = "监控区域期间显示空心箭头是正常的：插件作者解释说，区域靠基站和 Wi-Fi 判断，而不是 GPS。不再监控任何区域，箭头就会消失。一直是实心箭头或蓝色标识，就说明还开着位置更新或 CLBackgroundActivitySession。";
    "HOW-52.if2" = "Mac 上的命令行工具或 Python 脚本不弹窗，“设置”里也没有它";
    "HOW-52.if2.do" = "给 manager 设 delegate，调用 requestWhenInUseAuthorization()，并让 run loop 一直运行到 locationManagerDidChangeAuthorization(_:) 被调用：有个工具两样都缺，既不弹窗，列表里也没有它，这是作者自己查出来的。然后在“系统设置”、“隐私与安全性”、“定位服务”里打开它。";
    "HOW-34.if19" = "Xamarin 的 GeolocatorPlugin 在“使用期间”下，GetPositionAsync() 卡住或失败";
    "HOW-34.if19.do" = "按作者的说法，Info.plist 里只留 NSLocationWhenInUseUsageDescription：有“始终”的键和后台模式时，4.x 会请求“始终”，并为一个不会来的回答等大约 8 秒。也可以改用 .NET MAUI 的 Geolocation.GetLocationAsync()。";
    "MIS-09.if1" = "用的是 Shiny，只有“使用App期间”时得不到权限";
    "MIS-09.if1.do" = "只要 GpsRequest 里有 BackgroundMode（GpsRequest.Realtime(true) 就有），RequestAccess() 就请求“始终”，对它来说“使用App期间”不是 AccessState.Available。只在 App 打开时需要位置，就不要写 BackgroundMode；否则在“使用App期间”之后再请求“始终”。";
    "MIS-15.if1" = "删除 App 再安装之后才这样说";
    "MIS-15.if1.do" = "多数报告说权限会随 App 一起删除：状态是 .notDetermined，这不是拒绝。调用 requestWhenInUseAuthorization()（Expo：requestForegroundPermissionsAsync()），只有 .denied 之后才显示提示。";
    "HOW-35.if4" = "异常是 unrecognized selector，例如 locationManager:didUpdateToLocation:fromLocation:";
    "HOW-35.if4.do" = "模拟定位的代码调用了代理里没有的方法：有一个报告说是分类 CLLocationManager(Simulator)。去掉它，在模拟器里选一个地点（HOW-08）。";
    "HOW-40.if1" = "偏差有几公里，或者朝一个方向越走越大";
    "HOW-40.if1.do" = "这样的转换不会造成这种偏差：先看数据。它必须是 WGS-84，而且还没有转换过；然后只转换一次，转成地图用的坐标：高德用 GCJ-02，百度用 BD-09。";
    "HOW-55.if1" = "在中国大陆，改出来的位置偏了几百米";
    "HOW-55.if1.do" = "坐标多半取自国内的地图，是 GCJ-02 或 BD-09：给工具 WGS-84 的坐标（HOW-40）。";
    """#
}
