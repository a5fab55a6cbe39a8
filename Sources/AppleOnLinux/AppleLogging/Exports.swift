// What is written in C: os_unfair_lock, and what asks Apple's loader for images.
@_exported public import AppleLoggingClang
