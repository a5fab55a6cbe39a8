import SourceFacts
import Testing

@Suite struct TypeFactsTests {
  private func lines(_ source: MarkedSource, _ language: SourceLanguage) -> [String] {
    (source.read(as: language)?.types ?? []).flatMap { type in
      ["\(source.place(type.position)) \(type.name): \(type.inherited.joined(separator: ", "))"]
        + type.methods.map { method in
          "  \(source.place(method.position)) \(method.isPrivate ? "private " : "")\(method.name) "
            + "(\(method.parameterTypes.joined(separator: ", "))) → \(method.calls.joined(separator: ", "))"
        }
    }
  }

  @Test func `Swift types list their methods, extensions included, with what they call`() {
    let source = MarkedSource(
      """
      final class 1️⃣Service: NSObject {
        let manager = CLLocationManager()
        private func 2️⃣ask(_ times: inout Int, then body: @escaping () -> Void) { manager.requestAlwaysAuthorization(); body(); body() }
        var 3️⃣isReady: Bool { check() }
        struct 4️⃣Inner { init() { setUp() } }
      }
      private extension Service { func 5️⃣stop() { func inner() { halt() }; inner() } }
      extension Service: CLLocationManagerDelegate {}
      func 6️⃣free() { Service().start() }
      """)
    #expect(
      lines(source, .swift) == [
        "1️⃣ Service: NSObject, CLLocationManagerDelegate",
        "  2️⃣ private ask(_:then:) (Int, () -> Void) → requestAlwaysAuthorization, body",
        "  3️⃣ isReady () → check",
        "  5️⃣ private stop() () → halt, inner",
        "4️⃣ Service.Inner: ",
        "  5:18 init() () → setUp",
        "6️⃣ : ",
        "  6️⃣ free() () → start, Service",
      ])
  }

  @Test func `Objective-C classes list their methods with what they call`() {
    let source = MarkedSource(
      """
      @interface 1️⃣Service : NSObject <CLLocationManagerDelegate>
      - (void)start;
      @end
      @implementation Service
      - (void)2️⃣start { [self ask:1 then:nil]; helper(); [self ask:2 then:nil]; }
      - (void)3️⃣ask:(NSInteger)times then:(void (^)(void))body { [[CLLocationManager new] requestAlwaysAuthorization]; }
      @end
      static void 4️⃣helper(void) { NSLog(@"x"); }
      """)
    #expect(
      lines(source, .objectiveC) == [
        "1️⃣ Service: NSObject, CLLocationManagerDelegate",
        "  2️⃣ start() () → ask, helper",
        "  3️⃣ ask(_:then:) (NSInteger, void (^)(void)) → new, requestAlwaysAuthorization",
        "4️⃣ : ",
        "  4️⃣ private helper() () → NSLog",
      ])
  }
}
