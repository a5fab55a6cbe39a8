import InfoPlistProblems
import SourceFacts

/// Determines which calls in a function run with it, without any action of the person.
enum LaunchCalls {
  /// The functions that store a closure for later: for a tap, another screen, or a change.
  private static let laterOwners: Set<String> = [
    "Button", "UIAlertAction", "UIAction", "UIBarButtonItem", "addAction", "NavigationLink", "sheet",
    "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "contextMenu", "Menu",
    "swipeActions", "refreshable", "Toggle", "gesture", "onEnded", "onChanged", "onTapGesture",
    "onLongPressGesture", "onSubmit", "onChange", "onReceive", "onDisappear", "onOpenURL", "toolbar",
    // A script of the app calls the handler.
    "setMethodCallHandler",
  ]
  /// The functions whose closure runs when a SwiftUI view appears.
  private static let appearanceOwners: Set<String> = ["onAppear", "task"]
  /// The functions whose closure builds the contents of a view.
  private static let layoutOwners: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "NavigationView", "NavigationStack", "ScrollView",
    "GeometryReader",
    "WindowGroup", "TabView", "Form", "List", "Section",
  ]
  /// Words of conditions that are true at the first launch, or that don't depend on the person.
  private static let ownWords = [
    "available(", "isRangingAvailable", "isMonitoringAvailable", "headingAvailable", "notDetermined",
    "authorizationStatus", "locationServicesEnabled", "respondsToSelector", "authorized", ".denied",
    "UIWindowScene", "systemVersion",
  ]
  /// Words of conditions that only test the presence of an object, other than the object's name.
  private static let plainWords: Set<String> = [
    "self", "super", "init", "nil", "let", "var", "strongSelf", "weakSelf",
  ]

  /// Returns whether a condition depends on the app's own state, and may mean that it is time to
  /// request permission.
  ///
  /// Conditions on availability and on the status don't.
  static func isOfTheApp(_ condition: String) -> Bool {
    if condition.mentions("authorizedWhenInUse"), !condition.mentions("notDetermined"), condition.first != "!"
    {
      return true
    }
    return !ownWords.contains { condition.mentions($0) } && !asksForManager(condition)
  }

  /// Returns whether a condition only tests the presence of self, a manager or the shared instance.
  private static func asksForManager(_ condition: String) -> Bool {
    condition.namesInside.allSatisfy { word in
      plainWords.contains(word)
        || ["manager", "instance", "shared", "locator"].contains { word.mentions($0) }
    }
  }

  /// Returns the calls that run whenever a method does.
  static func calls(of method: MethodFacts) -> [CallSite] {
    method.callSites.filter { site in
      !site.conditions.contains(where: isOfTheApp) && laterOwners.isDisjoint(with: site.closureOwners)
    }
  }

  /// Returns the calls that a view's body makes when it appears, except those that build its
  /// contents.
  static func appearanceCalls(of body: MethodFacts) -> [CallSite] {
    calls(of: body).filter { !appearanceOwners.isDisjoint(with: $0.closureOwners) }
  }

  /// Returns the calls that build the contents that a view shows immediately.
  ///
  /// If there are links, it is unknown which views are shown and which come later.
  static func layoutCalls(of body: MethodFacts) -> [CallSite] {
    if body.calls.contains("NavigationLink") { return [] }
    return calls(of: body).filter { $0.closureOwners.allSatisfy(layoutOwners.contains) }
  }
}
