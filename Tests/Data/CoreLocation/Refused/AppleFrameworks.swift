// swift-format-ignore-file
import CoreLocation
import UIKit // error: no such module 'UIKit'
