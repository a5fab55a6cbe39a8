package import LocationPolicy
package import Phrases

/// The catalog's entry for one fact: the statement, its sources, and how certain it is.
package struct FactRecord: Hashable, Sendable {
  /// The fact.
  package let fact: Fact
  /// The versions that it is about, such as "11+" or "13.0-13.3"; "+" includes all later releases.
  package let releases: String
  /// The statement.
  package let statement: String
  /// The sources that state it; empty if only reasoning supports it.
  package let sources: [Citation]
  /// The kinds of sources; several agree independently, and none means that no source was found.
  package let confidence: [Confidence]
  /// A qualification of the kinds of sources; nil if there is none.
  package let confidenceNote: String?
  /// A contradicting statement of another source; nil if there is none.
  package let contradiction: String?

  init(
    _ fact: Fact, releases: String, statement: String, sources: [Citation], confidence: [Confidence],
    confidenceNote: String? = nil, contradiction: String? = nil
  ) {
    self.fact = fact
    self.releases = releases
    self.statement = statement
    self.sources = sources
    self.confidence = confidence
    self.confidenceNote = confidenceNote
    self.contradiction = contradiction
  }

  /// The versions in words: "iOS 13+", "App Store".
  package var releasesText: String { ReleaseLabel.text(releases) }

  /// The releases to which it is carried forward because no source states it for them, oldest first.
  ///
  /// For a release that is known only from its SDK's headers, these headers and facts about what is new in it
  /// count.
  package var carriedForward: [Release] {
    guard releases == "all" || releases.hasSuffix("+") else { return [] }
    return Policies.known.filter { policy in
      policy.isKnownByHeadersOnly && !isStated(for: policy.release.firstVersion.major)
    }.map(\.release)
  }

  /// The releases for which headers state only part of it and the rest is carried forward, oldest first.
  package var carriedForwardInPart: [Release] {
    guard releases == "all" || releases.hasSuffix("+") else { return [] }
    return Policies.known.filter { policy in
      let version = policy.release.firstVersion.major
      let headers = headers(of: version)
      return policy.isKnownByHeadersOnly && !releases.hasPrefix("\(version)")
        && !headers.isEmpty && headers.allSatisfy(\.isPart)
    }.map(\.release)
  }

  /// The releases to which it is carried forward, in words; nil if there are none.
  package var carriedForwardWords: Phrase? {
    let names = (carriedForward + carriedForwardInPart).map(\.name).joined(separator: ", ")
    if !carriedForward.isEmpty { return "Carried forward without a source of its own to: iOS \(names)" }
    if carriedForwardInPart.isEmpty { return nil }
    return "Stated only in part by the headers of iOS \(names), and else carried forward to it"
  }

  /// Returns whether a header of a version's SDK or of a later one states it, or it is about what is new in
  /// the version.
  private func isStated(for version: Int) -> Bool {
    !headers(of: version).isEmpty || releases.hasPrefix("\(version)")
  }

  /// Returns the cited headers of a version's SDK and of later ones.
  private func headers(of version: Int) -> [Citation] {
    sources.filter { ($0.source.sdk ?? 0) >= version }
  }

  /// Whether Apple states it or two independent sources observed it.
  package var isFirm: Bool {
    confidence.contains(where: \.isApple)
      || confidence.contains(where: \.isObservation) && Set(sources.map(\.source)).count > 1
  }
}

/// The kind of source that states a fact.
package enum Confidence: String, CaseIterable, Hashable, Sendable {
  /// Only one of the articles from which the rules were first compiled.
  case article
  /// Apple's developer documentation, or an archived technical question.
  case appleDocumentation = "apple-doc"
  /// A comment or annotation in a header of a shipped SDK.
  case appleHeader = "apple-header"
  /// A session of Apple's developer conference.
  case wwdc
  /// Apple's staff on a forum, sometimes quoted by others.
  case appleEngineer = "apple-engineer"
  /// Third parties who observed it.
  case community
  /// A conclusion from other facts, or a choice if no source exists.
  case inferred

  /// Whether Apple states it.
  fileprivate var isApple: Bool {
    switch self {
    case .appleDocumentation, .appleHeader, .wwdc, .appleEngineer: true
    case .article, .community, .inferred: false
    }
  }

  /// Whether others observed it.
  fileprivate var isObservation: Bool { self == .article || self == .community }
}
