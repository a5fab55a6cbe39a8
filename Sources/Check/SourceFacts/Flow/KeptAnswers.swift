extension FlowFile {
  /// The names of the properties in which code keeps an answer of the person or a failure.
  ///
  /// Only longer names count, because shorter ones occur in too many files. The names by which Objective-C asks for a
  /// Boolean, such as "isDenied", are among them.
  package var keptAnswers: Set<String> {
    types.reduce(into: Set<String>()) { names, type in
      let called = type.functions.filter(\.receivesAnswer).reduce(into: Set<String>()) {
        $0.formUnion($1.names)
      }
      for function in type.functions
      where function.receivesAnswer || function.namesRefusal || called.contains(function.name) {
        names.formUnion(Assignment.all(in: function.body).filter(\.isOfSelf).map(\.name))
      }
    }.filter { $0.utf8.count >= 4 }.reduce(into: []) { $0.formUnion([$1, $1.askedFor]) }
  }
}

extension FlowFile {
  /// The names of the functions and properties whose code reads the status, by which other code may ask for it.
  package var askedForStatus: Set<String> {
    types.reduce(into: Set<String>()) { names, type in
      names.formUnion(type.functions.filter { $0.names.contains("authorizationStatus") }.map(\.name))
      names.formUnion(type.properties.filter { $0.names.contains("authorizationStatus") }.map(\.name))
    }.filter { $0.utf8.count >= 12 }
  }
}

extension String {
  /// The name of the method that asks for a Boolean property in Objective-C.
  package var askedFor: String { "is" + prefix(1).uppercased() + dropFirst() }
}

extension FlowFunction {
  /// Whether a location manager calls it with the person's answer or a failure.
  package var receivesAnswer: Bool { Self.isAnswer(fullName) }

  /// Returns whether a callback with a full name or a selector brings the person's answer or a failure, rather than
  /// the failure of a connection.
  package static func isAnswer(_ name: String) -> Bool {
    answers.occurs(in: name) && !others.contains(String(name.prefix { $0 != "(" && $0 != ":" }))
  }

  /// The first names of the callbacks of other frameworks' objects that fail.
  private static let others: Set<String> = [
    "connection", "request", "requestFailed", "session", "URLSession", "urlSession", "webView",
    "productsRequest",
    "paymentQueue", "download", "stream", "advertiser", "browser", "purchaseController",
  ]

  /// Whether it names the status of a refusal, so that it may react to one.
  package var namesRefusal: Bool { !names.isDisjoint(with: Self.refusals) }

  private static let refusals: Set<String> = [
    "denied", "restricted", "kCLAuthorizationStatusDenied", "kCLAuthorizationStatusRestricted",
  ]

  /// The words in the names of callbacks with the person's answer or a failure.
  private static let answers = WordSearch(["FailWithError", "hangeAuthorization"])
}

extension Assignment {
  /// Whether the place is a plain name or a member of self.
  package var isOfSelf: Bool { base?.isSelf ?? true }
}
