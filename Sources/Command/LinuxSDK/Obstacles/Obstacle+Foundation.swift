extension Obstacle {
  static let networking = Obstacle(
    id: "networking",
    explanation: "URLSession and its requests are in a module of their own on Linux.",
    remedy: "Add #if canImport(FoundationNetworking) import FoundationNetworking #endif.",
    pattern: ErrorPattern(
      texts: [
        "moved to the FoundationNetworking module", "'URLSession' (aka", "'URLRequest' (aka",
        "'HTTPURLResponse' (aka", "'URLSessionDataTask' (aka", "'URLSessionConfiguration' (aka",
      ],
      names: [
        "URLSession", "URLRequest", "HTTPURLResponse", "URLSessionDataTask", "URLSessionConfiguration",
        "URLProtocol", "URLSessionDelegate", "URLCache", "HTTPCookieStorage",
      ]))

  static let xml = Obstacle(
    id: "xml",
    explanation: "XMLParser and XMLDocument are in a module of their own on Linux.",
    remedy: "Add #if canImport(FoundationXML) import FoundationXML #endif.",
    pattern: ErrorPattern(
      texts: [
        "moved to the FoundationXML module", "'XMLParser' (aka", "'XMLDocument' (aka", "'XMLElement' (aka",
        "'XMLNode' (aka",
      ], names: ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"]))

  static let coreFoundation = Obstacle(
    id: "core-foundation",
    explanation:
      "CoreFoundation and CoreGraphics are not there as modules on Linux; only a few types of them "
      + "(CGFloat, CGPoint, CGSize, CGRect) come with Foundation.",
    remedy: "Use Foundation's types: Date for CFAbsoluteTime, String for CFString; write the rest inside "
      + "#if canImport(CoreGraphics).",
    pattern: ErrorPattern(prefixes: ["CF", "kCF", "CG"]))

  static let dispatchConstants = Obstacle(
    id: "dispatch",
    explanation: "The numbers by which Apple's Dispatch converts times aren't there on Linux.",
    remedy: "Write the number, or use DispatchTimeInterval and Duration.",
    pattern: ErrorPattern(names: [
      "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC",
    ]))

  static let unsupportedFoundation = Obstacle(
    id: "foundation",
    explanation: "Foundation on Linux doesn't have this.",
    remedy: "Use another type of Foundation, such as Measurement with a NumberFormatter, or write it inside "
      + "#if canImport(Darwin).",
    pattern: ErrorPattern(
      texts: [
        "swift-corelibs-foundation", "is unavailable: Not supported",
        "is not a member type of class 'FoundationEssentials.NotificationCenter'",
      ],
      names: [
        "DistanceFormatter", "NSPredicateEditor", "NSMetadataQuery", "NSUbiquitousKeyValueStore",
        "NSFileCoordinator", "NSFilePresenter", "NSXPCConnection", "NSDataDetector", "NSOrthography",
      ], members: ["notifications"]))
}
