/// The scheme that run.sh names, because Xcode creates none automatically for a UI test.
enum KitScheme {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion="1620" version="1.7">
      <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
        <BuildActionEntries>
          <BuildActionEntry buildForTesting="YES" buildForRunning="YES" buildForProfiling="YES" buildForArchiving="YES" buildForAnalyzing="YES">
            \(reference(to: "Probe", "Probe.app", KitProject.probe))
          </BuildActionEntry>
        </BuildActionEntries>
      </BuildAction>
      <TestAction buildConfiguration="Debug" selectedDebuggerIdentifier="" selectedLauncherIdentifier="Xcode.IDEFoundation.Launcher.PosixSpawn" shouldUseLaunchSchemeArgsEnv="YES">
        <Testables>
          <TestableReference skipped="NO">
            \(reference(to: "Driver", "Driver.xctest", KitProject.driver))
          </TestableReference>
        </Testables>
      </TestAction>
    </Scheme>

    """

  private static func reference(to name: String, _ product: String, _ id: String) -> String {
    """
    <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="\(id)" BuildableName="\(product)" \
    BlueprintName="\(name)" ReferencedContainer="container:Experiment.xcodeproj"></BuildableReference>
    """
  }
}
