#include "CWebDownload.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// What of <curl/curl.h> is used, whose numbers never change (https://curl.se/libcurl/abi.html). The header would have to be
// installed wherever an app is built.
typedef void CURL;
enum {
    CURLE_FAILED_INIT = 2,
    CURL_GLOBAL_DEFAULT = 3,
    CURLOPT_WRITEDATA = 10001,
    CURLOPT_URL = 10002,
    CURLOPT_LOW_SPEED_LIMIT = 19,
    CURLOPT_LOW_SPEED_TIME = 20,
    CURLOPT_NOPROGRESS = 43,
    CURLOPT_FAILONERROR = 45,
    CURLOPT_FOLLOWLOCATION = 52,
    CURLOPT_XFERINFODATA = 10057,
    CURLOPT_MAXREDIRS = 68,
    CURLOPT_CONNECTTIMEOUT = 78,
    CURLOPT_NOSIGNAL = 99,
    CURLOPT_ACCEPT_ENCODING = 10102,
    CURLOPT_MAXFILESIZE_LARGE = 30117,
    CURLOPT_PROTOCOLS = 181,
    CURLOPT_REDIR_PROTOCOLS = 182,
    CURLOPT_WRITEFUNCTION = 20011,
    CURLOPT_XFERINFOFUNCTION = 20219,
    CURLPROTO_HTTP_AND_HTTPS = 1 | 2,
    CURLINFO_CONTENT_TYPE = 0x100012,
    CURLINFO_EFFECTIVE_URL = 0x100001,
};

static struct {
    int (*global_init)(long flags);
    CURL *(*easy_init)(void);
    int (*easy_setopt)(CURL *, int option, ...);
    int (*easy_perform)(CURL *);
    int (*easy_getinfo)(CURL *, int info, ...);
    void (*easy_cleanup)(CURL *);
} curl;
static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    // The second is what Debian calls the one that uses GnuTLS.
    static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
    void *library = NULL;
    for (size_t i = 0; i < sizeof names / sizeof names[0] && library == NULL; i++) library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    *(void **)&curl.global_init = dlsym(library, "curl_global_init");
    *(void **)&curl.easy_init = dlsym(library, "curl_easy_init");
    *(void **)&curl.easy_setopt = dlsym(library, "curl_easy_setopt");
    *(void **)&curl.easy_perform = dlsym(library, "curl_easy_perform");
    *(void **)&curl.easy_getinfo = dlsym(library, "curl_easy_getinfo");
    *(void **)&curl.easy_cleanup = dlsym(library, "curl_easy_cleanup");
    is_loaded = curl.global_init && curl.easy_init && curl.easy_setopt && curl.easy_perform && curl.easy_getinfo && curl.easy_cleanup
        && curl.global_init(CURL_GLOBAL_DEFAULT) == 0;
}

struct observer {
    void *context;
    bool (*receive)(void *context, const void *bytes, size_t count);
    bool (*is_cancelled)(void *context);
};

static size_t receive(char *bytes, size_t size, size_t count, void *data) {
    const struct observer *observer = data;
    return observer->receive(observer->context, bytes, size * count) ? size * count : 0;
}

static int progress(void *data, int64_t total, int64_t received, int64_t to_send, int64_t sent) {
    (void)total, (void)received, (void)to_send, (void)sent;
    const struct observer *observer = data;
    return observer->is_cancelled(observer->context);
}

int web_download(
    const char *url,
    int64_t most_bytes,
    void *context,
    bool (*receive_bytes)(void *context, const void *bytes, size_t count),
    bool (*is_cancelled)(void *context),
    char *type,
    size_t type_size,
    char *place,
    size_t place_size
) {
    memset(type, 0, type_size);
    memset(place, 0, place_size);
    pthread_once(&once, load);
    if (!is_loaded) return -1;
    CURL *download = curl.easy_init();
    if (download == NULL) return CURLE_FAILED_INIT;
    struct observer observer = {context, receive_bytes, is_cancelled};
    curl.easy_setopt(download, CURLOPT_URL, url);
    curl.easy_setopt(download, CURLOPT_PROTOCOLS, (long)CURLPROTO_HTTP_AND_HTTPS);
    curl.easy_setopt(download, CURLOPT_REDIR_PROTOCOLS, (long)CURLPROTO_HTTP_AND_HTTPS);
    curl.easy_setopt(download, CURLOPT_FOLLOWLOCATION, 1L);
    curl.easy_setopt(download, CURLOPT_MAXREDIRS, 16L);
    curl.easy_setopt(download, CURLOPT_FAILONERROR, 1L);
    curl.easy_setopt(download, CURLOPT_NOSIGNAL, 1L);
    curl.easy_setopt(download, CURLOPT_ACCEPT_ENCODING, "");
    curl.easy_setopt(download, CURLOPT_CONNECTTIMEOUT, 60L);
    curl.easy_setopt(download, CURLOPT_LOW_SPEED_LIMIT, 1L);
    curl.easy_setopt(download, CURLOPT_LOW_SPEED_TIME, 60L);
    curl.easy_setopt(download, CURLOPT_MAXFILESIZE_LARGE, most_bytes);
    curl.easy_setopt(download, CURLOPT_WRITEFUNCTION, receive);
    curl.easy_setopt(download, CURLOPT_WRITEDATA, &observer);
    curl.easy_setopt(download, CURLOPT_NOPROGRESS, 0L);
    curl.easy_setopt(download, CURLOPT_XFERINFOFUNCTION, progress);
    curl.easy_setopt(download, CURLOPT_XFERINFODATA, &observer);
    int code = curl.easy_perform(download);
    const char *named = NULL;
    if (type_size > 0 && curl.easy_getinfo(download, CURLINFO_CONTENT_TYPE, &named) == 0 && named != NULL)
        strncpy(type, named, type_size - 1);
    const char *last = NULL;
    if (curl.easy_getinfo(download, CURLINFO_EFFECTIVE_URL, &last) == 0 && last != NULL && strlen(last) < place_size)
        strcpy(place, last);
    curl.easy_cleanup(download);
    return code;
}
