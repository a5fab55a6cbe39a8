internal import SwiftSyntax

/// The properties, constants and parameters of a file that hold a location manager.
final class ManagerNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let type = node.typeAnnotation?.type.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    let value = node.initializer?.value.trimmedDescription
    if type == "CLLocationManager" || value == "CLLocationManager()" {
      names.insert(node.pattern.trimmedDescription)
    }
    return .visitChildren
  }
}

final class RenamedManager: SourceRewriter {
  private var managers: Set<String> = []

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    managers = ManagerNames(in: node).names
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard managers.contains(token.text), case .identifier = token.tokenKind, let parent = token.parent,
      !parent.is(FunctionDeclSyntax.self), parent.as(LabeledExprSyntax.self)?.label != token,
      parent.as(FunctionParameterSyntax.self)?.firstName != token
    else { return .skipChildren }
    // The callbacks have the name of a usual property, and what is called isn't a manager.
    if parent.as(DeclReferenceExprSyntax.self)?.argumentNames != nil { return .skipChildren }
    if parent.parent?.is(FunctionCallExprSyntax.self) == true { return .skipChildren }
    replace(token, with: "gps\(token.text.prefix(1).uppercased())\(token.text.dropFirst())")
    return .skipChildren
  }
}

final class LazyManager: SourceRewriter {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true, node.attributes.isEmpty,
      node.modifiers.allSatisfy({ ["private", "fileprivate"].contains($0.name.text) }),
      node.bindings.count == 1,
      let binding = node.bindings.first,
      binding.initializer?.value.trimmedDescription == "CLLocationManager()"
    else { return .skipChildren }
    replace(
      node,
      with: """
        \(node.modifiers.trimmedDescription) lazy var \(binding.pattern.trimmedDescription): CLLocationManager = {
          let made = CLLocationManager()
          return made
        }()
        """)
    return .skipChildren
  }
}

final class WithoutSelf: SourceRewriter {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPlainMethod, let body = node.body else { return .skipChildren }
    let members = SelfMembers(in: body).members
    for member in members {
      let name = member.declName.baseName.text
      guard !node.parameterNames.contains(name), member.declName.argumentNames == nil, name != "init",
        !["let", "var", "in"].contains(where: { body.description.contains("\($0) \(name)") })
      else { continue }
      replace(member, with: name)
    }
    return .skipChildren
  }
}

/// The members that a method reaches through `self`, outside of closures.
private final class SelfMembers: CodeOutsideClosures {
  private(set) var members: [MemberAccessExprSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.trimmedDescription == "self" else { return .visitChildren }
    members.append(node)
    return .skipChildren
  }
}
