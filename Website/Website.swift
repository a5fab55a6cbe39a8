import CommandLineOptions
import CommandOutput
import Foundation

/// Writes the site; Scripts/website runs this in the root of the repository.
@main
struct Website: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Website", abstract: "Write the repository's pages as a site, and follow its links.")

  @Option(help: "Where the site goes; a site that lies there is replaced.", value: "folder")
  var output = ".build/website"

  @Option(help: "The folder with the phone and the handbook.", value: "folder")
  var page: String?

  @Option(help: "The folder with the graphs of the libraries' symbols.", value: "folder")
  var symbols: String?

  @Option(name: "source-url", help: "Where the repository's files can be read.", value: "url")
  var sourceURL: String?

  @Option(help: "Write only the answers of the phone's page, into a file that lies beside it.", value: "file")
  var answers: String?

  static func main() {
    let command: any ParsableCommand
    do {
      command = try parseAsRoot(Array(CommandLine.arguments.dropFirst()))
    } catch {
      print(error.message)
      exit(error.isClean ? 0 : 2)
    }
    guard let website = command as? Website else { preconditionFailure("there is one command") }
    do {
      try website.run()
    } catch {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(1)
    }
  }

  private func run() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    if let answers {
      return try Data(PageAnswers.script(root: root).utf8).write(to: URL(filePath: answers))
    }
    let site = Site(
      root: root, phone: page.map { URL(filePath: $0) }, sourceAddress: sourceURL,
      symbolGraphs: symbols.map { URL(filePath: $0) })
    let check = try site.write(to: URL(filePath: output))
    for link in check.broken { print("A link leads nowhere: \(link)") }
    print("\(output): \(check.count) links, \(check.broken.count) of them broken")
    exit(check.broken.isEmpty ? 0 : 1)
  }
}
