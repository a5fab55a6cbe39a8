import AuditReports
import Foundation
import LocationEvidence
import TestSupport
import Testing

@Suite struct JSONReporterTests {
  @Test func `the whole report, byte for byte`() throws {
    #expect(
      try JSONReporter().text(of: SampleReport.full) == #"""
        {
          "findings" : [
            {
              "column" : 1,
              "facts" : [
                "MIS-04"
              ],
              "file" : "Old/Info.plist",
              "fix" : "Delete it.",
              "line" : 1,
              "message" : "No target uses this file.",
              "releases" : "8-10",
              "rule" : "unused-info-plist",
              "severity" : "note",
              "target" : ""
            },
            {
              "column" : 16,
              "facts" : [
                "MIS-13",
                "AUTH-060"
              ],
              "file" : "App/定位 Manager.swift",
              "fix" : "Ask for When In Use first.",
              "line" : 7,
              "message" : "The first request is for Always, so Allow While Using App makes a provisional Always.",
              "releases" : "13+",
              "rule" : "always-requested-first",
              "severity" : "error",
              "target" : "Läufer 跑步"
            }
          ],
          "problems" : [
            {
              "column" : 9,
              "file" : "App/Broken.plist",
              "line" : 3,
              "message" : "The plist ends in the middle of an element.",
              "severity" : "error"
            }
          ],
          "schema" : 1,
          "targets" : [
            {
              "deploymentTarget" : "13.2",
              "infoPlist" : "App/Info.plist",
              "kind" : "app",
              "name" : "Läufer 跑步",
              "predictions" : [
                {
                  "lines" : [
                    {
                      "facts" : [
                        "AUTH-046",
                        "KEY-014"
                      ],
                      "text" : "Allow “Läufer 跑步” to access your location?",
                      "topic" : "first prompt"
                    },
                    {
                      "facts" : [

                      ],
                      "text" : "Nothing to object to.",
                      "topic" : "store"
                    }
                  ],
                  "releases" : "13.0-13.3"
                },
                {
                  "lines" : [

                  ],
                  "releases" : "13.4+"
                }
              ]
            },
            {
              "deploymentTarget" : null,
              "infoPlist" : null,
              "kind" : "test",
              "name" : "Tests",
              "predictions" : [

              ]
            }
          ]
        }

        """#)
  }

  @Test(arguments: [SampleReport.full, CheckReport(targets: [], findings: [])])
  func `the report keeps to its schema`(report: CheckReport) throws {
    let validator = try JSONSchemaValidator(schema: "CheckReport")
    let text = try JSONReporter().text(of: report)
    #expect(try validator.violations(in: Data(text.utf8)) == [])
  }

  @Test(arguments: [
    (#""schema" : 1"#, #""schema" : 2"#, "$.schema: is not 1"),
    (#""kind" : "app""#, #""kind" : "tool""#, "$.targets[0].kind: is none of"),
    (#""line" : 7"#, #""line" : 0"#, "$.findings[1].line: 0 is less than 1"),
    (#""line" : 7"#, #""line" : "7""#, "$.findings[1].line: is no integer"),
    (#""fix" : "Delete it.","#, "", "$.findings[0]: lacks fix"),
    (#""schema" : 1"#, #""schema" : 1, "more" : []"#, "$: has an unknown more"),
    (#""releases" : "8-10""#, #""releases" : "8 to 10""#, "$.findings[0].releases: 8 to 10 does not match"),
  ])
  func `the schema refuses what is not in the contract`(old: String, new: String, complaint: String) throws {
    let validator = try JSONSchemaValidator(schema: "CheckReport")
    let text = try JSONReporter().text(of: SampleReport.full).replacing(old, with: new)
    let violations = try validator.violations(in: Data(text.utf8))
    #expect(violations.count == 1)
    #expect(violations.first?.hasPrefix(complaint) == true)
  }
}
