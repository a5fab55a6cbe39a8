import Foundation
import Synchronization

let lock = Mutex(0)  // error: 'Mutex' is only available in iOS 18.0 or newer
// error@-1: 'init(_:)' is only available in iOS 18.0 or newer
let limit: Duration = .seconds(1)  // error: 'Duration' is only available in iOS 16.0 or newer
// error@-1: 'seconds' is only available in iOS 16.0 or newer
let text = 3.formatted()  // error: 'formatted()' is only available in iOS 15.0 or newer
let date = Date.now  // error: 'now' is only available in iOS 15 or newer
