package import AppProject
package import LocationCatalogue
package import LocationPolicy

/// Runs the rules over a project.
package enum Audit {
  /// Returns the findings of all rules, by target, errors first, then by place and rule; those that comments silence
  /// are among them.
  ///
  /// - Parameters:
  ///   - inventory: The project.
  ///   - rules: The rules of the audit.
  ///   - policies: The rules of the releases.
  package static func run(
    _ inventory: ProjectInventory, rules: [Rule] = RuleCatalog.all, under policies: Policies = .known
  ) -> [Finding] {
    let graph = TargetGraph(inventory)
    let aboutCode = Set(rules.filter { $0.subject == .code }.map(\.id))
    let apps = inventory.targets.filter(isAudited)
    let libraries = standaloneLibraries(of: inventory, in: graph)
    let followed = FollowedTargets(of: apps + libraries, in: graph)
    func findings(in targets: [AppTarget], rules: [Rule]) -> [Finding] {
      targets.concurrentMap { target in
        var code = ProcessCode(of: target, in: graph, under: policies)
        code.reactions = followed.tables(of: target)
        return target.isBuilt
          ? BuiltAudit.findings(in: target, code: code, rules: rules)
          : rules.flatMap { self.findings(of: $0, in: target, code: code) }
      }.joined().filter { finding in
        // What a package manager brought is not the project's to mend; what it asks of the Info.plist is.
        !aboutCode.contains(finding.rule) || !graph.installedFiles.contains(finding.site.file)
      }
    }
    let inApps = findings(in: apps, rules: rules)
    let inLibraries = findings(in: libraries, rules: rules.filter(\.judgesLibraries))
    // A file can belong to a library and to an app besides, or be linked by a library's example; the app says it.
    let said = Set(inApps.map(Cause.init))
    let found = inApps + inLibraries.filter { !said.contains(Cause($0)) }
    let all = found + rules.flatMap { $0.findings(in: inventory, under: policies) }
    let ofComments = rules.flatMap {
      $0.findings(in: inventory, after: rules, found: all, under: policies)
    }
    return (all + ofComments).sorted(by: Finding.comesBefore)
  }

  /// What two findings of different targets have in common when they say the same.
  private struct Cause: Hashable {
    let rule: RuleID
    let file: String

    init(_ finding: Finding) {
      rule = finding.rule
      file = finding.site.file
    }
  }

  /// Returns what the rules predict for each target of a project, in the order of the targets.
  ///
  /// The configuration that is archived decides, and is named where another one comes to something else; libraries
  /// have no predictions of their own. A story also tells what arrives in the foreground.
  package static func predictions(
    for inventory: ProjectInventory, on releases: ClosedRange<Release>? = nil,
    under policies: Policies = .known, isStory: Bool = false
  ) -> [[Prediction]] {
    let graph = TargetGraph(inventory)
    return inventory.targets.map { target in
      guard isAudited(target), let configuration = target.configurations.first else { return [] }
      let code = ProcessCode(of: target, in: graph, under: policies)
      func predictions(of configuration: BuildConfiguration) -> [Prediction] {
        Predictor(AuditContext(target: target, configuration: configuration, code: code), isStory: isStory)
          .predictions(on: releases ?? policies.range)
      }
      let judged = predictions(of: configuration)
      let others = target.configurations.dropFirst().filter { predictions(of: $0) != judged }
      return others.isEmpty
        ? judged : judged.map { $0.naming(configuration.name, unlike: others.map(\.name)) }
    }
  }

  /// Returns for each target of a project, in their order, the requests for permission that its code makes on a release;
  /// none for what shows no prompts, and where the Info.plist is not known.
  package static func requests(of inventory: ProjectInventory, on release: Release) -> [[AppRequest]] {
    let graph = TargetGraph(inventory)
    return inventory.targets.map { target in
      guard isAudited(target), target.kind == .app || target.kind == .appClip,
        let configuration = target.configurations.first, configuration.infoPlist != nil
      else { return [] }
      let code = ProcessCode(of: target, in: graph, under: .known)
      let context = AuditContext(target: target, configuration: configuration, code: code)
      let policy = AuthorizationPolicy.policy(for: release)
      return PromptPrediction(
        context: context, policy: policy, app: context.appConfiguration(under: policy)
      ).requests
    }
  }

  /// Returns for each target of a project, in their order, the sources and libraries of its process that were not read.
  ///
  /// None are named of a library, and of an app of which only the Info.plist is there.
  package static func unreadCode(of inventory: ProjectInventory) -> [[String]] {
    let graph = TargetGraph(inventory)
    return inventory.targets.map { target in
      isAudited(target) && !target.sources.isEmpty ? graph.unreadCode(of: target) : []
    }
  }

  /// Returns the releases that each app, extension and App Clip installs on, in each of its configurations.
  package static func deployedReleases(
    of targets: [AppTarget], under policies: Policies = .known
  ) -> [ClosedRange<Release>] {
    targets.filter(isAudited).flatMap(\.configurations).map { AuditContext.releases(of: $0, among: policies) }
  }

  /// Apps and what runs in their containers are audited; libraries are, in the apps that link them.
  private static func isAudited(_ target: AppTarget) -> Bool {
    switch target.kind {
    case .app, .appClip, .widget, .appExtension: true
    case .framework, .watch, .test, .other: false
    }
  }

  /// The libraries that no other target links but tests and their own examples, so that nothing else judges them for
  /// whatever apps will link them.
  private static func standaloneLibraries(
    of inventory: ProjectInventory, in graph: TargetGraph
  ) -> [AppTarget] {
    let linking = inventory.targets.filter { isAudited($0) || $0.kind == .framework }
    let linked = Set(
      linking.flatMap { target in graph.libraries(of: target).filter { !$0.isShown(by: target) } })
    return inventory.targets.filter { $0.kind == .framework && !$0.isFromOutside && !linked.contains($0) }
  }

  /// Returns what a rule finds in all configurations of a target.
  static func findings(of rule: Rule, in target: AppTarget, code: ProcessCode) -> [Finding] {
    let found = target.configurations.map { configuration in
      let context = AuditContext(target: target, configuration: configuration, code: code)
      return (configuration: configuration.name, findings: rule.findings(in: context))
    }
    return ConfigurationMerge.merged(found)
  }
}
