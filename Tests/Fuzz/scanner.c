// SPDX-License-Identifier: Apache-2.0
/*
 * Fuzzes the scanner with texts from libFuzzer, under the address and undefined behavior
 * sanitizers; see Scripts/campaign fuzz.
 *
 * The Swift tests check which tokens result. This test checks that every byte belongs to one
 * token, that the text is unchanged, that reused buffers do not affect the result, and that
 * failed allocations cause no crash.
 */
#include "css_tokenizer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void expect(int condition, const char *message) {
  if (condition) return;
  fprintf(stderr, "error: %s\n", message);
  abort();
}

/* The replacement for realloc with which the scanner is built. */
static int remainingAllocations = -1;

void *fuzzed_realloc(void *block, size_t size) {
  if (remainingAllocations == 0) return NULL;
  if (remainingAllocations > 0) remainingAllocations--;
  return realloc(block, size);
}

/* Returns the length of the UTF-8 sequence at the start of `bytes`, or 0 if it is invalid. */
static size_t sequence_length(const unsigned char *bytes, size_t size) {
  static const unsigned smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (bytes[0] < 0x80) return 1;
  const size_t length = bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : 2;
  if (bytes[0] < 0xC2 || bytes[0] > 0xF4 || length > size) return 0;
  unsigned value = bytes[0] & (0x7Fu >> length);
  for (size_t index = 1; index < length; index++) {
    if ((bytes[index] & 0xC0) != 0x80) return 0;
    value = value << 6 | (bytes[index] & 0x3F);
  }
  const int isSurrogate = value >= 0xD800 && value <= 0xDFFF;
  return value < smallest[length] || isSurrogate || value > 0x10FFFF ? 0 : length;
}

/* Replaces invalid UTF-8 by ASCII, which keeps most of the structure that the fuzzer found. */
static void make_valid(unsigned char *bytes, size_t size) {
  for (size_t index = 0; index < size;) {
    const size_t length = sequence_length(bytes + index, size - index);
    if (length == 0) bytes[index] &= 0x7F;
    index += length == 0 ? 1 : length;
  }
}

/* Returns a copy with two trailing zeros in an exact allocation, so that overruns are detected. */
static char *copy_of(const char *text, size_t length) {
  char *const copy = malloc(length + 2);
  expect(copy != NULL, "memory for a copy");
  memcpy(copy, text, length);
  copy[length] = copy[length + 1] = 0;
  return copy;
}

static void check_tokens(
  const css_token_buffer *buffer, const char *text, size_t length, int isValid
) {
  const css_token *const tokens = buffer->tokens;
  expect(buffer->count < buffer->capacity, "there is room for the end");
  expect(tokens[0].start == 0, "the first token starts at 0");
  for (size_t index = 0; index < buffer->count; index++) {
    expect(tokens[index].start < tokens[index + 1].start, "tokens follow one another, none empty");
    expect(tokens[index].kind < CSS_END_OF_FILE, "a kind is one of the list");
    expect(tokens[index].flags < 16 && tokens[index].reserved == 0, "flags are those of the list");
    const int isInside = (text[tokens[index].start] & 0xC0) == 0x80;
    expect(!isValid || !isInside, "a token starts with a code point");
  }
  expect(tokens[buffer->count].kind == CSS_END_OF_FILE, "the last token is the end");
  expect(tokens[buffer->count].start == length, "the end is where the text ends");
}

static void scan(const char *original, size_t length, int isValid) {
  char *const text = copy_of(original, length);
  css_token_buffer buffer = {0};
  expect(css_scan(text, length, &buffer) == CSS_SCAN_OK, "a text is scanned");
  expect(memcmp(text, original, length) == 0, "the text is as it was");
  check_tokens(&buffer, text, length, isValid);

  css_token_buffer again = {0};
  expect(css_scan((char[]){'a', 0, 0}, 1, &again) == CSS_SCAN_OK, "a short text is scanned");
  expect(css_scan(text, length, &again) == CSS_SCAN_OK, "a text is scanned into used memory");
  expect(again.count == buffer.count, "both have the same number of tokens");
  const size_t size = (buffer.count + 1) * sizeof(css_token);
  expect(memcmp(again.tokens, buffer.tokens, size) == 0, "both have the same tokens");
  css_token_buffer_free(&buffer);

  // The number of allocations depends on the text: an initial one, and one for each growth.
  remainingAllocations = (int)(length % 3);
  const enum css_scan_status status = css_scan(text, length, &buffer);
  remainingAllocations = -1;
  if (status != CSS_SCAN_OK) {
    expect(status == CSS_SCAN_OUT_OF_MEMORY && buffer.count == 0, "no memory, no tokens");
  }
  expect(memcmp(text, original, length) == 0, "the text is as it was without memory");
  css_token_buffer_free(&buffer);
  css_token_buffer_free(&again);
  expect(buffer.tokens == NULL && buffer.capacity == 0, "a buffer that was freed is empty");
  free(text);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc, (void)argv;
  css_token_buffer buffer = {0};
  const enum css_scan_status status = css_scan((char[]){0, 0}, CSS_MAXIMUM_LENGTH + 1, &buffer);
  expect(status == CSS_SCAN_TOO_LARGE, "2 GiB is too much");
  expect(buffer.tokens == NULL, "nothing is got for a text that is too long");
  return 0;
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  char *const text = copy_of((const char *)data, size);
  // Invalid text violates the contract, but must not corrupt memory. FF alone stands for NUL.
  for (size_t index = 0; index < size; index++) {
    if (text[index] == '\xFF') text[index] = '\xFE';
  }
  scan(text, size, 0);
  make_valid((unsigned char *)text, size);
  scan(text, size, 1);
  free(text);
  return 0;
}
