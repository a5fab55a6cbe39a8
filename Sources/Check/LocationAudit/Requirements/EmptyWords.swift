import InfoPlistProblems

/// Words in usage descriptions that give no reason.
enum EmptyWords {
  /// Words about the request, of politeness, about general benefits, and of tests and placeholders.
  static let english: Set<String> = words(
    """
    a access accessing accurate always also am an and any app apple application apps are as ask asks at background be \
    because been both but can cannot cant closed correctly could current currently data description device devices do \
    does enable enabled even for foreground from full fully function functionality functions get gets give given gives \
    go geolocation gps grant granted has have here how i id if in information into ios is it its just keep keeps know \
    let lets like location locations may me must my need needed needs not obtain of ok on only open opened or order our out \
    perform permission permissions phone platform position positions precise properly purpose purposes reach reason \
    reasons request requested requests require required requires requiring run running runs service services shall \
    should so some something such take that the their then there these this those time times to upon us usage use used \
    user users uses using want wants was we were what when whenever where while who why will with without work working \
    works would yes you your yours yourself allow allowed allows allowing permit grants sure accept accepts agree approve \
    being constant constantly continuous continuously therefore thus select choose chosen might info retrieve retrieved \
    determine obtained main update updated updating
    """
  )
  .union(courtesies).union(benefits).union(trials)

  /// Words that address or describe the person.
  private static let courtesies: Set<String> = words(
    """
    buddy bro dear dude folks friend haz hello hey hi kindly lol mate pal please pls plz senpai sir sorry thank thanks \
    thx welcome world
    """)

  /// Words about benefits that every app claims.
  private static let benefits: Set<String> = words(
    """
    additional amazing awesome benefit benefits best better content context convenience convenient customize customized \
    deliver efficient enhance enhanced enhances enhancing enjoy experience experiences extra feature features find \
    general good great help helps improve improved improvement improvements improves improving make makes more offer \
    offers optimal optimize personalise personalised personalize personalized personalizing comfortable comfortably conveniently seamless seamlessly possible provide provided \
    provides providing quality relevant result results serve serves smooth smoother support supports useful various
    """)

  /// Words about a developer's own purposes: tests, demonstrations, placeholders.
  private static let trials: Set<String> = words(
    """
    asdf bla blah compatibility debug debugging demo demonstrate demonstration demos dev development example examples foo bar homework \
    ipsum learning lorem sample samples string study test testing tests text todo tutorial tbd xxx xyz
    """)

  /// Words that only repeat "use location" if no other word tells when.
  static let tracking: Set<String> = words(
    "monitor monitored monitoring track tracked tracker tracking tracks")

  /// Words that say when an app tracks.
  static let moments: Set<String> = words("background foreground")

  /// Words before an activity of the person.
  static let owners: Set<String> = words("your my for")

  /// Words about the app's activity, which mean the person's after a possessive: "your runs".
  static let activities: Set<String> = words("run runs running work working works study")

  /// Words that introduce the reason; an app's name after them is part of it.
  static let reasonOpenings: Set<String> = words("to for so because since when while")

  /// Texts that indicate placeholders and keys.
  static let placeholders = [
    "goes here", "text here", "message here", "reason here", "description here", "lorem ipsum",
    "usagedescription", "should describe", "usage description", "should never see",
  ]

  /// Verbs whose subject can hardly be anything but the app: a feature wants nothing.
  static let wanting: Set<String> = words(
    """
    wants möchte souhaite souhaiterait voudrait desea quiere desidera vorrebbe vuole deseja gostaria quer wil хочет
    """)

  /// Verbs whose subject may be the app or a feature of it, which would be the reason.
  static let needing: Set<String> = words(
    """
    needs requires require need requests would benötigt braucht erfordert nécessite requiert necesita requiere richiede requer necessita \
    precisa требует
    """)

  /// The words that the app's name may follow: "Allow Walks to …".
  static let allowing: Set<String> = words("allow permit")

  /// The words after the app's name at the beginning of a Chinese, Japanese or Korean text.
  static let eastAsianTopics =
    "需要 想 要 希望 请求 請求 は が には 는 은 에는 에서는 이 가 에서".split(separator: " ").map(String.init)

  /// The empty words of Chinese, Japanese and Korean, which have no spaces between words.
  ///
  /// The longest are first, so that no part of a longer one remains.
  static let eastAsian =
    """
    应用程序 應用程式 访问权限 存取權限 地理位置 位置信息 位置資訊 定位服务 定位服務 位置服务 位置服務 位置权限 位置權限 定位权限 定位權限 使用期间 使用期間 \
    更好的 用户体验 我们 我們 需要 您的 你的 应用 應用 访问 存取 获取 取得 使用 请求 請求 允许 允許 打开 打開 开启 開啟 启用 啟用 授权 授權 是否 位置 地理 \
    定位 权限 權限 信息 資訊 服务 服務 功能 始终 始終 期间 期間 当前 目前 后台 後台 背景 前台 本程序 程序 程式 软件 軟體 想要 才能 正常 用户 用戶 手机 \
    手機 地址 设备 裝置 同意 学习 學習 测试 測試 体验 體驗 提供 提升 改善 更好 优质 優質 谢谢 謝謝 请 請 您 你 我 的 在 本 时 時 来 來 为 為 了 给 給 测 測 app \
    跟踪 跟蹤 追踪 追蹤 收集 采集 採集 读取 讀取 希望 能够 能夠 可以 以便 用于 用於 用来 用來 得到 给予 給予 一直 持续 持續 所在 运行 運行 工作 \
    相关 相關 基本 必要 必须 必須 完整 更多 准确 準確 精准 精準 个性化 個性化 便利 方便 此应用 这个 這個 这款 該 该 此 让 讓 将 將 会 會 和 与 與 或 并 並 及 \
    以 便 到 所 仅 僅 只 \
    位置情報 使わせて ください 現在地 許可 必要 利用 アプリ バックグラウンド フォアグラウンド サービス アクセス デバイス ユーザー \
    お客様 追跡 取得 使用 提供 機能 端末 権限 設定 選択 快適 便利 改善 向上 体験 動作 正常 確認 常に 下さい お願い 願い 頂き 頂く 頂け 致します 場合 \
    させていただきます していただきます いただけます いただきます いただく しております おります しています いたします するために するため のために ために ため \
    できません できます ありません あります ません ます です する した して され させ こと あなた より よう から まで には では など この その \
    が を の は に へ と で も し ご お い く な か \
    과제에서 필요합니다 제공해주세요 제공해주세여 해주세요 해주세여 허용해 사용합니다 접근합니다 위치 정보 권한 접근 사용 필요 허용 동의 요청 어플 기능 이용 \
    제공 데이터 현재 항상 테스트 과제 서비스 사용자 합니다 주세요 주세여 에서 위해 하기 앱 을 를 이 가 은 는 의 에 \
    귀하의 귀하 저희 우리 추적할 추적 액세스 엑세스 부여 주십시오 주시기 바랍니다 확인 알아내기 파악 위한 위해서 하려면 하도록 있도록 있는 있습니다 됩니다 되는 \
    해야 입니다 설정 선택 원활한 원활히 작동 동작 실행 정상적인 정상적으로 편리한 더 나은 좋은 경험 최적 맞춤 반드시 백그라운드 포그라운드 동안 기기 단말 \
    으로 로 와 과 도 만 및 또는 그리고 수 중 할 해 때 시 하는
    """.split(separator: " ").map(String.init).sorted { ($1.count, $0) < ($0.count, $1) }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
