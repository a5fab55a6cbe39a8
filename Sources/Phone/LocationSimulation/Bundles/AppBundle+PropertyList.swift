#if !hasFeature(Embedded)
  public import LeanFoundation
  public import LocationPolicy

  extension AppBundle {
    /// Reads an Info.plist, XML or binary, as found in a built app.
    ///
    /// The name and the identifier default to those of the Info.plist. The rules' assumptions decide whether values
    /// of a wrong type count (KEY-018, KEY-034, KEY-041). The Info.plists of the app's widgets tell whether one uses
    /// location (KEY-042), the entitlements whether location pushes are allowed (KEY-045). Throws if the bytes are
    /// not a property list, or one that is truncated, damaged or too large.
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
