package import LocationPolicy
package import Phrases

/// The catalog's entry for one fact: what is stated, by whom, and how sure that is.
package struct FactRecord: Hashable, Sendable {
  /// The fact.
  package let fact: Fact
  /// The versions it speaks of, such as "11+" or "13.0-13.3"; "+" reaches to the newest release.
  package let releases: String
  /// The statement.
  package let statement: String
  /// Where it is stated; empty when nothing but the reasoning supports it.
  package let sources: [Citation]
  /// Who states it; several labels are independent agreement, none means that no source was found.
  package let confidence: [Confidence]
  /// What qualifies the labels, or nil.
  package let confidenceNote: String?
  /// What another source says instead, or nil.
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
  /// A release of which only its SDK's headers speak has what these headers state, and what a fact names as new in it.
  package var carriedForward: [Release] {
    guard releases == "all" || releases.hasSuffix("+") else { return [] }
    return Policies.known.filter { policy in
      policy.isKnownByHeadersOnly && !isStated(for: policy.release.firstVersion.major)
    }.map(\.release)
  }

  /// The releases for which headers state only a part of it, so that the rest is carried forward, oldest first.
  package var carriedForwardInPart: [Release] {
    guard releases == "all" || releases.hasSuffix("+") else { return [] }
    return Policies.known.filter { policy in
      let version = policy.release.firstVersion.major
      let headers = headers(of: version)
      return policy.isKnownByHeadersOnly && !releases.hasPrefix("\(version)")
        && !headers.isEmpty && headers.allSatisfy(\.isPart)
    }.map(\.release)
  }

  /// The releases to which it is carried forward in words; nil where there is none.
  package var carriedForwardWords: Phrase? {
    let names = (carriedForward + carriedForwardInPart).map(\.name).joined(separator: ", ")
    if !carriedForward.isEmpty { return "Carried forward without a source of its own to: iOS \(names)" }
    if carriedForwardInPart.isEmpty { return nil }
    return "Stated only in part by the headers of iOS \(names), and else carried forward to it"
  }

  /// Whether a header of the SDK of a version or of a later one states it, or it is about what is new in that version.
  private func isStated(for version: Int) -> Bool {
    !headers(of: version).isEmpty || releases.hasPrefix("\(version)")
  }

  /// The cited headers of the SDK of a version or of a later one.
  private func headers(of version: Int) -> [Citation] {
    sources.filter { ($0.source.sdk ?? 0) >= version }
  }

  /// Whether Apple states it, or two saw it who are independent of each other.
  package var isFirm: Bool {
    confidence.contains(where: \.isApple)
      || confidence.contains(where: \.isObservation) && Set(sources.map(\.source)).count > 1
  }
}

/// Who states a fact.
package enum Confidence: String, CaseIterable, Hashable, Sendable {
  /// One of the articles that the rules were first written down from, and nobody else.
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
  /// A conclusion from other facts, or a choice where no source exists.
  case inferred

  /// Whether it is Apple that states it.
  fileprivate var isApple: Bool {
    switch self {
    case .appleDocumentation, .appleHeader, .wwdc, .appleEngineer: true
    case .article, .community, .inferred: false
    }
  }

  /// Whether somebody else saw it.
  fileprivate var isObservation: Bool { self == .article || self == .community }
}
