// A submodule of Apple's without any C declaration here; the declarations that it is named after are in Swift.
#ifndef SEXTANT_CLCIRCULARREGION_H
#define SEXTANT_CLCIRCULARREGION_H
#endif
