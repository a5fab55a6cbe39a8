// A submodule of Apple's without any C declaration here; the declarations that it is named after are in Swift.
#ifndef SEXTANT_CLBACKGROUNDACTIVITYSESSION_H
#define SEXTANT_CLBACKGROUNDACTIVITYSESSION_H
#endif
