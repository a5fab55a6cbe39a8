// A submodule of Apple's without any C declaration here; the declarations that it is named after are in Swift.
#ifndef SEXTANT_CLSERVICESESSION_H
#define SEXTANT_CLSERVICESESSION_H
#endif
