// SPDX-License-Identifier: Apache-2.0
/*
 * What flex makes of Grammars/css.l at its fastest: `-CF` tables, one loop over a text in place,
 * tokens stored into an array that the caller made. The library's tokenizer is measured against it.
 */
#ifndef BARE_SCANNER_H
#define BARE_SCANNER_H

#include <stddef.h>
#include <stdint.h>

/// One token: twelve bytes. Kinds and flags are those of css_tokenizer.h.
typedef struct bare_token {
  uint32_t start;
  uint32_t length;
  uint16_t kind;
  uint16_t flags;
} bare_token;

/**
 * Scans a whole text, which must not hold a NUL; not re-entrant.
 *
 * @param text `length` bytes of valid UTF-8, followed by two bytes of zero; the scanner writes into
 *   it while it runs and leaves it as it was.
 * @param tokens room for `length` tokens: no token is shorter than a byte.
 * @return how many tokens there are.
 */
size_t bare_scan(char *text, size_t length, bare_token *tokens);

#endif
