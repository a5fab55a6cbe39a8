// A submodule of Apple's that holds no C declaration of ours; what it is named for is written in Swift.
#ifndef SEXTANT_CLSERVICESESSION_H
#define SEXTANT_CLSERVICESESSION_H
#endif
