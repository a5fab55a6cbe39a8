extension SimplifiedChinese {
  /// The words of the handbook; what it says of rules, symptoms and facts is English.
  static let handbook = #"""
    "What it says" = "内容";
    "Rule" = "规则";
    "Releases" = "各个版本";
    "What happens on iOS %@" = "iOS %@ 上会发生什么";
    "All %@ rules" = "全部 %@ 条规则";
    "As on iOS %@." = "与 iOS %@ 相同。";
    "What is not as on iOS %@:" = "与 iOS %@ 的不同：";
    "Symptoms" = "症状";
    "Cause" = "原因";
    "Fix" = "解决办法";
    "Sources: " = "来源：";
    "none; it follows from reasoning" = "无；由推理得出";
    "What happens on iOS, when an app wants the location" = "App 要用位置时，iOS 上会发生什么";
    "Every release with what it changes, what goes wrong, and the facts with their sources. Nothing leaves this page." = "每个版本的变化、常见症状，以及有出处的事实。规则、症状和事实的内容是英文。数据不会离开本页。";
    "Search" = "搜索";
    "%@ found" = "找到 %@ 条";
    """#
}
