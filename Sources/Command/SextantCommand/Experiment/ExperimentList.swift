import CommandOutput
import LocationCatalogue
import LocationExperiments
import LocationPolicy
import Terminal

/// The list of all uncertain statements, with the experiments that decide them or the reasons why none does.
struct ExperimentList {
  /// An uncertain fact, an open question or an assumption.
  private struct Entry {
    let id: String
    let settlement: Settlement
  }

  /// The kinds of statements, with their headings.
  private var groups: [(title: String, kind: String, entries: [Entry])] {
    [
      (
        "Facts that are not certain", "fact",
        FactCatalog.records.filter(\.isUncertain).map { Entry(id: $0.fact.id, settlement: $0.settlement) }
      ),
      (
        "Open questions", "question",
        OpenPoint.questions.map { Entry(id: $0.id, settlement: $0.settlement) }
      ),
      (
        "Assumptions and durations", "assumption",
        AssumptionNote.all.map { Entry(id: $0.name, settlement: $0.settlement) }
      ),
    ]
  }

  func text(for terminal: TerminalSettings) -> String {
    var text = WrappedText(for: terminal)
    for (title, _, entries) in groups {
      let decided = entries.count { !$0.settlement.experiments.isEmpty }
      text.add("\(title): \(decided) of \(entries.count) are decided by an experiment")
      for entry in entries { text.add(Self.words(for: entry.settlement), indent: 2, label: entry.id + "  ") }
      text.addGap()
    }
    text.add("Experiments")
    for experiment in Experiment.all {
      let needs = experiment.needs
      let phone = needs.isForDevice ? "on an iPhone only" : "on an iPhone or in a simulator"
      let hands = needs.byHand.isEmpty ? "" : ", with \(needs.byHand.count) steps by hand"
      text.add(
        "\(experiment.asked) (iOS \(experiment.ios), \(phone)\(hands))", indent: 2,
        label: experiment.name + "  ")
    }
    return text.text
  }

  private static func words(for settlement: Settlement) -> String {
    switch settlement {
    case .experiments(let experiments): experiments.map(\.name).joined(separator: ", ")
    case .none(let reason): "none: \(reason)"
    }
  }

  /// The list in JSON.
  var value: JSONValue {
    let things = groups.flatMap { _, kind, entries in
      entries.map { entry -> JSONValue in
        var value: JSONValue = ["kind": .string(kind), "id": .string(entry.id)]
        value["experiments"] = JSONValue(entry.settlement.experiments.map(\.name))
        if case .none(let reason) = entry.settlement { value["reason"] = .string(reason) }
        return value
      }
    }
    let experiments = Experiment.all.map { experiment -> JSONValue in
      [
        "name": .string(experiment.name), "asks": .string(experiment.asked), "ios": .string(experiment.ios),
        "deviceOnly": .boolean(experiment.needs.isForDevice), "byHand": JSONValue(experiment.needs.byHand),
      ]
    }
    return ["schema": 1, "uncertain": .array(things), "experiments": .array(experiments)]
  }
}
