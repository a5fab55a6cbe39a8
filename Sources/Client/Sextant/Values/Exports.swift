// What an authorization says, in words that an app can name without a second import.
@_exported public import enum LocationPolicy.Accuracy
@_exported public import enum LocationPolicy.AuthorizationStatus
