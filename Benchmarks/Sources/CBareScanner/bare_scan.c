// SPDX-License-Identifier: Apache-2.0
#include "bare_sink.h"

#include <stdlib.h>

char *bare_begin, *bare_end;
bare_token *bare_tokens;
size_t bare_count;

size_t bare_scan(char *text, size_t length, bare_token *tokens) {
  bare_begin = text;
  bare_end = text + length;
  bare_tokens = tokens;
  bare_count = 0;
  struct yy_buffer_state *const buffer = bare__scan_buffer(text, length + 2);
  if (buffer == NULL) return 0;
  bare_lex();
  bare__delete_buffer(buffer);
  return bare_count;
}

void *bare_alloc(size_t size) { return malloc(size); }

void *bare_realloc(void *block, size_t size) { return realloc(block, size); }

void bare_free(void *block) { free(block); }
