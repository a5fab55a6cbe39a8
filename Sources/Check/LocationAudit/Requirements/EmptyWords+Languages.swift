/// The words of other languages that give no reason: about the request, of politeness, and about
/// general benefits.
extension EmptyWords {
  /// The words by language, because an empty word in one language may be a reason in another.
  static let languages: [Set<String>] = [
    // German
    """
    aktuelle aktuellen akzeptieren anwendung app auf benötigen benötigt bitte brauchen braucht damit danke \
    daten deine deinen deiner deines den der des die dienst dienste diese dieser du erlaube erlauben \
    erlaubnis ermöglichen es funktion funktionen funktionieren funktioniert für gerät gerätes gps ihre \
    ihren ihrer ihres im in ist kann korrekt können möchte nutzen nutzt ordnungsgemäß ortung \
    ortungsdienste position richtig sie standort standortdaten standortes standorts um und verwenden \
    verwendet verwendung wir wird zu zugreifen zugriff zulassen zum
    """,
    // French
    """
    a accès accéder activer afin app appareil application applications au autorisation autoriser autorisez \
    avoir besoin bien bon cette correctement d daccès daccéder dactiver dautoriser de demande des doit \
    données du dutiliser en est et expérience fonctionnalités fonctionne fonctionnement fonctionner gps \
    géolocalisation j l la laccès lapp lappareil lapplication le les lexpérience localisation lutilisateur \
    lutilisation ma meilleure merci mes notre nous nécessaire nécessite par permettre permission peut \
    position pour pouvoir requiert requise service services souhaite sur un une utilisateur utilisation \
    utilise utiliser veuillez vos votre vous à
    """,
    // Spanish
    """
    a acceder acceso activar actual al aplicacion aplicación app con correctamente correcto datos de del \
    desea dispositivo el en es esta este experiencia favor funcionalidades funcionamiento funcionar \
    funcione función geolocalización gps gracias la las localizacion localización los mejor mejorar mi \
    necesaria necesario necesita necesitamos nuestra obtener para permiso permisos permita permite \
    permitir poder por pueda que quiere requerimos requiere se servicio servicios solicita solicitamos su \
    sus tu tus ubicacion ubicación un una usar uso usuario utiliza utilizar y
    """,
    // Italian
    """
    abbiamo abilitare accedere accesso all alla app applicazione attuale autorizzazione bisogno consenti \
    consentire correttamente da dati del della di dispositivo e esperienza funzionalità funzionamento \
    funzionare geolocalizzazione gli gps grazie ha i il l la laccesso lapp lapplicazione le localizzazione \
    lutente lutilizzo migliorare migliore necessaria necessario necessita nostra per permesso permettere \
    posizione può questa questo richiede servizi si suo tua tue tuo un una usa usare utente utilizza \
    utilizzare utilizzo vuole
    """,
    // Portuguese
    """
    a acessar acesso aplicativo aplicação app as atual com corretamente da dados de deseja dispositivo do \
    e esta este experiência favor funcionalidade funcionalidades funcionamento funcionar geolocalização \
    gps localização melhor melhorar necessita necessária necessário nosso o obrigado obter para permissão \
    permita permitir pode por posição precisa precisamos que quer requer requerido serviço serviços seu \
    seus solicita sua suas um uma usa usar uso usuário utiliza utilizar você é
    """,
    // Dutch
    """
    app apparaat applicatie bepalen correct data de deze dit functie functies functioneren gebruik \
    gebruiken gebruikt gegevens goed gps heeft het huidige in is je jouw kan kunnen locatie \
    locatiegegevens locatievoorzieningen mag met nodig om onze op positie te toegang toestaan toestemming \
    tot uw van vereist voor we werken werkt wij wil
    """,
    // Vietnamese, whose syllables are separate words
    """
    app bạn bị cho chúng chấp chức cung cấp cần cầu cập của dùng dịch dụng gps hiện hoạt hãy hơn hỗ lòng \
    lấy mong muốn nhận nhập này năng phép quyền sử thiết thông thể tin truy trí trợ tôi tại tốt vui và vị \
    với vụ xin yêu đang được để định động ứng
    """,
    // Turkish
    """
    almak amacıyla app bilgi bilgileri bilginize bilgisi bilgisine bu cihaz daha deneyim doğru duyar \
    duyuyor düzgün edebilir edilir erişebilir erişim erişmek erişmesi etmek gerekiyor gerekli gereklidir \
    gps hizmet hizmetleri hizmetlerine ihtiyaç istiyor iyi izin izni izniniz için konum konuma konumu \
    konumun konumuna konumunu konumunuz konumunuza konumunuzu kullanabilmek kullanmak kullanılacaktır \
    kullanılır kullanır kullanıyor lütfen mevcut olarak sunmak uygulama uygulamamız uygulamanın uygulaması \
    var vardır ve verin veriniz verir vermeniz çalışabilmesi çalışması
    """,
    // Indonesian
    """
    agar akan akses aktif aktifkan anda aplikasi app baik bekerja berfungsi berjalan butuh dan dapat data \
    dengan di diperlukan fitur gps harus informasi ini izin izinkan kami ke kebutuhan layanan lebih lokasi \
    lokasimu membutuhkan memerlukan meminta mendapatkan mengakses mengetahui menggunakan mengizinkan mohon \
    perangkat perlu posisi saat saya silakan tolong untuk yang
    """,
    // Polish
    """
    aby aktualna aktualnej aplikacja aplikacji aplikację chce celu do dostęp dostępu działania działać działała dla \
    funkcji gps geolokalizacja jest lepiej lokalizacja lokalizacji lokalizację można musi na nam nasza niezbędna \
    oraz podczas położenia położenie poprawnego poprawne poprawnie potrzebna potrzebne potrzebny potrzebuje \
    potrzebujemy pozwól prawidłowego proszę prosimy serwisu ta tej twojej twoja twoją twojego urządzenia usług usługi \
    użycia używa używania w wymaga wymagana wymagany wymagane z zezwól zgoda zgody że
    """,
    // Russian
    """
    gps вам ваше вашего вашей вашему вашим вы геоданные геолокации геолокацию геолокация геопозиции \
    геопозицию данные данным для доступ доступа и использование использовать использует к корректной \
    местонахождение местоположение местоположением местоположению местоположения мы на необходим \
    необходимо нужен нужна нужно пожалуйста получения получить приложение приложению приложения работы \
    разрешение разрешите разрешить служб служба службам текущее требует требуется устройства функции \
    функций хочет чтобы это этому
    """,
  ].map { Set($0.split(separator: " ").map(String.init)) }
}
