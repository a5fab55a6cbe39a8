// swift-format-ignore-file
// A listing from an article on location on iOS, as it is printed there: tests show what it does on each release.

    import CoreLocation


    /// 单次定位组件，获得位置信息后即自动关闭定位
    public class OnceGetLocationMgr: NSObject {
        
        /// 定位结果回调
        private var resultClosure: LocationResultClosure? = nil
        /// 是否正在定位
        private var isUpdatingLocation: Bool = false
        
        // 系统定位API
        private lazy var locationManager: CLLocationManager = {
            let mgr = CLLocationManager()
            mgr.delegate = self
            mgr.desiredAccuracy = kCLLocationAccuracyBest
            return mgr
        }()
        
        /// 开始定位
        public func startLocation(locationResultClosure: @escaping LocationResultClosure) {
            self.resultClosure = locationResultClosure
            startUpdatingLocation()
        }
        
        /// 关闭定位
        public func stopLocation() {
            stopUpdatingLocation()
            callback(result: .cancel, location: nil)
        }
    }

    // MARK: 系统定位代理
    extension OnceGetLocationMgr: CLLocationManagerDelegate {
        
        /// 成功获取定位
        public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            stopUpdatingLocation()
            callback(result: .success, location: locations.last)
        }
        
        /// 获取定位失败
        public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            stopUpdatingLocation()
            callback(result: .failed, location: nil)
        }
        
        /// 定位权限发生变化（实际没变化也会调用）
        public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            startUpdatingLocation()
        }
    }

    // MARK: 私有方法
    extension OnceGetLocationMgr {
        
        /// 增加 isUpdatingLocation，保证不会多次调用 locationManager.startUpdatingLocation
        /// 目前尚没发现多次调用会带来什么后果，但添加保护是没错的
        private func startUpdatingLocation() {
            if isUpdatingLocation {
                return
            }
            // 申请权限
            if locationManager.authorizationStatus == .notDetermined {
                locationManager.requestWhenInUseAuthorization()
                return
            }
            // 没有权限
            if locationManager.authorizationStatus == .denied || locationManager.authorizationStatus == .restricted {
                DispatchQueue.global().async {
                    // 判断没有权限是否是因为定位服务关闭了
                    if CLLocationManager.locationServicesEnabled() {
                        // 用户没有授权应用
                        self.callback(result: .permissionDenied, location: nil)
                    } else {
                        // 定位服务本身已关闭
                        self.callback(result: .serviceDisable, location: nil)
                    }
                }
                return
            }
            // 有权限
            isUpdatingLocation = true
            locationManager.startUpdatingLocation()
        }
        
        /// 停止定位
        private func stopUpdatingLocation() {
            locationManager.stopUpdatingLocation()
            isUpdatingLocation = false
        }
        
        /// 回调结果
        /// - Parameters:
        ///   - result: 结果
        ///   - location: 位置信息
        private func callback(result: LocationResult, location: CLLocation?) {
            DispatchQueue.main.async {
                self.resultClosure?(result, location)
                self.resultClosure = nil
            }
        }
    }
