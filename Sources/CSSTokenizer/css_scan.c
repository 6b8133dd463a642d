// SPDX-License-Identifier: Apache-2.0
#include "token_sink.h"

#include <stdlib.h>
#include <string.h>

/* Replaces every `from` by `to`; says whether there was one. */
static int replace(char *text, size_t length, char from, char to) {
  char *const end = text + length;
  char *found = memchr(text, from, length);
  if (found == NULL) return 0;
  while (found != NULL) {
    *found++ = to;
    found = memchr(found, from, (size_t)(end - found));
  }
  return 1;
}

enum css_scan_status css_scan(char *text, size_t length, css_token_buffer *buffer) {
  if (length > CSS_MAXIMUM_LENGTH) return CSS_SCAN_TOO_LARGE;

  buffer->count = 0;
  const size_t expected = length / 3 + 16;
  const int isOwn = buffer->capacity < expected;
  if (isOwn) {
    // What the buffer holds is not worth copying.
    css_token_buffer_free(buffer);
    buffer->tokens = malloc(expected * sizeof(css_token));
    if (buffer->tokens == NULL) return CSS_SCAN_OUT_OF_MEMORY;
    buffer->capacity = expected;
  }

  // A NUL would make flex scan its token again from the start; UTF-8 never has the byte FF (see css.l).
  const int hasNul = replace(text, length, '\0', '\xFF');
  struct css_scan scan = {.text = text, .end = text + length, .buffer = buffer};
  void *scanner = NULL;
  enum css_scan_status status = CSS_SCAN_OUT_OF_MEMORY;
  if (css_lex_init_extra(&scan, &scanner) == 0 && css__scan_buffer(text, length + 2, scanner) != NULL) {
    status = (enum css_scan_status)css_lex(scanner);
  }
  if (hasNul) replace(text, length, '\xFF', '\0');

  return status;
}

css_token *css_token_buffer_grow(css_token_buffer *buffer, size_t count) {
  const size_t capacity = count + count / 2 + 16;
  css_token *tokens = realloc(buffer->tokens, capacity * sizeof(css_token));
  if (tokens == NULL) return NULL;
  buffer->tokens = tokens;
  buffer->capacity = capacity;
  return tokens;
}

void css_token_buffer_free(css_token_buffer *buffer) {
  free(buffer->tokens);
  *buffer = (css_token_buffer){0};
}

struct css_scan *css_get_extra(void *scanner);

void *css_alloc(size_t size, void *scanner) {
  struct css_scan *const scan = css_get_extra(scanner);
  const size_t start = (scan->used + 15) & ~(size_t)15;
  if (size > sizeof(scan->memory) - start) return NULL;
  scan->used = start + size;
  return scan->memory + start;
}

void *css_realloc(void *block, size_t size, void *scanner) {
  (void)block, (void)size, (void)scanner;
  return NULL;
}

void css_free(void *block, void *scanner) { (void)block, (void)scanner; }
