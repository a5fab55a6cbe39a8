#ifndef SEXTANT_CORELOCATION_H
#define SEXTANT_CORELOCATION_H

#include "CLAvailability.h"
#include "CLCondition.h"
#include "CLError.h"
#include "CLLocation.h"
#include "CLLocationManager.h"
#include "CLLocationPushServiceError.h"
#include "CLMonitoringEvent.h"
#include "CLRegion.h"

#endif
