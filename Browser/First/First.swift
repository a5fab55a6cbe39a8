import LocationPolicy
import PhonePage

/// Prints what the page shows first, a prompt, so that it need not wait for the engine.
@main enum First {
  static func main() {
    var page = PhonePage()
    print(page.answer("start \(Release.newest.name)/plain opens.Runs~requestAlwaysAuthorization"))
  }
}
