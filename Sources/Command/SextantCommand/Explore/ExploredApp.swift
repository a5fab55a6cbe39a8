import AppProject
import LeanFoundation
import LocationPolicy
import LocationSimulation
import LocationSituations
import Phrases

/// What the app that is explored declares, from an Info.plist, a project, or as if it declared everything.
struct ExploredApp {
  /// What it is, in words.
  let name: Phrase
  /// What it declares; nil for everything.
  let values: InfoPlistValues?

  /// An app with every usage description, a purpose key and the background mode.
  static let complete = ExploredApp(
    name: "an app with every usage description and the background mode", values: nil)

  /// Creates an app that declares some values; without any, everything.
  init(name: Phrase, values: InfoPlistValues?) {
    self.name = name
    self.values = values
  }

  /// Reads an Info.plist as it stands in a built app.
  init(infoPlist path: String) throws(CommandFailure) {
    do {
      values = try InfoPlistValues(propertyList: Data(contentsOf: URL(filePath: path)))
    } catch {
      let reason = (error as? InfoPlistError)?.description ?? error.systemReason
      throw .unreadableInput(UnreadableInput(path: path, reason: reason))
    }
    name = Phrase(verbatim: path)
  }

  /// Reads the Info.plist of a project's app: of the target of a name, or of the only app.
  init(project path: String, target: String?) throws(CommandFailure) {
    let inventory: ProjectInventory
    do throws(UnreadableInput) { inventory = try ProjectReader().read(path) } catch {
      throw .unreadableInput(error)
    }
    let targets = inventory.targets.filter { target == nil ? $0.kind == .app : $0.name == target }
    guard let found = targets.first, targets.count == 1 else {
      throw .unknownTarget(target ?? "(the only app)", known: Set(inventory.targets.map(\.name)).sorted())
    }
    name = Phrase(verbatim: found.name)
    values = found.configurations.first?.infoPlist?.values ?? InfoPlistValues([:])
  }

  /// What it declares on a release.
  func configuration(under policy: AuthorizationPolicy) -> AppConfiguration {
    values?.configuration(under: policy)
      ?? AppConfiguration(descriptions: .all, traits: .backgroundMode)
  }

  /// The rules that hold for it on a release.
  func rules(on release: Release, services: Set<AddedService>) -> SituationRules {
    let policy = AuthorizationPolicy.policy(for: release)
    guard let values else { return SituationRules(policy, services: services) }
    return SituationRules(
      policy, app: values.configuration(under: policy), hasPurpose: !values.purposeTexts.isEmpty,
      services: services)
  }
}
