#ifndef SEXTANT_CLCONDITION_H
#define SEXTANT_CLCONDITION_H

/// Says that Core Location has the conditions of CLMonitor; always 1.
#define CL_TARGET_SUPPORTS_CONDITIONS 1

#endif
