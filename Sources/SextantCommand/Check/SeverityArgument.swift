public import CommandLineOptions
public import LocationAudit

extension Finding.Severity: ExpressibleByArgument {}
