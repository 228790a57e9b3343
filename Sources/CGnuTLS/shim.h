// GnuTLS: TLS, and the certificates that devices know each other by.

#pragma once

#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

// `gnutls_free` is a variable that holds a function.
static inline void transferable_free_datum(gnutls_datum_t datum) { gnutls_free(datum.data); }
