/// The traditional forms of Chinese characters, as Taiwan and Hong Kong write them.
///
/// A table, because Foundation's transform needs ICU, with which an answer takes several times as long.
enum TraditionalCharacters {
  /// Returns the simplified form of a character; other characters remain as they are.
  static func simplified(_ scalar: Unicode.Scalar) -> Unicode.Scalar { forms[scalar] ?? scalar }

  /// The simplified form of each character whose simplified form the catalog has, by ICU's `Hant-Hans`.
  static let forms: [Unicode.Scalar: Unicode.Scalar] = {
    let scalars = Array(pairs.unicodeScalars)
    let forms = stride(from: 0, to: scalars.count, by: 2).map { (scalars[$0], scalars[$0 + 1]) }
    return Dictionary(uniqueKeysWithValues: forms)
  }()

  /// A traditional character and its simplified form, and so on.
  static let pairs = """
    丟丢並并乾干亞亚佈布佔占併并來来侷局係系俬私俱具個个們们偽伪備备傢家傳传僅仅僞伪價价儘尽優优內内\
    兩两冊册別别刪删則则剋克剛刚創创劃划動动務务區区卻却參参員员問问啓启啟启喚唤喨亮單单嗎吗嘗尝噹当\
    嚐尝嚮向嚴严國国圍围圓圆圖图埰采執执報报場场塊块壞坏夠够夾夹實实寧宁審审寫写寬宽尅克將将尋寻對对\
    導导層层屬属島岛師师帶带幫帮幹干幾几庫库廢废廣广廻回張张強强彆别彈弹後后徑径從从復复徹彻悳德態态\
    憑凭應应懞蒙懷怀戶户拋抛掃扫掛挂採采換换搆构撥拨擇择擊击擋挡據据擬拟擴扩擺摆擾扰攝摄敗败數数斷断\
    於于昇升時时暫暂曆历曏向會会東东條条棄弃棧栈構构樓楼標标樣样機机橫横檔档檢检檯台欄栏權权歷历歸归\
    殺杀殼壳毬球氣气決决沒没沖冲況况測测準准滅灭滿满潰溃濾滤瀏浏灣湾為为無无爲为爾尔狀状獄狱獨独獲获\
    現现環环產产産产畫画異异當当癥症發发盡尽監监盤盘眞真瞭了確确碼码礙碍種种稱称積积穫获箇个節节範范\
    築筑簡简簽签籠笼籤签約约級级細细紹绍終终組组結结絕绝絡络給给統统絶绝綁绑經经綫线網网緊紧線线編编\
    緩缓緯纬緻致縮缩總总繞绕繫系繼继續续纍累纔才罣挂羅罗義义聯联聲声聽听脫脱腳脚膠胶臨临臺台與与舉举\
    舊旧菓果華华蒐搜蓋盖藍蓝蘋苹處处虛虚號号術术衝冲裏里補补裝装裡里製制複复覈核見见規规視视覺觉覽览\
    觀观觸触訂订計计訊讯記记訪访設设許许訴诉診诊註注証证詞词詢询試试話话該该詳详誌志認认語语誤误說说\
    説说誰谁調调請请論论講讲謝谢證证識识譟噪譯译議议護护讀读變变讓让負负費费貼贴資资賦赋賴赖賸剩跡迹\
    跤交跼局踐践蹟迹蹤踪躍跃車车軌轨軟软較较載载輔辅輕轻輯辑輸输轉转辭辞迴回這这連连週周進进運运過过\
    達达遞递遠远適适遲迟選选還还邊边郵邮鄉乡鄰邻釋释釘钉針针釦扣鈕钮銷销錄录錯错録录錶表鍵键鍾钟鎖锁\
    鏈链鐘钟鐵铁長长閃闪閉闭開开間间関关閱阅閲阅閾阈闊阔關关闡阐陞升陸陆隊队際际隨随隱隐隻只雖虽雙双\
    雜杂離离電电靈灵靜静響响頁页頂顶項项順顺須须頓顿頭头頻频題题額额類类顧顾顯显風风颱台飛飞餘余餬糊\
    馬马騰腾驗验體体髮发鬚须鴻鸿麤粗麥麦麵面麼么麽么點点齣出
    """
}
