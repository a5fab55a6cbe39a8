import AppProject
import Foundation
import TestSupport
import Testing

/// An edited project equals a fresh reading of the same texts.
@Suite struct FileMemoryTests {
  private static let recorder = "App/RunTracker/RunRecorder.swift"
  private static let infoPlist = "App/RunTracker/Info.plist"

  private let memory = FileMemory()

  /// Copies the example, whose recorder requests Always.
  private func copy(to scratch: borrowing ScratchFolder) throws {
    try FileManager.default.copyItem(
      atPath: RepositoryFolder.path("Examples/RunTracker"), toPath: scratch.path + "/App")
  }

  private func text(_ url: URL, replacing old: String, with new: String) throws -> [UInt8] {
    Array(try String(contentsOf: url, encoding: .utf8).replacing(old, with: new).utf8)
  }

  private func askingForLess(_ scratch: borrowing ScratchFolder) throws -> [UInt8] {
    try text(
      scratch.url.appending(path: Self.recorder), replacing: "requestAlwaysAuthorization",
      with: "requestWhenInUseAuthorization")
  }

  @Test func `an edited source counts at once, in a project that stays open`() throws {
    let scratch = try ScratchFolder()
    try copy(to: scratch)
    let project = try ProjectReader(memory: memory).open(scratch.path)
    let file = FilePath(scratch.path).appending(Self.recorder)
    let before = project.inventory
    let edited = try askingForLess(scratch)
    memory.edit(file, edited)
    let after = project.inventory
    #expect(after != before)
    memory.edit(file, nil)
    #expect(project.inventory == before)
    try scratch.write(edited, to: Self.recorder)
    #expect(try ProjectReader().read(scratch.path) == after)
  }

  @Test func `edited settings count when the project is opened again`() throws {
    let scratch = try ScratchFolder()
    try copy(to: scratch)
    let before = try ProjectReader(memory: memory).read(scratch.path)
    let edited = try text(
      scratch.url.appending(path: Self.infoPlist), replacing: "NSLocationWhenInUseUsageDescription",
      with: "NSLocationNever")
    memory.edit(FilePath(scratch.path).appending(Self.infoPlist), edited)
    let after = try ProjectReader(memory: memory).read(scratch.path)
    #expect(after != before)
    try scratch.write(edited, to: Self.infoPlist)
    #expect(try ProjectReader().read(scratch.path) == after)
  }

  @Test func `what changes on the disk counts when all is forgotten`() throws {
    let scratch = try ScratchFolder()
    try copy(to: scratch)
    let project = try ProjectReader(memory: memory).open(scratch.path)
    let before = project.inventory
    try scratch.write(askingForLess(scratch), to: Self.recorder)
    #expect(project.inventory == before)
    memory.forget()
    let fresh = try ProjectReader().read(scratch.path)
    #expect(fresh != before && project.inventory == fresh)
  }
}
