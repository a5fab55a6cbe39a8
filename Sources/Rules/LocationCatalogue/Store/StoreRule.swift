package import LocationPolicy

/// A rule of the store that an upload or a review holds an app to.
package struct StoreRule: Hashable, Sendable {
  /// The store's own name of the rule.
  package let code: String
  /// When the store objects.
  package let condition: String
  /// The facts that say so.
  package let facts: FactList
  /// What is not known about how the store reacts, or nil.
  package let uncertainty: String?

  /// A usage description is missing that the linked code calls for (STORE-001, STORE-002).
  package static let missingPurposeString = StoreRule(
    code: "ITMS-90683",
    condition:
      """
      Core Location is linked without NSLocationWhenInUseUsageDescription, or requestAlwaysAuthorization \
      without a usage description for Always
      """,
    facts: FactList(.store001, .store002), uncertainty: "error-or-warning (OPEN-10)")
  /// A usage description is empty (STORE-004).
  package static let invalidPurposeString = StoreRule(
    code: "ITMS-90738", condition: "purpose string blank", facts: FactList(.store004),
    uncertainty: "only warnings were reported (STORE-004)")
  /// An update asks for more of the device (STORE-005).
  package static let capabilitiesAdded = StoreRule(
    code: "ITMS-90109", condition: "update adds UIRequiredDeviceCapabilities entries",
    facts: FactList(.store005), uncertainty: "only one mail was reported, a warning (STORE-005)")
  /// The background mode is declared without need (STORE-006).
  package static let unneededBackgroundMode = StoreRule(
    code: "guideline 2.5.4", condition: "location background mode without persistent-location feature",
    facts: FactList(.store006), uncertainty: nil)
  /// A usage description does not say what for (STORE-007).
  package static let vaguePurpose = StoreRule(
    code: "guideline 5.1.1(ii)", condition: "vague purpose string", facts: FactList(.store007),
    uncertainty: nil)

  /// All rules.
  package static let all = [
    missingPurposeString, invalidPurposeString, capabilitiesAdded, unneededBackgroundMode, vaguePurpose,
  ]

  /// Returns what an upload scan objects to, for the symbols that are linked and the strings that are there.
  ///
  /// The descriptions are what the Info.plist has for each of the three keys since iOS 8.
  package static func uploadObjections(
    usesLocation: Bool, requestsAlways: Bool, descriptions: [(UsageDescriptions, UsageDescription)]
  ) -> [StoreRule] {
    var present: UsageDescriptions = []
    var hasBlank = false
    for (key, value) in descriptions {
      switch value {
      case .missing, .mistyped, .notString: break
      case .blank:
        hasBlank = true
        present.insert(key)
      case .text: present.insert(key)
      }
    }
    var objections: [StoreRule] = []
    let lacksWhenInUse = usesLocation && !present.contains(.whenInUse)
    let lacksAlways = requestsAlways && present.isDisjoint(with: [.legacyAlways, .alwaysAndWhenInUse])
    if lacksWhenInUse || lacksAlways { objections.append(missingPurposeString) }
    if hasBlank { objections.append(invalidPurposeString) }
    return objections
  }
}
