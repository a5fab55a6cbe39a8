import SourceFacts
import Testing

/// The names in conditions determine which targets read a shared file the same way.
@Suite struct ConditionNamesTests {
  @Test func `all words of the lines that begin a condition are named, and no others`() {
    let source = """
      import CoreLocation // #if COMMENT
      #if APPCLIP && !canImport(UIKit)
        #elseif os(iOS)
      #else
      let text = "#if TEXT"
      #endif
      #ifdef MACRO
      #elif FIRST || \\
        SECOND
      int none;
      """
    #expect(
      ConditionNames.all(in: Array(source.utf8)) == [
        "if", "APPCLIP", "canImport", "UIKit", "elseif", "os", "iOS", "ifdef", "MACRO", "elif", "FIRST",
        "SECOND",
      ])
  }

  @Test func `definitions that differ in nothing that is named are alike`() {
    let app = BuildDefinitions(
      flags: [["APP", "BETA"], ["APP"]], macros: [["LEVEL": 1, "OLD": 2]], isWhole: true)
    let clip = BuildDefinitions(flags: [["CLIP", "BETA"], ["CLIP"]], macros: [["LEVEL": 1]], isWhole: true)
    #expect(app.limited(to: ["BETA", "OTHER", "LEVEL"]) == clip.limited(to: ["BETA", "OTHER", "LEVEL"]))
    #expect(app.limited(to: ["CLIP"]) != clip.limited(to: ["CLIP"]))
    #expect(app.limited(to: ["OLD"]) != clip.limited(to: ["OLD"]))
    #expect(app.limited(to: ["OTHER"]) != app.withUnreadSettings.limited(to: ["OTHER"]))
  }
}
