// swift-format-ignore-file
// A listing from an article on location on iOS, as it is printed there: tests show what it does on each release.

import Foundation
import CoreLocation

/// 定位结果枚举
public enum LocationResult: String {
    /// 定位成功
    case success = "locationSuccess"
    /// 系统定位为开启
    case serviceDisable = "locationServiceDisable"
    /// 应用没有定位权限
    case permissionDenied = "locationPermissionDenied"
    /// 定位失败
    case failed = "locationFailed"
    /// 取消定位
    case cancel = "locationCanceled"
    
    /// 返回国际化文案
    public func toLocalizedString() -> String { Bundle.module.localizedString(forKey: self.rawValue, value: "", table: nil) }
}


/// 定位结果回调
public typealias LocationResultClosure = (_ result: LocationResult, _ location: CLLocation?) -> Void

