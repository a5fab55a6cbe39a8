#if !canImport(SwiftUI)
  // The few words of SwiftUI that the tutorial's view is made of, so that it is compiled and run where SwiftUI is not.

  @MainActor protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
  }

  extension Never: View {
    typealias Body = Never
  }

  extension View where Body == Never {
    var body: Never { preconditionFailure("it has no parts") }
  }

  struct Text: View {
    typealias Body = Never

    let text: String

    init(_ text: String) { self.text = text }
  }

  struct ViewList: View {
    typealias Body = Never

    var views: [any View] = []
  }

  struct TaskView: View {
    typealias Body = Never

    let content: any View
    let action: @MainActor () async -> Void
  }

  struct VStack: View {
    typealias Body = Never

    let content: ViewList

    init(@ViewBuilder _ content: () -> ViewList) { self.content = content() }
  }

  @resultBuilder @MainActor enum ViewBuilder {
    static func buildExpression(_ view: some View) -> ViewList { ViewList(views: [view]) }

    static func buildBlock(_ lists: ViewList...) -> ViewList { ViewList(views: lists.flatMap(\.views)) }

    static func buildOptional(_ list: ViewList?) -> ViewList { list ?? ViewList() }
  }

  extension View {
    func task(_ action: @escaping @MainActor () async -> Void) -> TaskView {
      TaskView(content: self, action: action)
    }
  }

  /// Creates the object at its first use, and keeps it.
  @propertyWrapper @MainActor final class StateObject<Object: AnyObject> {
    private let make: () -> Object
    private(set) lazy var wrappedValue = make()

    init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }
  }

  /// A screen that shows a view.
  @MainActor enum Screen {
    /// Returns the texts that a view shows now.
    static func texts(of view: some View) -> [String] {
      switch view {
      case let text as Text: [text.text]
      case let list as ViewList: list.views.flatMap { texts(of: $0) }
      case let stack as VStack: texts(of: stack.content)
      case let view as TaskView: texts(of: view.content)
      default: texts(of: view.body)
      }
    }

    /// Does what the view does as long as it is on the screen.
    static func show(_ view: some View) async {
      switch view {
      case is Text: break
      case let list as ViewList: for view in list.views { await show(view) }
      case let stack as VStack: await show(stack.content)
      case let view as TaskView:
        await view.action()
        await show(view.content)
      default: await show(view.body)
      }
    }
  }
#endif
