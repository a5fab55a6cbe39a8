/// One sourced statement about how iOS treats location.
///
/// The cases are named for the ids of the fact catalogue: `key005` is KEY-005.
public enum Fact: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  // KEY: Info.plist keys.
  /// KEY-001 in the catalogue.
  case key001 = 1
  /// KEY-002 in the catalogue.
  case key002
  /// KEY-003 in the catalogue.
  case key003
  /// KEY-004 in the catalogue.
  case key004
  /// KEY-005 in the catalogue.
  case key005
  /// KEY-006 in the catalogue.
  case key006
  /// KEY-007 in the catalogue.
  case key007
  /// KEY-008 in the catalogue.
  case key008
  /// KEY-009 in the catalogue.
  case key009
  /// KEY-010 in the catalogue.
  case key010
  /// KEY-011 in the catalogue.
  case key011
  /// KEY-012 in the catalogue.
  case key012
  /// KEY-013 in the catalogue.
  case key013
  /// KEY-014 in the catalogue.
  case key014
  /// KEY-015 in the catalogue.
  case key015
  /// KEY-016 in the catalogue.
  case key016
  /// KEY-017 in the catalogue.
  case key017
  /// KEY-018 in the catalogue.
  case key018
  /// KEY-019 in the catalogue.
  case key019
  /// KEY-020 in the catalogue.
  case key020
  /// KEY-021 in the catalogue.
  case key021
  /// KEY-022 in the catalogue.
  case key022
  /// KEY-030 in the catalogue.
  case key030
  /// KEY-031 in the catalogue.
  case key031
  /// KEY-032 in the catalogue.
  case key032
  /// KEY-033 in the catalogue.
  case key033
  /// KEY-034 in the catalogue.
  case key034
  /// KEY-035 in the catalogue.
  case key035
  /// KEY-040 in the catalogue.
  case key040
  /// KEY-041 in the catalogue.
  case key041
  /// KEY-042 in the catalogue.
  case key042
  /// KEY-043 in the catalogue.
  case key043
  /// KEY-044 in the catalogue.
  case key044
  /// KEY-045 in the catalogue.
  case key045
  /// KEY-046 in the catalogue.
  case key046
  /// KEY-047 in the catalogue.
  case key047
  /// KEY-048 in the catalogue.
  case key048
  /// KEY-049 in the catalogue.
  case key049

  // AUTH: the authorization state machine.
  /// AUTH-001 in the catalogue.
  case auth001
  /// AUTH-002 in the catalogue.
  case auth002
  /// AUTH-003 in the catalogue.
  case auth003
  /// AUTH-004 in the catalogue.
  case auth004
  /// AUTH-005 in the catalogue.
  case auth005
  /// AUTH-006 in the catalogue.
  case auth006
  /// AUTH-007 in the catalogue.
  case auth007
  /// AUTH-008 in the catalogue.
  case auth008
  /// AUTH-009 in the catalogue.
  case auth009
  /// AUTH-010 in the catalogue.
  case auth010
  /// AUTH-011 in the catalogue.
  case auth011
  /// AUTH-020 in the catalogue.
  case auth020
  /// AUTH-021 in the catalogue.
  case auth021
  /// AUTH-022 in the catalogue.
  case auth022
  /// AUTH-023 in the catalogue.
  case auth023
  /// AUTH-024 in the catalogue.
  case auth024
  /// AUTH-025 in the catalogue.
  case auth025
  /// AUTH-026 in the catalogue.
  case auth026
  /// AUTH-027 in the catalogue.
  case auth027
  /// AUTH-028 in the catalogue.
  case auth028
  /// AUTH-029 in the catalogue.
  case auth029
  /// AUTH-030 in the catalogue.
  case auth030
  /// AUTH-031 in the catalogue.
  case auth031
  /// AUTH-032 in the catalogue.
  case auth032
  /// AUTH-040 in the catalogue.
  case auth040
  /// AUTH-041 in the catalogue.
  case auth041
  /// AUTH-042 in the catalogue.
  case auth042
  /// AUTH-043 in the catalogue.
  case auth043
  /// AUTH-044 in the catalogue.
  case auth044
  /// AUTH-045 in the catalogue.
  case auth045
  /// AUTH-046 in the catalogue.
  case auth046
  /// AUTH-047 in the catalogue.
  case auth047
  /// AUTH-048 in the catalogue.
  case auth048
  /// AUTH-049 in the catalogue.
  case auth049
  /// AUTH-050 in the catalogue.
  case auth050
  /// AUTH-051 in the catalogue.
  case auth051
  /// AUTH-052 in the catalogue.
  case auth052
  /// AUTH-053 in the catalogue.
  case auth053
  /// AUTH-054 in the catalogue.
  case auth054
  /// AUTH-055 in the catalogue.
  case auth055
  /// AUTH-056 in the catalogue.
  case auth056
  /// AUTH-060 in the catalogue.
  case auth060
  /// AUTH-061 in the catalogue.
  case auth061
  /// AUTH-062 in the catalogue.
  case auth062
  /// AUTH-063 in the catalogue.
  case auth063
  /// AUTH-064 in the catalogue.
  case auth064
  /// AUTH-065 in the catalogue.
  case auth065
  /// AUTH-066 in the catalogue.
  case auth066
  /// AUTH-068 in the catalogue.
  case auth068
  /// AUTH-069 in the catalogue.
  case auth069
  /// AUTH-070 in the catalogue.
  case auth070
  /// AUTH-071 in the catalogue.
  case auth071
  /// AUTH-072 in the catalogue.
  case auth072
  /// AUTH-073 in the catalogue.
  case auth073
  /// AUTH-074 in the catalogue.
  case auth074
  /// AUTH-075 in the catalogue.
  case auth075
  /// AUTH-076 in the catalogue.
  case auth076
  /// AUTH-080 in the catalogue.
  case auth080
  /// AUTH-081 in the catalogue.
  case auth081
  /// AUTH-082 in the catalogue.
  case auth082
  /// AUTH-083 in the catalogue.
  case auth083
  /// AUTH-084 in the catalogue.
  case auth084
  /// AUTH-085 in the catalogue.
  case auth085
  /// AUTH-086 in the catalogue.
  case auth086
  /// AUTH-087 in the catalogue.
  case auth087
  /// AUTH-088 in the catalogue.
  case auth088

  // SET: Settings, restrictions and reminders.
  /// SET-001 in the catalogue.
  case set001
  /// SET-002 in the catalogue.
  case set002
  /// SET-003 in the catalogue.
  case set003
  /// SET-004 in the catalogue.
  case set004
  /// SET-005 in the catalogue.
  case set005
  /// SET-006 in the catalogue.
  case set006
  /// SET-007 in the catalogue.
  case set007
  /// SET-008 in the catalogue.
  case set008
  /// SET-009 in the catalogue.
  case set009
  /// SET-010 in the catalogue.
  case set010
  /// SET-011 in the catalogue.
  case set011
  /// SET-012 in the catalogue.
  case set012
  /// SET-013 in the catalogue.
  case set013
  /// SET-014 in the catalogue.
  case set014
  /// SET-020 in the catalogue.
  case set020
  /// SET-021 in the catalogue.
  case set021

  // DEL: what arrives, and when.
  /// DEL-001 in the catalogue.
  case del001
  /// DEL-002 in the catalogue.
  case del002
  /// DEL-003 in the catalogue.
  case del003
  /// DEL-004 in the catalogue.
  case del004
  /// DEL-005 in the catalogue.
  case del005
  /// DEL-006 in the catalogue.
  case del006
  /// DEL-007 in the catalogue.
  case del007
  /// DEL-008 in the catalogue.
  case del008
  /// DEL-009 in the catalogue.
  case del009
  /// DEL-044 in the catalogue.
  case del044
  /// DEL-045 in the catalogue.
  case del045
  /// DEL-046 in the catalogue.
  case del046
  /// DEL-050 in the catalogue.
  case del050
  /// DEL-051 in the catalogue.
  case del051
  /// DEL-052 in the catalogue.
  case del052
  /// DEL-053 in the catalogue.
  case del053
  /// DEL-060 in the catalogue.
  case del060
  /// DEL-061 in the catalogue.
  case del061
  /// DEL-062 in the catalogue.
  case del062
  /// DEL-063 in the catalogue.
  case del063
  /// DEL-064 in the catalogue.
  case del064
  /// DEL-070 in the catalogue.
  case del070
  /// DEL-071 in the catalogue.
  case del071
  /// DEL-080 in the catalogue.
  case del080
  /// DEL-081 in the catalogue.
  case del081
  /// DEL-085 in the catalogue.
  case del085
  /// DEL-086 in the catalogue.
  case del086
  /// DEL-087 in the catalogue.
  case del087
  /// DEL-090 in the catalogue.
  case del090
  /// DEL-091 in the catalogue.
  case del091

  // BG: capability, property and authorization in background.
  /// BG-001 in the catalogue.
  case bg001
  /// BG-002 in the catalogue.
  case bg002
  /// BG-003 in the catalogue.
  case bg003
  /// BG-004 in the catalogue.
  case bg004
  /// BG-005 in the catalogue.
  case bg005
  /// BG-006 in the catalogue.
  case bg006
  /// BG-007 in the catalogue.
  case bg007
  /// BG-008 in the catalogue.
  case bg008
  /// BG-009 in the catalogue.
  case bg009
  /// BG-010 in the catalogue.
  case bg010
  /// BG-011 in the catalogue.
  case bg011
  /// BG-012 in the catalogue.
  case bg012
  /// BG-013 in the catalogue.
  case bg013
  /// BG-014 in the catalogue.
  case bg014
  /// BG-015 in the catalogue.
  case bg015
  /// BG-020 in the catalogue.
  case bg020
  /// BG-021 in the catalogue.
  case bg021
  /// BG-022 in the catalogue.
  case bg022
  /// BG-023 in the catalogue.
  case bg023

  // IND: indicators.
  /// IND-001 in the catalogue.
  case ind001
  /// IND-002 in the catalogue.
  case ind002
  /// IND-003 in the catalogue.
  case ind003
  /// IND-004 in the catalogue.
  case ind004
  /// IND-005 in the catalogue.
  case ind005

  // MON: services by authorization.
  /// MON-001 in the catalogue.
  case mon001
  /// MON-002 in the catalogue.
  case mon002
  /// MON-003 in the catalogue.
  case mon003
  /// MON-004 in the catalogue.
  case mon004
  /// MON-005 in the catalogue.
  case mon005
  /// MON-006 in the catalogue.
  case mon006
  /// MON-007 in the catalogue.
  case mon007

  // ACC: reduced accuracy.
  /// ACC-001 in the catalogue.
  case acc001
  /// ACC-002 in the catalogue.
  case acc002
  /// ACC-003 in the catalogue.
  case acc003
  /// ACC-004 in the catalogue.
  case acc004
  /// ACC-005 in the catalogue.
  case acc005
  /// ACC-006 in the catalogue.
  case acc006

  // ERR: errors.
  /// ERR-001 in the catalogue.
  case err001
  /// ERR-002 in the catalogue.
  case err002
  /// ERR-003 in the catalogue.
  case err003
  /// ERR-004 in the catalogue.
  case err004
  /// ERR-005 in the catalogue.
  case err005

  // STORE: the store.
  /// STORE-001 in the catalogue.
  case store001
  /// STORE-002 in the catalogue.
  case store002
  /// STORE-003 in the catalogue.
  case store003
  /// STORE-004 in the catalogue.
  case store004
  /// STORE-005 in the catalogue.
  case store005
  /// STORE-006 in the catalogue.
  case store006
  /// STORE-007 in the catalogue.
  case store007
  /// STORE-008 in the catalogue.
  case store008
  /// STORE-009 in the catalogue.
  case store009
  /// STORE-012 in the catalogue.
  case store012
  /// STORE-013 in the catalogue.
  case store013
  /// STORE-014 in the catalogue.
  case store014

  /// The id as documents spell it, such as "KEY-005".
  public var id: String { record.id }

  /// The catalogue's entry for the fact.
  public var record: FactRecord { FactCatalog.records[Int(rawValue) - 1] }

  /// Orders facts as the catalogue does.
  public static func < (left: Fact, right: Fact) -> Bool { left.rawValue < right.rawValue }
}
