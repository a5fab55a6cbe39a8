import Foundation
import Testing

@testable import TextSearch

@Suite struct SearchTextTests {
  @Test(arguments: [
    ("Prompts don't appear", ["prompt", "dont", "appear"], []),
    ("requestAlwaysAuthorization()", ["request", "alway", "authorizat"], ["requestalwaysauthorizat"]),
    ("NSLocationWhenInUse", ["ns", "locat", "when", "in", "use"], ["nslocationwheninus"]),
    ("iOS 16.4.1, ITMS-90683.", ["ios", "16.4.1", "itm", "90683"], ["16.4"]),
    ("iOS17.4 Android9, 5s", ["ios", "17.4", "android", "9", "5s"], ["ios17.4", "android9"]),
    ("無法獲取定位", ["无", "法", "获", "取", "定", "位"], []),
    ("LOCATION_ALWAYS", ["locat", "alway"], []),
    ("小蓝条 iOS", ["小", "蓝", "条", "ios"], []),
    ("", [], []),
  ])
  func `a text is cut into stems, parts of names, numbers and characters`(
    text: String, tokens: [String], names: [String]
  ) {
    let cut = SearchText(text)
    #expect(cut.tokens.map(\.text) == tokens)
    #expect(cut.names == names)
  }

  @Test func `simplified forms are those of ICU`() {
    for (traditional, simplified) in TraditionalCharacters.forms {
      let transform = StringTransform("Hant-Hans")
      let expected = String(Character(traditional)).applyingTransform(transform, reverse: false)
      #expect(String(Character(simplified)) == expected)
    }
    #expect(TraditionalCharacters.forms.count > 400)
  }

  @Test(arguments: [
    ["prompt", "prompts", "prompted", "prompting"], ["stop", "stops", "stopped", "stopping"],
    ["deny", "denies", "denied"], ["crash", "crashes", "crashed", "crashing"],
    ["locate", "located", "locating"], ["immediate", "immediately"], ["reject", "rejected", "rejection"],
  ])
  func `the forms of a word have one stem`(forms: [String]) {
    #expect(Set(forms.map(EnglishStem.of)).count == 1, "\(forms.map(EnglishStem.of))")
  }

  @Test(arguments: ["gps", "is", "status", "90683", "小", "user2s"])
  func `what is no English ending stays`(word: String) {
    #expect(EnglishStem.of(word) == word)
  }
}
