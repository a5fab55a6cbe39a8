import AppProject
import Foundation
import LocationPolicy
import Testing

@testable import LocationAudit

@Suite struct SARIFReporterTests {
  static let rule = Rule(
    id: RuleID(rawValue: "always-requested-first"), summary: "Always is the first request.",
    explanation: "Ask for When In Use first.", severity: .error, mistakes: [.mis13],
    facts: [.auth060], examples: [], check: { _ in [] })

  private func log(_ report: CheckReport) throws -> String {
    try SARIFReporter(toolVersion: "1.0.0", rules: [Self.rule]).text(of: report)
  }

  @Test func `the whole log, byte for byte`() throws {
    #expect(
      try log(SampleReport.full) == #"""
        {
          "$schema" : "https://json.schemastore.org/sarif-2.1.0.json",
          "runs" : [
            {
              "columnKind" : "unicodeCodePoints",
              "invocations" : [
                {
                  "executionSuccessful" : false,
                  "toolExecutionNotifications" : [
                    {
                      "level" : "error",
                      "locations" : [
                        {
                          "physicalLocation" : {
                            "artifactLocation" : {
                              "uri" : "App/Broken.plist",
                              "uriBaseId" : "CHECKED_FOLDER"
                            },
                            "region" : {
                              "startColumn" : 9,
                              "startLine" : 3
                            }
                          }
                        }
                      ],
                      "message" : {
                        "text" : "The plist ends in the middle of an element."
                      }
                    }
                  ]
                }
              ],
              "originalUriBaseIds" : {
                "CHECKED_FOLDER" : {
                  "description" : {
                    "text" : "The folder that was checked."
                  }
                }
              },
              "results" : [
                {
                  "level" : "note",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "Old/Info.plist",
                          "uriBaseId" : "CHECKED_FOLDER"
                        },
                        "region" : {
                          "startColumn" : 1,
                          "startLine" : 1
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "No target uses this file.\n\nFix: Delete it."
                  },
                  "partialFingerprints" : {
                    "sextantFinding/v1" : "e2ece0d2b78ce5eb:1"
                  },
                  "properties" : {
                    "facts" : [
                      "MIS-04"
                    ],
                    "fix" : "Delete it.",
                    "releases" : "8-10",
                    "target" : ""
                  },
                  "ruleId" : "unused-info-plist"
                },
                {
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "App/%E5%AE%9A%E4%BD%8D%20Manager.swift",
                          "uriBaseId" : "CHECKED_FOLDER"
                        },
                        "region" : {
                          "startColumn" : 16,
                          "startLine" : 7
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "The first request is for Always, so Allow While Using App makes a provisional Always.\n\nFix: Ask for When In Use first."
                  },
                  "partialFingerprints" : {
                    "sextantFinding/v1" : "e1a667d68e05e863:1"
                  },
                  "properties" : {
                    "facts" : [
                      "MIS-13",
                      "AUTH-060"
                    ],
                    "fix" : "Ask for When In Use first.",
                    "releases" : "13+",
                    "target" : "Läufer 跑步"
                  },
                  "ruleId" : "always-requested-first",
                  "ruleIndex" : 0
                }
              ],
              "tool" : {
                "driver" : {
                  "name" : "sextant",
                  "rules" : [
                    {
                      "defaultConfiguration" : {
                        "level" : "error"
                      },
                      "fullDescription" : {
                        "text" : "Ask for When In Use first."
                      },
                      "help" : {
                        "text" : "Ask for When In Use first."
                      },
                      "id" : "always-requested-first",
                      "properties" : {
                        "tags" : [
                          "location",
                          "MIS-13",
                          "AUTH-060"
                        ]
                      },
                      "shortDescription" : {
                        "text" : "Always is the first request."
                      }
                    }
                  ],
                  "version" : "1.0.0"
                }
              }
            }
          ],
          "version" : "2.1.0"
        }

        """#)
  }

  @Test func `a path becomes a relative URI`() throws {
    let finding = Finding(
      rule: RuleID(rawValue: "r"), severity: .warning, target: "T",
      at: Site(file: "a b/100%:#?定.swift", line: 1, column: 1),
      releases: .iOS8 ... .newest, message: "m", fix: "f", facts: [])
    let text = try log(CheckReport(targets: [], findings: [finding]))
    #expect(text.contains(#""uri" : "a%20b/100%25%3A%23%3F%E5%AE%9A.swift""#))
  }

  private func fingerprints(_ findings: [Finding], line: String) throws -> [String] {
    let excerpts = findings.reduce(into: [:]) { all, finding in
      all.merge(SampleReport.excerpts(for: finding, line)) { first, _ in first }
    }
    let text = try log(CheckReport(targets: [], findings: findings, excerpts: excerpts))
    return text.matches(of: /"sextantFinding\/v1" : "([0-9a-f]{16}:[0-9]+)"/).map { String($0.1) }
  }

  private func finding(line: Int, rule: String = "r") -> Finding {
    Finding(
      rule: RuleID(rawValue: rule), severity: .warning, target: "T",
      at: Site(file: "a.swift", line: line, column: 1),
      releases: .iOS8 ... .newest, message: "m", fix: "f", facts: [])
  }

  @Test func `a fingerprint survives moving and indenting the line`() throws {
    let before = try fingerprints([finding(line: 3)], line: "start(  now )")
    let after = try fingerprints([finding(line: 90)], line: "    start( now )")
    #expect(before.count == 1)
    #expect(before == after)
  }

  @Test func `equal lines have different fingerprints, and so have different rules`() throws {
    let found = try fingerprints(
      [finding(line: 3), finding(line: 4), finding(line: 5, rule: "q")], line: "x")
    #expect(Set(found).count == 3)
  }
}
