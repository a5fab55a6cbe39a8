/// Output of several versions of gpsd.
enum GPSDStream {
  /// Returns the greeting of a version, with a receiver for which the daemon uses a driver.
  static func greeting(_ release: String = "3.27.5", driver: String? = "NMEA0183") -> String {
    let driver = driver.map { #","driver":"\#($0)""# } ?? ""
    return """
      {"class":"VERSION","release":"\(release)","rev":"\(release)","proto_major":16,"proto_minor":1}
      {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyUSB0"\(driver),"activated":"2026-01-01T00:00:00.000Z"}]}
      {"class":"WATCH","enable":true,"json":true,"nmea":false,"raw":0,"scaled":false,"timing":false}

      """
  }

  /// Two moments of version 3.27, which reports each several times, with more values each time.
  static let growing = """
    {"class":"TPV","device":"/dev/ttyUSB0","mode":3,"time":"2026-01-01T12:00:00.000Z","ept":0.005,"lat":52.500000000,"lon":13.400000000,"altHAE":79.5000,"altMSL":34.5000,"alt":34.5000,"geoidSep":45.000,"eph":17.100,"sep":47.500}
    {"class":"TPV","device":"/dev/ttyUSB0","mode":3,"time":"2026-01-01T12:00:00.000Z","ept":0.005,"lat":52.500000000,"lon":13.400000000,"altHAE":79.5000,"altMSL":34.5000,"alt":34.5000,"epv":48.300,"geoidSep":45.000,"eph":17.100,"sep":47.500}
    {"class":"SKY","device":"/dev/ttyUSB0","time":"2026-01-01T12:00:00.000Z","xdop":0.5,"hdop":0.9,"vdop":2.1,"pdop":2.5,"nSat":4,"uSat":4,"satellites":[{"PRN":4,"el":40.0,"az":83.0,"ss":46.0,"used":true,"gnssid":0,"svid":4}]}
    {"class":"TPV","device":"/dev/ttyUSB0","mode":3,"time":"2026-01-01T12:00:00.000Z","ept":0.005,"lat":52.500000000,"lon":13.400000000,"altHAE":79.5000,"altMSL":34.5000,"alt":34.5000,"epv":48.300,"track":84.4000,"magtrack":88.4562,"magvar":4.1,"speed":5.144,"climb":0.000,"eps":34.20,"epd":12.5,"geoidSep":45.000,"eph":17.100,"sep":47.500}
    {"class":"TPV","device":"/dev/ttyUSB0","mode":3,"time":"2026-01-01T12:00:01.000Z","ept":0.005,"lat":52.500100000,"lon":13.400000000,"altHAE":79.5000,"altMSL":34.5000,"alt":34.5000,"geoidSep":45.000,"eph":17.100,"sep":47.500}
    {"class":"TPV","device":"/dev/ttyUSB0","mode":3,"time":"2026-01-01T12:00:01.000Z","ept":0.005,"lat":52.500100000,"lon":13.400000000,"altHAE":79.5000,"altMSL":34.5000,"alt":34.5000,"epv":48.300,"geoidSep":45.000,"eph":17.100,"sep":47.500}
    {"class":"TPV","device":"/dev/ttyUSB0","mode":3,"time":"2026-01-01T12:00:01.000Z","ept":0.005,"lat":52.500100000,"lon":13.400000000,"altHAE":79.5000,"altMSL":34.5000,"alt":34.5000,"epv":48.300,"track":84.4000,"magtrack":88.4562,"magvar":4.1,"speed":5.144,"climb":0.000,"eps":34.20,"epd":12.5,"geoidSep":45.000,"eph":17.100,"sep":47.500}

    """
}
