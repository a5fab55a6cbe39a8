import AppProject
import LocationEvidence
import Translations

extension CheckReport {
  /// Returns a combined report, in which each file has its report's folder as a prefix, such as
  /// "App/".
  ///
  /// Targets with the same name are distinguished by these folders.
  package static func joined(_ reports: [(folder: String, report: CheckReport)]) -> CheckReport {
    let counts = reports.flatMap { Set($0.report.targets.map(\.name)) }.reduce(into: [:]) { counts, name in
      counts[name, default: 0] += 1
    }
    let moved = reports.map { folder, report in
      report.moved(below: folder) { name in
        let place = folder.isEmpty ? "." : folder.dropLast()
        return counts[name, default: 0] > 1 ? "\(name) (\(place))" : name
      }
    }
    return CheckReport(
      targets: moved.flatMap(\.targets), findings: moved.flatMap(\.findings),
      problems: moved.flatMap(\.problems),
      excerpts: moved.reduce(into: [:]) { all, report in all.merge(report.excerpts) { first, _ in first } },
      edits: moved.reduce(into: [:]) { all, report in all.merge(report.edits) { first, _ in first } },
      hiddenFindingCount: moved.reduce(0) { $0 + $1.hiddenFindingCount },
      suppressed: moved.flatMap(\.suppressed), goneFromBaseline: moved.flatMap(\.goneFromBaseline)
    ).said(in: moved.first?.language ?? .english, leadingTo: moved.first?.rulesAddress)
  }

  private func moved(below folder: String, naming name: (String) -> String) -> CheckReport {
    func moved(_ finding: Finding) -> Finding {
      finding.with(target: name(finding.target), site: finding.site.moved(below: folder))
    }
    return CheckReport(
      targets: targets.map { target in
        var moved = CheckedTarget(
          name: name(target.name), kind: target.kind, deploymentTarget: target.deploymentTarget,
          infoPlist: target.infoPlist.map { folder + $0 }, predictions: target.predictions,
          unread: target.unread)
        moved.page = target.page
        return moved
      },
      findings: findings.map(moved),
      problems: problems.map { problem in
        InputProblem(
          severity: problem.severity, origin: problem.origin.moved(below: folder), message: problem.message)
      },
      excerpts: Dictionary(uniqueKeysWithValues: excerpts.map { ($0.key.moved(below: folder), $0.value) }),
      edits: Dictionary(
        edits.map { (moved($0.key), $0.value.map { $0.moved(below: folder) }) },
        uniquingKeysWith: { first, _ in first }),
      hiddenFindingCount: hiddenFindingCount,
      suppressed: suppressed.map { SuppressedFinding(moved($0.finding), by: $0.cause) },
      goneFromBaseline: goneFromBaseline
    ).said(in: language, leadingTo: rulesAddress)
  }
}

extension Site {
  fileprivate func moved(below folder: String) -> Site {
    isWholeFile
      ? Site(wholeFile: folder + file) : Site(file: folder + file, line: line, column: column)
  }
}
