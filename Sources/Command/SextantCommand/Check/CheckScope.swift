import AppProject
import AuditReports
import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import PhonePage
import Translations

/// The scope of a check: the part of a project to report on, and the findings to ignore.
struct CheckScope {
  /// The only release to check; nil for all that each target deploys to.
  let release: Release?
  /// Whether the predictions are printed as a story.
  let isStory: Bool
  /// The only target to report on; nil for all.
  let targetName: String?
  /// The only file to report on; nil for all.
  let file: FilePath?
  /// The language of the report.
  let language: Language
  /// The address of the pages about rules, if any.
  let rulesAddress: RulesAddress?
  /// The team's settings.
  let configuration: CheckConfiguration
  /// The findings of the baseline.
  let baseline: KnownFindings
  /// The address of the page with the phone; nil for a report without links to it.
  let page: PageAddress?

  /// Returns the check of a project.
  ///
  /// The whole project is audited even for a single target, because it may link the code of others.
  /// Excluded paths aren't reported on, but libraries in them are still read for the apps that link
  /// them.
  func check(_ whole: ProjectInventory, in root: CheckedFolder) -> CheckedProject {
    let inventory = reported(whole, in: root)
    let found = Audit.run(inventory)
    let excerpts = root.excerpts(for: found)
    let entries = Baseline.entries(of: found, excerpts: excerpts) {
      root.path.appending($0).relative(to: baseline.folder)
    }
    let silencing = Silencing(inventory.ignoreComments, of: found)
    var sorted = SortedFindings()
    for (finding, entry) in zip(found, entries) {
      guard let judged = configuration.judged(finding), !isExcluded(finding.site.file, in: root) else {
        continue
      }
      let comment = silencing.comment(silencing: finding)
      if comment == nil { sorted.entries.append(entry) }
      guard includes(judged, in: root) else { continue }
      if let comment {
        sorted.suppressed.append(SuppressedFinding(judged, by: .comment(comment)))
      } else if baseline.holds(entry) {
        sorted.suppressed.append(SuppressedFinding(judged, by: .baseline))
      } else {
        sorted.new.append(judged)
      }
    }
    let report = CheckReport(
      targets: checkedTargets(of: inventory), findings: sorted.new, problems: inventory.problems,
      excerpts: excerpts, edits: root.edits(for: sorted.new), suppressed: sorted.suppressed,
      goneFromBaseline: baseline.entries(gone: Set(entries), below: root.path))
    return CheckedProject(
      report: report.said(in: language, leadingTo: rulesAddress),
      targetNames: Set(inventory.targets.map(\.name)),
      deployed: Audit.deployedReleases(of: inventory.targets.filter { includes(targetNamed: $0.name) }),
      release: release, entries: sorted.entries)
  }

  /// The findings of a check, sorted by their treatment.
  private struct SortedFindings {
    var new: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    /// The baseline entries of the findings.
    var entries: [Baseline.Entry] = []
  }

  private func checkedTargets(of inventory: ProjectInventory) -> [CheckedTarget] {
    let releases = release.map { $0...$0 } ?? Policies.known.range
    let predictions = Audit.predictions(for: inventory, on: releases, isStory: isStory)
    let unread = Audit.unreadCode(of: inventory)
    let pages = pages(of: inventory, on: releases.upperBound)
    return zip(zip(inventory.targets, pages), zip(predictions, unread)).compactMap { known, outlook in
      let (target, page) = known
      guard !target.isFromOutside, includes(targetNamed: target.name) else { return nil }
      var checked = CheckedTarget(target, predictions: outlook.0, unread: outlook.1)
      checked.page = page
      return checked
    }
  }

  /// Returns for each target the address of a phone with its Info.plist, on which the app was
  /// launched and has requested permission.
  private func pages(of inventory: ProjectInventory, on release: Release) -> [String?] {
    guard let page else { return inventory.targets.map { _ in nil } }
    return zip(inventory.targets, Audit.requests(of: inventory, on: release)).map { target, requests in
      let calls = requests.compactMap(\.phoneWord)
      guard !calls.isEmpty, let infoPlist = target.configurations.first?.infoPlist else { return nil }
      return PhoneLink(infoPlist: infoPlist.values.played(for: target.name), calls: calls, on: release)
        .map(page.address)
    }
  }

  private func includes(_ finding: Finding, in root: CheckedFolder) -> Bool {
    if let file, root.path.appending(finding.site.file) != file { return false }
    if let targetName, finding.target != targetName { return false }
    if let release, !finding.releases.contains(release) { return false }
    return true
  }

  private func includes(targetNamed name: String) -> Bool { targetName == nil || name == targetName }

  private func isExcluded(_ file: String, in root: CheckedFolder) -> Bool {
    configuration.excludes(root.path.appending(file))
  }

  /// Returns a project without the excluded paths.
  private func reported(_ inventory: ProjectInventory, in root: CheckedFolder) -> ProjectInventory {
    guard !configuration.excluded.isEmpty else { return inventory }
    return ProjectInventory(
      targets: inventory.targets.filter { $0.kind == .framework || !isExcluded($0.container, in: root) },
      unusedInfoPlists: inventory.unusedInfoPlists.filter { !isExcluded($0, in: root) },
      problems: inventory.problems.filter { !isExcluded($0.origin.file, in: root) },
      ignoreComments: inventory.ignoreComments.filter { !isExcluded($0.site.file, in: root) })
  }
}

extension AppRequest {
  /// The name of the request in a journey on the page; nil if the page has no such call.
  fileprivate var phoneWord: String? {
    switch self {
    case .whenInUse: "requestWhenInUseAuthorization"
    case .always: "requestAlwaysAuthorization"
    case .start: "startUpdatingLocation"
    case .fullAccuracy, .liveUpdates, .sessionWhenInUse, .sessionAlways, .locationButton, .secondPrompt,
      .reminder:
      nil
    }
  }
}
