#pragma once

/// Installs the capture of what is logged.
void capture_log(void);
