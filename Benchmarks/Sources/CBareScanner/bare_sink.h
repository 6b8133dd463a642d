// SPDX-License-Identifier: Apache-2.0
/* The token storage of the bare scanner, for the actions of Grammars/css.l. */
#ifndef BARE_SINK_H
#define BARE_SINK_H

#include "include/bare_scanner.h"

// The kinds and flags of the grammar, in the order of css_tokenizer.h.
enum {
  CSS_IDENT, CSS_FUNCTION, CSS_AT_KEYWORD, CSS_HASH, CSS_STRING, CSS_BAD_STRING, CSS_URL,
  CSS_BAD_URL, CSS_DELIM, CSS_NUMBER, CSS_PERCENTAGE, CSS_DIMENSION, CSS_WHITESPACE, CSS_CDO,
  CSS_CDC,
  CSS_COLON, CSS_SEMICOLON, CSS_COMMA,
  CSS_LEFT_BRACKET, CSS_RIGHT_BRACKET, CSS_LEFT_PARENTHESIS, CSS_RIGHT_PARENTHESIS,
  CSS_LEFT_BRACE, CSS_RIGHT_BRACE, CSS_COMMENT
};
enum { CSS_FLAG_ESCAPED = 1, CSS_FLAG_UNTERMINATED = 2, CSS_FLAG_ID = 4, CSS_FLAG_INTEGER = 8 };

struct yy_buffer_state;
extern char *bare_begin, *bare_end;
extern bare_token *bare_tokens;
extern size_t bare_count;

int bare_lex(void);
struct yy_buffer_state *bare__scan_buffer(char *base, size_t size);
void bare__delete_buffer(struct yy_buffer_state *buffer);
void *bare_alloc(size_t size);
void *bare_realloc(void *block, size_t size);
void bare_free(void *block);

#define SCAN_BEGIN                    \
  const char *const text = bare_begin; \
  const char *const end = bare_end;   \
  bare_token *token = bare_tokens

#define AT_END (yy_cp == end)

#define EMIT(tokenKind, tokenFlags)            \
  (*token++ = (bare_token){                    \
     .start = (uint32_t)(yy_bp - text),        \
     .length = (uint32_t)(yy_cp - yy_bp),      \
     .kind = (uint16_t)(tokenKind),            \
     .flags = (uint16_t)(tokenFlags)})

#define SCAN_END                               \
  do {                                         \
    bare_count = (size_t)(token - bare_tokens); \
    return 0;                                  \
  } while (0)

#endif
