extension Citation {
  static let geolocatorHandler = code(
    of: "geolocator_apple 2.3.14", in: geolocatorRepository,
    "geolocator_apple/darwin/geolocator_apple/Sources/geolocator_apple/Handlers/GeolocationHandler.m")
  static let geolocatorStream = code(
    of: "geolocator_apple 2.3.14", in: geolocatorRepository,
    "geolocator_apple/darwin/geolocator_apple/Sources/geolocator_apple/Handlers/PositionStreamHandler.m")
  static let geolocatorAccuracy = code(
    of: "geolocator_apple 2.3.14", in: geolocatorRepository,
    "geolocator_apple/darwin/geolocator_apple/Sources/geolocator_apple/Utils/LocationAccuracyMapper.m")
  static let geolocatorPermission = code(
    of: "geolocator_apple 2.3.14", in: geolocatorRepository,
    "geolocator_apple/darwin/geolocator_apple/Sources/geolocator_apple/Handlers/PermissionHandler.m")
  static let geolocatorSettings = code(
    of: "geolocator_apple 2.3.14", in: geolocatorRepository,
    "geolocator_apple/lib/src/types/apple_settings.dart")
  static let geolocatorScript = code(
    of: "geolocator_apple 2.3.14", in: geolocatorRepository, "geolocator_apple/lib/src/geolocator_apple.dart")
  static let geolocatorPage = code(
    of: "geolocator", in: geolocatorRepository, "geolocator/README.md")
  static let flutterLocationPlugin = code(
    of: "location 10.0.2", in: flutterLocationRepository,
    "packages/location/darwin/location/Sources/location/LocationPlugin.swift")
  static let flutterLocationPage = code(
    of: "location 10.0.2", in: flutterLocationRepository, "packages/location/README.md")
  static let flutterLocationChanges = code(
    of: "location 10.0.2", in: flutterLocationRepository, "packages/location/CHANGELOG.md")
  static let flutterLocationPause = code(
    of: "location 10.0.2", in: flutterLocationRepository, "packages/location/lib/location.dart")
  static let permissionHandlerCode = code(
    of: "permission_handler_apple 9.4.8",
    in: "Baseflow/flutter-permission-handler/blob/adaa8116993f14cf2623baf4e4b8d5a7c498ec5b",
    """
    permission_handler_apple/ios/permission_handler_apple/Sources/permission_handler_apple/strategies/\
    LocationPermissionStrategy.m
    """)
  static let transistorsoftConfig = code(
    of: "react-native-background-geolocation 5.2.0", in: transistorsoftRepository,
    "src/declarations/interfaces/Config.d.ts")
  static let transistorsoftPosition = code(
    of: "react-native-background-geolocation 5.2.0", in: transistorsoftRepository,
    "src/declarations/interfaces/CurrentPositionRequest.d.ts")
  static let transistorsoftPage = code(
    of: "react-native-background-geolocation 5.2.0", in: transistorsoftRepository,
    "src/declarations/interfaces/ProviderChangeEvent.d.ts")
  static let backgroundLocatorPlugin = code(
    of: "background_locator_2 2.0.6", in: backgroundLocatorRepository, "ios/Classes/BackgroundLocatorPlugin.m"
  )
  static let backgroundLocatorSettings = code(
    of: "background_locator_2 2.0.6", in: backgroundLocatorRepository, "lib/settings/ios_settings.dart")
  static let backgroundLocatorPage = code(
    of: "background_locator_2 2.0.6", in: backgroundLocatorRepository, "README.md")
  static let flLocationProvider = code(
    of: "fl_location 5.0.0", in: flLocationRepository,
    "fl_location/ios/Classes/service/LocationDataProvider.swift")
  static let flLocationHandler = code(
    of: "fl_location 5.0.0", in: flLocationRepository,
    "fl_location/ios/Classes/service/LocationDataProviderManager.swift")
  static let flLocationPermission = code(
    of: "fl_location 5.0.0", in: flLocationRepository,
    "fl_location/ios/Classes/service/LocationPermissionManager.swift")
  static let communityGeolocationCode = code(
    of: "@react-native-community/geolocation 3.3.0", in: communityGeolocationRepository,
    "ios/RNCGeolocation.mm")
  static let communityGeolocationScript = code(
    of: "@react-native-community/geolocation 3.3.0", in: communityGeolocationRepository,
    "js/implementation.native.ts")
  static let geolocationServiceOptions = code(
    of: "react-native-geolocation-service 5.3.1", in: geolocationServiceRepository,
    "ios/LocationOptions.swift")
  static let geolocationServiceProvider = code(
    of: "react-native-geolocation-service 5.3.1", in: geolocationServiceRepository,
    "ios/LocationProvider.swift")
  static let geolocationServiceCode = code(
    of: "react-native-geolocation-service 5.3.1", in: geolocationServiceRepository,
    "ios/RNFusedLocation.swift")
  static let reactNativePermissionsCode = code(
    of: "react-native-permissions 5.6.0", in: reactNativePermissionsRepository,
    "ios/LocationAlways/RNPermissionHandlerLocationAlways.mm")
  static let reactNativePermissionsPage = code(
    of: "react-native-permissions 5.6.0", in: reactNativePermissionsRepository, "README.md")
  static let expoTask = code(
    of: "expo-location", in: "expo/expo/blob/35d894a3aa80ce71aeec56e03c791805aef875f0",
    "packages/expo-location/ios/TaskConsumers/EXLocationTaskConsumer.m")
  static let expoProvider = code(
    of: "expo-location", in: "expo/expo/blob/c9ed6ec3f884e91a5e9548a673ff5d958a5b37e2",
    "packages/expo-location/ios/Providers/BaseLocationProvider.swift")
  static let expoRequester = code(
    of: "expo-location", in: "expo/expo/blob/3f8a5008c1ac7e6fc5fa4d89c790500b0143fafc",
    "packages/expo-location/ios/Providers/LocationRequester.swift")
  static let expoPermission = code(
    of: "expo-location", in: "expo/expo/blob/049c0489b1d4fc375b67c5a4b04e30a637cc8454",
    "packages/expo-location/ios/Requesters/EXBackgroundLocationPermissionRequester.m")
  static let expoNext = page(
    "Expo Location (next)", "https://docs.expo.dev/versions/v58.0.0/sdk/location-next/")
  static let capacitorPlugin = code(
    of: "@capacitor/geolocation", in: capacitorRepository,
    "ios/Sources/GeolocationPlugin/GeolocationPlugin.swift")
  static let capacitorChanges = code(of: "@capacitor/geolocation", in: capacitorRepository, "CHANGELOG.md")
  static let capacitorLibrary = code(
    of: capacitorLibraryName, in: capacitorLibraryRepository,
    "IONGeolocationLib/Publishers/IONGLOCManagerWrapper.swift")
  static let capacitorTimeout = code(
    of: capacitorLibraryName, in: capacitorLibraryRepository,
    "IONGeolocationLib/IONGLOCRequestOptionsModel.swift")
  static let capacitorBackgroundCode = code(
    of: "@capacitor-community/background-geolocation 1.2.25", in: capacitorBackgroundRepository,
    "ios/Plugin/Plugin.swift")
  static let capacitorBackgroundPage = code(
    of: "@capacitor-community/background-geolocation 1.2.25", in: capacitorBackgroundRepository, "README.md")
  static let cordovaCode = code(
    of: "cordova-plugin-geolocation 5.0.1-dev", in: cordovaRepository, "src/ios/CDVLocation.m")
  static let cordovaScript = code(
    of: "cordova-plugin-geolocation 5.0.1-dev", in: cordovaRepository, "www/geolocation.js")

  private static let geolocatorRepository =
    "Baseflow/flutter-geolocator/blob/6eb56a65c7e6b9f3ec45b141a72e4ea446bd9c8a"
  private static let flutterLocationRepository =
    "Lyokone/flutterlocation/blob/31a8aa08095dda0437ef038fbcbbab5cb6035493"
  private static let transistorsoftRepository =
    "transistorsoft/react-native-background-geolocation/blob/f50a1c1bc0ec75f1bb24b899ee515e80e00a6480"
  private static let backgroundLocatorRepository =
    "Yukams/background_locator_fixed/blob/30817f21d6d0a96c5f866cceed34e14ff2770c72"
  private static let flLocationRepository =
    "Dev-hwang/flutter_location/blob/7135f04e342bf523913e04fe41c81007549fe3b0"
  private static let communityGeolocationRepository =
    "michalchudziak/react-native-geolocation/blob/17b38b4b76fd7ef209644a8c73177a8b069b7d4a"
  private static let geolocationServiceRepository =
    "Agontuk/react-native-geolocation-service/blob/87448a0ab8c9bcc6c2ab0cc8b2db019ae5b400fd"
  private static let reactNativePermissionsRepository =
    "zoontek/react-native-permissions/blob/bd5e694349e1e583e06bc5b152ebfa26273d033f"
  private static let capacitorRepository =
    "ionic-team/capacitor-geolocation/blob/c9c4c8446efb1dacd71eaab2e9d52844ee5df020"
  private static let capacitorLibraryName = "ion-ios-geolocation, which @capacitor/geolocation uses,"
  private static let capacitorLibraryRepository =
    "ionic-team/ion-ios-geolocation/blob/db363927d3a954e3ea24d2e72b6e9814769a84be"
  private static let capacitorBackgroundRepository =
    "capacitor-community/background-geolocation/blob/f6f8de791340493af5f5457f33400a6c4d5121ab"
  private static let cordovaRepository =
    "apache/cordova-plugin-geolocation/blob/882fbcc008ea86a9f88fe1a9791c0e4e91adf52a"

  /// Cites a file of a plug-in, as it was in one version.
  private static func code(of plugIn: String, in repository: String, _ path: String) -> Citation {
    let name = path.split(separator: "/").last ?? ""
    return .page("\(name) of \(plugIn)", "https://github.com/\(repository)/\(path)")
  }
}
