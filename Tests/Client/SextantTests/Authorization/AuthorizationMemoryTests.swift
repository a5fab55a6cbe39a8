import Foundation
import LocationPolicy
import SextantTesting
import Testing

@testable import Sextant

@Suite struct AuthorizationMemoryTests {
  private static let states = [
    AuthorizationState(grant: .whenInUse, phase: .terminated, memory: .alwaysRequestSpent),
    AuthorizationState(grant: .temporary, phase: .terminated, memory: [], accuracy: .reduced),
  ]

  private static let text =
    #"{"states":[{"accuracy":0,"grant":2,"memory":1},{"accuracy":1,"grant":1,"memory":0}],"version":1}"#

  /// Returns what a client remembers from stored bytes.
  private func remembered(from data: Data?) -> [AuthorizationState] {
    AuthorizationMemory(storage: ClientStorage(load: { _ in data }, save: { _, _ in })).load()
  }

  @Test func `what is saved is the documented text, and is remembered`() throws {
    let storage = ClientStorage.memory()
    AuthorizationMemory(storage: storage).save(Self.states)
    let data = try #require(storage.load(.authorization))
    #expect(String(decoding: data, as: UTF8.self) == Self.text)
    #expect(remembered(from: data) == Self.states)
  }

  @Test func `what was saved last is not saved again`() throws {
    let storage = ClientStorage.memory()
    let memory = AuthorizationMemory(storage: storage)
    memory.save(Self.states)
    storage.save(Data(), .authorization)
    memory.save(Self.states)
    #expect(storage.load(.authorization) == Data())
  }

  @Test func `bytes that were cut off anywhere are forgotten`() {
    let whole = Data(Self.text.utf8)
    for length in 0..<whole.count { #expect(remembered(from: whole.prefix(length)).isEmpty) }
  }

  @Test func `damage at any place is forgotten, or gives states that there can be`() {
    let whole = Data(Self.text.utf8)
    for index in whole.indices {
      for bit in 0..<8 {
        var data = whole
        data[index] ^= 1 << bit
        for state in remembered(from: data) { #expect(state.prompt == nil && state.phase == .terminated) }
      }
    }
  }

  @Test func `random bytes are forgotten`() {
    var source = SystemRandomNumberGenerator()
    for length in 0..<300 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &source) }
      #expect(remembered(from: Data(bytes)).isEmpty)
    }
  }

  @Test(arguments: [
    #"{"states":[{"accuracy":0,"grant":2,"memory":1}],"version":2}"#,
    #"{"states":[{"accuracy":0,"grant":2,"memory":1}]}"#,
    #"{"states":[],"version":1}"#,
    #"{"states":[{"accuracy":0,"grant":99,"memory":0}],"version":1}"#,
    #"{"states":[{"accuracy":7,"grant":2,"memory":0}],"version":1}"#,
    #"{"states":[{"accuracy":0,"grant":2,"memory":1024}],"version":1}"#,
    #"{"states":[{"accuracy":0,"grant":-1,"memory":0}],"version":1}"#,
    #"{"states":[{"accuracy":"0","grant":2,"memory":0}],"version":1}"#,
    #"{"states":{"accuracy":0},"version":1}"#, "[]", "null", "17",
  ])
  func `other versions, wrong types and values out of range are forgotten`(text: String) {
    #expect(remembered(from: Data(text.utf8)).isEmpty)
  }

  @Test func `more than can have been saved is forgotten, however deep or long`() {
    let entry = #"{"accuracy":0,"grant":2,"memory":1}"#
    let many = Array(repeating: entry, count: 129).joined(separator: ",")
    #expect(remembered(from: Data(#"{"states":[\#(many)],"version":1}"#.utf8)).isEmpty)
    #expect(remembered(from: Data(String(repeating: "[", count: 1_000_000).utf8)).isEmpty)
    #expect(remembered(from: Data(String(repeating: "[", count: 16_000).utf8)).isEmpty)
  }
}
