// A submodule of Apple's without any C declaration here; the declarations that it is named after are in Swift.
#ifndef SEXTANT_CLHEADING_H
#define SEXTANT_CLHEADING_H
#endif
