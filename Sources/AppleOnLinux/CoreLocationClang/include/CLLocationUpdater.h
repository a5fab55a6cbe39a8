// A submodule of Apple's that holds no C declaration of ours; what it is named for is written in Swift.
#ifndef SEXTANT_CLLOCATIONUPDATER_H
#define SEXTANT_CLLOCATIONUPDATER_H
#endif
