import LocationPolicy
import PhonePage

/// Prints the prompt that the page shows first, so that it doesn't wait for the engine.
@main enum First {
  static func main() {
    var page = PhonePage()
    print(page.answer("start \(Release.newest.name)/plain opens.Runs~requestAlwaysAuthorization"))
  }
}
