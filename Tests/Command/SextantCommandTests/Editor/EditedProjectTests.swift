import AppProject
import Foundation
import LocationEvidence
import TestSupport
import Testing

@testable import SextantCommand

/// A project that is checked after each keystroke has the findings of a check of its files.
@Suite struct EditedProjectTests {
  private let recorder = "RunTracker/RunRecorder.swift"

  /// Returns the lines of a file's findings, with their rules.
  private func lines(_ state: EditedProject.State, of file: FilePath) -> [String] {
    (state.findings[file] ?? []).map { "\($0.site.line): \($0.rule.rawValue)" }.sorted()
  }

  @Test func `findings move with their lines`() throws {
    let folder = try ScratchFolder()
    try folder.copyRunTracker()
    let text = try folder.text(of: "App/" + recorder)
    let root = FilePath(folder.path).appending("App")
    let file = root.appending(recorder)
    let memory = FileMemory()
    let edited = EditedProject(root, memory: memory)
    #expect(lines(edited.check(after: .disk), of: file) == ["44: always-before-when-in-use"])
    let call = "manager.requestAlwaysAuthorization()"
    let head = text.prefix(through: try #require(text.firstRange(of: call)?.upperBound))
    for changed in [
      text, "\n\n" + text, "\n" + text, text + "\n\n", text, "// a\n// b\n" + text,
      text.replacing(call, with: "let a = 1\n    \(call)"), text.replacing(call, with: "\n\n    \(call)\n"),
      text,
      text.replacing(call, with: "\(call); \(call)"), text.replacing(call, with: "\(call)\n    \(call)"),
      text.replacing(call, with: "// sextant:ignore always-before-when-in-use b\n    \(call)"),
      text.replacing(call, with: "// sextant:ignore always-before-when-in-use b\n\n    \(call)"),
      text.replacing(call, with: "\n"), "import CoreLocation\n" + text, String(head), "", text, text + text,
    ] {
      memory.edit(file, Array(changed.utf8))
      let state = edited.check(after: .sources([file]))
      let fresh = EditedProject(root, memory: memory).check(after: .disk)
      #expect(
        state.findings == fresh.findings && state.inventory == fresh.inventory, "\(changed.prefix(200))")
    }
  }

  @Test func `changes that come together are one`() {
    let (one, other) = (FilePath("/a.swift"), FilePath("/b.swift"))
    #expect(EditedProject.Change(of: one).and(.sources([other])) == .sources([one, other]))
    #expect(EditedProject.Change(of: one).and(nil) == .sources([one]))
    #expect(EditedProject.Change(of: one).and(.settings) == .settings)
    #expect(EditedProject.Change.settings.and(.disk) == .disk && EditedProject.Change.disk.and(nil) == .disk)
    #expect(EditedProject.Change(of: FilePath("/Info.plist")) == .settings)
  }
}
