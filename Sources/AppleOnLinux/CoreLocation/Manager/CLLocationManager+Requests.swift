import LocationHost
import LocationPolicy
import LocationSimulation

extension CLLocationManager {
  func requestFullAccuracy(purposeKey: String, completion: (((any Error)?) -> Void)?) {
    let request = connection.newRequest()
    fullAccuracyCompletions[request] = completion
    guard connection.host.knowsFullAccuracy else { return declineFullAccuracy(request) }
    connection.call(
      .requestTemporaryFullAccuracyAuthorization(purposeKey: purposeKey, request: request))
  }

  /// Declines a request before iOS 14, where the method does not exist; code that calls it anyway must not wait
  /// forever.
  private func declineFullAccuracy(_ request: Int) {
    let reference = ManagerReference(self)
    connection.thread.target.deliver {
      reference.manager?.fullAccuracyCompletions.removeValue(forKey: request)?(CLError(.promptDeclined))
    }
  }

  /// Requests full accuracy until the app is no longer in use, and returns when the person has answered.
  ///
  /// Throws promptDeclined if the person was not asked, and a CancellationError if the task was canceled. It runs on
  /// its caller's actor, as Objective-C methods do.
  @available(iOS 14.0, *)
  nonisolated(nonsending) public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    let answer = SingleAnswer<Void>()
    try await answer.wait {
      requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
        answer.give(error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Requests a token for location pushes, which Apple gives only to apps with its entitlement.
  @available(iOS 15.0, *)
  nonisolated(nonsending) public func startMonitoringLocationPushes() async throws -> Data {
    let answer = SingleAnswer<Data>()
    return try await answer.wait {
      startMonitoringLocationPushes { token, error in
        answer.give(token.map { .success($0) } ?? .failure(error ?? CLLocationPushServiceError(.unknown)))
      }
    }
  }

  /// Answers a push request: with a token if this process has the extension's code and the app its entitlement, or else
  /// with the error for what is missing.
  func answerPushRequest(_ completion: ((Data?, (any Error)?) -> Void)?) {
    guard let completion else { return }
    let host = connection.host
    let missing: CLLocationPushServiceError.Code? =
      !host.isEntitledToPushes
      ? .missingEntitlement : host.hasExtension(.locationPush) ? nil : .missingPushExtension
    let work = Transfer(value: completion)
    connection.thread.target.deliver {
      if let missing { return work.value(nil, CLLocationPushServiceError(missing)) }
      work.value(Data(repeating: 0, count: 32), nil)
    }
  }

  func monitoringFailed(for region: CLRegion) {
    let reference = ManagerReference(self)
    let region = Transfer(value: region)
    connection.thread.target.deliver {
      guard let manager = reference.manager else { return }
      manager.delegate?.locationManager(
        manager, monitoringDidFailFor: region.value, withError: CLError(.regionMonitoringFailure))
    }
  }

  var newestLocation: CLLocation? {
    let host = connection.host
    guard host.isAuthorized, let fix = host.newestFix else { return nil }
    return CLLocation(fix, on: host)
  }
}
