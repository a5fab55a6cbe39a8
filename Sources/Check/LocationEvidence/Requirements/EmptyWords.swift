import InfoPlistProblems

/// Words in usage descriptions that give no reason.
enum EmptyWords {
  /// Words about the request, of politeness, about general benefits, and of tests and placeholders.
  static let english: Set<String> = words(
    """
    a able about accept accepts access accessed accesses accessing accuracy accurate activate activated \
    activates activating active actual actually after again agree agreed agreeing all allow allowed allowing \
    allows along also always am an and another any anything anytime anyway api app apple application \
    approval approve approximate approximately apps are arent as ask asks at authorisation authorise \
    authorised authorization authorize authorized authorizing background based basic be because been before \
    begin being between both but by can cannot cant capabilities capability certain choose chosen click \
    closed collect collected collecting confirm confirmation confirmed consent constant constantly continue \
    continuous continuously coordinates core correct correctly could couldnt current currently data \
    description detail details detect detected detecting detects determine device devices dialog didnt do \
    does doesnt doing done dont due during each either else enable enabled essential even ever every \
    everything exact exactly expect fetch fetched fetches fetching few fine first for foreground from full \
    fully function functional functionalities functionality functions further future gadget gather gathered \
    gathering gathers geographic geographical geographically geolocation get gets give given gives go goes \
    going got gotta gps grant granted grants hadnt has hasnt have havent having he hence her here hers \
    herself him himself his hit how i id identify if im important in including info information into ios \
    ipad iphone is isnt it its itself ive just keep keeps know latitude let lets like locate located locates \
    locating location locations longitude made main mandatory many may me might mode most much must mustnt \
    my myself necessary necessity need needed needs never new next nor not nothing notice now obtain \
    obtained of off ok okay old older on once one only onto open opened operate operates operating operation \
    operational or order otherwise our ours ourselves out over own part per perform permission permissions \
    permit permitted permitting phone platform popup position positions precise press proceed prompt \
    properly purpose purposes reach real reason reasons request requested requests require required requires \
    requiring retrieve retrieved run running runs said sake same screen select service services setting \
    settings several shall she should shouldnt smartphone so software some something started still such sure \
    switch switched system take tap than that thats the their theirs them themselves then there therefore \
    theres these they theyre theyve thing things this those through throughout thus time times to too tool \
    turn turned turning under unless until up update updated updating upon us usage use used user users uses \
    using utilise utilize utilizes very via want wants was wasnt we well were werent weve what whatever when \
    whenever where whereabouts whereas wherever whether which whichever while who whole whose why will wish \
    wishes with within without wont work working works would wouldnt yes yet you youd youll your youre yours \
    yourself yourselves youve
    """
  )
  .union(courtesies).union(benefits).union(trials)

  /// Words that address or describe the person.
  private static let courtesies: Set<String> = words(
    """
    buddy bro dear dude folks friend haz hello hey hi kindly lol mate pal please pls plz senpai sir sorry \
    thank thanks thx welcome world
    """)

  /// Words about benefits that every app claims.
  private static let benefits: Set<String> = words(
    """
    additional advantage advantages amazing aspects available awesome benefit benefits best better \
    comfortable comfortably complete completely content context convenience convenient conveniently \
    customize customized deliver designed easier easily easy effective effectively efficient efficiently \
    effortless effortlessly enables enhance enhanced enhances enhancing enjoy enjoyable ensure ensures \
    ensuring entire everyone excellent expected experience experiences extra fast faster feature features \
    find flawless flawlessly fun general good great greater greatest guarantee guarantees help helps ideal \
    ideally improve improved improvement improvements improves improving intended kind make makes maximise \
    maximize maximum meant more normal normally offer offers optimal optimize overall perfect perfectly \
    performance personalise personalised personalize personalized personalizing pleasant portion possible \
    proper provide provided provides providing quality quick quicker quickly relevant reliable reliably \
    relies rely result results rich richer satisfaction seamless seamlessly serve serves simple simply \
    smooth smoother stuff superior support supports type ultimate unlock unlocks usability usable useful \
    variety various way ways
    """)

  /// Words about a developer's own purposes: tests, demonstrations, placeholders.
  private static let trials: Set<String> = words(
    """
    asdf bla blah compatibility debug debugging demo demonstrate demonstration demos dev development edit example \
    examples foo bar homework ipsum learning lorem sample samples string study test testing tests text todo \
    tutorial tbd xxx xyz
    """)

  /// Words that only repeat "use location" if no other word tells when.
  static let tracking: Set<String> = words(
    "monitor monitored monitoring range ranging track tracked tracker tracking tracks")

  /// Words of every request, which are recognized with one wrong letter though others of their length aren't.
  static let requestWords = [
    "access", "application", "authorization", "background", "current", "device", "location", "locations",
    "permission",
    "position", "request", "require", "required", "requires", "services", "tracking",
  ]

  /// Beginnings of words about a location that tracking is about.
  static let located = ["location", "position", "gps", "geoloc"]

  /// Words about passing data on, which give no reason in a sentence that denies it.
  static let passingOn = [
    "share", "sharing", "sell", "sold", "disclose", "third part", "共享", "泄露", "第三方", "シェア", "共有", "第三者", "공유",
  ]

  /// Words that deny.
  static let denials = ["not", "never", "don't", "won't", "不", "ません", "않"]

  /// Words that say when an app tracks.
  static let moments: Set<String> = words("background foreground")

  /// What a text that speaks of itself calls the app: "This gadget needs …", with any noun.
  static let demonstratives: Set<String> = words(
    "this diese dieser dieses cette ce cet esta este questa questo essa esse")

  /// Words that say whose location it is: "the location of your vehicle".
  static let possessives: Set<String> = words(
    "your ihr ihres ihrer dein deines deiner votre vos ta ton tu tus su sus tua tuo tue seu sua suo vostro vostra teu"
  )

  /// Verbs after which whose location it is does say something: "find your friend's location".
  static let finding: Set<String> = words("find finds finding encontrar encuentra trova trovi")

  /// What an app may find that a person has lost.
  static let devices: Set<String> = words("device devices gadget ipad iphone phone smartphone")

  /// What may stand between a location and whose it is.
  static let ofs: Set<String> = words("of de del do da di des du")

  /// Beginnings of the words for a location, without accents.
  static let locationBeginnings = [
    "locali", "location", "position", "posici", "posizi", "posica", "ubicaci", "standort", "celle",
  ]

  /// Words before an activity of the person.
  static let owners: Set<String> = words("your my for")

  /// Words about the app's activity, which mean the person's after a possessive: "your runs".
  static let activities: Set<String> = words("run runs running work working works study")

  /// Words that introduce the reason; an app's name after them is part of it.
  static let reasonOpenings: Set<String> = words("to for so because since when while")

  /// Texts that indicate placeholders and keys.
  static let placeholders = [
    "goes here", "text here", "message here", "reason here", "description here", "lorem ipsum",
    "usagedescription", "should describe", "usage description", "should never see", "stack overflow",
  ]

  /// Verbs whose subject can hardly be anything but the app: a feature wants nothing.
  static let wanting: Set<String> = words(
    """
    wants möchte souhaite souhaiterait voudrait desea quiere desidera vorrebbe vuole deseja gostaria quer \
    wil хочет
    """)

  /// What follows "would" where the app is the one who wishes.
  static let liking = ["like", "love"]

  /// Verbs whose subject may be the app or a feature of it, which would be the reason.
  static let needing: Set<String> = words(
    """
    needs requires require need requests would benötigt braucht erfordert nécessite requiert necesita \
    requiere richiede requer necessita precisa требует
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
    许可 許可 包括 包含 通过 通過 根据 根據 如果 因为 因為 所以 进行 進行 确定 確定 确认 確認 知道 了解 数据 數據 資料 内容 內容 部分 某些 一些 所有 全部 主要 核心 各项 各項 \
    最佳 更佳 最好 良好 实时 實時 即时 即時 保证 保證 确保 確保 顺利 順利 流畅 流暢 质量 品質 不会 不會 无法 無法 \
    相关 相關 基本 必要 必须 必須 完整 更多 准确 準確 精准 精準 个性化 個性化 便利 方便 此应用 这个 這個 这款 該 该 此 让 讓 将 將 会 會 和 与 與 或 并 並 及 \
    以 便 到 所 仅 僅 只 \
    位置情報 使わせて ください 現在地 許可 必要 利用 アプリ バックグラウンド フォアグラウンド サービス アクセス デバイス ユーザー \
    お客様 追跡 取得 使用 提供 機能 端末 権限 設定 選択 快適 便利 改善 向上 体験 動作 正常 確認 常に 下さい お願い 願い 頂き 頂く 頂け 致します 場合 \
    させていただきます していただきます いただけます いただきます いただく しております おります しています いたします するために するため のために ために ため \
    できません できます ありません あります ません ます です する した して され させ こと あなた より よう から まで には では など この その \
    本アプリ 当アプリ コンテンツ データ 情報 最適 円滑 スムーズ 正しく 正確 起動 実行 各種 一部 すべて 全て 把握 測位 検出 良い よい \
    が を の は に へ と で も し ご お い く な か \
    과제에서 필요합니다 제공해주세요 제공해주세여 해주세요 해주세여 허용해 사용합니다 접근합니다 위치 정보 권한 접근 사용 필요 허용 동의 요청 어플 기능 이용 \
    제공 데이터 현재 항상 테스트 과제 서비스 사용자 합니다 주세요 주세여 에서 위해 하기 앱 을 를 이 가 은 는 의 에 \
    귀하의 귀하 저희 우리 추적할 추적 액세스 엑세스 부여 주십시오 주시기 바랍니다 확인 알아내기 파악 위한 위해서 하려면 하도록 있도록 있는 있습니다 됩니다 되는 \
    앱을 앱이 앱은 앱의 앱에 앱에서 품질 향상 개선 핵심 일부 모든 나의 당신 고객님 고객 회원 \
    에는 에서는 해야 입니다 설정 선택 원활한 원활히 작동 동작 실행 정상적인 정상적으로 편리한 더 나은 좋은 경험 최적 맞춤 반드시 백그라운드 포그라운드 동안 기기 단말 \
    으로 로 와 과 도 만 및 또는 그리고 수 중 할 해 때 시 하는
    """.split(separator: " ").map(String.init).sorted { ($1.count, $0) < ($0.count, $1) }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
