/// The names of this project's client library, which requests and uses locations on behalf of an
/// app.
///
/// They are common words, so they count only in files that import the library.
enum ClientLibraryNames {
  /// The modules of the library.
  static let modules: [LocationName] = ["Sextant", "SextantAlways"].map { .global(.module, $0) }
  /// The class with all requests.
  static let client = "LocationClient"
  /// The observable object for views.
  private static let model = "LocationModel"

  /// The types whose creation or members are relevant.
  static let types: [LocationName] = [
    client, model, "UpdatesRequest", "OneShotLocator", "ContinuousLocator",
  ].map { .global(.type, $0) }

  /// The members that request or use locations.
  static let members: [LocationName] = [
    .method("requestWhenInUse(timeLimit:)", of: client, .common),
    .method("requestAlways(timeLimit:)", of: client, .common),
    .method("requestFullAccuracy(purpose:)", of: client, .common),
    .method("location(_:)", of: client, .common),
    .method("updates(_:)", of: client, .common),
    .method("headings(_:)", of: client, .common),
    .method("significantChanges()", of: client, .common),
    .method("visits()", of: client, .common),
    .property("regions", of: client, .common),
    .method("locate(_:)", of: model, .common),
    .method("follow(_:)", of: model, .common),
  ]

  /// Returns whether a name is that of one of the library's types, in a file that imports it.
  static func isType(_ name: String) -> Bool { types.contains { $0.name == name } }

  /// Returns whether a name is that of one of the library's modules.
  static func isModule(_ name: String) -> Bool { modules.contains { $0.name == name } }
}
