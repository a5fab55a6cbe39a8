/// The names of frameworks' functions and components, by who runs the code that is passed to them.
enum Untapped {
  /// The functions that keep a closure for a tap or another act of the person.
  private static let tapped: Set<String> = [
    "Button", "UIAlertAction", "UIAction", "UIBarButtonItem", "addAction", "NavigationLink", "sheet",
    "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "contextMenu", "Menu",
    "swipeActions", "refreshable", "Toggle", "gesture", "onEnded", "onChanged", "onTapGesture",
    "onLongPressGesture", "onSubmit", "onChange", "onDisappear", "onOpenURL", "toolbar",
    "navigationDestination",
    "setMethodCallHandler", "click", "push", "pushReplacement", "present", "MaterialPageRoute",
    "CupertinoPageRoute", "PageRouteBuilder", "showDialog", "showModalBottomSheet", "pushViewController",
    "UIContextualAction", "UITapGestureRecognizer",
  ]
  /// The events of components that come by themselves, unlike others whose names begin with "on".
  private static let events: Set<String> = [
    "onAppear", "onInit", "onReady", "onLoad", "onLoadEnd", "onLayout", "onMapReady", "onMapCreated",
    "onSuccess",
    "onError", "onComplete", "onCompleted", "onSettled", "onDone", "onData", "onModelReady", "onMounted",
    "onBeforeMount", "onAuthStateChanged", "onReceive", "onNext",
  ]
  /// The functions that run a closure at once, when a thread is free, when a screen appears, or with a result.
  private static let atOnce: Set<String> = [
    "onAppear", "task", "useEffect", "useLayoutEffect", "useFocusEffect", "useCallback", "onMounted", "then",
    "catch",
    "finally", "whenComplete", "addPostFrameCallback", "microtask", "delayed", "setTimeout", "ready",
    "asyncAfter",
    "create", "putAsync", "scheduleMicrotask", "runZonedGuarded", "watchEffect", "onBeforeMount",
    "scheduledTimer",
  ]
  /// The components that always show what is in them.
  private static let layouts: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "NavigationView", "NavigationStack", "ScrollView",
    "GeometryReader",
    "WindowGroup", "TabView", "Form", "List", "Section", "LazyVStack", "some",
    "MaterialApp", "CupertinoApp", "GetMaterialApp", "Scaffold", "CupertinoPageScaffold", "SafeArea",
    "Column", "Row", "Stack", "Center", "Padding", "Container", "SizedBox", "Expanded", "Material",
    "IndexedStack", "SingleChildScrollView", "ListView", "PageView", "TabBarView",
    "DefaultTabController", "GestureDetector", "MultiProvider", "ChangeNotifierProvider", "Provider",
    "ProviderScope", "MultiBlocProvider", "BlocProvider", "View", "SafeAreaView",
    "SafeAreaProvider", "GestureHandlerRootView", "KeyboardAvoidingView", "NavigationContainer",
    "PaperProvider", "QueryClientProvider", "Fragment", "StrictMode", "UINavigationController",
    "UIHostingController",
  ]

  /// Returns whether code that is passed to a function under a label runs only when the person acts.
  static func isPersons(_ label: String, of name: String) -> Bool {
    if tapped.contains(name) { return true }
    if events.contains(label) { return false }
    let isForTap = ["action", "tap", "tapped", "press", "pressed", "click"].contains {
      label.lowercased().hasSuffix($0)
    }
    if isForTap || label == "handler" { return true }
    return label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase ?? false
  }

  /// Returns whether code that is passed to a function surely runs with it, or soon after it.
  static func runsAtOnce(_ label: String, of name: String) -> Bool {
    atOnce.contains(name) || isLayout(name) || Runners.runsAtOnce(name) || events.contains(label)
      || label == "create" || name == "#object" || name == "#first"
  }

  /// Returns whether a component always shows what is in it.
  static func isLayout(_ name: String) -> Bool { layouts.contains(name) }

  /// Returns whether a component first shows only the first of what is in it.
  static func showsFirst(_ name: String) -> Bool { ["PageView", "TabBarView"].contains(name) }
}
