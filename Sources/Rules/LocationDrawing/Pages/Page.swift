package import Markup

/// A self-contained HTML page: no scripts and no external resources, light or dark according to the reader's system.
package struct Page: Sendable {
  private let title: String
  private let language: String
  private let body: [Markup]

  /// Creates a page; the title is also its first heading.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - language: The language of the page (RFC 5646).
  ///   - body: The content below the title.
  package init(title: String, language: String = "en", _ body: [Markup]) {
    self.title = title
    self.language = language
    self.body = body
  }

  /// The page as HTML text.
  package var written: String {
    let head = Markup(
      "head", [:],
      [
        Markup("meta", ["charset": "utf-8"]),
        Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        Markup(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'unsafe-inline'",
          ]), Markup("title", text: title),
        Markup("style", text: Self.style + Drawing.style(for: .readers)),
      ])
    let main = Markup("main", [:], [Markup("h1", text: title)] + body)
    return "<!DOCTYPE html>\n"
      + Markup("html", ["lang": AttributeValue(language)], [head, Markup("body", [:], [main])]).written + "\n"
  }

  private static let style = """
    :root{color-scheme:light dark;--ink:#1b1b1f;--faint:#66666e;--line:#d8d8de;--card:#f6f6f9;--link:#0a58ca;\
    --error:#c1121f;--warning:#9a5b00;--note:#0a58ca}\
    @media (prefers-color-scheme:dark){:root{--ink:#ececf0;--faint:#a2a2ab;--line:#3a3a40;--card:#1d1d21;\
    --link:#7db1ff;--error:#ff6b6b;--warning:#f0b35c;--note:#7db1ff}}\
    body{margin:0;overflow-wrap:anywhere;font:16px/1.5 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;color:var(--ink)}\
    main{max-width:64rem;margin:0 auto;padding:1.5rem}h1{font-size:1.6rem}h2{font-size:1.25rem;margin-top:2.5rem}\
    h3{font-size:1rem;margin:0}a{color:var(--link)}code,pre{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace}\
    pre{overflow-x:auto;margin:.5rem 0}.faint{color:var(--faint)}p{margin:.5rem 0}\
    .card{background:var(--card);border-left:4px solid var(--line);border-radius:6px;padding:.8rem 1rem;margin:1rem 0}\
    .error{border-color:var(--error)}.warning{border-color:var(--warning)}.note{border-color:var(--note)}\
    .error h3 b{color:var(--error)}.warning h3 b{color:var(--warning)}.note h3 b{color:var(--note)}\
    .pictures{display:flex;flex-wrap:wrap;gap:1rem;margin:.8rem 0;align-items:flex-start}figure{margin:0}\
    figcaption{color:var(--faint);font-size:.85rem;text-align:center;margin-bottom:.3rem}\
    figure svg,.pictures svg{max-width:100%;height:auto}.table,.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}\
    th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-top:1px solid var(--line)}\
    th{font-weight:600}.table th,.table td:nth-child(2){white-space:nowrap}\
    @media (max-width:40rem){main{padding:1rem}.table tr{display:block}\
    .table th,.table td{display:block;white-space:normal!important;border-top:0;padding:.1rem 0}\
    .table tr{border-top:1px solid var(--line);padding:.4rem 0}}dt{font-weight:600;margin-top:.8rem}\
    .new td{background:color-mix(in srgb,var(--note) 12%,transparent)}summary{cursor:pointer}dd{margin:0}dd ul{margin:.2rem 0;padding-left:1.2rem}:target{outline:2px solid var(--link);outline-offset:4px}
    """
}

extension Drawing {
  /// Returns the drawing as a figure of a page, below a caption.
  package func figure(_ caption: String) -> Markup {
    Markup("figure", [:], [Markup("figcaption", text: caption), inline])
  }
}
