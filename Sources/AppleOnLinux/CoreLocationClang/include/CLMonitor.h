// A submodule of Apple's without any C declaration here; the declarations that it is named after are in Swift.
#ifndef SEXTANT_CLMONITOR_H
#define SEXTANT_CLMONITOR_H
#endif
