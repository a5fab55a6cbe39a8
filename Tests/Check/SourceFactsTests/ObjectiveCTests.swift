import SourceFacts
import Testing

@Suite struct ObjectiveCTests {
  @Test func `messages, dot syntax and setters are read with their receivers`() {
    let source = MarkedSource(
      """
      @import CoreLocation;
      static NSString * const kKey = @"Navigation";
      @interface Service () <CLLocationManagerDelegate>
      @property (nonatomic, strong) CLLocationManager *manager;
      @end
      @implementation Service
      - (void)start:(CLLocationManager *)given {
        self.manager = [[1️⃣CLLocationManager alloc] init];
        self.manager.2️⃣delegate = self;
        [self.manager 3️⃣setDesiredAccuracy:kCLLocationAccuracyKilometer];
        _manager.4️⃣allowsBackgroundLocationUpdates = YES;
        [given 5️⃣requestTemporaryFullAccuracyAuthorizationWithPurposeKey:kKey completion:nil];
        [[[CLLocationManager alloc] init] 6️⃣startMonitoringForRegion:[self region:1 named:@"x"]];
        if ([CLLocationManager 7️⃣locationServicesEnabled]) [self.other 8️⃣requestAlwaysAuthorization];
        else if (@available(iOS 14.0, *)) { [self stop]; [given 9️⃣stopUpdatingLocation]; }
      }
      @end
      """)
    #expect(
      source.facts(as: .objectiveC) == [
        "1:9 moduleImport CoreLocation",
        "1️⃣ construction CLLocationManager | in Service start(_:)",
        "2️⃣ assignment delegate = self | self.manager: Apple | in Service start(_:)",
        "3️⃣ assignment desiredAccuracy = kCLLocationAccuracyKilometer | self.manager: Apple | in Service start(_:)",
        "10:36 read kCLLocationAccuracyKilometer | in Service start(_:)",
        "4️⃣ assignment allowsBackgroundLocationUpdates = true | _manager: Apple | in Service start(_:)",
        "5️⃣ call requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Navigation\", completion: nil) | given: Apple | in Service start(_:)",
        "13:6 construction CLLocationManager | in Service start(_:)",
        "6️⃣ call startMonitoring(for: ‹[self region:1 named:@\"x\"]›) | [[CLLocationManager alloc] init]: Apple | in Service start(_:)",
        "7️⃣ call locationServicesEnabled | CLLocationManager: Apple | in Service start(_:)",
        "8️⃣ call requestAlwaysAuthorization | self.other: unknown | in Service start(_:) | if [CLLocationManager locationServicesEnabled]",
        "9️⃣ call stopUpdatingLocation | given: Apple | in Service start(_:) | if ![CLLocationManager locationServicesEnabled] | if @available(iOS 14.0, *)",
      ])
  }

  @Test func `delegate methods carry Swift's names, misspelled ones their own`() {
    let source = MarkedSource(
      """
      @interface Service : NSObject <CLLocationManagerDelegate>
      @end
      @implementation Service
      - (void)1️⃣locationManager:(CLLocationManager *)manager didChangeAuthorizationStatus:(CLAuthorizationStatus)status {}
      - (void)2️⃣locationManager:(CLLocationManager *)manager didUpdateLocation:(CLLocation *)location {}
      - (void)3️⃣manager:(nonnull CLLocationManager *)manager didFailWithError:(NSError *)error { [manager 4️⃣stopUpdatingLocation]; }
      - (void)locationManagerDidChangeAuthorization:(CLLocationManager *)manager;
      @end
      """)
    #expect(
      source.facts(as: .objectiveC) == [
        "1️⃣ implementation locationManager(_:didChangeAuthorization:) | in Service -",
        "2️⃣ implementation locationManager(_:didUpdateLocation:) | in Service -",
        "3️⃣ implementation manager(_:didFailWithError:) | in Service -",
        "4️⃣ call stopUpdatingLocation | manager: Apple | in Service manager(_:didFailWithError:)",
      ])
  }

  @Test func `comments, strings and code for other platforms do not count`() {
    let source = MarkedSource(
      #"""
      #import <CoreLocation/CoreLocation.h>
      // [manager requestAlwaysAuthorization];
      /* [manager requestAlwaysAuthorization]; */
      #define START(manager) \
        [manager requestAlwaysAuthorization]
      void start(CLLocationManager *manager) {
        NSLog(@"[manager requestAlwaysAuthorization] \" %@", "x\"y", 'a');
        const char *raw = R"x([manager requestAlwaysAuthorization])" )x";
      #if 0
        [manager requestAlwaysAuthorization];
      #elif TARGET_OS_OSX || (TARGET_OS_WATCH && !DEBUG)
        [manager requestAlwaysAuthorization];
      #else
        [manager 1️⃣requestAlwaysAuthorization];
      #endif
      #ifdef DEBUG
        [manager 2️⃣startUpdatingLocation];
      #else
        [manager 3️⃣stopUpdatingLocation];
      #endif
      #if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_14_0 && defined(__IPHONE_14_0)
        [manager 4️⃣startMonitoringVisits];
      #endif
      #if TARGET_OS_SIMULATOR || !__has_include(<CoreLocation/CoreLocation.h>)
        [manager startMonitoringVisits];
      #endif
      #pragma mark - [manager requestAlwaysAuthorization]
      }
      """#)
    #expect(
      source.facts(as: .objectiveC) == [
        "1:10 moduleImport CoreLocation",
        "1️⃣ call requestAlwaysAuthorization | manager: Apple | in - start(_:)",
        "2️⃣ call startUpdatingLocation | manager: Apple | in - start(_:)",
        "3️⃣ call stopUpdatingLocation | manager: Apple | in - start(_:)",
        "4️⃣ call startMonitoringVisits | manager: Apple | in - start(_:)",
      ])
  }

  @Test func `conditions of all kinds are kept`() {
    let source = MarkedSource(
      """
      void start(CLLocationManager *manager, BOOL wanted) {
        if (wanted) { [manager 1️⃣startUpdatingLocation]; } else [manager 2️⃣stopUpdatingLocation];
        while (wanted && [manager respondsToSelector:@selector(3️⃣requestAlwaysAuthorization)])
          [manager 4️⃣requestAlwaysAuthorization];
        switch ([CLLocationManager 5️⃣authorizationStatus]) {
          case kCLAuthorizationStatusDenied:
          case kCLAuthorizationStatusRestricted: break;
          default: { [manager 6️⃣requestWhenInUseAuthorization]; }
        }
        manager.7️⃣distanceFilter = wanted ? manager.8️⃣desiredAccuracy : -1;
        dispatch_async(queue, ^{ if (!wanted) return; [manager 9️⃣startMonitoringVisits]; });
      }
      """)
    #expect(
      source.facts(as: .objectiveC) == [
        "1️⃣ call startUpdatingLocation | manager: Apple | in - start(_:_:) | if wanted",
        "2️⃣ call stopUpdatingLocation | manager: Apple | in - start(_:_:) | if !wanted",
        "3️⃣ inquiry requestAlwaysAuthorization | -: unknown | in - start(_:_:)",
        "4️⃣ call requestAlwaysAuthorization | manager: Apple | in - start(_:_:) | if wanted && [manager respondsToSelector:@selector(requestAlwaysAuthorization)]",
        "5️⃣ call authorizationStatus | CLLocationManager: Apple | in - start(_:_:)",
        "6️⃣ call requestWhenInUseAuthorization | manager: Apple | in - start(_:_:) | if default = [CLLocationManager authorizationStatus]",
        "7️⃣ assignment distanceFilter = ‹wanted ? manager.desiredAccuracy : -1› | manager: Apple | in - start(_:_:)",
        "8️⃣ read desiredAccuracy | manager: Apple | in - start(_:_:) | if wanted",
        "9️⃣ call startMonitoringVisits | manager: Apple | in - start(_:_:) | if !!wanted",
      ])
  }
}
