/// The texts of the results in one language.
///
/// They are defined in code rather than in string files, so that a package needs no resources to show them.
struct LocationTexts: Sendable {
  var success: String
  var serviceDisabled: String
  var permissionDenied: String
  var failed: String
  var cancelled: String

  /// Returns the texts in a language.
  static func texts(in language: TextLanguage) -> LocationTexts {
    switch language {
    case .arabic: arabic
    case .german: german
    case .english: english
    case .spanish: spanish
    case .french: french
    case .italian: italian
    case .japanese: japanese
    case .korean: korean
    case .portuguese: portuguese
    case .russian: russian
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    }
  }

  private static let arabic = LocationTexts(
    success: "تم تحديد موقعك.",
    serviceDisabled: "خدمات الموقع متوقفة.",
    permissionDenied: "ليس لدى هذا التطبيق إذن لاستخدام موقعك.",
    failed: "تعذّر تحديد موقعك.",
    cancelled: "تم إلغاء تحديد الموقع.")

  private static let german = LocationTexts(
    success: "Dein Standort wurde ermittelt.",
    serviceDisabled: "Die Ortungsdienste sind deaktiviert.",
    permissionDenied: "Diese App darf deinen Standort nicht verwenden.",
    failed: "Dein Standort konnte nicht ermittelt werden.",
    cancelled: "Die Standortermittlung wurde abgebrochen.")

  private static let english = LocationTexts(
    success: "Your location was found.",
    serviceDisabled: "Location Services is turned off.",
    permissionDenied: "This app doesn’t have permission to use your location.",
    failed: "Your location couldn’t be determined.",
    cancelled: "Finding your location was canceled.")

  private static let spanish = LocationTexts(
    success: "Se determinó tu ubicación.",
    serviceDisabled: "La función Localización está desactivada.",
    permissionDenied: "Esta app no tiene permiso para usar tu ubicación.",
    failed: "No se pudo determinar tu ubicación.",
    cancelled: "Se canceló la búsqueda de tu ubicación.")

  private static let french = LocationTexts(
    success: "Votre position a été déterminée.",
    serviceDisabled: "Le service de localisation est désactivé.",
    permissionDenied: "Cette app n’est pas autorisée à utiliser votre position.",
    failed: "Impossible de déterminer votre position.",
    cancelled: "La recherche de votre position a été annulée.")

  private static let italian = LocationTexts(
    success: "La tua posizione è stata rilevata.",
    serviceDisabled: "La funzione Localizzazione è disattivata.",
    permissionDenied: "Questa app non è autorizzata a utilizzare la tua posizione.",
    failed: "Impossibile rilevare la tua posizione.",
    cancelled: "La ricerca della tua posizione è stata annullata.")

  private static let japanese = LocationTexts(
    success: "位置情報を取得しました。",
    serviceDisabled: "位置情報サービスがオフになっています。",
    permissionDenied: "このAppには位置情報の使用が許可されていません。",
    failed: "位置情報を取得できませんでした。",
    cancelled: "位置情報の取得をキャンセルしました。")

  private static let korean = LocationTexts(
    success: "사용자의 위치를 확인했습니다.",
    serviceDisabled: "위치 서비스가 꺼져 있습니다.",
    permissionDenied: "이 앱은 사용자의 위치를 사용하도록 허용되지 않았습니다.",
    failed: "사용자의 위치를 확인할 수 없습니다.",
    cancelled: "위치 확인을 취소했습니다.")

  // Worded so that it reads the same in Brazil and in Portugal.
  private static let portuguese = LocationTexts(
    success: "A sua localização foi determinada.",
    serviceDisabled: "Os Serviços de Localização estão desativados.",
    permissionDenied: "Não há permissão para usar a sua localização.",
    failed: "Não foi possível determinar a sua localização.",
    cancelled: "A determinação da sua localização foi cancelada.")

  private static let russian = LocationTexts(
    success: "Ваша геопозиция определена.",
    serviceDisabled: "Службы геолокации выключены.",
    permissionDenied: "Этому приложению не разрешено использовать Вашу геопозицию.",
    failed: "Не удалось определить Вашу геопозицию.",
    cancelled: "Определение геопозиции отменено.")

  private static let simplifiedChinese = LocationTexts(
    success: "已获取位置。",
    serviceDisabled: "定位服务已关闭。",
    permissionDenied: "此 App 没有使用位置信息的权限。",
    failed: "无法确定位置。",
    cancelled: "定位已取消。")

  private static let traditionalChinese = LocationTexts(
    success: "已判定位置。",
    serviceDisabled: "定位服務已關閉。",
    permissionDenied: "此 App 沒有使用位置資訊的權限。",
    failed: "無法判定位置。",
    cancelled: "定位已取消。")
}

/// A language in which texts are available.
///
/// The raw value is its language tag, as the folders of an app's own texts are named.
enum TextLanguage: String, CaseIterable, Hashable, Sendable {
  case arabic = "ar"
  case german = "de"
  case english = "en"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case japanese = "ja"
  case korean = "ko"
  case portuguese = "pt"
  case russian = "ru"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"

  /// Finds the language for a locale such as "pt_BR", "zh-Hant-TW" or "de_DE@calendar=buddhist"; English for others.
  ///
  /// The identifier is parsed here because Foundation always chooses the first localization on Linux.
  init(localeIdentifier: String) {
    let tag = localeIdentifier.prefix { $0 != "@" && $0 != "." }
    let subtags = tag.split { $0 == "-" || $0 == "_" }.prefix(4).map { $0.lowercased() }
    let language = subtags.first ?? ""
    switch language {
    case "zh", "cmn", "yue":
      self = Self.isTraditional(subtags.dropFirst(), of: language) ? .traditionalChinese : .simplifiedChinese
    default: self = Self(rawValue: language) ?? .english
    }
  }

  /// Returns whether Chinese uses traditional characters: decided by the script, else the region, else the language.
  private static func isTraditional(_ subtags: some Sequence<String>, of language: String) -> Bool {
    for subtag in subtags {
      switch subtag {
      case "hant", "tw", "hk", "mo": return true
      case "hans", "cn", "sg", "my": return false
      default: continue
      }
    }
    return language == "yue"
  }
}
