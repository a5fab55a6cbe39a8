import Testing

@testable import LocationAudit

@Suite struct VaguenessTests {
  @Test(arguments: [
    "Allow $(PRODUCT_NAME) to access your location", "Location", "b", "x y", "This app needs location.", ".",
    "test",
    "This app needs access to location when open and in the background.", "We need your location!",
    "Strider would like to use your current location", "App requires location services to work properly",
    "需要您的同意，才能访问位置", "我们需要使用您的位置信息", "获取定位", "请允许App在使用期间访问您的地理位置信息",
  ]) func aTextThatRestatesTheRequestSaysNothing(_ text: String) {
    #expect(Vagueness(names: ["Strider"]).saysNothing(text))
  }

  @Test(arguments: [
    "To find stops nearby.", "Your run is drawn on the map while you record it.", "Show weather",
    "用于记录您的跑步路线",
    "我们需要您的位置信息来推荐附近的餐厅", "Wir brauchen deinen Standort", "位置情報を使用して近くの店舗を表示します",
    "Used for geotagging photos",
    "We use your location to show nearby friends", "Tracks your trips",
    "Strider needs your location to find another Strider",
    "Need location for Strider",
  ]) func aTextThatGivesAReasonSaysSomething(_ text: String) {
    #expect(!Vagueness(names: ["Strider"]).saysNothing(text))
  }
}
