import LocationDelivery
import LocationPolicy
import LocationSimulation

/// An app's surroundings on a device, apart from what the app itself does.
struct Circumstances: Hashable, Sendable {
  private let release: Release
  private let authorization: AuthorizationState
  private let screen: Screen
  private let isLocked: Bool
  private let servicesAreOn: Bool
  private let isRestricted: Bool
  private let isPositionLost: Bool
  private let isDisplayOn: Bool
  private let isInCar: Bool
  private let hasLiveActivity: Bool
  private let indicator: Indicator
  private let hasProcess: Bool
  private let prompts: [AppID]
  private let heldEvent: Moment?
  private let leftAt: Moment?

  init(_ device: SimulatedDevice, of app: AppID) {
    release = device.policy.release
    authorization = device[app].authorization
    screen = device.screen
    isLocked = device.isLocked
    servicesAreOn = device.switches[.locationServices]
    isRestricted = device.switches[.restriction]
    isPositionLost = device.world.isPositionLost
    isDisplayOn = device.isDisplayOn
    isInCar = device[app].isOnCarDisplay
    hasLiveActivity = device[app].hasLiveActivity
    indicator = device[app].indicator
    hasProcess = device[app].process != nil
    prompts = device.promptQueue
    heldEvent = device[app].heldEvent?.since
    leftAt = device[app].leftAt
  }
}
