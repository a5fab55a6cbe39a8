// The types that a test of an app needs to control its phone, and no others, because test files define their
// own names.
@_exported public import enum LocationDelivery.LocationException
@_exported public import class LocationHost.DeviceHost
@_exported public import struct LocationHost.PersonPolicy
@_exported public import enum LocationPolicy.Accuracy
@_exported public import enum LocationPolicy.AuthorizationStatus
@_exported public import enum LocationPolicy.Choice
@_exported public import enum LocationPolicy.PhoneSwitch
@_exported public import struct LocationPolicy.Policies
@_exported public import struct LocationPolicy.PromptLooks
@_exported public import struct LocationPolicy.Release
@_exported public import enum LocationPolicy.SettingsRow
@_exported public import struct LocationSimulation.AppBundle
@_exported public import enum LocationSimulation.CallError
@_exported public import struct LocationSimulation.DeviceTimings
@_exported public import struct LocationSimulation.Heading
@_exported public import enum LocationSimulation.LaunchReason
@_exported public import enum LocationSimulation.WorldChange
@_exported public import struct LocationTracks.Coordinate
@_exported public import struct LocationTracks.Playback
@_exported public import struct LocationTracks.Track
@_exported public import struct LocationTracks.TrackPoint
@_exported public import struct LocationTracks.TrackSample
