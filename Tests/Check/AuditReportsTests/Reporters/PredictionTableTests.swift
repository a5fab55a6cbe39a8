import AppProject
import AuditReports
import LocationAudit
import LocationPolicy
import Phrases
import Testing

@Suite struct PredictionTableTests {
  private func line(_ topic: String, _ text: String) -> PredictionLine {
    PredictionLine(topic: Phrase(verbatim: topic), text: Phrase(verbatim: text), facts: [])
  }

  private func text(_ predictions: [Prediction]) -> String {
    let target = CheckedTarget(
      name: "App", kind: .app, deploymentTarget: nil, infoPlist: nil, predictions: predictions)
    return TextReporter(width: 40, detail: .all).text(of: CheckReport(targets: [target], findings: []))
  }

  @Test func `each line is written once, with the releases on which it holds, below its topic`() {
    let predictions = [
      Prediction(range: .iOS12 ... .iOS12, lines: [line("prompt", "Allow?"), line("answer", "Yes.")]),
      Prediction(
        range: .iOS13 ... .iOS13_4,
        lines: [
          line("prompt", "Allow?"), line("answer", "Yes."), line("answer", "A rather long answer: once."),
        ]),
      Prediction(range: .iOS14 ... .newest, lines: [line("prompt", "Use?"), line("answer", "Yes.")]),
    ]
    #expect(
      text(predictions) == """
        App: app, no deployment target,
          no Info.plist file

          What will happen

            prompt  12-13  Allow?
                    14+    Use?
            answer  12+    Yes.
                    13     A rather long answer:
                           once.

        Nothing to fix: no findings in 1 target

        """)
  }
}
