extension CodeVariant {
  /// The versions of plug-ins in whose own source or documentation the names of their lines were found, by the plug-in's
  /// name as ``place`` has it.
  package static let readVersions: KeyValuePairs<String, String> = [
    "geolocator": "14.0.3, with geolocator_apple 2.3.14",
    "permission_handler": "12.0.2",
    "Flutter location": "10.0.2",
    "amap_flutter_location": "3.0.0, its example",
    "flutter_bmflocation": "3.8.3, and Baidu's guide for it",
    "flutter_beacon": "0.5.1",
    "react-native-permissions": "5.6.0",
    "@react-native-community/geolocation": "3.3.0",
    "react-native-beacons-manager": "1.1.0",
    "background-geolocation": "5.2.0 for React Native, which still takes options without groups",
    "mauron85 background-geolocation": "0.6.3",
    "Capacitor": "8.2.0 of @capacitor/geolocation",
    "@capacitor-community/background-geolocation": "1.2.25",
    "cordova.plugins.diagnostic": "7.2.10",
    "cordova-plugin-geolocation": "5.0.1-dev",
    "cordova-plugin-ibeacon": "3.8.1",
  ]
}
