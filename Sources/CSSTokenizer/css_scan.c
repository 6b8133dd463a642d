// SPDX-License-Identifier: Apache-2.0
#include "token_sink.h"

#include <stdlib.h>
#include <string.h>

/* Replaces every `from` by `to`, and returns whether there was one. */
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

static css_token *resize(css_token_buffer *buffer, size_t capacity) {
  if (capacity > SIZE_MAX / sizeof(css_token)) return NULL;
  css_token *const tokens = realloc(buffer->tokens, capacity * sizeof(css_token));
  if (tokens == NULL) return NULL;
  buffer->tokens = tokens;
  buffer->capacity = capacity;
  return tokens;
}

static enum css_scan_status run(char *text, size_t length, css_token_buffer *buffer) {
  struct css_scan scan;
  scan.text = text;
  scan.end = text + length;
  scan.buffer = buffer;
  scan.used = 0;
  void *scanner = NULL;
  if (css_lex_init_extra(&scan, &scanner) != 0) return CSS_SCAN_OUT_OF_MEMORY;
  if (css__scan_buffer(text, length + 2, scanner) == NULL) return CSS_SCAN_OUT_OF_MEMORY;
  // All memory of flex is in `scan`, so nothing needs to be freed.
  return (enum css_scan_status)css_lex(scanner);
}

enum css_scan_status css_scan(char *text, size_t length, css_token_buffer *buffer) {
  buffer->count = 0;
  if (length > CSS_MAXIMUM_LENGTH) return CSS_SCAN_TOO_LARGE;
  // Memory for the tokens of the first part of the text; css_scan_grow estimates the rest from them.
  if (!css_token_buffer_reserve(buffer, length / 8 + 64)) return CSS_SCAN_OUT_OF_MEMORY;

  // flex takes a NUL for the end of its buffer, and would rescan a token from its start for each
  // other NUL. The byte FF never occurs in UTF-8, so it represents NUL in the grammar.
  const int hadNul = replace(text, length, '\0', '\xFF');
  const enum css_scan_status status = run(text, length, buffer);
  if (hadNul) replace(text, length, '\xFF', '\0');
  return status;
}

css_token *css_scan_grow(struct css_scan *scan, size_t count, size_t position) {
  const size_t length = (size_t)(scan->end - scan->text);
  // A token has at least one byte, and the end of the file is a token.
  const size_t maximum = count + (length - position) + 1;
  // Expects slightly more tokens for each byte in the rest of the text than before.
  const double estimate = (double)count * (double)length / (double)(position + 1);
  const size_t expected = (size_t)(estimate * 33 / 32) + 16;
  const size_t minimum = count + count / 16 + 16;
  const size_t capacity = expected > minimum ? expected : minimum;
  return resize(scan->buffer, capacity < maximum ? capacity : maximum);
}

int css_token_buffer_reserve(css_token_buffer *buffer, size_t capacity) {
  buffer->count = 0;
  if (buffer->capacity >= capacity) return 1;
  // The old tokens are not needed, so a new block avoids a copy.
  css_token_buffer_free(buffer);
  return resize(buffer, capacity) != NULL;
}

void css_token_buffer_trim(css_token_buffer *buffer) {
  // A heap reuses a block of its original size more readily than one that was shrunk.
  if (buffer->capacity - buffer->count <= buffer->count / 4 + 64) return;
  // If no smaller block is available, the larger one stays.
  resize(buffer, buffer->count + 1);
}

void css_token_buffer_free(css_token_buffer *buffer) {
  free(buffer->tokens);
  *buffer = (css_token_buffer){0};
}

void *css_alloc(size_t size, void *scanner) {
  struct css_scan *const scan = css_get_extra(scanner);
  const size_t start = (scan->used + 15) & ~(size_t)15;
  if (start > sizeof(scan->memory) || size > sizeof(scan->memory) - start) return NULL;
  scan->used = start + size;
  return scan->memory + start;
}

/* flex enlarges only memory that css_scan never uses: its stack of buffers and a file buffer. */
void *css_realloc(void *block, size_t size, void *scanner) {
  (void)block, (void)size, (void)scanner;
  return NULL;
}

void css_free(void *block, void *scanner) { (void)block, (void)scanner; }
