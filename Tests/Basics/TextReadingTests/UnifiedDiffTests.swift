import Testing
import TextReading

@Suite struct UnifiedDiffTests {
  private func difference(_ old: String, _ new: String) -> String {
    UnifiedDiff.text(Array(old.utf8), Array(new.utf8), from: "a/f", to: "b/f")
  }

  @Test func `equal texts differ in nothing`() {
    #expect(difference("a\nb\n", "a\nb\n") == "")
    #expect(difference("", "") == "")
  }

  @Test func `changes far from each other are hunks of their own, near ones are one`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n8\n", with: "\n").replacing(
      "\n19\n", with: "\n19\n19a\n")
    #expect(
      difference(old, new) == """
        --- a/f
        +++ b/f
        @@ -2,10 +2,9 @@
         2
         3
         4
        -5
        +five
         6
         7
        -8
         9
         10
         11
        @@ -17,4 +16,5 @@
         17
         18
         19
        +19a
         20

        """)
  }

  @Test func `a last line without an end is said to be one`() {
    #expect(
      difference("a", "a\nb") == """
        --- a/f
        +++ b/f
        @@ -1,1 +1,2 @@
        -a
        \\ No newline at end of file
        +a
        +b
        \\ No newline at end of file

        """)
  }

  @Test func `lines that end in another way are other lines`() {
    #expect(difference("a\r\n", "a\n") == "--- a/f\n+++ b/f\n@@ -1,1 +1,1 @@\n-a\r\n+a\n")
    #expect(difference("", "a\n") == "--- a/f\n+++ b/f\n@@ -0,0 +1,1 @@\n+a\n")
  }
}
