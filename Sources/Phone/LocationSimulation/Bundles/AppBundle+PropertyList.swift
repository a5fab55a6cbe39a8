#if !hasFeature(Embedded)
  public import Foundation
  public import LocationPolicy

  extension AppBundle {
    /// Reads an Info.plist, XML or binary, as it stands in a built app.
    ///
    /// Without a name that of the Info.plist is taken, without an identifier likewise. Values of a wrong type count as
    /// the assumptions of the rules say (KEY-018, KEY-034, KEY-041). The Info.plists of the app's widgets say whether
    /// one wants the location (KEY-042), the entitlements whether location pushes may come (KEY-045). Throws when
    /// bytes are no property list, or one that is cut off, damaged or too large.
    public init(
      infoPlist data: Data, widgets: [Data] = [], entitlements: Data? = nil, name: String? = nil,
      identifier: String? = nil, under policy: AuthorizationPolicy = .policy(for: .newest)
    ) throws(InfoPlistError) {
      self.init(
        infoPlist: try InfoPlistValues(propertyList: data), name: name, identifier: identifier, under: policy)
      for widget in widgets where try InfoPlistValues(propertyList: widget).wantsLocation {
        configuration.traits.insert(.widgetWantsLocation)
      }
      if let entitlements, try InfoPlistValues(propertyList: entitlements).hasLocationPush {
        configuration.traits.insert(.locationPush)
      }
    }
  }
#endif
