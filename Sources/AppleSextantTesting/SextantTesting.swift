// The simulated phone needs this package's own Core Location, which Apple's platforms don't have: there the module is
// empty, so that a manifest that names the product works everywhere.
