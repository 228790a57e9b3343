/// Downloads through libcurl, which is loaded at the first download: an app that downloads nothing neither loads nor waits for
/// the thirty libraries that libcurl needs.
///
/// No module that apps import may import this one; see Sources/SystemSupport/Linux/Linux.swift. It is declared in Swift in
/// Sources/SwiftUICore/Drawing/Images/WebDownload.swift.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Downloads what is at an address of HTTP or HTTPS, and what that is redirected to; returns when all has arrived, or with an error.
///
/// Neither cookies nor other state is kept. The download ends where nothing arrives for a minute.
///
/// - Parameters:
///   - most_bytes: How many bytes there may be.
///   - context: What the functions are given. Both are called on this thread.
///   - receive: Takes bytes of the contents. Returns false to end the download.
///   - is_cancelled: Asked about once a second, and with each piece of data: whether to end the download.
///   - type: Room for the media type that the server names, which is empty where it names none.
///   - place: Room for the address that the contents are from, after all redirections; empty for one that is longer.
/// - Returns: 0, one of libcurl's codes (CURLcode), or -1 where the machine has no libcurl.
int web_download(
    const char *url,
    int64_t most_bytes,
    void *context,
    bool (*receive)(void *context, const void *bytes, size_t count),
    bool (*is_cancelled)(void *context),
    char *type,
    size_t type_size,
    char *place,
    size_t place_size
);
