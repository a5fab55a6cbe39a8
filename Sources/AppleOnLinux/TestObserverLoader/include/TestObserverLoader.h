#pragma once

// Nothing to call: the target loads the test observer when a test process begins.
