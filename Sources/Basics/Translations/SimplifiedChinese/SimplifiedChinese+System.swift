extension SimplifiedChinese {
  /// The texts that iPhones in Simplified Chinese show, each with its first version and source.
  ///
  /// The system tables are those of 10.2 to 12.2, 15.6.1 and 18.1; between and after them, the
  /// texts are carried forward. Up to iOS 15 the system uses 您, from iOS 16 on 你.
  static let system = #"""
    /* 7: dated test data */
    "“%@” Would Like To Use Your Current Location" = "“%@”想使用您当前的位置";
    /* 8: system table, of 10.2 and 10.3 */
    "Allow “%@” to access your location while you use the app?" = "允许“%@”在您使用该应用时访问您的位置吗？";
    "Allow “%@” to access your location even when you are not using the app?" = "允许“%@”在您并未使用该应用时访问您的位置吗？";
    /* 8: dated test data */
    "“%@” has been using your location in the background. Do you want to continue allowing this?" = "“%@”一直在后台使用您的位置。您要继续允许吗？";
    /* 11: system table, of 11.0 to 12.2 */
    "Allow “%@” to access your location while you are using the app?" = "允许“%@”在您使用该应用时访问您的位置吗？";
    "Allow “%@” to also access your location even when you are not using the app?" = "允许“%@”在您并未使用该应用时访问您的位置吗？";
    /* 11: dated test data */
    "Allow “%@” to access your location?" = "允许“%@”访问您的位置？";
    /* 13: dated test data */
    "Allow “%@” to also access your location even when you are not using the app?" = "允许“%@”在您并未使用该App时访问您的位置吗？";
    "“%@” has used your location once in the background over the past %@ days. Do you want to continue to allow background location use?" = "“%@”在过去%@天中已在后台使用了您的位置1次。您要继续允许后台位置使用吗？";
    /* 13: dated test data, of 13.2 */
    "“%@” has been using your location in the background over the past 3 days. Do you want to continue to allow background location use?" = "“%@”在过去3天中一直在后台使用您的位置。您要继续允许后台位置使用吗？";
    /* 13: inferred, from the form for once in 3 days */
    "“%@” has used your location once in the background over the past day. Do you want to continue to allow background location use?" = "“%@”在过去1天中已在后台使用了您的位置1次。您要继续允许后台位置使用吗？";
    "“%@” has used your location %@ times in the background over the past day. Do you want to continue to allow background location use?" = "“%@”在过去1天中已在后台使用了您的位置%@次。您要继续允许后台位置使用吗？";
    "“%@” has used your location %@ times in the background over the past %@ days. Do you want to continue to allow background location use?" = "“%1$@”在过去%3$@天中已在后台使用了您的位置%2$@次。您要继续允许后台位置使用吗？";
    /* 13.4: dated test data */
    "Allow “%@” to use your location?" = "允许“%@”使用您的位置？";
    "Allow “%@” to also use your location even when you are not using the app?" = "允许“%@”在您并未使用该App时使用您的位置吗？";
    /* 14: dated test data */
    "Allow “%@” to use your precise location once?" = "允许“%@”使用您的精确位置一次？";
    "Allow widgets from “%@” to use your location?" = "允许来自“%@”的小组件使用您的位置？";
    /* 14: inferred, from the table of 15.6.1 */
    "Widgets may use your location for up to 15 minutes after being viewed to stay up to date." = "小组件可在被查看后最多使用您的位置15分钟，以保持内容最新。";
    /* 15: system table, of 15.6.1 */
    "“%@” has been using your location in the background over the past 3 days. Do you want to continue to allow background location use?" = "“%@”在过去3天中一直在后台使用您的位置。您要继续允许后台位置使用吗？";
    "Turn On Location Services to Allow “%@” to Determine Your Location" = "打开“定位服务”来允许“%@”确定您的位置";
    "Widgets may use your location for up to 15 minutes after being viewed to stay up to date." = "小组件可在被查看后最多使用您的位置15分钟，以保持内容最新。";
    "Allow “%@” to use your location?" = "允许“%@”使用您的位置？";
    "Allow “%@” to use your approximate location?" = "允许“%@”使用您的大致位置？";
    "Allow “%@” to also use your location even when you are not using the app?" = "允许“%@”在您并未使用该App时使用您的位置吗？";
    "Allow “%@” to use your precise location once?" = "允许“%@”使用您的精确位置一次？";
    "Allow widgets from “%@” to use your location?" = "允许来自“%@”的小组件使用您的位置？";
    "“%@” can only access your location when you choose to share it" = "“%@”仅在您选择共享时才可访问您的位置";
    "“%@” can only access your approximate location when you choose to share it" = "“%@”仅在您选择共享时才可访问您的大致位置";
    "When you share your location with this app, a blue location indicator will appear in the status bar." = "当您与此App共享自己的位置时，蓝色的位置指示符将在状态栏出现。";
    /* 16: dated test data, of 16.0 */
    "Allow “%@” to use your location?" = "允许“%@”使用你的位置？";
    "Allow “%@” to also use your location even when you are not using the app?" = "允许“%@”在你并未使用该App时使用你的位置吗？";
    "Allow “%@” to use your precise location once?" = "允许“%@”使用你的精确位置一次？";
    "Allow widgets from “%@” to use your location?" = "允许来自“%@”的小组件使用你的位置？";
    /* 16: inferred, with 你 for 您 */
    "Allow “%@” to use your approximate location?" = "允许“%@”使用你的大致位置？";
    "“%@” can only access your location when you choose to share it" = "“%@”仅在你选择共享时才可访问你的位置";
    "“%@” can only access your approximate location when you choose to share it" = "“%@”仅在你选择共享时才可访问你的大致位置";
    "When you share your location with this app, a blue location indicator will appear in the status bar." = "当你与此App共享自己的位置时，蓝色的位置指示符将在状态栏出现。";
    "Widgets may use your location for up to 15 minutes after being viewed to stay up to date." = "小组件可在被查看后最多使用你的位置15分钟，以保持内容最新。";
    "“%@” has been using your location in the background over the past 3 days. Do you want to continue to allow background location use?" = "“%@”在过去3天中一直在后台使用你的位置。你要继续允许后台位置使用吗？";
    "“%@” has used your location once in the background over the past %@ days. Do you want to continue to allow background location use?" = "“%@”在过去%@天中已在后台使用了你的位置1次。你要继续允许后台位置使用吗？";
    "“%@” has used your location once in the background over the past day. Do you want to continue to allow background location use?" = "“%@”在过去1天中已在后台使用了你的位置1次。你要继续允许后台位置使用吗？";
    "“%@” has used your location %@ times in the background over the past day. Do you want to continue to allow background location use?" = "“%@”在过去1天中已在后台使用了你的位置%@次。你要继续允许后台位置使用吗？";
    "“%@” has used your location %@ times in the background over the past %@ days. Do you want to continue to allow background location use?" = "“%1$@”在过去%3$@天中已在后台使用了你的位置%2$@次。你要继续允许后台位置使用吗？";
    "Turn On Location Services to Allow “%@” to Determine Your Location" = "打开“定位服务”来允许“%@”确定你的位置";
    /* 7: inferred, from the table of 15.6.1 */
    "Turn On Location Services to Allow “%@” to Determine Your Location" = "打开“定位服务”来允许“%@”确定您的位置";
    /* 7: system table, of 10.2 and later */
    "Don’t Allow" = "不允许";
    "OK" = "好";
    "Allow" = "允许";
    "Cancel" = "取消";
    /* 7: inferred, from the table of 15.6.1 */
    "Settings" = "设置";
    /* 15: system table, of 15.6.1 */
    "Settings" = "设置";
    /* 11: system table, of 11.0 to 12.2 */
    "Only While Using the App" = "仅在使用应用期间";
    "Always Allow" = "始终允许";
    /* 8: reports, the word is in the system's tables */
    "Continue" = "继续";
    /* 13: dated test data, of 13.2 */
    "Allow While Using App" = "使用App时允许";
    "Allow Once" = "允许一次";
    /* 13: reports */
    "Keep Only While Using" = "保持仅使用期间";
    "Change to Always Allow" = "更改为始终允许";
    "Change to Only While Using" = "更改为仅使用期间";
    /* 14: inferred, from the table of 15.6.1 */
    "Allow While Using Until Tomorrow" = "使用期间允许直至明天";
    "Precise: On" = "精确位置：打开";
    "Precise: Off" = "精确位置：关闭";
    /* 15: system table, of 15.6.1 */
    "Keep Only While Using" = "保持仅使用期间";
    "Change to Always Allow" = "更改为始终允许";
    "Change to Only While Using" = "更改为仅使用期间";
    "Allow While Using Until Tomorrow" = "使用期间允许直至明天";
    "Precise: On" = "精确位置：打开";
    "Precise: Off" = "精确位置：关闭";
    "Not Now" = "以后";
    /* 7: inferred */
    "Off" = "关闭";
    "On" = "打开";
    "Privacy" = "隐私";
    /* 16: system table, of 18.1 */
    "Privacy & Security" = "隐私与安全性";
    /* 7: inferred, from the table of 18.1 */
    "Location Services" = "定位服务";
    /* 8: inferred, from the table of 18.1 */
    "Never" = "永不";
    "Always" = "始终";
    /* 8: reports */
    "While Using the App" = "使用应用期间";
    /* 13: inferred, from the table of 18.1 */
    "While Using the App" = "使用App期间";
    /* 13: reports */
    "Ask Next Time" = "下次询问";
    /* 15: inferred, from the table of 18.1 */
    "Ask Next Time Or When I Share" = "下次询问或在我共享时";
    /* 14: inferred, from the table of 18.1 */
    "Precise Location" = "精确位置";
    /* 18: system table, of 18.1 */
    "Location Services" = "定位服务";
    "Never" = "永不";
    "Always" = "始终";
    "While Using the App" = "使用App期间";
    "Ask Next Time Or When I Share" = "下次询问或在我共享时";
    "Precise Location" = "精确位置";
    """#
}
