// The C part: os_unfair_lock, and the functions that query Apple's loader for images.
@_exported public import AppleLoggingClang
