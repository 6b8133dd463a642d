// SPDX-License-Identifier: Apache-2.0
/*
 * The token sink of the stand-alone checker Scripts/css-lex, which prints a line for each token.
 *
 * The checker is flex's own scanner with flex's own main (libfl) and flex's default tables. It shares
 * only the grammar with the library, so that the two can be compared.
 */
#include "../Sources/CSSTokenizer/include/css_tokenizer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *source, *sourceEnd;

void *yyalloc(size_t size) { return malloc(size); }
void *yyrealloc(void *block, size_t size) { return realloc(block, size); }
void yyfree(void *block) { free(block); }

/* Reads all of standard input. Drops a byte order mark and replaces NUL by FF, as the library. */
static void read_source(void) {
  size_t length = 0, capacity = 1 << 16;
  for (source = malloc(capacity); source != NULL; source = realloc(source, capacity *= 2)) {
    length += fread(source + length, 1, capacity - length - 2, stdin);
    if (length < capacity - 2) break;
  }
  if (source == NULL || length > CSS_MAXIMUM_LENGTH) {
    fputs("css-lex: error: the text is too long\n", stderr);
    exit(2);
  }
  if (length >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) {
    source += 3;
    length -= 3;
  }
  for (size_t index = 0; index < length; index++) {
    if (source[index] == '\0') source[index] = '\xFF';
  }
  sourceEnd = source + length;
  sourceEnd[0] = sourceEnd[1] = '\0';
}

static void print_token(int kind, int flags, const char *start, size_t size) {
  static const char *const names[] = {
    "ident-token", "function-token", "at-keyword-token", "hash-token", "string-token",
    "bad-string-token", "url-token", "bad-url-token", "delim-token", "number-token",
    "percentage-token", "dimension-token", "whitespace-token", "CDO-token", "CDC-token",
    "colon-token", "semicolon-token", "comma-token", "[-token", "]-token", "(-token", ")-token",
    "{-token", "}-token", "comment"};
  const size_t offset = (size_t)(start - source);
  printf(
    "%s %zu %zu %c%c%c%c\n", names[kind], offset, offset + size,
    flags & CSS_FLAG_ESCAPED ? 'e' : '-', flags & CSS_FLAG_UNTERMINATED ? 'u' : '-',
    flags & CSS_FLAG_ID ? 'i' : '-', flags & CSS_FLAG_INTEGER ? 'n' : '-');
}

#define YY_USER_INIT                                                               \
  do {                                                                             \
    read_source();                                                                 \
    if (yy_scan_buffer(source, (size_t)(sourceEnd - source) + 2) == NULL) exit(2); \
  } while (0)

#define SCAN_BEGIN
#define AT_END (yytext + yyleng == sourceEnd)
#define EMIT(kind, flags) print_token(kind, flags, yytext, (size_t)yyleng)
#define SCAN_END return 0
