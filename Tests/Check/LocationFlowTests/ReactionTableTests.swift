import LocationFlow
import SourceFacts
import Testing

/// The tables of small sources, as text.
struct Tables {
  /// The lines of the tables.
  let lines: [String]

  /// Reads one file for each text.
  init(_ texts: String..., limits: Limits = Limits()) {
    let reader = SourceReader(.everything)
    let files = texts.enumerated().compactMap { index, text in
      reader.read(Array(text.utf8), as: .swift)?.flow.map {
        (path: index == 0 ? "A.swift" : "B.swift", flow: $0)
      }
    }
    lines = ReactionText(ReactionTables(of: TargetProgram(files), limits: limits).tables()).lines
  }

  /// Returns the table of an Objective-C class with some methods.
  static func ofObjectiveC(_ methods: String) -> Tables {
    Tables(
      objectiveC: """
        #import <CoreLocation/CoreLocation.h>
        @interface Place () <CLLocationManagerDelegate>
        @property (nonatomic, strong) CLLocationManager *manager;
        @property (nonatomic, copy) RCTPromiseResolveBlock resolve;
        @end
        @implementation Place
        \(methods)
        @end
        """)
  }

  private init(objectiveC text: String) {
    let flow = SourceReader(.everything).read(Array(text.utf8), as: .objectiveC)?.flow
    let files = flow.map { [(path: "A.m", flow: $0)] } ?? []
    lines = ReactionText(ReactionTables(of: TargetProgram(files)).tables()).lines
  }

  /// The lines without line numbers, for comparing code that does the same in other places.
  var plainLines: [String] { lines.map { $0.replacing(/\ +:\d+/, with: "") } }

  /// Returns the table of a class with some members.
  static func ofManager(_ members: String) -> Tables {
    Tables(
      "import CoreLocation\nclass Place: NSObject, CLLocationManagerDelegate {\nlet manager = CLLocationManager()\n\(members)\n}"
    )
  }
}

@Suite struct ReactionTableTests {
  @Test func `a request and its callback are told by status`() {
    let tables = Tables(
      """
      import CoreLocation
      final class Permission: NSObject, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        private var completion: ((CLAuthorizationStatus) -> Void)?
        func requestAlways(completion: @escaping (CLAuthorizationStatus) -> Void) {
          switch manager.authorizationStatus {
          case .notDetermined, .authorizedWhenInUse:
            self.completion = completion
            manager.requestAlwaysAuthorization()
          default:
            print("nothing to ask")
          }
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          completion?(manager.authorizationStatus)
          completion = nil
        }
      }
      """)
    #expect(
      tables.lines == [
        "Permission  A.swift:2",
        "  requestAlways(completion:)  :5",
        "    notDetermined / authorizedWhenInUse  keeps completion waiting :8, asks for Always :9",
        "    otherwise                            nothing",
        "  callback locationManagerDidChangeAuthorization(_:)  :14",
        "    notDetermined  tells completion notDetermined :15, clears completion :16",
        "    otherwise      tells completion the status :15, clears completion :16",
      ])
  }
}
