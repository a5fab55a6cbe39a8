import AuditReports
import CommandLineOptions

extension RulesAddress: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }

  package var argumentText: String { text }
}
