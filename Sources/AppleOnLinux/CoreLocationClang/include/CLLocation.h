#ifndef SEXTANT_CLLOCATION_H
#define SEXTANT_CLLOCATION_H

#include "LocationEssentials.h"

#endif
