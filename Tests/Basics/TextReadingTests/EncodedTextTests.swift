import Foundation
import Testing
import TextReading

@Suite struct EncodedTextTests {
  private static let text = "é𝄞 <key>定位</key>\r\n"

  @Test(arguments: [
    (String.Encoding.utf8, [UInt8]()), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16BigEndian, [0xFE, 0xFF]),
    (.utf16LittleEndian, [0xFF, 0xFE]),
  ])
  func `a part of the text has its bytes in the file, whatever the encoding`(
    encoding: String.Encoding, mark: [UInt8]
  ) throws {
    let bytes = mark + [UInt8](try #require(Self.text.data(using: encoding)))
    let text = try #require(EncodedText(bytes))
    #expect(text.utf8 == Array(Self.text.utf8))
    let start = try #require(Self.text.utf8.firstRange(of: "定位".utf8)).lowerBound
    let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: start)
    let range = text.fileRange(of: offset..<(offset + 6))
    #expect(Array(bytes[range]) == text.encoded("定位"))
  }

  @Test(arguments: [("<é", [0, 0x3C, 0, 0xE9]), ("<é", [0x3C, 0, 0xE9, 0])] as [(String, [UInt8])])
  func `UTF-16 without a mark is told by its zeros`(expected: String, bytes: [UInt8]) throws {
    let text = try #require(EncodedText(bytes))
    #expect(text.utf8 == Array(expected.utf8))
    #expect(text.encoded(expected) == bytes)
    #expect(text.fileRange(of: 1..<3) == 2..<4)
  }

  @Test(arguments: [[0x61, 0x62, 0x63, 0], Array("bplist00\0\u{1}".utf8)] as [[UInt8]])
  func `bytes that hold zeros are no text`(bytes: [UInt8]) {
    #expect(EncodedText(bytes) == nil)
  }
}
