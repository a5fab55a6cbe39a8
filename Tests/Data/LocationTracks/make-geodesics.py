#!/usr/bin/env python3
"""Makes geodesics.csv, the 500 pairs of places that the geodesic tests check against.

Needs GeographicLib for Python:  python3 -m pip install geographiclib==2.1
Usage:                           python3 make-geodesics.py > geodesics.csv

The same version of the library gives the same file, byte for byte: the places come from a generator with a
fixed seed. Kinds with a trailing star have several shortest ways, so their azimuths are a matter of choice.
"""

import random
import sys

import geographiclib
from geographiclib.geodesic import Geodesic

WGS84 = Geodesic.WGS84
chance = random.Random(20_130_101)


def latitude():
    return round(chance.uniform(-90, 90), chance.choice([1, 4, 9, 15]))


def longitude():
    return round(chance.uniform(-180, 180), chance.choice([1, 4, 9, 15]))


def near(value, spread):
    return value + chance.uniform(-spread, spread)


def antipode(lat, lon):
    return -lat, lon - 180 if lon > 0 else lon + 180


def wrapped(lon):
    return lon - 360 if lon > 180 else lon + 360 if lon < -180 else lon


def pairs():
    for _ in range(66):
        yield "random", latitude(), longitude(), latitude(), longitude()
    for _ in range(50):
        lat, lon = latitude(), longitude()
        yield "antipodal*", lat, lon, *antipode(lat, lon)
    for exponent in range(100):
        lat, lon = latitude(), longitude()
        lat2, lon2 = antipode(lat, lon)
        spread = 10 ** -(exponent % 13 - 0.5)
        lat2 = max(-90.0, min(90.0, near(lat2, spread)))
        yield "nearly antipodal", lat, lon, lat2, wrapped(near(lon2, spread))
    for index in range(30):
        lon = longitude()
        other = wrapped(lon + 180 - chance.uniform(0, 1.2))
        lat = near(0, 10 ** -(index % 10 + 1))
        yield "nearly antipodal at the equator", lat, lon, -lat, other
    for pole in (90.0, -90.0):
        for _ in range(12):
            yield "from a pole", pole, longitude(), latitude(), longitude()
            yield "to a pole", latitude(), longitude(), pole, longitude()
        yield "pole to pole*", pole, longitude(), -pole, longitude()
        yield "a pole to itself*", pole, 12.5, pole, -100.25
        yield "near a pole", pole - 1e-9 * pole, longitude(), pole - 2e-9 * pole, longitude()
    for _ in range(30):
        lat, lon = latitude(), longitude()
        yield "coincident*", lat, lon, lat, lon
    for index in range(70):
        lat, lon = chance.uniform(-89, 89), longitude()
        spread = 10 ** -(index % 14 - 1.0)
        lat2 = max(-90.0, min(90.0, near(lat, spread)))
        yield "short", lat, lon, lat2, wrapped(near(lon, spread))
    for _ in range(35):
        lon = longitude()
        yield "meridional", latitude(), lon, latitude(), lon
    for _ in range(15):
        lon = longitude()
        yield "over a pole", latitude(), lon, latitude(), lon - 180 if lon > 0 else lon + 180
    for _ in range(20):
        lon = longitude()
        yield "equatorial", 0.0, lon, 0.0, wrapped(lon + chance.uniform(-179.3, 179.3))
    for _ in range(26):
        yield (
            "across the date line",
            latitude(),
            180 - chance.uniform(0, 3),
            near(latitude() / 2, 1),
            chance.uniform(0, 3) - 180,
        )
    for _ in range(4):
        yield "on the date line", latitude(), 180.0, latitude(), -180.0


def main():
    print(f"# WGS 84, degrees and metres; made by make-geodesics.py with geographiclib {geographiclib.__version__}")
    print("kind,latitude1,longitude1,latitude2,longitude2,distance,azimuth1,azimuth2")
    count = 0
    for kind, lat1, lon1, lat2, lon2 in pairs():
        line = WGS84.Inverse(lat1, lon1, lat2, lon2)
        values = lat1, lon1, lat2, lon2, line["s12"], line["azi1"], line["azi2"]
        print(",".join([kind] + [repr(float(value)) for value in values]))
        count += 1
    if count != 500:
        sys.exit(f"{count} pairs instead of 500")


if __name__ == "__main__":
    main()
