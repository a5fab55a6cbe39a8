/// The words of other languages that give no reason: about the request, of politeness, and about
/// general benefits.
extension EmptyWords {
  /// One for each language, for a word that is empty in one may be the reason in another.
  static let languages: [EmptyLanguage] = [
    // German
    """
    abfragen abrufen abzurufen aktiviere aktivieren aktuelle aktuellen akzeptiere akzeptieren anbieten \
    anwendung app auf benötige benötigen benötigt bessere besseren besseres besten bestimmen bieten bist \
    bitte brauchen braucht damit danke daten deine deinen deiner deines den der des die dienst dienste \
    diese dieser dir du dürfen einem einen einer einschalten einschließlich einwilligung erfahrung \
    erforderlich erfordert erhalten erlaube erlauben erlaubnis erlebnis erlebnisse ermitteln ermöglichen \
    erteile erteilen es fordert freigabe freigeben funktion funktionen funktionieren funktioniert für geben \
    gerne gerät gerätes gewähren gibt gps hintergrund ihnen ihre ihren ihrer ihres im immer in \
    informationen inhalte ist kann korrekt können lokalisieren lokalisierung muss möchte möchten notwendig \
    nutzen nutzt nötig optimal ordnungsgemäß orten ortung ortungsdienste position relevante richtig service \
    sich sie sind standort standortdaten standortdienst standortdienste standortes standortfreigabe \
    standorts standortzugriff ständig tracken um und uns unsere unserer verbessern verfolgen verwenden \
    verwendet verwendung volle vordergrund wenn wichtig wir wird wissen wo während würde zu zugreifen \
    zugriff zulassen zum
    """,
    // French
    """
    a accepter acceptez accorder accordez accès accéder activer actuel actuelle actuellement adaptés afin \
    aimerait améliorer app appareil application applications arrière au autorisation autoriser autorisez \
    avoir avons besoin bien bon ce ceci cela celle cette compris connaître constamment correct correctement \
    d daccès daccéder dactiver dautoriser de demande des doit donner donnez données du dutiliser \
    emplacement en est et exige expérience fonctionnalités fonctionne fonctionnement fonctionner fond \
    fournir gps géolocalisation géolocaliser géolocalisée informations j l la laccès lapp lappareil \
    lapplication le les lexpérience lieu localisation localiser lorsque lutilisateur lutilisation ma \
    meilleure merci mes moment notre nous nécessaire nécessite nécessitons obtenir offrir optimale ou où \
    par pendant permet permettez permettre permission pertinentes peut plan plaît pleinement position pour \
    pouvoir profiter proposer qualité quand que qui recueillir relative requiert requis requise récupérer \
    savoir se sera service services si sil souhaite souhaitons suivre sur svp toujours tous tout toutes \
    tracer un une utilisateur utilisation utilise utiliser utilisez vers veuillez vos votre voudrait vous à \
    êtes
    """,
    // Spanish
    """
    a acceda acceder acceso acepta aceptar activa activar actual actualmente al aplicacion aplicación app \
    autorice autorización autorizar avisos brindar brindarle brindarte completa con conceder concedernos \
    conocer correctamente correctas correcto cuando danos datos de debe del desea determinar disfrutar \
    dispositivo donde dónde el en encuentra encuentras entorno es esta este esto está estás experiencia \
    favor fondo funcionalidades funcionamiento funcionar funcione función geolocalización geolocalizar gps \
    gracias incluida incluyendo información la las localizacion localización localizar localizarte los \
    mejor mejorar mejores mi mientras móvil necesaria necesario necesita necesitamos necesitas nos nosotros \
    nuestra obtener ofrecer ofrecerle ofrecerte otorgar otras para permiso permisos permita permitas \
    permite permitir permítanos permítenos plano poder por posicion posición primer proporcionar pueda que \
    quiere rastrear rastreo recopilar recuperar relevante requerida requerido requerimos requiere requieren \
    saber se seguimiento seguir segundo ser servicio servicios si siempre solicita solicitamos son su sus \
    tener tiempo todas todos tu tus ubicacion ubicación un una usar uso usted usuario utiliza utilizar y
    """,
    // Italian
    """
    abbiamo abilitare accedere accesso accetta accettare all alla aperta app applicazione attiva attivare \
    attuale autorizza autorizzare autorizzazione background bisogno compresa concedere concedi conoscere \
    consenti consentire corrente correttamente da dacci dati del della desidera determinare di dispositivo \
    dove e esperienza favore fornire fornirti funzionalità funzionamento funzionare geolocalizzazione gli \
    gps grazie ha i il in inclusa informazioni l la laccesso lapp lapplicazione le localizzare localizzarti \
    localizzazione lutente lutilizzo mentre migliorare migliore migliori necessaria necessario necessita \
    nostra obbligatorio offrire offrirti ottenere per permesso permette permettere piacere posizione primo \
    può quando questa questo raccogliere recuperare richiede richiedere richiesta rilevanti rilevare sapere \
    secondo seguire sei sempre servizi sfondo si siete solo suo tracciamento tracciare trova trovi tua tue \
    tuo tutte tutti ulteriori un una usa usare utente utilizza utilizzare utilizzo vorrebbe vostra vuole
    """,
    // Portuguese
    """
    a aberto aceitar aceite acessar acesso aparelho aplicativo aplicação app as ativar atual atualmente \
    autorizar autorização autorize celular com conceda conceder conhecer corretamente da dados de deseja \
    determinar dispositivo dispositivos do dê e enquanto esta este estiver está experiência favor fornecer \
    funcionalidade funcionalidades funcionamento funcionar geolocalização gostaria gps incluindo \
    informações isso localizar localização melhor melhorar melhores necessita necessária necessário nos \
    nosso o obrigado obter obtermos oferecer onde para permissão permita permitir plano pode poder por \
    posicionamento posição precisa precisamos primeiro proporcionar quando que quer queremos rastreamento \
    rastrear recolher recuperar relevantes requer requerida requerido saber segundo sempre ser serviço \
    serviços seu seus si solicita sua suas telefone telemóvel ter todas todos um uma usa usando usar uso \
    usuário utiliza utilizar você é
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
    // Russian, whose words change their endings: those with an asterisk are beginnings
    """
    gps вам вас ваш* в во и из или к ко мы нам нас на наш* о об от по при с со чтобы для если когда только всегда где вы \
    это* эту этой быть будет может можно могли наиболее более лучш* лучше удобн* удобств* опыт* качеств* \
    геоданн* геолокаци* геопозици* геолокационн* местоположени* местонахождени* координат* позици* данны* \
    доступ* использ* определ* отслежив* получ* разреш* позвол* требу* необходим* нужен нужн* нужд* пожалуйста прос* \
    предостав* улучш* приложени* программ* устройств* телефон* служб* сервис* услуг* функци* информаци* \
    корректн* правильн* нормальн* полноценн* работы работе работать работало работает хочет хотит* хотел* \
    текущ* фонов* фоне дайте дать даёте даете соглас* включ* запрашивает запрос*
    """,
  ].map(EmptyLanguage.init)
}
