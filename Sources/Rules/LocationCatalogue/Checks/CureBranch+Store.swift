import LocationPolicy

extension CureBranch {
  /// Cases of App Review.
  static let store: [String: [CureBranch]] = [
    "MIS-29": [
      CureBranch(
        sign: "the mail asks for information or a video of the background feature (guideline 2.1)",
        asks: [
          "Guideline 2.1 information needed background location",
          "App Review wants a video of background location", "审核 2.1 需要 视频 后台 定位",
        ],
        step: """
          It is no rejection of the mode yet. Record on a device how the feature is started, how location is allowed and \
          how it goes on in the background; in App Store Connect put a link to the video into App Review Information, \
          Notes, and answer the message. Without such a feature, remove location from UIBackgroundModes.
          """,
        facts: [.store006],
        sources: [
          .page("Guideline 2.1, a video of background location", "http://www.coguo.com/1753102855.html")
        ]),
      CureBranch(
        sign: "the reviewers found no feature, or only the tracking of employees",
        asks: ["reviewer cannot find the background location feature", "审核 找不到 后台 定位 功能"],
        step: """
          Say in App Review Information, Notes, where the feature is and how to start it. Tracking of employees alone did \
          not count in one review: name what the person who is tracked gets from it.
          """, facts: [.store006]),
    ],
    "MIS-26": [
      CureBranch(
        sign: "the mail names guideline 5.1.5, Location Services", asks: ["rejected for 5.1.5", "5.1.5 被拒"],
        step: """
          It is the same: say in NSLocationWhenInUseUsageDescription, with an example, what the location is for.
          """, facts: [.store007]),
      CureBranch(
        sign: "the mail names 5.1.1(iv), a screen before the prompt or a way to Settings",
        asks: ["5.1.1(iv) rejection", "5.1.1(iv) 被拒"],
        step: "Then it is not the text, but what the app shows around the prompt (HOW-03).",
        facts: [.store008]),
    ],
    "MIS-28": [
      CureBranch(
        sign: "the app uses no location at all",
        asks: ["my app doesn't need location but Apple asks for a purpose string", "App 不 使用 定位 却 收到 邮件"],
        step: """
          A library refers to it, and the scan can't tell whether it is called: add NSLocationWhenInUseUsageDescription, \
          which shows no prompt by itself, or remove the code; some libraries have a condition for that (HOW-04, MIS-56).
          """, facts: [.store001, .store002])
    ],
  ]
}
