package import LocationPolicy
package import Translations

extension CatalogEntry {
  /// What people notice, why it is so, and what to do.
  package struct Remedy: Hashable, Sendable {
    /// The versions that it is about, such as "13+"; "store" for the App Store.
    package let releases: String
    /// What people notice or want.
    package let symptom: String
    /// Why it is so.
    package let cause: String
    /// What to write, set or tap.
    package let cure: String
    /// What to do in single cases.
    package let branches: [CureBranch]
    /// Lines to copy that do so; nil where the cure says it all.
    package let example: CodeExample?
    /// The same in Objective-C and with the options of plug-ins, where they differ.
    package let variants: [CodeVariant]
    /// What tells it from what is often taken for it, as a sentence of the person who has it.
    package let telling: String
    /// How to see that it has worked.
    package let check: String
    /// Addresses of public reports.
    package let reports: [String]

    /// Whether what to do has words of Core Location's code.
    fileprivate var namesCode: Bool { Self.marksOfCalls.contains { cure.contains($0) } }

    private static let marksOfCalls = [
      "manager", "CLLocationManager", "()", "(_:", "(for:", " = true", " = false",
    ]

    /// Returns it with the words of those plug-ins alone that a question means, and without the reports of the others.
    package func narrowed(to question: String) -> Remedy {
      let meant = PlugIn.meant(by: question)
      let kept = branches.filter { branch in
        branch.plugIns.isEmpty || branch.plugIns.contains { meant.contains($0) }
      }
      let left = Set(
        branches.filter { !kept.contains($0) }.flatMap(\.sources).compactMap(\.source.address))
      return Remedy(
        releases: releases, symptom: symptom, cause: cause, cure: cure, branches: kept, example: example,
        variants: variants, telling: telling, check: check, reports: reports.filter { !left.contains($0) })
    }

    /// The versions in words: "iOS 13+", "App Store".
    package var releasesText: String { ReleaseLabel.text(releases) }
  }

  /// Whether its way out is written in calls of Core Location, which the users of a plug-in don't write.
  package var isFixedNatively: Bool { remedy?.namesCode == true && !ParticularNames.isForPlugins(id) }

  /// The way out of a mistake or another situation; nil for what only says how things are.
  package var remedy: Remedy? {
    switch kind {
    case .mistake(let mistake):
      Remedy(
        releases: mistake.releases, symptom: mistake.symptom, cause: mistake.cause, cure: mistake.fix,
        branches: CureBranch.all[id] ?? [], example: CodeExample.all[id], variants: CodeVariant.all[id] ?? [],
        telling: CureCase.all[id] ?? "",
        check: CureCheck.all[id] ?? "",
        reports: mistake.sources + branchReports)
    case .howTo(let howTo):
      Remedy(
        releases: howTo.releases, symptom: howTo.title, cause: howTo.reason, cure: howTo.advice,
        branches: CureBranch.all[id] ?? [], example: CodeExample.all[id], variants: CodeVariant.all[id] ?? [],
        telling: CureCase.all[id] ?? "",
        check: CureCheck.all[id] ?? "",
        reports: howTo.sources.compactMap(\.source.address) + branchReports)
    case .fact, .question, .contradiction, .rule, .assumption, .changes: nil
    }
  }

  /// The way out in a language; what it has no words for stays English.
  package func remedy(in translation: Translation?) -> Remedy? {
    guard let remedy, let entries = translation?.entries else { return remedy }
    return Remedy(
      releases: remedy.releases, symptom: entries["\(id).symptom"] ?? remedy.symptom,
      cause: entries["\(id).cause"] ?? remedy.cause, cure: entries["\(id).fix"] ?? remedy.cure,
      branches: remedy.branches.enumerated().map { $1.translated(by: entries, key: "\(id).if\($0 + 1)") },
      example: remedy.example, variants: remedy.variants,
      telling: entries["\(id).case"] ?? remedy.telling, check: entries["\(id).check"] ?? remedy.check,
      reports: remedy.reports)
  }

  /// The facts that it rests on, and those of its single cases.
  package var allFacts: [Fact] {
    var seen: Set<Fact> = []
    return (facts + (CureBranch.all[id] ?? []).flatMap(\.facts)).filter { seen.insert($0).inserted }
  }

  /// Where its single cases were reported.
  private var branchReports: [String] {
    CureBranch.all[id]?.flatMap(\.sources).compactMap(\.source.address) ?? []
  }
}
