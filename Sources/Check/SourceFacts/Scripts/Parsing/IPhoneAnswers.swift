/// What questions about the platform answer on an iPhone.
///
/// The parser puts the answers in their places, so that nothing else reads code that runs on Android or the web alone.
extension FlowExpression {
  /// The answer, if this asks which platform it is; otherwise itself.
  var onIPhone: FlowExpression {
    switch self {
    case .name("kIsWeb"): .boolean(false)
    case .name("defaultTargetPlatform"): .literal(Self.target)
    case .member(let owner, let name) where owner.isPlatform:
      Self.questions[name].map { .boolean($0) } ?? (name == "OS" ? .literal("ios") : self)
    case .call(let call): call.answer ?? self
    case .not(.boolean(let value)): .boolean(!value)
    case .all(let parts): Self.joined(parts, unless: false) ?? self
    case .any(let parts): Self.joined(parts, unless: true) ?? self
    case .comparison(let left, let isEqual, let right):
      (left.isIPhone(by: right) ?? right.isIPhone(by: left)).map { .boolean($0 == isEqual) } ?? self
    case .choice(.boolean(let holds), let first, let second): holds ? first : second
    default: self
    }
  }

  private static let target = "iOS"

  /// The questions to an object such as `Platform`, in Dart and in GetX.
  private static let questions: [String: Bool] = [
    "isIOS": true, "isMobile": true, "isAndroid": false, "isWeb": false, "isDesktop": false, "isMacOS": false,
    "isWindows": false, "isLinux": false, "isFuchsia": false,
  ]
  /// The platforms that conditions name.
  static let platforms: [String: Bool] = [
    "ios": true, "cordova": true, "capacitor": true, "hybrid": true, "mobile": true, "android": false,
    "web": false, "windows": false, "macos": false, "linux": false, "fuchsia": false, "browser": false,
    "mobileweb": false, "pwa": false, "electron": false, "desktop": false,
  ]

  /// The last name, or that of the function that is called.
  private var platformName: String? {
    if case .call(let call) = self { call.callee.lastName } else { lastName }
  }

  private var isPlatform: Bool { platformName?.hasSuffix("Platform") ?? false }

  /// Returns whether the platform that this asks for is an iPhone, if another value names one.
  private func isIPhone(by other: FlowExpression) -> Bool? {
    switch other {
    case .member(.name("TargetPlatform"), let name): return name == Self.target
    case .literal(let text):
      if case .literal(let own) = self { return own == text }
      guard let name = platformName?.lowercased(),
        ["platform", "os", "operatingsystem"].contains(where: name.hasSuffix)
      else {
        return nil
      }
      return Self.platforms[text.lowercased()]
    default: return nil
    }
  }

  /// Returns what is left of conditions of which some are known; nil if none is.
  private static func joined(_ parts: [FlowExpression], unless end: Bool) -> FlowExpression? {
    if parts.contains(.boolean(end)) { return .boolean(end) }
    let rest = parts.filter { $0 != .boolean(!end) }
    guard rest.count < parts.count else { return nil }
    return rest.isEmpty ? .boolean(!end) : rest.count == 1 ? rest[0] : end ? .any(rest) : .all(rest)
  }

  /// Whether this reads what only Android has, so that it fails on an iPhone (inferred from the plug-in's source).
  var needsAndroid: Bool {
    if case .awaited(.member(_, "androidInfo")) = self { return true }
    return parts.contains(where: \.needsAndroid)
  }
}

extension FlowCall {
  /// The answer, if this asks which platform it is.
  fileprivate var answer: FlowExpression? {
    switch callee.lastName {
    case "isNativePlatform" where arguments.isEmpty: return .boolean(true)
    // platform.is('ios')
    case "is" where callee.isOfPlatform, "isPlatform":
      guard arguments.count <= 2, case .literal(let name)? = arguments.last?.value else { return nil }
      return FlowExpression.platforms[name].map { .boolean($0) }
    // Platform.select({ ios: …, default: … })
    case "select":
      guard case .member(.name("Platform"), _) = callee, case .call(let object)? = arguments.first?.value
      else { return nil }
      return ["ios", "native", "default"].lazy.compactMap { label in
        object.arguments.first { $0.label == label }?.value
      }.first
    default: return nil
    }
  }
}

extension FlowExpression {
  /// Whether it is a method of an object of Ionic's that knows the platform.
  fileprivate var isOfPlatform: Bool {
    guard case .member(let owner, _) = self, let name = owner.lastName?.lowercased() else { return false }
    return name.hasSuffix("platform") || name == "plt"
  }
}

extension [FlowStatement] {
  /// Whether the last statement leaves a function.
  var ends: Bool {
    switch last {
    case .result, .failure: true
    default: false
    }
  }
}

extension FlowStatement {
  /// The rest of a body that ends here on an iPhone; nil if it goes on.
  func endOnIPhone(_ line: Int) -> [FlowStatement]? {
    switch self {
    case .branch([.holds(.boolean(true))], let then, []) where then.ends: []
    case .expression(let value), .declaration(_, _, let value?), .assignment(_, let value, _):
      value.needsAndroid ? [.failure(.other([], text: "no Android"), line: line)] : nil
    default: nil
    }
  }
}
