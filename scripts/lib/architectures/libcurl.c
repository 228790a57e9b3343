// Stands for libcurl: it checks that each option has an argument of the type that the real one takes out of the variable arguments.

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static size_t (*receive)(char *, size_t, size_t, void *);
static void *receiver;
static int (*progress)(void *, int64_t, int64_t, int64_t, int64_t);
static void *observer;
static int count, mistakes;

int curl_global_init(long flags) { return flags == 3 ? 0 : 1; }

void *curl_easy_init(void) { return &count; }

int curl_easy_setopt(void *handle, int option, ...) {
    va_list arguments;
    va_start(arguments, option);
    mistakes += handle != &count;
    count++;
    switch (option) {
    case 10001: receiver = va_arg(arguments, void *); break;
    case 10002: mistakes += strcmp(va_arg(arguments, char *), "https://example.org/") != 0; break;
    case 10057: observer = va_arg(arguments, void *); break;
    case 10102: mistakes += va_arg(arguments, char *)[0] != 0; break;
    case 20011: receive = va_arg(arguments, size_t (*)(char *, size_t, size_t, void *)); break;
    case 20219: progress = va_arg(arguments, int (*)(void *, int64_t, int64_t, int64_t, int64_t)); break;
    case 30117: mistakes += va_arg(arguments, int64_t) != INT64_C(1) << 40; break;
    // The others are numbers, of which none is large.
    default: mistakes += labs(va_arg(arguments, long)) > 100;
    }
    va_end(arguments);
    return 0;
}

int curl_easy_perform(void *handle) {
    if (handle != &count || count != 17 || mistakes > 0) return 100 + mistakes;
    char bytes[] = {(char)0xFF, 1};
    if (progress(observer, INT64_MAX, 2, 0, 0) != 0) return 42;
    return receive(bytes, 1, 2, receiver) == 2 ? 0 : 23;
}

int curl_easy_getinfo(void *handle, int info, ...) {
    va_list arguments;
    va_start(arguments, info);
    if (handle == &count && info == 0x100012) *va_arg(arguments, const char **) = "text/plain;charset=utf-8";
    if (handle == &count && info == 0x100001) *va_arg(arguments, const char **) = "https://example.org/moved";
    va_end(arguments);
    return 0;
}

void curl_easy_cleanup(void *handle) { (void)handle; }
