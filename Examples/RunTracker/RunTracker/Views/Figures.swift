import Foundation

/// Distances and times as text.
enum Figures {
  static func distance(_ meters: Double) -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .naturalScale
    formatter.numberFormatter.maximumFractionDigits = 2
    return formatter.string(from: Measurement(value: meters, unit: UnitLength.meters))
  }

  static func duration(_ seconds: TimeInterval) -> String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter.string(from: seconds) ?? ""
  }
}
