import Foundation
import LocationCatalogue
import LocationPolicy
import Markup

// The facts that the phone can name, as JSON: ids, what each states, its first source, where that is, and what it comes to
// in Chinese, which a file holds. What is alike stands together, which packs better.

@main enum Facts {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let file = try String(contentsOfFile: arguments.first ?? "", encoding: .utf8)
    let chinese = file.split(separator: "\n").reduce(into: [String: String]()) { texts, line in
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { texts[String(parts[0])] = String(parts[1]) }
    }
    let wanted = Set(arguments.dropFirst())
    var columns = [[String]](repeating: [], count: 5)
    for record in FactCatalog.records where wanted.contains(record.fact.id) {
      guard let translation = chinese[record.fact.id] else {
        FileHandle.standardError.write(Data("facts.zh.txt has no \(record.fact.id)\n".utf8))
        exit(1)
      }
      let source = record.sources.first { $0.source.address != nil }?.source
      let values = [
        record.fact.id, MarkedText(record.statement).plain, source?.title ?? "", source?.address ?? "",
        translation,
      ]
      for (index, value) in values.enumerated() { columns[index].append(value) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // In a page, nothing may look like the end of its element.
    print(String(decoding: try encoder.encode(columns), as: UTF8.self).replacing("<", with: "\\u003c"))
  }
}
