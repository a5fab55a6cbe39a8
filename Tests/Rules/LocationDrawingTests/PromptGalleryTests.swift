import Foundation
import LocationCatalogue
import LocationDrawing
import LocationPolicy
import LocationTerms
import TestSupport
import Testing
import Translations

/// Every prompt equals its stored and reviewed drawing, for every release and language.
@Suite struct PromptGalleryTests {
  /// The drawings of a prompt in a language: releases on which it looks the same are one.
  private struct Gallery {
    let template: PromptTemplate
    let language: Language

    var path: String { "Tests/Data/Prompts/\(template)-\(language.rawValue).svg" }

    /// The drawings side by side, below the names of their releases; nil if no release shows the prompt.
    var drawing: Drawing? {
      var figures: [(releases: ClosedRange<Release>, drawing: Drawing)] = []
      for policy in Policies.known where PromptTable.shown(by: policy).contains(template) {
        let release = policy.release
        let looks = PromptLooks(template, appName: "Runs", under: policy) { _ in
          language == .english ? "Runs shows your route on a map." : "Runs 在地图上显示您的路线。"
        }
        let drawing = PromptPicture(looks.said(in: language, on: release)).drawing(in: Era(of: policy))
        if let last = figures.last, last.drawing == drawing {
          figures[figures.count - 1].releases = last.releases.lowerBound...release
        } else {
          figures.append((release...release, drawing))
        }
      }
      let titled = figures.map { $0.drawing.titled("iOS \($0.releases.text)") }
      return titled.dropFirst().reduce(titled.first) { $0?.beside($1) }
    }
  }

  @Test(arguments: PromptTemplate.allCases, Language.allCases)
  func `every prompt looks as it did`(template: PromptTemplate, language: Language) throws {
    let gallery = Gallery(template: template, language: language)
    let drawing = try #require(gallery.drawing, "no release shows \(template)")
    let file = drawing.file(.light)
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try file.write(toFile: RepositoryFolder.path(gallery.path), atomically: true, encoding: .utf8)
    }
    let kept = try? RepositoryFolder.text(of: gallery.path)
    #expect(
      kept == file,
      """
      \(gallery.path) looks otherwise: look at what SEXTANT_UPDATE_DOCS=1 swift test --filter PromptGalleryTests draws
      """)
  }
}
