import Foundation
import TestSupport
import Testing

@testable import LocationEvidence

/// Texts of public apps, labeled by hand before the rule was run on them.
@Suite struct PublicTextTests {
  /// A text with whether it says what location is used for.
  private struct PublicText: Decodable {
    let text: String
    let language: String
    let label: String
    let repository: String

    var isVague: Bool { label == "vague" }
    /// Whether words were added with it in view; the others had been read for their labels.
    ///
    /// The first byte of the text's SHA-256 decides, so that the split wasn't chosen.
    var isKnown: Bool { SHA256.digest(of: text)[0] >> 24 % 2 == 0 }
    /// The app's name is not in the list, so that a text is judged without it.
    var isFound: Bool { Vagueness(names: []).saysNothing(text) }

    static let all = texts(in: "usage-descriptions")
    /// The texts of the projects on which the audit was measured.
    static let ofSamples = texts(in: "usage-descriptions-of-samples")

    private static func texts(in name: String) -> [PublicText] {
      let file = RepositoryFolder.root.appending(path: "Tests/Data/LocationAudit/\(name).json")
      return (try? JSONDecoder().decode([PublicText].self, from: Data(contentsOf: file))) ?? []
    }
  }

  @Test func `a text that says what for is never called vague`() {
    #expect((PublicText.all + PublicText.ofSamples).filter { !$0.isVague && $0.isFound }.map(\.text) == [])
  }

  @Test func `as many vague texts are found as Measurements says`() {
    func found(_ texts: [PublicText]) -> [Int] {
      let vague = texts.filter(\.isVague)
      return [vague.filter(\.isFound).count, vague.count, texts.count]
    }
    #expect(found(PublicText.all.filter(\.isKnown)) == [33, 36, 169])
    #expect(found(PublicText.all.filter { !$0.isKnown }) == [28, 34, 187])
    #expect(found(PublicText.ofSamples.filter(\.isKnown)) == [27, 28, 69])
    #expect(found(PublicText.ofSamples.filter { !$0.isKnown }) == [35, 39, 84])
  }

  @Test func `the list has each language in which the rule knows words of the App Store's largest`() {
    let languages = Set(PublicText.all.map(\.language))
    #expect(languages == ["de", "en", "es", "fr", "it", "ja", "ko", "pt", "ru", "zh"])
    #expect(PublicText.all.allSatisfy { !$0.repository.isEmpty })
  }
}
