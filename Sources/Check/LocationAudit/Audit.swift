package import AppProject
package import LocationCatalogue
package import LocationEvidence
package import LocationPolicy

/// Applies the rules to a project.
package enum Audit {
  /// Returns the findings of all rules, including silenced ones, by target, errors first, then by
  /// place and rule.
  ///
  /// - Parameters:
  /// - inventory: The project.
  /// - rules: The rules of the audit.
  /// - policies: The rules of the releases.
  package static func run(
    _ inventory: ProjectInventory, rules: [Rule] = RuleCatalog.all, under policies: Policies = .known
  ) -> [Finding] {
    let graph = TargetGraph(inventory)
    let aboutCode = Set(rules.filter { $0.subject == .code }.map(\.id))
    let apps = inventory.targets.filter(isAudited)
    let libraries = standaloneLibraries(of: inventory, in: graph)
    let watches = WatchAudit.targets(of: inventory, in: graph)
    let followed = FollowedTargets(of: apps + libraries + watches, in: graph)
    func findings(in targets: [AppTarget], rules: [Rule]) -> [Finding] {
      targets.tracedMap { target in
        var code = ProcessCode(of: target, in: graph, under: policies)
        followed.complete(&code, of: target)
        code.followScripts(of: target)
        return target.isBuilt
          ? BuiltAudit.findings(in: target, code: code, rules: rules)
          : FindingsWithoutPermission.limited(
            rules.flatMap { self.findings(of: $0, in: target, code: code) }, among: policies)
      }.joined().filter { finding in
        // The code of dependencies is not the project's to fix; the Info.plist keys that it
        // requires are.
        !aboutCode.contains(finding.rule) || !graph.installedFiles.contains(finding.site.file)
      }
    }
    let inApps = findings(in: apps, rules: rules)
    let inLibraries =
      findings(in: libraries, rules: rules.filter(\.judgesLibraries))
      + findings(in: watches, rules: rules.filter { WatchAudit.rules.contains($0.id) }).map(
        WatchAudit.limited)
    // If a file belongs to both a library or a watch app and an app, or to a library that its example
    // links, the app reports it.
    let said = Set(inApps.map(Cause.init))
    let found = inApps + inLibraries.filter { !said.contains(Cause($0)) }
    let all = found + rules.flatMap { $0.findings(in: inventory, under: policies) }
    let ofComments = rules.flatMap {
      $0.findings(in: inventory, after: rules, found: all, under: policies)
    }
    return (all + ofComments).sorted(by: Finding.comesBefore)
  }

  /// The values in which findings of different targets are equal.
  private struct Cause: Hashable {
    let rule: RuleID
    let file: String

    init(_ finding: Finding) {
      rule = finding.rule
      file = finding.site.file
    }
  }

  /// Returns the predictions for each target of a project, in the order of the targets.
  ///
  /// They are based on the configuration for archives, and name another one that differs; libraries
  /// have none. A story also includes deliveries in the foreground.
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

  /// Returns the permission requests in the code of each target on a release, in the order of the
  /// targets.
  ///
  /// There are none for targets that show no prompts or whose Info.plist is unknown.
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

  /// Returns the unread sources and libraries in the process of each target, in the order of the
  /// targets.
  ///
  /// There are none for a library, or for an app of which only the Info.plist exists.
  package static func unreadCode(of inventory: ProjectInventory) -> [[String]] {
    let graph = TargetGraph(inventory)
    return inventory.targets.map { target in
      isAudited(target) && !target.sources.isEmpty ? graph.unreadCode(of: target) : []
    }
  }

  /// Returns the releases that each app, extension and App Clip deploys to, for each of its
  /// configurations.
  package static func deployedReleases(
    of targets: [AppTarget], under policies: Policies = .known
  ) -> [ClosedRange<Release>] {
    targets.filter(isAudited).flatMap(\.configurations).map { AuditContext.releases(of: $0, among: policies) }
  }

  /// Returns whether a target is audited: an app or what runs in its container; a library is
  /// audited in the apps that link it.
  private static func isAudited(_ target: AppTarget) -> Bool {
    switch target.kind {
    case .app, .appClip, .widget, .appExtension: true
    case .framework, .watch, .test, .other: false
    }
  }

  /// Returns the libraries that no app links but their own examples, so that they must be judged by
  /// themselves, even if another such library links them.
  private static func standaloneLibraries(
    of inventory: ProjectInventory, in graph: TargetGraph
  ) -> [AppTarget] {
    let linked = Set(
      inventory.targets.filter(isAudited).flatMap { target in
        graph.libraries(of: target).filter { !$0.isShown(by: target) }
      })
    return inventory.targets.filter { $0.kind == .framework && !$0.isFromOutside && !linked.contains($0) }
  }

  /// Returns the findings of a rule in all configurations of a target.
  static func findings(of rule: Rule, in target: AppTarget, code: ProcessCode) -> [Finding] {
    let found = target.configurations.map { configuration in
      let context = AuditContext(target: target, configuration: configuration, code: code)
      return (configuration: configuration.name, findings: rule.findings(in: context))
    }
    return ConfigurationMerge.merged(found)
  }
}
