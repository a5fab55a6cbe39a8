import SourceFacts
import Testing

@Suite struct HostileInputTests {
  private let word = "CLLocationManager"

  private func problems(_ text: String, _ language: SourceLanguage = .swift) -> [String]? {
    SourceReader().read(Array(text.utf8), as: language)?.problems.map {
      "\($0.position.line):\($0.position.column) \($0.message)"
    }
  }

  @Test func `a file without a watched word is not read`() {
    #expect(SourceReader().read([], as: .swift) == nil)
    #expect(SourceReader().read(Array("let location = delegate.heading".utf8), as: .swift) == nil)
    #expect(SourceReader().read(Array("C".utf8), as: .objectiveC) == nil)
  }

  @Test func `bytes that are not UTF-8 are reported and the rest is read`() {
    let bytes =
      Array("let a = \"".utf8) + [0xFF, 0xED, 0xA0, 0x80] + Array("\"; let m = CLLocationManager()".utf8)
    let file = SourceReader().read(bytes, as: .swift)
    #expect(
      file?.problems == [
        SourceProblem(
          message: "4 bytes are not UTF-8; each was read as a question mark.",
          position: SourcePosition(line: 1, column: 10))
      ])
    #expect(file?.facts.map(\.position) == [SourcePosition(line: 1, column: 25)])
  }

  @Test(arguments: SourceLanguage.allCases.filter(\.isCompiled))
  func `a file beyond the limit is reported and not parsed`(language: SourceLanguage) {
    let text = word + String(repeating: " ", count: 5 << 20)
    #expect(
      problems(text, language) == [
        "1:1 The file is larger than \(language == .swift ? 1 : 4) MB and was not read."
      ])
  }

  @Test(arguments: [
    "(", "[", "{", "((", "[{", "a{", "!", "a.", "a(", "a?", "if a {} else ", "a ? b : ", "#if A\n",
  ])
  func `brackets and chains nested without end do not end the process`(piece: String) {
    let text = word + "\n" + String(repeating: piece, count: 20_000)
    for language in SourceLanguage.allCases where language.isCompiled {
      #expect(SourceReader().read(Array(text.utf8), as: language) != nil)
    }
  }

  @Test func `code too deep to walk is reported`() {
    let chain = "let m = CLLocationManager()" + String(repeating: ".a", count: 2_000)
    #expect(problems(chain) == ["1:9 The code here is nested too deeply; the file was not read."])
    let brackets = word + String(repeating: "[", count: 1_000)
    #expect(
      problems(brackets, .objectiveC) == [
        "1:517 The code here is nested too deeply; the rest of the file was not read."
      ])
  }

  @Test(arguments: [
    "\"", "\"\"\"", "/*", "@\"", "'", "R\"x(", "`", "#\"", "\\(", "//", "#define a \\", "@", "\0", "\u{FEFF}",
  ])
  func `literals and comments without an end are read to the end`(opening: String) {
    for language in SourceLanguage.allCases where language.isCompiled {
      #expect(SourceReader().read(Array((word + " " + opening).utf8), as: language) != nil)
      #expect(SourceReader().read(Array((word + " " + opening + "\n x").utf8), as: language) != nil)
    }
  }

  /// Declarations and statements of many kinds, by the language that they are read in.
  private static let code: [(language: SourceLanguage, text: String)] = [
    (
      .swift,
      """
      @MainActor final class Locator<T: Sendable>: NSObject, CLLocationManagerDelegate where T: Any {
        lazy var manager: CLLocationManager? = { [weak self] in CLLocationManager() }()
        func ask(_ done: @escaping (Result<T, any Error>) -> Void) async throws -> [String: Int] {
          guard case .denied? = manager?.authorizationStatus, let x = y as? T else { return [:] }
          switch manager!.authorizationStatus { case .denied, .restricted: break; default: done(.failure(e)) }
          for try await update in CLLocationUpdate.liveUpdates() where update.location != nil { x[0]?.a = "\\(b)" }
        }
      }
      """
    ),
    (
      .objectiveC,
      """
      @interface Locator<__covariant T> : NSObject <CLLocationManagerDelegate, Other> { CLLocationManager *m; }
      @property (nonatomic, copy) void (^done)(NSError *_Nullable, NSArray<NSString *> *);
      @end
      @implementation Locator (More)
      - (void)ask:(id<Other>)other then:(void (^)(BOOL))block {
        switch (m.authorizationStatus) { case kCLAuthorizationStatusDenied: return; default: block(x ? @YES : @NO); }
        for (CLLocation *l in @[ @1, @{@"a": [self b:^(int c) { return c[0]->d; }]} ]) [m requestLocation];
      }
      @end
      """
    ),
    (
      .script,
      """
      export default class App extends Component<Props, { place: Place | null }> {
        state = { place: null, ...rest }; #hidden?: Record<string, number[]> = {};
        async componentDidMount(): Promise<void> {
          const { status: s = 'denied', ...others } = await Location.requestForegroundPermissionsAsync();
          if (s !== 'granted') { setError(`no ${s ?? "?"} here`); return <Text style={[a, b]}>{x?.y!}</Text>; }
          Geolocator.getCurrentPosition().then((p) => p..a = 1).catchError((e) { switch (e) { case 1: throw e; } });
          for (const [k, v] of Object.entries(a)) try { await k(v) } catch ({ code }) { /re[/]gex/.test(code) } finally {}
        }
      }
      """
    ),
  ]

  @Test(arguments: code.indices)
  func `code that ends anywhere, or continues with what closes nothing, is read`(sample: Int) {
    let (language, text) = Self.code[sample]
    let bytes = Array(text.utf8)
    #expect(SourceReader().read(bytes, as: language) != nil)
    let start = Array("CLLocationManager geolocator expo-location\n".utf8)
    for end in bytes.indices {
      for rest in ["", "]; }\n)>", "<{(["] {
        _ = SourceReader().read(start + bytes[..<end] + Array(rest.utf8), as: language)
      }
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `line ends of all kinds count once, and a byte order mark not at all`(lineEnd: String) {
    let text = ["\u{FEFF}import CoreLocation", "", "let m = CLLocationManager()"].joined(separator: lineEnd)
    let file = SourceReader().read(Array(text.utf8), as: .swift)
    #expect(
      file?.facts.map(\.position) == [SourcePosition(line: 1, column: 8), SourcePosition(line: 3, column: 9)])
  }

  @Test func `a NUL byte is white space`() {
    let file = SourceReader().read(Array("let m\0= CLLocationManager()".utf8), as: .swift)
    #expect(file?.facts.map(\.name) == [word])
  }
}
