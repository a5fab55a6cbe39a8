extension ChineseEntries {
  /// Delegates, callbacks and those who wait for them.
  static let callbacks = [
    " There is 1 more such place.": "另有 1 处相同。",
    " There are %@ more such places.": "另有%@处相同。",
    "The app crashes when this is called a second time: the continuation that it resumes is never set to nil.%@":
      "这个方法第二次被调用时 App 会崩溃：它 resume 的 continuation 从未设为 nil。%@",
    "Take the continuation out of its property first: let waiting = continuation; continuation = nil.":
      "先把 continuation 从属性里取出来：let waiting = continuation; continuation = nil。",
    "Code that asks right after creating the manager is told notDetermined before the person has answered: this also runs when a manager is created.%@":
      "刚创建 manager 就请求的一方，会在用户回答之前得到 notDetermined：创建 manager 时这里也会被调用。%@",
    "Return early while the status is .notDetermined.": "状态是 .notDetermined 时先返回。",
    "The first error ends the updates here, even location unknown (0), after which iOS would keep trying.%@":
      "这里遇到第一个错误就停止定位，包括 locationUnknown（0），而在这个错误之后 iOS 本来会继续定位。%@",
    "Stop only when (error as? CLError)?.code == .denied, and ignore .locationUnknown.":
      "只在 (error as? CLError)?.code == .denied 时停止，忽略 .locationUnknown。",
    "This manager never calls its delegate: its thread has no run loop.%@":
      "这个 manager 永远不会有回调：它所在的线程没有 run loop。%@",
    "Create the manager on the main thread, and keep it in a property.":
      "在主线程创建 manager，并保存在属性里。",
    "Nothing tells this delegate that no location will arrive: it has no didFailWithError.%@":
      "这个 delegate 没有 didFailWithError，拿不到位置时无从得知。%@",
    "Implement %@: ignore .locationUnknown, and stop and explain on .denied.":
      "实现%@：忽略 .locationUnknown，遇到 .denied 时停止并向用户说明。",
    "Core Location never calls %@: the delegate's method is %@%@.":
      "Core Location 从不调用%@：delegate 的方法是%@%@。",
    "Declare it exactly as %@%@.": "声明必须与%@完全一致%@。",
    ", with no return value": "，没有返回值",
    ", with the parameter types %@": "，参数类型为%@",
    "This starts only when the app is already authorized, and no delegate has a callback for the answer: after the first \"Allow\" nothing starts.%@":
      "这里只在已经有权限时启动，而没有 delegate 接收用户的回答：第一次点“允许”之后什么也不会启动。%@",
    " Code that was not read may start it.": "没有读到的代码可能会启动它。",
    "Implement %@, and start there when authorized.": "实现%@，得到授权后在那里启动。",
    "On iOS %@ nothing calls this: the delegate is not told what the person answered%@.%@":
      "在 iOS %@上没有谁调用这个方法：delegate 不知道用户的回答%@。%@",
    ", and what it starts is never started": "，由它启动的定位永远不会启动",
    "Also implement %@, or raise the deployment target to 14.":
      "同时实现%@，或者把 deployment target 提高到 14。",
    "Nothing tells the app when the person changes the authorization or Precise Location: it only reads the class method that iOS 14 replaced, and no delegate has a callback.%@":
      "用户更改权限或精确位置时 App 无从得知：它只读取 iOS 14 已经替换的类方法，也没有 delegate 实现回调。%@",
    "Implement locationManagerDidChangeAuthorization(_:) and read manager.authorizationStatus there.":
      "实现 locationManagerDidChangeAuthorization(_:)，在那里读取 manager.authorizationStatus。",
    "This delegate is not told when the person turns Precise Location on or off: only the callback that iOS 14 replaced is implemented.%@":
      "用户打开或关闭精确位置时，这个 delegate 无从得知：只实现了 iOS 14 已经替换的回调。%@",
    "The app crashes here: the delegate does not implement %@.%@": "App 会在这里崩溃：delegate 没有实现%@。%@",
    "Implement both %@ and %@.": "%@和%@都要实现。",
    "The manager is released right after this %@, so the prompt vanishes and no callback arrives.":
      "这个%@一结束 manager 就被释放，所以弹窗一闪而过，也没有回调。",
    "function": "函数",
    "statement": "语句",
    "Keep the CLLocationManager in a property of an object that stays alive.":
      "把 CLLocationManager 保存在一个不会被释放的对象的属性里。",
    "This comment names no rule, so it silences nothing.": "这条注释没有写规则，所以不起作用。",
    "This comment gives no reason, so it silences nothing.": "这条注释没有写理由，所以不起作用。",
    "No rule is named “%@”, so naming it here silences nothing.":
      "没有名为“%@”的规则，所以这条注释对它不起作用。",
    "%@ finds nothing here, so this comment silences nothing.": "%@在这里没有发现问题，所以这条注释不起作用。",
    "Write the rule's name and a reason after “sextant:ignore”.":
      "在“sextant:ignore”后面写规则的名字和理由。",
    "After the rule's name, write why the finding may stay.": "在规则的名字后面写明为什么可以保留。",
    "Did you mean “%@”?": "是不是想写“%@”？",
    "Take the name from the report: it follows the finding's severity.":
      "规则的名字见报告：它写在严重程度的后面。",
    "Remove the comment, or the rule's name from it.": "删除这条注释，或者从中去掉这个规则的名字。",
  ]
}
