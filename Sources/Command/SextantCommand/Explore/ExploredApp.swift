import AppProject
import LeanFoundation
import LocationPolicy
import LocationSimulation
import LocationSituations
import Phrases

/// The app to explore, with the declarations of an Info.plist or a project, or with all
/// declarations.
struct ExploredApp {
  /// A description in words.
  let name: Phrase
  /// The declared values; nil if everything is declared.
  let values: InfoPlistValues?

  /// An app with all usage descriptions, a purpose key and the background mode.
  static let complete = ExploredApp(
    name: "an app with every usage description and the background mode", values: nil)

  /// Creates an app that declares some values, or everything for nil.
  init(name: Phrase, values: InfoPlistValues?) {
    self.name = name
    self.values = values
  }

  /// Reads the Info.plist of a built app.
  init(infoPlist path: String) throws(CommandFailure) {
    do {
      values = try InfoPlistValues(propertyList: Data(contentsOf: URL(filePath: path)))
    } catch {
      let reason = (error as? InfoPlistError)?.description ?? error.systemReason
      throw .unreadableInput(UnreadableInput(path: path, reason: reason))
    }
    name = Phrase(verbatim: path)
  }

  /// Reads the Info.plist of a project's app, for a target with a name or the only app.
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

  /// Returns the app's configuration on a release.
  func configuration(under policy: AuthorizationPolicy) -> AppConfiguration {
    values?.configuration(under: policy)
      ?? AppConfiguration(descriptions: .all, traits: .backgroundMode)
  }

  /// Returns the rules for the app on a release.
  func rules(on release: Release, adding addedMoves: Set<AddedMoves>) -> SituationRules {
    let policy = AuthorizationPolicy.policy(for: release)
    guard let values else { return SituationRules(policy, addedMoves: addedMoves) }
    return SituationRules(
      policy, app: values.configuration(under: policy), hasPurpose: !values.purposeTexts.isEmpty,
      addedMoves: addedMoves)
  }
}
