package import LocationPolicy

/// A picture of a phone as a person sees it: the frame, the status bar, the screen, and a prompt above it.
package struct PhonePicture: Hashable, Sendable {
  /// The content of the screen.
  package enum Screen: Hashable, Sendable {
    /// The icons of the app, if it is installed, and of Settings.
    case home(app: String?, settings: String)
    /// The app, by its name, with the authorization that it reads.
    case app(String, reads: String)
    /// The switch of Location Services and the app's page in Settings.
    case settings(SettingsScreen)
    /// The lock screen.
    case lock
    /// Control Center, which names apps (IND-004).
    case controlCenter([String])

    /// Whether it is the lock screen, which has its own clock.
    fileprivate var isLock: Bool { if case .lock = self { true } else { false } }

    /// Whether the wallpaper is visible.
    fileprivate var hasWallpaper: Bool {
      switch self {
      case .home, .lock, .controlCenter: true
      case .app, .settings: false
      }
    }
  }

  private let screen: Screen
  let statusBar: StatusBarPicture
  private let prompt: PromptPicture?

  /// Creates a picture.
  package init(_ screen: Screen, statusBar: StatusBarPicture, prompt: PromptPicture?) {
    self.screen = screen
    self.statusBar = statusBar
    self.prompt = prompt
  }

  /// Draws a model of phone as it looks in an era, with a label for people who can't see it.
  package func drawn(as model: PhoneModel, in era: Era, label: String) -> DrawnPhone {
    var contents = Canvas(era: era)
    let frame = Frame(x: 0, y: 0, width: model.screen.width, height: model.screen.height)
    if screen.hasWallpaper {
      contents.wallpaper(frame, radius: model.cornerRadius)
    } else {
      contents.rectangle(
        x: 0, y: 0, width: frame.width, height: frame.height, radius: model.cornerRadius, .screen)
    }
    if case .controlCenter = screen {
      contents.rectangle(
        x: 0, y: 0, width: frame.width, height: frame.height, radius: model.cornerRadius, .shade, opacity: 0.5
      )
    }
    var targets = add(screen, to: &contents, below: statusBar.height(on: model), in: frame)
    targets += statusBar.add(
      to: &contents, on: model, screen.hasWallpaper ? .onAccent : .ink, hasClock: !screen.isLock)
    var shown: (place: Frame, scroll: ScrolledWords?)?
    if let prompt {
      contents.rectangle(
        x: 0, y: 0, width: frame.width, height: frame.height, radius: model.cornerRadius, .shade, opacity: 0.4
      )
      let layout = prompt.layout(in: era, within: frame.height - 2 * model.statusHeight - 16)
      let x = (frame.width - PromptLayout.width) / 2
      let y = (frame.height - layout.height) / 2
      contents.add(layout.canvas, x: x, y: y)
      let place = Frame(x: x, y: y, width: PromptLayout.width, height: layout.height)
      shown = (place, layout.scroll?.moved(x: x, y: y))
      targets += layout.targets.map { $0.moved(x: x, y: y) }
    }
    var canvas = Canvas(era: era)
    let (x, y) = (model.screen.x, model.screen.y)
    canvas.add(contents, x: x, y: y)
    canvas.addFrame(of: model)
    return DrawnPhone(
      drawing: Drawing(
        width: PhoneModel.size.width, height: PhoneModel.size.height, label: label, canvas.shapes),
      targets: targets.map { $0.moved(x: x, y: y) }, prompt: shown?.place.moved(x: x, y: y),
      scroll: shown?.scroll?.moved(x: x, y: y))
  }
}

/// A drawn phone with the places that can be tapped.
package struct DrawnPhone: Sendable {
  /// The drawing.
  package let drawing: Drawing
  /// The parts that can be tapped or have a name, those of the prompt last.
  package let targets: [TouchTarget]
  /// The rectangle of the prompt; nil if there is none.
  package let prompt: Frame?
  /// The words of the prompt, to be scrolled; nil if they fit.
  package let scroll: ScrolledWords?
}
