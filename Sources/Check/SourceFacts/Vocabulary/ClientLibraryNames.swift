/// The names of this project's own client library, which asks for and uses locations in an app's stead.
///
/// They are everyday words, so they only count in files that import the library.
enum ClientLibraryNames {
  /// The modules of the library.
  static let modules: [LocationName] = ["Sextant", "SextantAlways"].map { .global(.module, $0) }
  /// The class that makes all requests.
  static let client = "LocationClient"
  /// The object that screens observe.
  private static let model = "LocationModel"

  /// The types whose creation or members say what an app does.
  static let types: [LocationName] = [
    client, model, "UpdatesRequest", "OneShotLocator", "ContinuousLocator",
  ].map { .global(.type, $0) }

  /// The members that ask for or use locations.
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

  /// Whether a type of that name is one of the library's, in a file that imports it.
  static func isType(_ name: String) -> Bool { types.contains { $0.name == name } }

  /// Whether a module of that name is one of the library's.
  static func isModule(_ name: String) -> Bool { modules.contains { $0.name == name } }
}
