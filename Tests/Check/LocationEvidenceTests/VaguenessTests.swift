import Testing

@testable import LocationEvidence

@Suite struct VaguenessTests {
  @Test(arguments: [
    "Allow $(PRODUCT_NAME) to access your location", "Location", "b", "x y", "This app needs location.", ".",
    "test",
    "This app needs access to location when open and in the background.", "We need your location!",
    "Strider would like to use your current location", "App requires location services to work properly",
    "需要您的同意，才能访问位置", "我们需要使用您的位置信息", "获取定位", "请允许App在使用期间访问您的地理位置信息",
    "Give me permission, mate", "Hi there", "Because we need it :)", "Can we use your GPS pls?", "Why not?",
    "Magst du?", "To improve your experience", "for a better user experience", "We provide enhanced features",
    "Additional context to personalize your experience", "For demonstration purposes",
    "Needed for iOS 8 compatibilty",
    "Help us find what you need", "Your text goes here", "NSLocationWhenInUseUsageDescription",
    "This string should describe how the app uses location", "Strider App wants to know where you are",
    "I need permission to track your location", "You must allow access for the app to work",
    "Used while it runs", "Are you sure?", "I am using the Strider app",
    "This Strider app needs your location",
    "Wir brauchen deinen Standort", "Приложению нужен доступ к геолокации",
    "L'application a besoin d'accéder à votre position", "Esta app necesita acceder a tu ubicación",
    "L'app ha bisogno della tua posizione", "Este aplicativo precisa acessar sua localização",
    "Deze app heeft toegang tot je locatie nodig", "Ứng dụng cần truy cập vị trí của bạn",
    "Uygulama konumunuza erişmek istiyor", "Aplikasi ini membutuhkan akses lokasi anda",
    "RunTracker needs your location", "NightWalks would like to know where you are",
    "Allow NightWalks to use your location", "Always being monitored", "Required for xyz benefits",
    "LifeTrack erfordert Ihren Standort", "Donnez-nous la permission de suivre votre position",
    "Por favor, permítenos rastrear tu ubicación", "Dacci il permesso di tracciare la tua posizione",
    "Пожалуйста, дайте нам разрешение отслеживать ваше местоположение",
    "LifeTrack требует вашего местоположения",
    "LifeTrackには位置情報が必要です", "位置情報の追跡を許可してください", "위치를 추적할 수 있는 권한을 부여해 주십시오",
    "This gadget need your location info", "Diese Software benötigt Ihren Standort", "for loaction",
    "Required to acess your loction", "RunTracker would lile to use your location",
    "We need access to your vehicle's location",
    "Necesitamos tu ubicación, incluida la ubicación de tu vehículo",
    "Required to track your location in background", "Needed for monitoring and ranging",
    "Please allow MyTC your permision to track",
    "Precisamos da sua localização para melhorar a experiência no app.",
    "A localizacao e necessaria para o funcionamento do aplicativo",
    "L’application nécessite l’accès à votre position pour fonctionner correctement",
    "We need your location. It will not be shared with third parties.", "This app needs location. 需要您的位置",
    "请允许我们跟踪您的位置", "为了给您提供更好的服务", "我測測測", "需要定位功能来为您提供服务", "위치 권한이 필요합니다", "位置情報を使わせてください",
  ]) func `a text that restates the request says nothing`(_ text: String) {
    #expect(Vagueness(names: ["Strider"]).saysNothing(text))
  }

  @Test(arguments: [
    "To find stops nearby.", "Your run is drawn on the map while you record it.", "Show weather",
    "用于记录您的跑步路线",
    "我们需要您的位置信息来推荐附近的餐厅", "位置情報を使用して近くの店舗を表示します",
    "Used for geotagging photos",
    "We use your location to show nearby friends", "Tracks your trips",
    "Strider needs your location to find another Strider",
    "Need location for Strider", "Strider tracks you in the background", "Tracks your runs", "For running",
    "For indoor positioning", "To find your home for delivery", "To show where you are on the map",
    "To alert you",
    "Which shops are near?", "Location based alerts", "지도에 현재 위치를 표시하기 위해 위치 정보에 접근합니다.",
    "For safety purposes",
    "為了方便打卡，請給我你的位置", "Wir brauchen deinen Standort, um Haltestellen in der Nähe zu finden",
    "Приложению нужен доступ к геолокации, чтобы показать ближайшие магазины",
    "Pour afficher les restaurants autour de vous", "Para mostrar tu posición en el mapa",
    "Per mostrare i negozi vicini", "Para registrar o seu percurso", "Om haltes in de buurt te tonen",
    "Để tìm cửa hàng gần bạn", "Yakındaki durakları göstermek için", "Untuk mencari toko terdekat",
    "Navigation requires location", "Our weather app needs your location", "GPS点名需要您的位置",
    "iBeacon 검색에 필요합니다", "Чтобы показать погоду рядом", "周辺のお店を探すために位置情報を使用します",
    "For turn by turn directions", "To find your friend's location",
    "To share your location with your family",
    "To make it possible to order food", "Pour suivre votre course",
    "Para que o funcionário registre o ponto",
    "Per le richieste di aiuto", "Um Einkaufsmärkte zu finden",
    "To find friends. Your location will not be shared with others.",
    "Weather Alerts would use your location", "Allow Weather Alerts to use your location",
    "Trail Search requests your location", "도로 안내에 위치 정보를 사용합니다",
    "The weather in this app is that of where you are",
  ]) func `a text that gives a reason says something`(_ text: String) {
    #expect(!Vagueness(names: ["Strider"]).saysNothing(text))
  }
}
