package import LocationPolicy

/// A rule of the App Store that is checked at upload or in review.
package struct StoreRule: Hashable, Sendable {
  /// The store's name of the rule.
  package let code: String
  /// The condition under which the store objects.
  package let condition: String
  /// The facts behind it.
  package let facts: FactList
  /// A remark about what is unknown of the store's reaction; nil if there is none.
  package let uncertainty: String?

  /// A usage description that the linked code requires is missing (STORE-001, STORE-002).
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
  /// An update requires more of the device than before (STORE-005).
  package static let capabilitiesAdded = StoreRule(
    code: "ITMS-90109", condition: "update adds UIRequiredDeviceCapabilities entries",
    facts: FactList(.store005), uncertainty: "only one mail was reported, a warning (STORE-005)")
  /// The background mode is declared but not needed (STORE-006).
  package static let unneededBackgroundMode = StoreRule(
    code: "guideline 2.5.4", condition: "location background mode without persistent-location feature",
    facts: FactList(.store006), uncertainty: nil)
  /// A usage description doesn't state a purpose (STORE-007).
  package static let vaguePurpose = StoreRule(
    code: "guideline 5.1.1(ii)", condition: "vague purpose string", facts: FactList(.store007),
    uncertainty: nil)

  /// All rules.
  package static let all = [
    missingPurposeString, invalidPurposeString, capabilitiesAdded, unneededBackgroundMode, vaguePurpose,
  ]

  /// Returns the rules that an upload scan finds violated, for the linked symbols and the usage descriptions.
  ///
  /// The descriptions are the Info.plist's values for each of the three keys since iOS 8.
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
