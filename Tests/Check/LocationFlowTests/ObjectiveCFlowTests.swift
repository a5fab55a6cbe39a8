import Testing

/// Objective-C has the same tables as equivalent Swift.
@Suite struct ObjectiveCFlowTests {
  @Test(arguments: [
    """
    - (void)go {
      switch ([CLLocationManager authorizationStatus]) {
        case kCLAuthorizationStatusNotDetermined: [self.manager requestWhenInUseAuthorization]; break;
        case kCLAuthorizationStatusAuthorizedAlways:
        case kCLAuthorizationStatusAuthorizedWhenInUse: [self.manager startUpdatingLocation]; break;
        default: break;
      }
    }
    """,
    """
    - (void)go {
      CLAuthorizationStatus status = self.manager.authorizationStatus;
      if (status == kCLAuthorizationStatusNotDetermined) {
        if ([_manager respondsToSelector:@selector(requestWhenInUseAuthorization)]) [_manager requestWhenInUseAuthorization];
      } else if (status == kCLAuthorizationStatusAuthorizedAlways || status == kCLAuthorizationStatusAuthorizedWhenInUse)
        [_manager startUpdatingLocation];
    }
    """,
    """
    - (void)go {
      if (self.isUndecided) {
        if ([[[UIDevice currentDevice] systemVersion] floatValue] >= 8.0) { [self.manager requestWhenInUseAuthorization]; }
        return;
      }
      __weak typeof(self) weakSelf = self;
      dispatch_async(dispatch_get_main_queue(), ^{ [weakSelf startWith:[CLLocationManager authorizationStatus]]; });
    }
    - (BOOL)isUndecided { return [CLLocationManager authorizationStatus] == kCLAuthorizationStatusNotDetermined; }
    - (void)startWith:(CLAuthorizationStatus)status {
      BOOL isRefused = (status == kCLAuthorizationStatusDenied) || status == kCLAuthorizationStatusRestricted;
      isRefused ? NSLog(@"refused") : [self.manager startUpdatingLocation];
    }
    """,
  ])
  func `statuses are told apart however it is written`(body: String) {
    let lines = Tables.ofObjectiveC(body).plainLines
    let start = lines.firstIndex(of: "  go()")
    #expect(
      start.map { Array(lines[$0...].prefix(4)) } == [
        "  go()",
        "    notDetermined                           asks for While Using",
        "    restricted / denied                     nothing",
        "    authorizedAlways / authorizedWhenInUse  starts location updates",
      ], "\(lines.joined(separator: "\n"))")
  }

  @Test func `who waits is kept, told and given up`() {
    let tables = Tables.ofObjectiveC(
      """
      RCT_EXPORT_METHOD(ask:(RCTPromiseResolveBlock)resolve rejecter:(RCTPromiseRejectBlock)reject) {
        _resolve = resolve;
        [self.manager requestAlwaysAuthorization];
      }
      - (void)locationManagerDidChangeAuthorization:(CLLocationManager *)manager {
        if (manager.authorizationStatus == kCLAuthorizationStatusNotDetermined) return;
        if (_resolve) { _resolve(@(manager.authorizationStatus)); }
        _resolve = nil;
      }
      """)
    #expect(tables.plainLines.joined(separator: "\n").contains("keeps resolve waiting"))
    #expect(tables.plainLines.joined(separator: "\n").contains("clears resolve"))
  }

  @Test func `timers, selectors and setters are followed`() {
    let lines = Tables.ofObjectiveC(
      """
      - (instancetype)init {
        if ((self = [super init])) {
          self.manager = [[CLLocationManager alloc] init];
          [self.manager setDelegate:self];
          [self performSelector:@selector(giveUp:) withObject:nil afterDelay:10];
        }
        return self;
      }
      - (void)giveUp:(id)object { [self.manager stopUpdatingLocation]; }
      """
    ).plainLines.joined(separator: "\n")
    #expect(lines.contains("creates a CLLocationManager"))
    #expect(lines.contains("sets the manager's delegate to Place"))
    #expect(lines.contains("later stops location updates"))
  }

  @Test(arguments: [
    "- (void)go { [[[ }", "- (void)go { if (", "- (void)go { switch (x) { case", "@implementation",
    "- (void)go { ^",
    "- (void)go { for (;;", "- (void)go { x = ^{ [self }; }", "- go: { a ? b : }", "- (void)go { @",
    "- (void)go:(int {",
    String(repeating: "- (void)go { if (x) ", count: 300), String(repeating: "[a ", count: 3_000),
  ])
  func `broken code is read without harm`(body: String) {
    _ = Tables.ofObjectiveC(body)
  }
}
