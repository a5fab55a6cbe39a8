// A submodule of Apple's without any C declaration here; the declarations that it is named after are in Swift.
#ifndef SEXTANT_CLVISIT_H
#define SEXTANT_CLVISIT_H
#endif
