extension SourceKey {
  /// The keys in the order of the catalogue.
  package static let all: [SourceKey] = [
    SourceKey(
      key: "S000",
      meaning: "`000_54df83d3f2bc7b34.txt` (zh; iOS 8 – 14 beta; sections 二.1–二.7, 三, 四)"),
    SourceKey(
      key: "S001",
      meaning: "`001_9488401522135940.txt` (zh; iOS 14+; sections 1 once, 2 continuous)"),
    SourceKey(
      key: "S002",
      meaning: """
        `002_34ed5e172e3f35b6.txt` (Apple article "Requesting Always Authorization", iOS 11/12 era)
        """),
    SourceKey(
      key: "S003",
      meaning: "`003_b3c61d621cbd56fe.txt` (zh; prompt mechanism iOS 13–16; sections 二–七)"),
    SourceKey(
      key: "S004",
      meaning: "`004_4e56bdf853819619.txt` (zh, 2016; iOS 7–10 tables)"),
    SourceKey(
      key: "CL/x",
      meaning: "https://developer.apple.com/documentation/corelocation/x"),
    SourceKey(
      key: "PL/x",
      meaning: """
        https://developer.apple.com/documentation/bundleresources/information-property-list/x
        """),
    SourceKey(
      key: "ART-AUTH",
      meaning: "CL/requesting-authorization-to-use-location-services"),
    SourceKey(
      key: "ART-BG",
      meaning: "CL/handling-location-updates-in-the-background"),
    SourceKey(
      key: "ART-CONF",
      meaning: "CL/configuring-your-app-to-use-location-services"),
    SourceKey(
      key: "ART-SUSP",
      meaning: "CL/suspending-authorization-requests"),
    SourceKey(
      key: "ART-CHOOSE",
      meaning: """
        https://developer.apple.com/documentation/bundleresources/choosing-the-location-services-authorization-to-request
        """),
    SourceKey(
      key: "ART-PROT",
      meaning: """
        https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources
        """),
    SourceKey(
      key: "ART-WIDGET",
      meaning: """
        https://developer.apple.com/documentation/widgetkit/accessing-location-information-in-widgets
        """),
    SourceKey(
      key: "ART-CLIP",
      meaning: """
        https://developer.apple.com/documentation/appclip/confirming-a-person-s-physical-location
        """),
    SourceKey(
      key: "ART-REGION",
      meaning: "CL/monitoring-the-user-s-proximity-to-geographic-regions"),
    SourceKey(
      key: "DOC-RA",
      meaning: "CL/cllocationmanager/requestalwaysauthorization()"),
    SourceKey(
      key: "DOC-RW",
      meaning: "CL/cllocationmanager/requestwheninuseauthorization()"),
    SourceKey(
      key: "DOC-RT",
      meaning: """
        CL/cllocationmanager/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)
        """),
    SourceKey(
      key: "DOC-CB",
      meaning: "CL/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)"),
    SourceKey(
      key: "RN13.4",
      meaning: """
        iOS & iPadOS 13.4 release notes, Core Location item 57106235 \
        (https://developer.apple.com/documentation/ios-ipados-release-notes)
        """),
    SourceKey(
      key: "QA1965",
      meaning: "https://developer.apple.com/library/content/qa/qa1965/_index.html (2017-09-05)"),
    SourceKey(
      key: "QA1906",
      meaning: "https://developer.apple.com/library/content/qa/qa1906/_index.html"),
    SourceKey(
      key: "H7",
      meaning: """
        CLLocationManager.h, iOS 7-era (github.com/phracker/MacOSX-SDKs, MacOSX10.10.sdk)
        """),
    SourceKey(
      key: "H10",
      meaning: "same, iOS 10-era (MacOSX10.12.sdk)"),
    SourceKey(
      key: "H12",
      meaning: """
        iOS 12 headers (github.com/Jesperflodin1/iOS-12-Headers, CLLocationManager.h, CLError.h)
        """),
    SourceKey(
      key: "H13",
      meaning: "same as H7 repo, iOS 13-era (MacOSX10.15.sdk)"),
    SourceKey(
      key: "H15",
      meaning: """
        CLLocationManager.h with iOS 15 API (text index, repository not named by the index)
        """),
    SourceKey(
      key: "H17 / H18",
      meaning: """
        CLBackgroundActivitySession.h (github.com/xybp888/iOS-SDKs, iPhoneOS17.4.sdk); \
        CLServiceSession.h, CLMonitoringEvent.h, CLBackgroundActivitySession.h (iOS 18, text index)
        """),
    SourceKey(
      key: """
        W13-307, W14-706, W14-715, W15-714, W16-716, W17-713, W19-705, W19-708, W20-10660, W20-10676, \
        W21-10085, W21-10102, W22-10096, W23-10147, W23-10180, W24-10212
        """,
      meaning: "https://developer.apple.com/videos/play/wwdcYYYY/NNN/"),
    SourceKey(
      key: "F/nnn",
      meaning: "https://developer.apple.com/forums/thread/nnn"),
    SourceKey(
      key: "GH owner/repo#n",
      meaning: "https://github.com/owner/repo/issues/n (or /pull/n)"),
    SourceKey(
      key: "DA-ALERTS",
      meaning: """
        github.com/calabash/DeviceAgent.iOS, \
        `Server/Resources.xcassets/springboard-alerts/springboard-alerts-en.dataset/alerts.json` \
        (UI-test dataset of system alert titles; commits 2019-09-11, 2020-04-08 "Xcode 11.4", 2020-12-24 \
        "Xcode 12")
        """),
    SourceKey(
      key: "SIMUTILS",
      meaning: "github.com/wix/AppleSimulatorUtils `SetLocationPermission.m`"),
  ]
}
