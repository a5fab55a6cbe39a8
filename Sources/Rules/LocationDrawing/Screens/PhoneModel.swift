import LocationPolicy

extension PhoneModel {
  /// The size of all phones, in points of a drawing.
  static let size = (width: 318.0, height: 640.0)

  /// The rectangle of the screen within the phone.
  var screen: Frame {
    self == .homeButton
      ? Frame(x: 9, y: 56, width: 300, height: 528) : Frame(x: 9, y: 9, width: 300, height: 622)
  }

  /// The radius of the screen's corners.
  var cornerRadius: Double { self == .homeButton ? 0 : 38 }

  /// The height of the status bar without a second line.
  var statusHeight: Double { self == .homeButton ? 24 : 44 }
}

extension Canvas {
  /// Draws the phone around the screen, and the notch or the island in it.
  mutating func addFrame(of model: PhoneModel) {
    let size = PhoneModel.size
    let outline = Frame(x: 0, y: 0, width: size.width, height: size.height).outline(radius: 46)
    path(outline + model.screen.outline(radius: model.cornerRadius), .device)
    switch model {
    case .homeButton:
      let y = size.height - 28
      circle(x: size.width / 2, y: y, radius: 20, .line, opacity: 0.5)
      circle(x: size.width / 2, y: y, radius: 18, .device)
    case .notch: rectangle(x: size.width / 2 - 64, y: 1, width: 128, height: 34, radius: 18, .device)
    case .island: rectangle(x: size.width / 2 - 42, y: 20, width: 84, height: 25, radius: 12.5, .shade)
    }
  }
}
