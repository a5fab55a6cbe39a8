import Foundation
import LocationPolicy
import LocationScenario
import LocationSimulation
import PhonePage
import Phrases
import Terminal
import TestSupport
import Testing
import Translations

@testable import LinuxSDK
@testable import SextantCommand

@Suite struct PhoneGameTests {
  /// Plays moves by the labels that a player sees.
  private static func game(on release: Release, _ labels: String...) throws -> PhoneGame {
    var game = try PhoneGame(PhoneJourney(scenario: nil), on: release)
    for label in labels { try press(label, in: &game) }
    return game
  }

  private static func press(_ label: String, in game: inout PhoneGame) throws {
    for _ in PhoneMove.Mover.allCases {
      if let key = game.moves.first(where: { $0.move.label.english == label })?.key {
        #expect(try game.take(key) == .redraw)
        return
      }
      _ = try game.take("\t")
    }
    Issue.record("no move reads \(label)")
  }

  @Test func `Settings has the app's rows, with the tick where the person would find it`() throws {
    let game = try Self.game(
      on: .iOS17, "open Runs", "requestAlwaysAuthorization()", "[Allow While Using App]", "open Settings")
    let lines = PhoneView(game: game, width: 100, height: 30).lines
    #expect(
      lines.dropFirst(3).prefix(6).map { String($0.prefix(36)) } == [
        "│ Settings: Runs                   │",
        "│   Never                          │",
        "│   Ask Next Time Or When I Share  │",
        "│ ✓ While Using the App            │",
        "│   Always                         │",
        "│   Precise Location: On           │",
      ])
  }

  @Test func `a phone in Chinese shows its prompts, moves and story in Chinese`() throws {
    let game = try Self.game(on: .iOS17, "open Runs", "requestWhenInUseAuthorization()")
    let lines = PhoneView(game: game, width: 100, height: 30, language: .simplifiedChinese).lines
    for text in [
      "允许“Runs”使用你的位置？", "（地图，精确位置：打开）", "[ 1 允许一次 ]", "[ 2 使用App时允许 ]", "[ 3 不允许 ]",
      "1  [允许一次]", "弹窗：允许“Runs”使用你的位置？",
    ] {
      #expect(lines.contains { $0.contains(text) }, "\(text)")
    }
  }

  @Test func `a first request and its answer, as the phone shows it`() throws {
    let game = try Self.game(on: .iOS17, "open Runs", "requestWhenInUseAuthorization()")
    let lines = PhoneView(game: game, width: 100, height: 30).lines
    #expect(
      lines.prefix(16).map { String($0.prefix(36)) } == [
        "╭──────────────────────────────────╮",
        "│ 9:41 iOS 17                      │",
        "│                                  │",
        "│ ┌──────────────────────────────┐ │",
        "│ │ Allow “Runs” to use your     │ │",
        "│ │ location?                    │ │",
        "│ │ Runs shows your route on a   │ │",
        "│ │ map.                         │ │",
        "│ │ (map, Precise: On)           │ │",
        "│ │ [ 1 Allow Once ]             │ │",
        "│ │ [ 2 Allow While Using App ]  │ │",
        "│ │ [ 3 Don’t Allow ]            │ │",
        "│ └──────────────────────────────┘ │",
        "│                                  │",
        "│                                  │",
        "╰──────────────────────────────────╯",
      ])
    #expect(lines.contains { $0.hasPrefix("1  [Allow Once]") })
    let answered = try Self.game(
      on: .iOS17, "open Runs", "requestWhenInUseAuthorization()", "[Allow Once]")
    #expect(answered.result.device.apps[0].authorization.grant == .temporary)
  }

  @Test func `a move is taken back, and the journey is seen on another release`() throws {
    var game = try Self.game(on: .iOS12, "open Runs", "requestAlwaysAuthorization()")
    #expect(game.result.device.visiblePrompt?.prompt.template == .always11)
    #expect(try game.take(">") == .redraw)
    #expect(game.release == .iOS13)
    #expect(game.result.device.visiblePrompt?.prompt.template == .first13)
    #expect(try game.take("U") == .redraw)
    #expect(game.result.device.visiblePrompt == nil)
    #expect(try game.take("<") == .redraw)
    #expect(game.release == .iOS12)
    #expect(try game.take("Q") == .quit)
  }

  @Test(arguments: Release.allCases)
  func `every move that is listed can happen, wherever a walk of them leads`(release: Release) throws {
    var generator = SeededGenerator(seed: UInt64(release.major))
    var journey = try PhoneJourney(scenario: nil)
    for _ in 0..<25 {
      let played = try journey.played(on: release)
      let moves = PhoneMove.all(on: played.device, names: played.names)
      journey.add(try #require(moves.randomElement(using: &generator)))
    }
    let result = try journey.played(on: release)
    // An app's code may make Core Location raise an exception, which the player should see.
    let failures = result.failures.filter { !$0.message.english.hasPrefix("raised: ") }
    #expect(failures == [], "\(journey.moves.map(\.label.english))")
  }

  @Test(arguments: Release.allCases)
  func `a journey that was saved is the same story for simulate`(release: Release) throws {
    let game = try Self.game(on: release, "open Runs", "startUpdatingLocation()", "5 seconds later")
    let folder = try ScratchFolder()
    try folder.write(TraceJSON.text(of: game.journey.value(for: release)).utf8, to: "journey.json")
    let run = ToolRun("simulate", folder.path + "/journey.json")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\n\niOS \(release.name)\n"))
    #expect(run.output.contains("startUpdatingLocation()"))
  }

  @Test(arguments: [40, 79, 120], [10, 24, 60])
  func `no line is wider than the terminal`(width: Int, height: Int) throws {
    let game = try Self.game(
      on: .newest, "open Runs", "requestAlwaysAuthorization()", "[Allow While Using App]",
      "startUpdatingLocation()", "go to the Home screen", "a minute later")
    for line in PhoneView(game: game, width: width, height: height).lines {
      #expect(DisplayWidth.of(line) <= width)
    }
  }

  @Test(arguments: Release.allCases)
  func `on 80 by 24 the phone, all buttons and, page by page, all moves are shown`(release: Release) throws {
    let asks = AuthorizationPolicy.policy(for: release).requestMethods.value
    let ask = asks ? "requestAlwaysAuthorization()" : "startUpdatingLocation()"
    for labels in [[], ["open Runs"], ["open Runs", ask]] {
      var game = try PhoneGame(PhoneJourney(scenario: nil), on: release)
      for label in labels { try Self.press(label, in: &game) }
      for _ in PhoneMove.Mover.allCases {
        var shown: Set<Character> = []
        for _ in 0..<3 {
          let lines = PhoneView(game: game, width: 80, height: 24).lines
          #expect(lines.count <= 24)
          #expect(lines[0].hasPrefix("╭") && lines[15].hasPrefix("╰"))
          #expect(lines.last?.contains("Q quit") == true)
          for line in lines {
            for move in game.moves where line.contains("\(move.key)  \(move.move.label.english.prefix(30))") {
              shown.insert(move.key)
            }
          }
          if let prompt = game.result.device.visiblePrompt?.prompt {
            let buttons = lines.filter { $0.prefix(36).contains("[ ") }
            #expect(buttons.count == prompt.template.choices.count)
          }
          _ = try game.take(" ")
        }
        #expect(shown == Set(game.moves.map(\.key)))
        _ = try game.take("\t")
      }
    }
  }

  @Test func `colors add nothing but colors`() throws {
    let game = try Self.game(on: .iOS17, "open Runs", "requestWhenInUseAuthorization()")
    let plain = PhoneView(game: game, width: 80, height: 24)
    let colored = PhoneView(game: game, width: 80, height: 24, isColored: true).lines
    #expect(colored.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") } == plain.lines)
    #expect(colored.joined().contains("\u{1B}[1;36m1 \u{1B}[0m"))
    #expect(!plain.lines.joined().contains("\u{1B}"))
  }

  @Test func `a scenario goes on where its steps end`() throws {
    let path = RepositoryFolder.path("Examples/Scenarios/allow-once.json")
    let game = try PhoneGame(PhoneJourney(scenario: path), on: .iOS14)
    #expect(game.result.device.apps[0].authorization.grant == .whenInUse)
    #expect(game.moves.contains { $0.move.label.english == "go to the Home screen" })
  }

  @Test func `a signal ends it and leaves the terminal as it was`() throws {
    let ends = try ChannelEnds.terminal(width: 80)
    let (reader, writer) = (FileHandle(fileDescriptor: ends.reader), FileHandle(fileDescriptor: ends.writer))
    let before = Self.modes(of: ends.writer)
    let process = Process()
    process.executableURL = try BuiltTool.folder().appending(path: BuiltTool.name)
    process.arguments = ["phone"]
    (process.standardInput, process.standardOutput) = (writer, writer)
    try process.run()
    var text = ""
    while !text.contains("Q quit") { text += String(decoding: reader.availableData, as: UTF8.self) }
    #expect(Self.modes(of: ends.writer) != before)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGTERM)
    #expect(Self.modes(of: ends.writer) == before)
  }

  /// Returns the local modes of a terminal.
  private static func modes(of terminal: Int32) -> tcflag_t {
    var settings = termios()
    #expect(tcgetattr(terminal, &settings) == 0)
    return settings.c_lflag
  }

  @Test func `without a terminal, or with a scenario that can't be read, it ends with 2`() {
    let run = ToolRun("phone")
    #expect(run.exitCode == 2)
    #expect(
      run.errors
        == "Error: the phone needs a terminal to play in; 'sextant simulate' plays a scenario without one\n")
    #expect(ToolRun("phone", "/nowhere.json").exitCode == 2)
  }
}
