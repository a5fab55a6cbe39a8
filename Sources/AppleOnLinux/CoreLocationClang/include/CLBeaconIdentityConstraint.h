// A submodule of Apple's that holds no C declaration of ours; what it is named for is written in Swift.
#ifndef SEXTANT_CLBEACONIDENTITYCONSTRAINT_H
#define SEXTANT_CLBEACONIDENTITYCONSTRAINT_H
#endif
