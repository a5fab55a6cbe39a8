#pragma once

// Nothing to call: the target loads the observer of tests when a process of tests begins.
