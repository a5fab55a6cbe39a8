/// A plug-in, with the place where an app names it.
package struct PlugInPlace: Hashable, Sendable {
  package let name: String
  package let site: Site

  package init(name: String, at site: Site) {
    self.name = name
    self.site = site
  }
}
