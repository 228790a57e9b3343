/// Downloads through libcurl, which is loaded at the first download: an app that downloads nothing neither loads nor waits for
/// the thirty libraries that libcurl needs.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Who is asked and told while a download runs, on the thread that called web_download().
struct web_download_observer {
    void *context;
    /// Takes bytes of the contents. Returns false to end the download.
    bool (*receive)(void *context, const void *bytes, size_t count);
    /// Asked about once a second, and with each piece of data: whether to end the download.
    bool (*is_cancelled)(void *context);
};

struct web_download_result {
    /// One of libcurl's codes (CURLcode): 0 when all has arrived.
    int code;
    /// The status of HTTP, or 0.
    long status;
    /// The media type that the server names, or empty.
    char type[256];
};

/// What web_download() returns where the machine has no libcurl.
enum { web_download_has_no_library = -1 };

/// Downloads what is at an address of HTTP or HTTPS, and what that is redirected to; returns when all has arrived, or with an error.
///
/// Neither cookies nor other state is kept. The download ends where nothing arrives for a minute.
///
/// - Parameter most_bytes: How many bytes there may be.
/// - Returns: 0, or web_download_has_no_library; what came of the download is in the result.
int web_download(
    const char *url, int64_t most_bytes, struct web_download_observer observer, struct web_download_result *result
);
