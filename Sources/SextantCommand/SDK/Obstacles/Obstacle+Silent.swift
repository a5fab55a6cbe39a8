extension Obstacle {
  static let leftOutCode = Obstacle(
    id: "left-out",
    explanation:
      "This code is for Apple's systems only by its #if, so it was neither compiled nor tested here.",
    remedy:
      "Ask for what the code needs, #if canImport(CoreLocation), rather than for the system. What can't "
      + "work without UIKit stays out.")

  static let inheritedDelegate = Obstacle(
    id: "inherited-delegate",
    explanation:
      "The base class conforms to CLLocationManagerDelegate, and only this subclass has the method. On iOS "
      + "it is called; without the Objective-C runtime it never is.",
    remedy: "Declare the method in the base class, if only with an empty body, and override it here.")
}
