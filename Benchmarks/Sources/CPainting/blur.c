// SPDX-License-Identifier: Apache-2.0
#include "blur.h"

#include <math.h>
#include <stdlib.h>

static int box_size(double deviation) {
  return (int)(deviation * 3 * sqrt(2 * M_PI) / 4 + 0.5);
}

int blur_reach(double deviation) { return deviation > 0 ? 3 * box_size(deviation) / 2 + 1 : 0; }

// Computes the box blur of a line of values.
static void average(const float *from, float *to, int count, int before, int after) {
  for (int index = 0; index < count; index++) {
    float sum = 0;
    for (int other = index - before; other <= index + after; other++)
      if (other >= 0 && other < count) sum += from[other];
    to[index] = sum / (float)(before + after + 1);
  }
}

static void blur_line(float *line, float *other, int count, int size) {
  int half = size / 2;
  int even = size % 2 == 0;
  average(line, other, count, half, half - even);
  average(other, line, count, half - even, half);
  average(line, other, count, half, half);
  for (int index = 0; index < count; index++) line[index] = other[index];
}

void blur_mask(cairo_surface_t *mask, double deviation) {
  int size = box_size(deviation);
  if (size == 0) return;
  cairo_surface_flush(mask);
  int width = cairo_image_surface_get_width(mask), height = cairo_image_surface_get_height(mask);
  int stride = cairo_image_surface_get_stride(mask);
  unsigned char *pixels = cairo_image_surface_get_data(mask);
  int longest = width > height ? width : height;
  float *values = malloc(sizeof(float) * (size_t)width * (size_t)height);
  float *line = malloc(sizeof(float) * (size_t)longest * 2);
  if (!values || !line) {
    free(values);
    free(line);
    return;
  }
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) line[x] = pixels[y * stride + x];
    blur_line(line, line + longest, width, size);
    for (int x = 0; x < width; x++) values[y * width + x] = line[x];
  }
  for (int x = 0; x < width; x++) {
    for (int y = 0; y < height; y++) line[y] = values[y * width + x];
    blur_line(line, line + longest, height, size);
    for (int y = 0; y < height; y++) pixels[y * stride + x] = (unsigned char)lroundf(line[y]);
  }
  free(values);
  free(line);
  cairo_surface_mark_dirty(mask);
}
