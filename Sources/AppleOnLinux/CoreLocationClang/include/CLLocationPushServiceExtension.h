// A submodule of Apple's that holds no C declaration of ours; what it is named for is written in Swift.
#ifndef SEXTANT_CLLOCATIONPUSHSERVICEEXTENSION_H
#define SEXTANT_CLLOCATIONPUSHSERVICEEXTENSION_H
#endif
