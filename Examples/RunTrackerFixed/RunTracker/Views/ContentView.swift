import SwiftUI
import UIKit

struct ContentView: View {
  @EnvironmentObject private var model: RunTrackerModel

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        RunMapView(track: model.run?.track ?? [])
        figures
        hint
        button
        List(model.runs) { RunRow(run: $0) }
          .listStyle(.plain)
      }
      .navigationTitle("RunTracker")
      .navigationBarTitleDisplayMode(.inline)
    }
    .navigationViewStyle(.stack)
  }

  private var figures: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      HStack {
        Label(Figures.distance(model.run?.distance ?? 0), systemImage: "figure.walk")
        Spacer()
        Label(Figures.duration(model.run?.duration(at: context.date) ?? 0), systemImage: "stopwatch")
      }
      .font(.title2.monospacedDigit())
      .padding()
    }
  }

  @ViewBuilder private var hint: some View {
    if model.state == .notAllowed {
      VStack {
        Text("Without your location a run can't be recorded.")
        Button("Open Settings", action: openSettings)
      }
      .padding(.bottom)
    } else if model.state == .recording && model.isApproximate {
      Text("Turn on Precise Location in Settings to draw your route.")
        .padding(.bottom)
    } else if let problem = model.problem {
      Text(problem)
        .foregroundColor(.red)
        .padding(.bottom)
    }
  }

  @ViewBuilder private var button: some View {
    if model.state == .recording {
      Button("Stop", role: .destructive, action: model.stop)
        .buttonStyle(.borderedProminent)
        .padding(.bottom)
    } else {
      Button("Start a run", action: model.start)
        .buttonStyle(.borderedProminent)
        .padding(.bottom)
    }
  }

  private func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    UIApplication.shared.open(url)
  }
}
