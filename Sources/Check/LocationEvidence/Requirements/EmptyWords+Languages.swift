/// The words of other languages that give no reason: about the request, of politeness, and about
/// general benefits.
extension EmptyWords {
  /// One for each language, for a word that is empty in one may be the reason in another.
  static let languages: [EmptyLanguage] = [
    // German
    """
    als am an auf auch aus bei bin bis bist da damit dann das dass dein deine deinem deinen deiner deines \
    dem den denn der des deshalb die diese diesem diesen dieser dieses dir du durch ein eine einem einen \
    einer eines er es euch euer eure euren für gerne hat haben hast hätte* ich ihm ihn ihnen ihr* im immer \
    in ins ist jederzeit kann kannst können könnte* mein meine meinem meinen meiner mich mir mit möchte* \
    muss müssen nach nicht noch nur ob oder ohne sein seine seinen seiner sich sie sind so sobald sonst um \
    und uns unser* unter vom von vor während was wenn werden wie will wir wird wissen wo wollen wurde würde* \
    zu zum zur zwar daher darauf dafür davon hierfür somit gibt geben geht machen tun lassen abfrag* \
    abgefragt abgerufen abruf* abzurufen akzept* aktivier* aktuell* anbiet* anwendung* anzubieten app apps \
    applikation* bekommen benötig* benutz* berechtig* berücksichtig* besser* beste besten bester bestes \
    bestimm* bestmöglich* bieten biete bitte brauch* danke daten derzeit* dienst dienste diensten dienstes \
    durchführ* dürfen einschalt* einschließlich einverstanden einwandfrei* einwillig* einzuschalten \
    erfahrung* erfass* erforder* erhalt* erheb* erlaub* erlebnis* ermittel* ermöglich* erteil* festzustellen \
    feststell* fordert freigab* freigeb* freizugeben funktion* gebrauch* genau* genehmig* geolok* geortet \
    gerät* gestatt* gewähr* gps handy* herauszufinden hintergrund* information* inhalt inhalte inhalten \
    jetzig* komfort* korrekt* lokalis* momentan* mobil mobile mobilen nachverfolg* notwendig* nötig* nutz* \
    optim* ordnungsgemäß* orten ortung* permanent* personalisier* position* präzis* programm* reibungslos* \
    relevant* richtig* service* smartphone* sammeln standort* ständig* dauerhaft* stets telefon* tracken \
    tracking überwach* verbessern verbessert verfolg* verfügbar* verfügung verwend* volle voll vollständig* \
    vordergrund* wichtig* zugang* zugegriffen zugreif* zugriff* zulass* zustimm* zuzugreifen zuzulassen \
    zweck zwecke geöffnet aktiv danken vielen
    """,
    // French
    """
    a afin ai ainsi alors au aussi autre* aux avec avez avoir avons bien bon c car ce ceci cela celle celles \
    celui ces cet cette chez comme d dans de des doit donc dont du elle en encore es est et être êtes eu \
    fait faire faut il ils j je l la le les leur lorsque lui m ma mais me mes moi mon même n ne nos notre \
    nous on ont ou où par parce pas peut peuvent plus pour pourra* pouvoir puisse* qu quand que quel* qui \
    quoi s sa sans se sera* ses si soit son sont sur svp t ta te tes toi ton tous tout toute toutes très tu \
    un une va vers veuillez vos votre vous y accéd* accept* accès accord* activer adapté* compris* activez \
    activé activée actuel* aimer* amélior* app appli applis appareil* application* arrière arrière-plan \
    autoris* besoin* cadre connaître correct* constam* constant* continu continue continuelle* déterminer \
    demand* disponib* donner donnez données emplacement* exactement exig* expérience* fonction* fond fourni* \
    géolocalis* gps indispensable* inform* informations lieu localis* meilleur* merci moment mobile nécess* \
    obligatoire* obten* obtenir offr* optim* pendant permanen* permet* permi* personnalis* pertinent* plaît \
    plaisir plan pleinement position* premier précis* profit* propos* qualité* récupér* recueil* requi* \
    requér* savoir serv* service* smartphone souhait* suivi suivre téléphone* temps réel toujours tracer \
    traquer utilis* vérifi* volontiers voudr* relative relatives but
    """,
    // Spanish
    """
    a mientras al algun* ante aquí así aún cada como cómo con cual* cuando cuándo de debe* del desde donde \
    dónde e el él ella en entre eres es esa ese eso esta está este esto estos estas están estás estar fue \
    fin ha haber hace hacer han hasta hay la las le les lo los más me mediante mi mis mismo muy ni no nos \
    nosotros nuestr* o os otra otras otro otros para pero poder podemos podrá* podría* por porque pueda* \
    puede* que qué quien se sea ser será* si sí siendo sin sobre solo son su sus tal también tanto te tener \
    tenemos tengo tiene* ti todo toda todos todas tu tú tus un una uno unos usted ustedes vez y ya yo va \
    vaya acced* acceso* acept* activa activar activado active actual* aplicacion* aplicación* app apps \
    autoric* autoriz* brind* calidad celular* comod* complet* conced* conoc* constante* continu* correct* \
    dar darle darte danos danos datos desea* desee* determin* disfrut* dispositiv* emplea emplear encontrar \
    encuentra* entorno experienc* favor fondo función funciones funciona funcionan funcionar funcione \
    funcionen funcionamiento funcionalidad* geolocaliz* gps gracias gust* incluid* incluy* inform* localiz* \
    mejor* móvil* momento necesari* necesit* normal* obligatori* obten* ofrec* optim* otorg* permanente* \
    permis* permit* permít* personaliz* plano posici* precis* primer proporcion* quer* quier* rastre* real \
    recab* recib* recolec* recopil* recuper* relevan* requ* saber segui* segundo servici* siempre solicit* \
    sigu* teléfono* tiempo ubic* usa usas usamos usan usando usar usará usaremos usada usado use uso \
    usuario* utiliz*
    """,
    // Italian
    """
    a abbiamo ad agli ai al all alla alle allo anche avere c che chi ci come con cosa cui d da dagli dai dal \
    dall dalla dalle dei del dell della delle dello di dove e ed essere è era esso fa fare fine gli ha hai \
    hanno ho i il in io l la le lei li lo loro ma me mentre mi mia mio ne negli nei nel nell nella nelle noi \
    non nostr* o ogni ora per perché però più poter può possa possano possiamo puoi quale quali quando \
    questa questi questo quest qui quindi se sei senza si sia siamo siete solo sono sta stai su sua sue sul \
    sull sulla suo ti tra tua tue tuo tuoi tutte tutti tutto u un una uno vi voi vostr* abilit* accedere \
    accede access* accett* aggiuntiv* aiuta aiutaci app applicazion* aperta attiva attivare attivato attual* \
    autorizz* background bisogno cellulare* compres* complet* concede* concedi conosc* consenso consent* \
    contenut* continu* corrent* corrett* costant* dacci dare dati desider* determin* disposit* esperienz* \
    favore fornir* fornisc* funzion* geolocalizz* gps grazie gradi* inclus* informazion* localizz* miglior* \
    momento monitor* necess* obbligatori* offr* ottenere ottien* ottim* permess* permett* personalizz* \
    piacere piano posizion* precis* primo propor* proprie* qualità raccogli* reale recuper* relativ* richie* \
    richied* rilev* sapere secondo seguire sempre serv* servizi* sfondo smartphone telefono tempo \
    tracciamento tracciare trova trovi ulteriori usa usare usato uso utent* utilizz* vuole vorr* vogli*
    """,
    // Portuguese
    """
    a ao aos aqui as até cada com como da das de dela dele deles do dos e é ela ele eles em enquanto essa \
    esse essas esses esta está estão estar este estas estes estiver eu for foi há isso isto já lá lhe lhes \
    mais mas me mesmo meu minha muito na nas nem no nos nós nossa nosso nossas nossos não num numa o onde os \
    ou outr* para pela pelas pelo pelos pode podem podemos poder possa possam possamos por porque qual \
    quando quanto que quem se sem ser será serão seja sendo seu seus só sob sobre sua suas são também te tem \
    temos tenha ter teu todas todo todos toda tua tudo um uma umas uns você vocês aberto abert* acede* \
    aceder aceit* acess* acompanhar ajud* aparelho* aplicaç* aplicac* aplicativo* app apps ativa ativar \
    ativado ativo atual* autori* celular* coleta* coletar completo conced* conhecer continu* contínu* \
    corret* correct* dados dar dê deseja* determin* detect* detet* dispon* dispositiv* experiênc* experienc* \
    favor fim fins fornec* forneç* função funções funciona funcionam funcionar funcione funcionem \
    funcionando funcionamento funcionalidade* fundo geolocaliza* geográfic* gost* gps incluindo inform* \
    local localiz* melhor* momento móvel necess* obrigad* obrigatór* obter obtém obtermos ofere* otim* \
    optim* permanente* permi* personaliz* plano posic* posiç* possibilit* posição precis* primeiro \
    proporcion* prover qualidade quer* rastre* real recolh* recuper* relevant* requ* saber segundo serviç* \
    servic* sempre smartphone* solicita* tablet telefon* telemóvel tempo usa usada usado usamos usando usar \
    usará usaremos use uso usuário* utiliza* utilizador*
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
    aby aktualna aktualnej aplikacja aplikacji aplikację chce celu do dostęp dostępu działania działać \
    działała dla funkcji gps geolokalizacja jest lepiej lokalizacja lokalizacji lokalizację można musi na \
    nam nasza niezbędna oraz podczas położenia położenie poprawnego poprawne poprawnie potrzebna potrzebne \
    potrzebny potrzebuje potrzebujemy pozwól prawidłowego proszę prosimy serwisu ta tej twojej twoja twoją \
    twojego urządzenia usług usługi użycia używa używania w wymaga wymagana wymagany wymagane z zezwól zgoda \
    zgody że
    """,
    // Russian, whose words change their endings: those with an asterisk are beginnings
    """
    gps вам вас ваш* в во и из или к ко мы нам нас на наш* о об от по при с со чтобы для если когда только \
    всегда где вы а но не же за до он она они его её их так как что также без у то тем чем мне моя мой мое \
    ваш вами нами того тот та те вся все всё всем цел* есть был* является являет* это* эту этой этот быть \
    будет может можно могли наиболее более лучш* лучше удобн* удобств* опыт* качеств* геоданн* геолокаци* \
    геопозици* геолокационн* местоположени* местонахождени* координат* позици* данны* доступ* использ* \
    определ* отслежив* получ* разреш* позвол* требу* необходим* нужен нужн* нужд* пожалуйста прос* \
    предостав* улучш* приложени* программ* устройств* телефон* служб* сервис* услуг* функци* информаци* \
    корректн* правильн* нормальн* полноценн* работы работе работать работало работает хочет хотит* хотел* \
    текущ* фонов* фоне дайте дать даёте даете соглас* включ* запрашивает запрос* обеспеч* обслуживан* знать \
    узнать обязательн* нужд* постоянн* актуальн* оптимальн* персонал* персонализ* собира* сбор* геоинформац* \
    геолокац* место местополож* расположен* gps-данны* помощ* помоч* поможе* желает мобильн* режим* режиме \
    времени реальн* полн* точн* оказани* предложи* предлага*
    """,
  ].map(EmptyLanguage.init)
}
