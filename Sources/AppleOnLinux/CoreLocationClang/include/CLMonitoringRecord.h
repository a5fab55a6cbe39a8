// A submodule of Apple's without any C declaration here; the declarations that it is named after are in Swift.
#ifndef SEXTANT_CLMONITORINGRECORD_H
#define SEXTANT_CLMONITORINGRECORD_H
#endif
