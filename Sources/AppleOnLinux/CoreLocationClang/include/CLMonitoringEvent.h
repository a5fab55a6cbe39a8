#ifndef SEXTANT_CLMONITORINGEVENT_H
#define SEXTANT_CLMONITORINGEVENT_H

#include "CLAvailability.h"

/// Whether a monitored condition is met; Swift names it CLMonitor.Event.State.
typedef enum CL_OPEN_ENUM __CLMonitoringState : unsigned long {
  /// Not known yet.
  __CLMonitoringStateUnknown CL_SWIFT_NAME(unknown) = 0,
  /// The condition is met.
  __CLMonitoringStateSatisfied CL_SWIFT_NAME(satisfied),
  /// The condition is not met.
  __CLMonitoringStateUnsatisfied CL_SWIFT_NAME(unsatisfied),
  /// The condition is no longer monitored.
  __CLMonitoringStateUnmonitored CL_IOS(17.2) CL_SWIFT_NAME(unmonitored)
} CL_IOS(17.0) __CLMonitoringState;

#endif
