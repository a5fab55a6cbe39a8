import InfoPlistProblems
import SourceFacts

/// Tells which calls of a function run with it, whatever the person does.
enum LaunchCalls {
  /// What takes a closure for later: a tap, another screen, a change.
  private static let laterOwners: Set<String> = [
    "Button", "UIAlertAction", "UIAction", "UIBarButtonItem", "addAction", "NavigationLink", "sheet",
    "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "contextMenu", "Menu",
    "swipeActions", "refreshable", "Toggle", "gesture", "onEnded", "onChanged", "onTapGesture",
    "onLongPressGesture", "onSubmit", "onChange", "onReceive", "onDisappear", "onOpenURL", "toolbar",
  ]
  /// What takes a closure that runs when a view of SwiftUI appears.
  private static let appearanceOwners: Set<String> = ["onAppear", "task"]
  /// What takes a closure that says what a view shows.
  private static let layoutOwners: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "NavigationView", "NavigationStack", "ScrollView",
    "GeometryReader",
    "WindowGroup", "TabView", "Form", "List", "Section",
  ]
  /// Conditions that hold at a first launch, or that tell nothing of the person.
  private static let ownWords = [
    "available(", "notDetermined", "authorizationStatus", "locationServicesEnabled", "respondsToSelector",
    "authorized", ".denied", "UIWindowScene", "systemVersion",
  ]
  /// Words of conditions that only ask whether an object is there, beside the object's name.
  private static let plainWords: Set<String> = [
    "self", "super", "init", "nil", "let", "var", "strongSelf", "weakSelf",
  ]

  /// Returns whether a condition is the app's own business and may say that it is time to ask.
  ///
  /// Conditions on availability and on the status say nothing of the person.
  static func isOfTheApp(_ condition: String) -> Bool {
    if condition.mentions("authorizedWhenInUse"), !condition.mentions("notDetermined"), condition.first != "!"
    {
      return true
    }
    return !ownWords.contains { condition.mentions($0) } && !asksForManager(condition)
  }

  /// Returns whether a condition only asks whether self, a manager or the one instance is there.
  private static func asksForManager(_ condition: String) -> Bool {
    condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.allSatisfy { word in
      plainWords.contains(String(word))
        || ["manager", "instance", "shared", "locator"].contains { String(word).mentions($0) }
    }
  }

  /// Returns the calls that run whenever a method does.
  static func calls(of method: MethodFacts) -> [CallSite] {
    method.callSites.filter { site in
      !site.conditions.contains(where: isOfTheApp) && laterOwners.isDisjoint(with: site.closureOwners)
    }
  }

  /// Returns the calls that a view's body makes when it appears, apart from those that lay it out.
  static func appearanceCalls(of body: MethodFacts) -> [CallSite] {
    calls(of: body).filter { !appearanceOwners.isDisjoint(with: $0.closureOwners) }
  }

  /// Returns the calls that make what a view's body shows at once.
  ///
  /// Where there are links, which views are shown and which come later is not told.
  static func layoutCalls(of body: MethodFacts) -> [CallSite] {
    if body.calls.contains("NavigationLink") { return [] }
    return calls(of: body).filter { $0.closureOwners.allSatisfy(layoutOwners.contains) }
  }
}
