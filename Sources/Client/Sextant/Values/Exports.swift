// The terms of an authorization, which an app can use without a second import.
@_exported public import enum LocationPolicy.Accuracy
@_exported public import enum LocationPolicy.AuthorizationStatus
