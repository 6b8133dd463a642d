// SPDX-License-Identifier: Apache-2.0
/*
 * The fastest scanner that flex generates from Grammars/css.l: `-CF` tables, and a single loop over
 * a text in place. The tokens are stored in an array of the caller. The scanner is the reference
 * for measurements of the library's tokenizer.
 */
#ifndef BARE_SCANNER_H
#define BARE_SCANNER_H

#include <stddef.h>
#include <stdint.h>

/// A token of twelve bytes, with the kinds and flags of css_tokenizer.h.
typedef struct bare_token {
  uint32_t start;
  uint32_t length;
  uint16_t kind;
  uint16_t flags;
} bare_token;

/**
 * Scans a whole text, which must not contain a NUL byte; not reentrant.
 *
 * @param text `length` bytes of valid UTF-8, followed by two zero bytes; the scanner modifies the
 *   text while it runs, and restores it.
 * @param tokens space for `length` tokens, because no token is shorter than a byte.
 * @return the number of tokens.
 */
size_t bare_scan(char *text, size_t length, bare_token *tokens);

#endif
