extension CodeExample {
  /// Plug-ins of other frameworks, and how apps are opened.
  static let plugins: [String: CodeExample] = [
    "HOW-21": CodeExample(
      .privacyManifest,
      """
      <key>NSPrivacyCollectedDataTypes</key>
      <array>
        <dict>
          <key>NSPrivacyCollectedDataType</key>
          <string>NSPrivacyCollectedDataTypePreciseLocation</string>
          <key>NSPrivacyCollectedDataTypeLinked</key>
          <false/>
          <key>NSPrivacyCollectedDataTypeTracking</key>
          <false/>
          <key>NSPrivacyCollectedDataTypePurposes</key>
          <array>
            <string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string>
          </array>
        </dict>
      </array>
      """),
    "HOW-22": CodeExample(
      .json,
      """
      {
        "expo": {
          "plugins": [
            ["expo-location", {
              "locationWhenInUsePermission": "Shows where you are on the map.",
              "locationAlwaysAndWhenInUsePermission": "Records your run while the phone is locked."
            }]
          ]
        }
      }
      """),
    "HOW-23": CodeExample(
      .dart,
      """
      // One request at a time for all who ask, however often they are built:
      Future<LocationPermission>? asking;

      Future<LocationPermission> ask() =>
          asking ??= Geolocator.requestPermission().whenComplete(() => asking = null);

      Future<Position?> locate() async {
        final granted = await ask();
        if (granted == LocationPermission.denied || granted == LocationPermission.deniedForever) return null;
        return Geolocator.getCurrentPosition();
      }
      """),
    "HOW-24": CodeExample(
      .ruby, "setup_permissions(['LocationWhenInUse', 'LocationAlways', 'LocationAccuracy'])"),
    "HOW-25": CodeExample(
      .json,
      """
      {
        "expo": {
          "ios": { "infoPlist": { "UIBackgroundModes": ["location"] } }
        }
      }
      """),
    "HOW-26": CodeExample(
      .javaScript,
      """
      try {
        const { coords } = await Geolocation.getCurrentPosition();
        showPlace(coords);
      } catch ({ code }) {
        if (code === "OS-PLUG-GLOC-0003") offerSettings();
        else if (code === "OS-PLUG-GLOC-0007") askForLocationServices();
        else if (code === "OS-PLUG-GLOC-0002") tryAgainLater();
      }
      """),
    "HOW-27": CodeExample(
      .javaScript,
      """
      Geolocation.setRNConfiguration({ skipPermissionRequests: false, authorizationLevel: "whenInUse" });
      Geolocation.getCurrentPosition(showPlace, ({ code }) => {
        if (code === 1) offerSettings();  // a button that calls Linking.openSettings(); not by itself (5.1.1(iv))
        else if (code === 3) tryAgainLater();
      }, { timeout: 30000, maximumAge: 60000, enableHighAccuracy: false });
      """),
    "HOW-28": CodeExample(
      .members,
      """
      @MainActor func settingsTapped() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
      }
      """),
    "HOW-29": CodeExample(
      .members,
      """
      private var opened: URL?

      // From onOpenURL, or from scene(_:openURLContexts:):
      func isOpened(by url: URL) { opened = url }

      // From sceneDidBecomeActive(_:), and when the scene phase becomes active:
      func didBecomeActive() {
        guard opened != nil else { return }
        if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
        startIfAllowed()
      }

      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { startIfAllowed() }

      private func startIfAllowed() {
        let isAllowed = [.authorizedWhenInUse, .authorizedAlways].contains(manager.authorizationStatus)
        if opened != nil, isAllowed { manager.startUpdatingLocation() }
      }
      """),
    "HOW-45": CodeExample(
      .ruby,
      """
      # One of them, instead of the pod without the slash:
      pod 'TZImagePickerController/Basic'
      pod 'HXPhotoPicker/NoLocation'
      """),
  ]
}
