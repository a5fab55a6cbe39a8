@_exported public import LocationHost
// What a test says to a phone: releases and choices, persons and releases, tracks.
@_exported public import LocationPolicy
@_exported public import LocationSimulation
@_exported public import LocationTracks
