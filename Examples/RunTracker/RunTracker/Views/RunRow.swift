import SwiftUI

struct RunRow: View {
  let run: RunSummary

  var body: some View {
    HStack {
      Text(run.start, style: .date)
      Spacer()
      Text(Figures.distance(run.distance))
      Text(Figures.duration(run.duration))
        .foregroundColor(.secondary)
    }
  }
}
