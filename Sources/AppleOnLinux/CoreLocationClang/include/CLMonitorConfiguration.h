// A submodule of Apple's without any C declaration here; the declarations that it is named after are in Swift.
#ifndef SEXTANT_CLMONITORCONFIGURATION_H
#define SEXTANT_CLMONITORCONFIGURATION_H
#endif
