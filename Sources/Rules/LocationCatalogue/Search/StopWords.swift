/// Words of questions that say nothing about what is asked.
enum StopWords {
  /// The words, as the terms that texts are cut into; "not", "never", "off" and "always" are none, for they do say something.
  static let all: [String] = {
    let english = """
      a an the and or but if then so as at by for from in into of to with about after before over under up is are was \
      were be been being am do does did done doing have has had having i im ive my me we our us you your it its they \
      them their this that these those there here he she his her what which who whom why how where when can could \
      should would will shall may might must just also any some all each more most other such than too very get gets \
      getting got make makes made let lets want wants wanted need needs try trying tried use uses used work works \
      worked please help hello hi thanks anyone someone something anything idea ideas issue issues problem problems \
      dont doesnt didnt cant couldnt isnt wont \
      question bug directly ios iphone ipad apple app apps application swift xcode even though still now
      """
    let chinese = [
      "请问", "怎么", "如何", "为何", "为什", "什么", "么会", "可以", "这个", "一个", "我们", "我的", "你的", "大家", "有没", "没有", "问题",
      "解决",
      "是不", "不是", "能否", "还能", "获取", "使用", "用户", "手机", "应用", "功能", "信息", "时候", "情况", "需要", "进行", "出现", "之后",
      "以后", "已经",
      "仍然", "还是", "正在", "直接", "实现", "苹果", "系统", "收到", "要求", "添加", "一直", "了解", "处理", "时会", "的时",
    ]
    return english.split(whereSeparator: \.isWhitespace).map(String.init) + chinese
  }()

  /// Characters of Chinese words that say nothing.
  static let characters = "在的里中对和有了是我想知道请问上下么吗呢后新些哪什关于要一个何说明告诉".map(String.init)
}
