import LocationPolicy
import LocationTerms
import LocationTracks
import Phrases

extension PersonAction {
  /// What the person does, in words that fit after "the person".
  func wording(_ names: TraceNames) -> Phrase {
    switch self {
    case .answers(let choice, let precise):
      precise
        ? "answers \(names.phrase(for: choice))" : "answers \(names.phrase(for: choice)) with Precise: Off"
    case .opens(let app): "opens \(names.name(of: app))"
    case .goesHome: "goes to the Home screen"
    case .opensSettings: "opens Settings"
    case .locksPhone: "locks the phone"
    case .unlocksPhone: "unlocks the phone"
    case .forceQuits(let app): "ends \(names.name(of: app)) in the app switcher"
    case .deletes(let app): "deletes \(names.name(of: app))"
    case .installs(let bundle): "installs \(bundle.name)"
    case .chooses(let row, let app): "chooses “\(names.label(of: row))” for \(names.name(of: app))"
    case .setsPrecise(let precise, let app):
      "turns Precise Location \(onOff(precise)) for \(names.name(of: app))"
    case .setsLocationServices(let on): "turns Location Services \(onOff(on))"
    case .setsBackgroundAppRefresh(let on, let app):
      "turns Background App Refresh \(onOff(on)) for \(names.name(of: app))"
    case .resetsLocationAndPrivacy: "resets Location & Privacy"
    case .setsRestriction(let on): "turns a restriction of Location Services \(onOff(on))"
    case .tapsIndicator: "taps the location indicator"
    case .tapsLocationButton(let isLegible):
      isLegible ? "taps the location button" : "taps an illegible location button"
    case .addsWidget(let app): "adds a widget of \(names.name(of: app))"
    case .looksAtWidget(let app): "looks at the widget of \(names.name(of: app))"
    case .restartsPhone: "restarts the phone"
    case .updatesSystem(let release): "updates the phone to iOS \(release.name)"
    }
  }

  private func onOff(_ value: Bool) -> Phrase { value ? "on" : "off" }
}

extension SystemAction {
  /// What the system does, in words that fit after "the system".
  func wording(_ names: TraceNames) -> Phrase {
    switch self {
    case .terminates(let app): "ends the process of \(names.name(of: app))"
    case .launchesInBackground(let app): "launches \(names.name(of: app)) into the background"
    case .showsSecondPrompt(let app): "finds a moment for the second prompt of \(names.name(of: app))"
    case .reminds(let app): "finds a moment to remind of \(names.name(of: app))"
    case .deliversWatchMessage(let app): "hands \(names.name(of: app)) a message of its watch app"
    }
  }
}

extension WorldChange {
  /// What changes, as a clause.
  var wording: Phrase {
    switch self {
    case .stays(let sample): "the phone is at \(TraceFormat.coordinate(sample.coordinate))"
    case .follows(let playback):
      playback.loops
        ? "the phone follows a track of \(TraceFormat.seconds(playback.duration)), over and over"
        : "the phone follows a track of \(TraceFormat.seconds(playback.duration))"
    case .losesPosition: "no position can be found"
    case .findsPosition: "positions can be found again"
    case .accuracy(let horizontal, let vertical):
      "positions are within \(TraceFormat.meters(horizontal)), altitudes within \(TraceFormat.meters(vertical))"
    case .heading(let heading): "the phone points \(TraceFormat.heading(heading))"
    case .magneticInterference(let isThere):
      isThere ? "magnetic interference begins" : "magnetic interference ends"
    case .beacons(let sightings):
      sightings.isEmpty ? "no beacon is in reach" : "\(sightings.count) beacons are in reach"
    case .bluetooth(let on): on ? "Bluetooth is on" : "Bluetooth is off"
    case .floor(let floor): floor.map { "the phone is on floor \($0)" } ?? "the phone is on no known floor"
    }
  }
}
