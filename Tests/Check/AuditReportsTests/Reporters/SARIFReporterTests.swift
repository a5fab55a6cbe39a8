import AppProject
import Foundation
import LocationPolicy
import LocationTerms
import Phrases
import Testing

@testable import AuditReports
@testable import LocationEvidence

@Suite struct SARIFReporterTests {
  static let rule = Rule(
    id: RuleID(rawValue: "always-requested-first"), summary: "Always is the first request.",
    explanation: "Ask for When In Use first.", severity: .error, mistakes: [.mis13],
    facts: [.auth060], check: { _ in [] })

  private func log(_ report: CheckReport) throws -> String {
    try SARIFReporter(
      toolVersion: "1.0.0", rules: [Self.rule], places: SampleReport.places
    ).text(of: report.said(in: report.language, leadingTo: RulesAddress("https://example.com/Rules")))
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
                              "uri" : "ios/App/Broken.plist",
                              "uriBaseId" : "SRCROOT"
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
                "SRCROOT" : {
                  "description" : {
                    "text" : "The root of the repository, or the folder that was checked."
                  },
                  "uri" : "file:///Users/me/My%20Repo/"
                }
              },
              "results" : [
                {
                  "level" : "note",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "ios/Old/Info.plist",
                          "uriBaseId" : "SRCROOT"
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
                          "uri" : "ios/App/%E5%AE%9A%E4%BD%8D%20Manager.swift",
                          "uriBaseId" : "SRCROOT"
                        },
                        "region" : {
                          "endColumn" : 42,
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
                        "markdown" : "Ask for When In Use first.\n\nIf it is intentional, `// sextant:ignore always-requested-first reason` silences it.",
                        "text" : "Ask for When In Use first."
                      },
                      "helpUri" : "https://example.com/Rules/always-requested-first.md",
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

  @Test func `a log without a finding lists no rule`() throws {
    let text = try log(CheckReport(targets: [], findings: [])).filter { !$0.isWhitespace }
    #expect(text.contains(#""rules":[]"#))
  }

  @Test func `a path becomes a relative URI`() throws {
    let finding = Finding(
      rule: RuleID(rawValue: "r"), severity: .warning, target: "T",
      at: Site(file: "a b/100%:#?定.swift", line: 1, column: 1),
      releases: .iOS8 ... .newest, message: "m", fix: "f", facts: [])
    let text = try log(CheckReport(targets: [], findings: [finding]))
    #expect(text.contains(#""uri" : "ios/a%20b/100%25%3A%23%3F%E5%AE%9A.swift""#))
  }

  @Test(arguments: [
    ("libGeo.a(Locator.o)", ReportPlaces(root: "/r", folder: "Libs"), "Libs/libGeo.a", "Locator.o"),
    ("Payload/A.app/A", ReportPlaces(root: "/r", archive: "My App.ipa"), "My%20App.ipa", "Payload/A.app/A"),
    (
      "Out/My App.ipa/Payload/A.app/A",
      ReportPlaces(root: "/r", folder: "App").holding(archives: ["B.ipa/", "Out/My App.ipa/"]),
      "App/Out/My%20App.ipa", "Payload/A.app/A"
    ),
    (
      "../Shared/libGeo.a(Locator.o)", ReportPlaces(root: "/r", folder: "App"), "Shared/libGeo.a", "Locator.o"
    ),
  ])
  func `a member of an archive leads to the archive, and is named`(
    file: String, places: ReportPlaces, uri: String, member: String
  ) throws {
    let finding = Finding(
      rule: RuleID(rawValue: "r"), severity: .warning, target: "T", at: Site(wholeFile: file),
      releases: .iOS8 ... .newest, message: "m", fix: "f", facts: [])
    let text = try SARIFReporter(toolVersion: "1.0.0", rules: [], places: places)
      .text(of: CheckReport(targets: [], findings: [finding]))
    #expect(text.contains("\"uri\" : \"\(uri)\""))
    #expect(text.contains("\"fullyQualifiedName\" : \"\(member)\""))
    #expect(!text.contains("region") && !text.contains("helpUri"))
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
