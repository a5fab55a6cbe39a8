import Markup

/// The frame around the contents of all pages.
struct PageFrame {
  /// Whether the site contains the phone and the handbook.
  let hasPhone: Bool
  /// The address of the sources, if any.
  let sourceAddress: String?

  /// An entry of the navigation.
  struct Way {
    let name: String
    let about: String
    let address: String
  }

  /// The entries of the navigation, the most important first.
  var ways: [Way] {
    let phone = [
      Way(
        name: "The phone", about: "Play with a simulated iPhone of any release.", address: "phone/index.html"),
      Way(
        name: "Handbook", about: "What happens on each release, and what changed.",
        address: "phone/handbook.html"),
    ]
    return [
      Way(name: "Check", about: "Find mistakes in a project.", address: "Documentation/Check.html"),
      Way(
        name: "Symptoms", about: "What people notice, why, and what to do.",
        address: "Documentation/Symptoms.html"),
    ] + (hasPhone ? phone : []) + [
      Way(name: "Rules", about: "What the check finds, with examples.", address: "Documentation/Rules.html"),
      Way(name: "Facts", about: "All facts with their sources.", address: "Documentation/Facts.html"),
      Way(
        name: "Library", about: "Request permission, get locations.", address: "Library/Sextant/index.html"),
      Way(name: "All pages", about: "The whole documentation.", address: "Documentation/index.html"),
    ]
  }

  /// Returns a page as HTML.
  func page(_ page: SitePage, title: String, contents: [Markup]) -> String {
    let root = page.pathToRoot
    func script(_ name: String) -> Markup {
      Markup("script", ["src": AttributeValue(root + name), "defer": ""])
    }
    let head = Markup(
      "head", [:],
      [
        Markup("meta", ["charset": "utf-8"]),
        Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        Markup("meta", ["name": "color-scheme", "content": "light dark"]),
        Markup("title", text: title == "Sextant" ? title : "\(title) · Sextant"),
        Self.property("og:type", "website"), Self.property("og:site_name", "Sextant"),
        Self.property("og:title", title), Self.property("og:description", Self.summary),
        Markup("link", ["rel": "icon", "href": "data:,"]),
        Markup("link", ["rel": "stylesheet", "href": AttributeValue(root + "site.css")]),
        script("search.js"), script("site.js"),
      ])
    let body = Markup(
      "body", [:],
      [
        header(root), Markup("div", ["id": "found", "hidden": "", "aria-live": "polite"]),
        Markup("main", [:], contents), footer(of: page),
      ])
    let html = Markup(
      "html", ["lang": AttributeValue(page.language), "data-root": AttributeValue(root)], [head, body])
    return "<!doctype html>\n\(html.written)\n"
  }

  /// What those read whom a link to a page is sent to.
  private static let summary =
    "Location permission on iOS, as executable rules, each backed by a sourced fact."

  private static func property(_ name: String, _ content: String) -> Markup {
    Markup("meta", ["property": AttributeValue(name), "content": AttributeValue(content)])
  }

  private func header(_ root: String) -> Markup {
    let field = Markup(
      "input",
      [
        "id": "search", "type": "search", "autocomplete": "off", "aria-label": "Search",
        "placeholder": "no prompt appears, 小蓝条, ITMS-90683",
      ])
    return Markup(
      "header", [:],
      [
        Markup("a", ["class": "home", "href": AttributeValue(root + "index.html")], text: "Sextant"),
        Markup(
          "nav", [:],
          ways.map { Markup("a", ["href": AttributeValue(root + $0.address)], text: $0.name) }),
        Markup("form", ["role": "search"], [field]),
      ])
  }

  private func footer(of page: SitePage) -> Markup {
    let source = sourceAddress.map { address in
      [
        Markup(
          "a", ["href": AttributeValue("\(address)/\(page.source)")], text: "This page in the repository"),
        .text(" · "),
      ]
    }
    return Markup(
      "footer", [:],
      (source ?? []) + [
        Markup("a", ["href": AttributeValue(page.pathToRoot + "CHANGELOG.html")], text: "Changes"),
        .text(" · "),
        Markup("a", ["href": AttributeValue(page.pathToRoot + "LICENSE")], text: "MIT license"),
      ])
  }
}
