#if !hasFeature(Embedded)
  import LocationDelivery
  public import LocationPolicy
  import LocationTerms
  import Phrases

  extension Trace {
    /// Returns all entries as JSON: a list with one entry per line and sorted keys; the same trace gives the same
    /// bytes.
    public func json(_ names: TraceNames) -> String {
      let lines = entries.map { "  " + TraceJSON.text(of: $0.value(names)) }
      return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    }
  }

  extension TraceEntry {
    /// Returns the entry as a JSON value; Documentation/Trace.schema.json describes it.
    public func value(_ names: TraceNames) -> JSONValue {
      var value = event.value(names)
      value["time"] = .number(moment.seconds)
      value["app"] = JSONValue(app.map(names.name))
      value["object"] = JSONValue(client.map(names.name))
      value["facts"] = JSONValue(facts)
      return value
    }
  }

  extension TraceEvent {
    /// Returns the kind of event with its values.
    fileprivate func value(_ names: TraceNames) -> JSONValue {
      switch self {
      case .input(let input): input.value(names)
      case .refused(let refusal): ["kind": "refused", "reason": .string(refusal.description)]
      case .decided(let outcome): outcome.value(names)
      case .promptShown(let prompt, let occasion):
        ["kind": "promptShown", "prompt": prompt.value(on: occasion)]
      case .promptDismissed(let prompt): ["kind": "promptDismissed", "prompt": prompt.value]
      case .grant(let grant):
        ["kind": "grant", "grant": .string("\(grant)"), "status": .string("\(grant.status)")]
      case .phase(let phase): ["kind": "phase", "phase": .string("\(phase)")]
      case .launched(let reason): reason.value
      case .delivered(let content): content.value(names, kind: "delivered")
      case .queued(let content): content.value(names, kind: "queued")
      case .heldEvent(let service, let fate):
        ["kind": "heldEvent", "service": .string(service.id), "fate": .string("\(fate)")]
      case .indicator(let indicator): ["kind": "indicator", "indicator": .string("\(indicator)")]
      case .raised(let exception):
        ["kind": "raised", "exception": .string(exception.name), "reason": .string(exception.reason)]
      }
    }
  }

  extension Input {
    fileprivate func value(_ names: TraceNames) -> JSONValue {
      switch self {
      case .person(let action): action.value(names)
      case .call(let call, _): ["kind": "call", "text": .string(call.code(names).english)]
      case .world(let change):
        [
          "kind": "world", "action": .string(Self.caseName(of: change)),
          "text": .string(change.wording.english),
        ]
      case .system(let action):
        [
          "kind": "system", "action": .string(action.word),
          "text": .string(action.wording(names).english),
        ]
      }
    }

    /// Returns the name of an enumeration's case, without its associated values, which can be a whole track.
    fileprivate static func caseName(of value: some Any) -> String {
      Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }
  }

  extension PersonAction<AppID> {
    fileprivate func value(_ names: TraceNames) -> JSONValue {
      var value: JSONValue = [
        // An installation has no word in files.
        "kind": "person", "action": .string(words(row: { $0.word })?.word ?? "installs"),
        "text": .string(wording(names).english),
      ]
      if case .answers(let choice, let precise) = self {
        value["choice"] = .string("\(choice)")
        value["precise"] = .boolean(precise)
      }
      return value
    }
  }

  extension Outcome {
    fileprivate func value(_ names: TraceNames) -> JSONValue {
      var value: JSONValue = ["kind": "decided"]
      switch self {
      case .prompt(let prompt):
        value["outcome"] = "prompt"
        value["prompt"] = prompt.value
      case .changed: value["outcome"] = "changed"
      case .proceeds: value["outcome"] = "proceeds"
      case .ignored(let reason):
        value["outcome"] = "ignored"
        value["reason"] = .string("\(reason)")
      case .deferred: value["outcome"] = "deferred"
      case .failed(let code):
        value["outcome"] = "failed"
        value["error"] = code.value
      }
      return value
    }
  }

  extension Prompt {
    /// Returns the prompt with the details of its occasion: the purpose key, or how often in how many days the app
    /// used location.
    fileprivate func value(on occasion: PromptOccasion) -> JSONValue {
      var value = self.value
      switch occasion {
      case .none: break
      case .purpose(let key): value["purposeKey"] = .string(key)
      case .uses(let times, let days):
        value["times"] = .integer(times)
        value["days"] = .integer(days)
      }
      return value
    }

    fileprivate var value: JSONValue {
      [
        "id": .string(template.id), "cause": .string("\(cause)"),
        "buttons": .array(template.choices.map { .string("\($0)") }),
      ]
    }
  }

  extension LaunchReason {
    fileprivate var value: JSONValue {
      switch self {
      case .person: ["kind": "launched", "reason": "person"]
      case .background: ["kind": "launched", "reason": "background"]
      case .location(let service): ["kind": "launched", "reason": "location", "service": .string(service.id)]
      }
    }
  }
#endif
