import Testing

/// Code with the same behavior has the same table, however it is written.
@Suite struct RewritingTests {
  /// A behavior: requests permission if the status is not determined, starts if it is allowed, and does nothing else.
  static let requests = [
    "switch": """
    func go() {
      switch manager.authorizationStatus {
      case .notDetermined: manager.requestWhenInUseAuthorization()
      case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
      case .denied, .restricted: break
      @unknown default: break
      }
    }
    """,
    "if and else": """
    func go() {
      let status = manager.authorizationStatus
      if status == .notDetermined {
        manager.requestWhenInUseAuthorization()
      } else if status == .authorizedAlways || status == .authorizedWhenInUse {
        manager.startUpdatingLocation()
      }
    }
    """,
    "negations": """
    func go() {
      let status = manager.authorizationStatus
      if !(status != .notDetermined) { manager.requestWhenInUseAuthorization(); return }
      if status != .denied && status != .restricted { manager.startUpdatingLocation() }
    }
    """,
    "guards": """
    func go() {
      guard CLLocationManager.authorizationStatus() != .notDetermined else {
        return manager.requestWhenInUseAuthorization()
      }
      guard [.authorizedAlways, .authorizedWhenInUse].contains(manager.authorizationStatus) else { return }
      manager.startUpdatingLocation()
    }
    """,
    "default": """
    func go() {
      switch manager.authorizationStatus {
      case .notDetermined: manager.requestWhenInUseAuthorization()
      case .denied: fallthrough
      case .restricted: return
      default: manager.startUpdatingLocation()
      }
    }
    """,
    "choice": """
    func go() {
      let status = manager.authorizationStatus
      let isAllowed = status == .authorizedAlways ? true : status == .authorizedWhenInUse
      isAllowed ? manager.startUpdatingLocation() : status == .notDetermined ? manager.requestWhenInUseAuthorization() : ()
    }
    """,
    "helper": """
    func go() { act(on: manager.authorizationStatus) }
    private func act(on status: CLAuthorizationStatus) {
      if status == .notDetermined { ask() }
      if isAllowed(status) { self.manager.startUpdatingLocation() }
    }
    private func ask() { manager.requestWhenInUseAuthorization() }
    private func isAllowed(_ status: CLAuthorizationStatus) -> Bool {
      switch status {
      case .authorizedAlways, .authorizedWhenInUse: return true
      default: return false
      }
    }
    """,
    "computed property": """
    private var isAllowed: Bool { manager.authorizationStatus == .authorizedAlways || status == .authorizedWhenInUse }
    private var status: CLAuthorizationStatus {
      get { manager.authorizationStatus }
    }
    func go() {
      if isAllowed { manager.startUpdatingLocation() }
      if case .notDetermined = status { manager.requestWhenInUseAuthorization() }
    }
    """,
    "extension of the status": """
    func go() {
      if manager.authorizationStatus.isAllowed { manager.startUpdatingLocation() }
      if manager.authorizationStatus.isOpen() { manager.requestWhenInUseAuthorization() }
    }
    }
    extension CLAuthorizationStatus {
      var isAllowed: Bool {
        switch self { case .authorizedAlways, .authorizedWhenInUse: true; default: false }
      }
      func isOpen() -> Bool { self == .notDetermined }
    """,
    "own enumeration": """
    enum Access { case open, allowed, refused }
    private var access: Access {
      switch manager.authorizationStatus {
      case .notDetermined: return .open
      case .restricted, .denied: return .refused
      default: return .allowed
      }
    }
    func go() {
      switch access {
      case .open: manager.requestWhenInUseAuthorization()
      case .allowed: manager.startUpdatingLocation()
      case .refused: break
      }
    }
    """,
    "dispatch and weak self": """
    func go() {
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        if self.manager.authorizationStatus == .notDetermined { self.manager.requestWhenInUseAuthorization() }
      }
      Task { [weak self] in
        guard let strong = self, strong.manager.authorizationStatus.rawValue > 2 else { return }
        _ = strong
      }
      DispatchQueue.main.async { [weak self] in self?.start() }
    }
    private func start() {
      defer { log() }
      guard manager.authorizationStatus != .notDetermined, manager.authorizationStatus != .denied,
        manager.authorizationStatus != .restricted else { return }
      manager.startUpdatingLocation()
    }
    private func log() {}
    """,
    "conditional compilation": """
    func go() {
      #if os(macOS)
        manager.requestAlwaysAuthorization()
      #else
        if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
      #endif
      if #available(iOS 14, *) {
        let allowed: Set<CLAuthorizationStatus> = [.authorizedAlways, .authorizedWhenInUse]
        if allowed.contains(manager.authorizationStatus) { manager.startUpdatingLocation() }
      } else {
        manager.startUpdatingLocation()
      }
    }
    """,
    "observer": """
    private var wanted = false {
      didSet {
        switch (wanted, manager.authorizationStatus) {
        case (true, .notDetermined): manager.requestWhenInUseAuthorization()
        case (true, .authorizedAlways), (true, .authorizedWhenInUse): manager.startUpdatingLocation()
        default: break
        }
      }
    }
    func go() { wanted = true }
    """,
    "closure": """
    func go() {
      let act: (CLAuthorizationStatus) -> Void = { status in
        if status == .notDetermined { self.manager.requestWhenInUseAuthorization() }
        let allowed: [CLAuthorizationStatus] = [.authorizedAlways, .authorizedWhenInUse]
        if allowed.contains(status) { self.manager.startUpdatingLocation() }
      }
      act(manager.authorizationStatus)
    }
    """,
    "objective-C's names": """
    func go() {
      switch manager.authorizationStatus {
      case kCLAuthorizationStatusNotDetermined: manager.requestWhenInUseAuthorization()
      case kCLAuthorizationStatusAuthorizedAlways, kCLAuthorizationStatusAuthorizedWhenInUse:
        manager.startUpdatingLocation()
      default: ()
      }
    }
    """,
    "errors": """
    struct Refused: Error {}
    func go() {
      do {
        try check()
        manager.startUpdatingLocation()
      } catch is Refused {
      } catch {}
      if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
    }
    private func check() throws {
      if ![.authorizedAlways, .authorizedWhenInUse].contains(manager.authorizationStatus) { throw Refused() }
    }
    """,
  ]

  @Test(arguments: requests.keys.sorted())
  func `a request by status is told the same`(writing: String) throws {
    let tables = Tables.ofManager(try #require(Self.requests[writing]))
    #expect(
      tables.plainLines.map { $0.replacing(/\ {2,}(?=\S)/, with: "  ") } == [
        "Place  A.swift:2",
        "  go()",
        "  notDetermined  asks for While Using",
        "  restricted / denied  nothing",
        "  authorizedAlways / authorizedWhenInUse  starts location updates",
      ])
  }

  /// A behavior: a caller is notified of all answers other than "not determined".
  static let answers = [
    "closure": """
    var waiter: ((Bool) -> Void)?
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      if manager.authorizationStatus == .notDetermined { return }
      waiter?(manager.authorizationStatus == .authorizedWhenInUse)
    }
    """,
    "closure that is unwrapped": """
    var waiter: ((Bool) -> Void)?
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      guard let waiter = self.waiter, manager.authorizationStatus != .notDetermined else { return }
      waiter(manager.authorizationStatus == .authorizedWhenInUse)
    }
    """,
    "continuation": """
    var waiter: CheckedContinuation<Bool, Never>?
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      switch status {
      case .notDetermined: break
      case .authorizedWhenInUse: waiter?.resume(returning: true)
      default: waiter?.resume(returning: false)
      }
    }
    """,
    "subject": """
    let waiter = PassthroughSubject<Bool, Never>()
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      let status = manager.authorizationStatus
      guard status != .notDetermined else { return }
      DispatchQueue.main.async { self.waiter.send(status == .authorizedWhenInUse) }
    }
    """,
    "list": """
    private var waiter: [(Bool) -> Void] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      guard manager.authorizationStatus != .notDetermined else { return }
      waiter.forEach { $0(manager.authorizationStatus == .authorizedWhenInUse) }
    }
    """,
    "loop": """
    private var waiter: [(Bool) -> Void] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      guard manager.authorizationStatus != .notDetermined else { return }
      for one in waiter { one(manager.authorizationStatus == .authorizedWhenInUse) }
    }
    """,
    "stream": """
    private var waiter: AsyncStream<Bool>.Continuation?
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      let isAllowed: Bool
      switch manager.authorizationStatus {
      case .notDetermined: return
      case .authorizedWhenInUse: isAllowed = true
      default: isAllowed = false
      }
      waiter?.yield(isAllowed)
    }
    """,
  ]

  @Test(arguments: answers.keys.sorted())
  func `an answer is told the same`(writing: String) throws {
    let tables = Tables.ofManager(try #require(Self.answers[writing]))
    #expect(
      tables.plainLines.dropFirst(2).map { $0.replacing(/\ {2,}(?=\S)/, with: "  ") } == [
        "  notDetermined  nothing",
        "  otherwise  tells waiter false",
        "  authorizedWhenInUse  tells waiter true",
      ])
  }
}
