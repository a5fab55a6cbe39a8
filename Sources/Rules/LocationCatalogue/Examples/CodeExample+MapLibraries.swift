extension CodeExample {
  /// For the map and location libraries that apps in mainland China use.
  static let mapLibraries: [String: CodeExample] = [
    "HOW-40": CodeExample(
      .objectiveC,
      """
      CLLocationCoordinate2D onTheMap = AMapCoordinateConvert(location.coordinate, AMapCoordinateTypeGPS);
      """),
    "HOW-41": CodeExample(
      .objectiveC,
      """
      // After the person has read and accepted the policy:
      [AMapLocationManager updatePrivacyShow:AMapPrivacyShowStatusDidShow
                                 privacyInfo:AMapPrivacyInfoStatusDidContain];
      [AMapLocationManager updatePrivacyAgree:AMapPrivacyAgreeStatusDidAgree];
      self.locationManager = [[AMapLocationManager alloc] init];
      """),
    "HOW-44": CodeExample(
      .objectiveC,
      """
      [AMapServices sharedServices].apiKey = @"the key for this bundle identifier";
      self.locationManager = [[AMapLocationManager alloc] init];
      self.locationManager.reGeocodeTimeout = 10;
      [self.locationManager
          requestLocationWithReGeocode:YES
                       completionBlock:^(CLLocation *location, AMapLocationReGeocode *address, NSError *error) {
                         NSLog(@"%@ %@ %@", location, address.formattedAddress, error);
                       }];
      """),
    "HOW-47": CodeExample(
      .objectiveC,
      """
      // At launch, after the person has accepted the policy:
      [[BMKLocationAuth sharedInstance] setAgreePrivacy:YES];
      [[BMKLocationAuth sharedInstance] checkPermisionWithKey:@"the iOS key" authDelegate:self];

      - (void)onCheckPermissionState:(BMKLocationAuthErrorCode)code {
        if (code == BMKLocationAuthErrorSuccess) [self startLocation];
        else NSLog(@"Baidu's key check: %ld", (long)code);
      }
      """),
  ]
}
