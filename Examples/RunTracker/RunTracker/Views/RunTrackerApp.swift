import SwiftUI

@main
struct RunTrackerApp: App {
  @StateObject private var model = RunTrackerModel()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(model)
    }
  }
}
