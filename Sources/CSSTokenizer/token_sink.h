// SPDX-License-Identifier: Apache-2.0
/*
 * The token sink of the library: tokens go into the caller's buffer, without leaving the scanner.
 *
 * Included by css_scan.c and by Generated/scanner.c, for which it defines the macros of flex.
 */
#ifndef CSS_TOKEN_SINK_H
#define CSS_TOKEN_SINK_H

#include "include/css_tokenizer.h"

/* A run of the scanner. The three small blocks that flex allocates are taken from `memory`. */
struct css_scan {
  const char *text;
  const char *end;
  css_token_buffer *buffer;
  size_t used;
  _Alignas(16) char memory[512];
};

/* Enlarges the buffer for the tokens after the first `count`, which end at `position`. Returns NULL
   and changes nothing if there is no memory. */
css_token *css_scan_grow(struct css_scan *scan, size_t count, size_t position);

/* The functions that flex generates, with its prefix. */
struct yy_buffer_state;
int css_lex_init_extra(struct css_scan *scan, void **scanner);
struct css_scan *css_get_extra(void *scanner);
int css_lex(void *scanner);
struct yy_buffer_state *css__scan_buffer(char *base, size_t size, void *scanner);
void *css_alloc(size_t size, void *scanner);
void *css_realloc(void *block, size_t size, void *scanner);
void css_free(void *block, void *scanner);

#ifdef FLEX_SCANNER

#define YY_EXTRA_TYPE struct css_scan *

/* The text is in memory: there is no file to read. */
#undef stdin
#undef stdout
#define stdin NULL
#define stdout NULL
#define YY_INPUT(buffer, result, size) ((result) = 0)
#define ECHO

/* The fatal errors of flex cannot occur: a state without a rule (`nodefault` excludes it) or a
   failed allocation (SCAN_BEGIN asserts that `memory` suffices). */
#define fprintf(stream, format, message) ((void)(message))
#define exit(status) __builtin_trap()

/* The next token starts right here. flex would end yytext with a NUL, restore the byte and reload
   its variables, which takes an eighth of the time. The NUL is not needed here. */
#undef YY_DO_BEFORE_ACTION
#define YY_DO_BEFORE_ACTION        \
  do {                             \
    yyg->yytext_ptr = yy_bp;       \
    yyleng = (int)(yy_cp - yy_bp); \
    yyg->yy_hold_char = *yy_cp;    \
    yyg->yy_c_buf_p = yy_cp;       \
  } while (0)
#define YY_BREAK                                              \
  yy_bp = yy_cp;                                              \
  yy_current_state = yy_start_state_list[1 + 2 * INITIAL];    \
  goto yy_match;

#define SCAN_BEGIN                                                                    \
  _Static_assert(                                                                     \
    sizeof(struct yyguts_t) + sizeof(struct yy_buffer_state) + sizeof(void *) + 48 <= \
      sizeof(((struct css_scan *)0)->memory),                                         \
    "what flex allocates fits");                                                      \
  const char *const text = yyextra->text;                                             \
  const char *const end = yyextra->end;                                               \
  css_token *token = yyextra->buffer->tokens;                                         \
  css_token *limit = token + yyextra->buffer->capacity

#define AT_END (yy_cp == end)

#define EMIT(tokenKind, tokenFlags)                                           \
  do {                                                                        \
    if (token == limit) {                                                     \
      const size_t count = (size_t)(token - yyextra->buffer->tokens);         \
      css_token *const tokens =                                               \
        css_scan_grow(yyextra, count, (size_t)(yy_bp - text));                \
      if (tokens == NULL) return CSS_SCAN_OUT_OF_MEMORY;                      \
      token = tokens + count;                                                 \
      limit = tokens + yyextra->buffer->capacity;                             \
    }                                                                         \
    *token++ = (css_token){                                                   \
      .start = (uint32_t)(yy_bp - text),                                      \
      .kind = (uint8_t)(tokenKind),                                           \
      .flags = (uint8_t)(tokenFlags)};                                        \
  } while (0)

#define SCAN_END                                                            \
  do {                                                                      \
    EMIT(CSS_END_OF_FILE, 0);                                               \
    yyextra->buffer->count = (size_t)(token - yyextra->buffer->tokens) - 1; \
    return CSS_SCAN_OK;                                                     \
  } while (0)

#endif
#endif
