import LocationPolicy
import LocationSimulation
import LocationTerms
import Phrases

extension PhoneMove {
  /// Returns the move that something of the person's is; nil for what the phone doesn't offer.
  static func move(for action: PersonAction<AppID>, on device: SimulatedDevice) -> PhoneMove? {
    func name(_ app: AppID) -> String { device[app].bundle.name }
    func plain(_ word: String, _ label: String, _ chinese: String) -> PhoneMove {
      PhoneMove(.person, label, chinese, ["person": .string(word)], .person(action))
    }
    func withApp(_ word: String, _ app: AppID, _ label: String, _ chinese: String) -> PhoneMove {
      PhoneMove(.person, label, chinese, ["person": .object([word: .string(name(app))])], .person(action))
    }
    func setting(
      _ word: String, _ value: JSONValue, of app: AppID? = nil, _ label: String, _ chinese: String
    ) -> PhoneMove {
      var step: [String: JSONValue] = ["person": .object([word: value])]
      step["of"] = app.map { .string(name($0)) }
      let owner = app.map { " for \(name($0))" } ?? ""
      let chineseOwner = app.map { "（\(name($0))）" } ?? ""
      return PhoneMove(.person, label + owner, chinese + chineseOwner, step, .person(action))
    }
    func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    func chineseOnOff(_ isOn: Bool) -> String { isOn ? "打开" : "关闭" }
    switch action {
    case .answers(let choice, let precise):
      var answer: [String: JSONValue] = ["answers": .string(choice.caseName)]
      if !precise { answer["precise"] = .boolean(false) }
      let app = device.visiblePrompt.map { device[$0.app].bundle.configuration } ?? AppConfiguration()
      let button = "[\(choice.words(of: app, under: device.policy).english)]"
      return PhoneMove(
        .person, button + (precise ? "" : " with Precise: Off"), button + (precise ? "" : "（精确位置：关闭）"),
        ["person": .object(answer)], .person(action))
    case .opens(let app): return withApp("opens", app, "open \(name(app))", "打开 \(name(app))")
    case .goesHome: return plain("goesHome", "go to the Home screen", "回到主屏幕")
    case .opensSettings: return plain("opensSettings", "open Settings", "打开“设置”")
    case .locksPhone: return plain("locksPhone", "lock the phone", "锁定手机")
    case .unlocksPhone: return plain("unlocksPhone", "unlock the phone", "解锁手机")
    case .forceQuits(let app):
      return withApp(
        "forceQuits", app, "end \(name(app)) in the app switcher", "在 App 切换器中划掉 \(name(app))")
    case .deletes(let app): return withApp("deletes", app, "delete \(name(app))", "删除 \(name(app))")
    case .chooses(let row, let app):
      let rows = device.policy.settingsRows.value
      let label = rows.label(of: row)
      return setting(
        "chooses", .string(rows.scenarioWord(for: row)), of: app, "Settings: \(label)", "设置：\(label)")
    case .setsPrecise(let isOn, let app):
      return setting(
        "setsPrecise", .boolean(isOn), of: app, "Settings: Precise Location \(onOff(isOn))",
        "设置：\(chineseOnOff(isOn))精确位置")
    case .setsLocationServices(let isOn):
      return setting(
        "setsLocationServices", .boolean(isOn), "Settings: Location Services \(onOff(isOn))",
        "设置：\(chineseOnOff(isOn))定位服务")
    case .setsBackgroundAppRefresh(let isOn, let app):
      return setting(
        "setsBackgroundAppRefresh", .boolean(isOn), of: app,
        "Settings: Background App Refresh \(onOff(isOn))", "设置：\(chineseOnOff(isOn))后台 App 刷新")
    case .resetsLocationAndPrivacy:
      return plain("resetsLocationAndPrivacy", "Settings: Reset Location & Privacy", "设置：还原位置与隐私")
    case .setsRestriction(let isOn):
      return setting(
        "setsRestriction", .boolean(isOn), "Screen Time: restriction \(onOff(isOn))",
        "屏幕使用时间：\(chineseOnOff(isOn))限制")
    case .tapsIndicator: return plain("tapsIndicator", "tap the location indicator", "轻点定位指示器")
    case .restartsPhone: return plain("restartsPhone", "restart the phone", "重新启动手机")
    case .addsWidget(let app):
      return withApp("addsWidget", app, "add a widget of \(name(app))", "添加 \(name(app)) 的小组件")
    case .looksAtWidget(let app):
      return withApp(
        "looksAtWidget", app, "look at the widget of \(name(app))", "查看 \(name(app)) 的小组件")
    case .tapsLocationButton(let isLegible):
      return isLegible ? plain("tapsLocationButton", "tap a location button", "轻点定位按钮") : nil
    case .installs, .updatesSystem: return nil
    }
  }
}
