/// Removes endings of English words, so that "prompts", "prompted" and "prompting" all match
/// "prompt".
///
/// The rules are deliberately simple: the forms of a word must be equal, but the result need not be
/// a word.
enum EnglishStem {
  /// Returns the stem of a lowercase word; a word with a digit is unchanged.
  static func of(_ word: String) -> String { of(Array(word.utf8)) }

  /// Returns the stem of a lowercase word in UTF-8.
  static func of(_ word: [UInt8]) -> String {
    var letters = word
    guard letters.count > 3, letters.allSatisfy(isLetter) else {
      return String(decoding: word, as: UTF8.self)
    }
    cutPlural(&letters)
    if ends(letters, with: "ied"), letters.count > 4 {
      letters.removeLast(3)
      letters.append(UInt8(ascii: "y"))
    } else if !cut("ing", from: &letters) {
      _ = cut("ed", from: &letters)
    }
    if ends(letters, with: "ly"), letters.count > 5 { letters.removeLast(2) }
    if ends(letters, with: "tion"), letters.count > 6 { letters.removeLast(3) }
    if letters.last == UInt8(ascii: "e"), letters.count > 3 { letters.removeLast() }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func cutPlural(_ letters: inout [UInt8]) {
    if ends(letters, with: "ies"), letters.count > 4 {
      letters.removeLast(3)
      letters.append(UInt8(ascii: "y"))
    } else if ["sses", "xes", "ches", "shes"].contains(where: { ends(letters, with: $0) }) {
      letters.removeLast(2)
    } else if letters.last == UInt8(ascii: "s"),
      !["ss", "us", "is"].contains(where: { ends(letters, with: $0) })
    {
      letters.removeLast()
    }
  }

  /// Removes an ending if at least three letters remain, and reduces a doubled final letter:
  /// "stopp" becomes "stop".
  private static func cut(_ ending: String, from letters: inout [UInt8]) -> Bool {
    guard ends(letters, with: ending), letters.count - ending.utf8.count >= 3 else { return false }
    letters.removeLast(ending.utf8.count)
    let last = letters[letters.count - 1]
    if last == letters[letters.count - 2], !"lsz".utf8.contains(last) { letters.removeLast() }
    return true
  }

  private static func ends(_ letters: [UInt8], with ending: String) -> Bool {
    letters.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
