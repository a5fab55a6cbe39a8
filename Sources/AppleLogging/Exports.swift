// What is written in C: os_unfair_lock.
@_exported public import AppleLoggingClang
