// SPDX-License-Identifier: Apache-2.0
#include "rows.h"

#include <stdio.h>
#include <stdlib.h>

#include "badge.h"

// A row with its texts, and optionally a badge.
typedef struct row {
  text title, subtitle, time;
  badge badge;
} row;

struct rows {
  int count;
  shadow thumb_shadow, thumb_inner_shadow;
  text follow;
  shadow follow_shadow;
  row row[];
};

static const box thumb = {9, 8, 42, 40};

// Begins the path of a line inside of the edge of a box.
static void inner_line(cairo_t *cairo, box edge, double radius) {
  box line = {edge.x + 0.5, edge.y + 0.5, edge.width - 1, edge.height - 1};
  rounded_box(cairo, line, radius);
  cairo_set_line_width(cairo, 1);
}

static void draw_thumb(cairo_t *cairo, const void *data) {
  static const stop stops[] = {{0, {0.87, 0.90, 0.93, 1}}, {1, {0.61, 0.70, 0.79, 1}}};
  const rows *rows = data;
  rounded_box(cairo, thumb, 6);
  fill_gradient(cairo, thumb, stops, 2);
  paint_shadow(cairo, &rows->thumb_inner_shadow, (color){0, 0, 0, 0.3});
  inner_line(cairo, thumb, 6);
  set_color(cairo, (color){0, 0, 0, 0.2});
  cairo_stroke(cairo);
}

static box follow_box(const rows *rows) {
  double width = rows->follow.width + 18;
  return (box){310 - width, 28, width, rows->follow.line_height + 7};
}

static void draw_follow(cairo_t *cairo, const void *data) {
  static const stop stops[] = {{0, {250 / 255.0, 250 / 255.0, 250 / 255.0, 1}},
                               {1, {210 / 255.0, 210 / 255.0, 215 / 255.0, 1}}};
  const rows *rows = data;
  box button = follow_box(rows);
  rounded_box(cairo, button, 5);
  fill_gradient(cairo, button, stops, 2);
  inner_line(cairo, button, 5);
  set_color(cairo, RGB(150, 150, 160));
  cairo_stroke(cairo);
  show_text(cairo, &rows->follow, button.x + 9, button.y + 5, 1, RGB(255, 255, 255));
  show_text(cairo, &rows->follow, button.x + 9, button.y + 4, 1, RGB(60, 60, 70));
}

static void draw_background(cairo_t *cairo, int is_selected) {
  static const stop stops[] = {{0, {5 / 255.0, 140 / 255.0, 245 / 255.0, 1}},
                               {1, {1 / 255.0, 93 / 255.0, 230 / 255.0, 1}}};
  box box = {0, 0, ROW_WIDTH, ROW_HEIGHT};
  cairo_rectangle(cairo, box.x, box.y, box.width, box.height);
  if (is_selected) {
    fill_gradient(cairo, box, stops, 2);
    cairo_new_path(cairo);
    return;
  }
  set_color(cairo, RGB(255, 255, 255));
  cairo_fill(cairo);
  cairo_move_to(cairo, ROW_WIDTH, ROW_HEIGHT - 0.5);
  cairo_line_to(cairo, 0, ROW_HEIGHT - 0.5);
  cairo_set_line_width(cairo, 1);
  set_color(cairo, RGB(200, 199, 204));
  cairo_stroke(cairo);
}

static void draw_row(cairo_t *cairo, const rows *rows, int number) {
  const row *row = &rows->row[number];
  int is_selected = number % 10 == 3;
  draw_background(cairo, is_selected);
  paint_shadow(cairo, &rows->thumb_shadow, (color){0, 0, 0, 0.4});
  draw_thumb(cairo, rows);
  if (is_selected) show_text(cairo, &row->title, 60, 4, 1, (color){0, 0, 0, 0.3});
  show_text(cairo, &row->title, 60, 5, 1, is_selected ? RGB(255, 255, 255) : RGB(0, 0, 0));
  show_text(cairo, &row->subtitle, 60, 24, 2,
            is_selected ? RGB(255, 255, 255) : RGB(99, 109, 125));
  show_text(cairo, &row->time, 310 - row->time.width, 8, 1, RGB(36, 112, 216));
  if (number % 3 == 0) draw_badge(cairo, &row->badge);
  if (number % 3 == 1) {
    paint_shadow(cairo, &rows->follow_shadow, (color){1, 1, 1, 0.6});
    draw_follow(cairo, rows);
  }
}

rows *make_rows(PangoContext *fonts, int count) {
  rows *rows = calloc(1, sizeof(struct rows) + sizeof(row) * (size_t)count);
  if (!rows) return NULL;
  rows->count = count;
  rows->thumb_inner_shadow = make_inner_shadow(thumb, 6, 1, 2);
  rows->thumb_shadow = make_drop_shadow(draw_thumb, rows, thumb, 1, 2);
  rows->follow = make_text(fonts, "Follow", 12, PANGO_WEIGHT_BOLD, 0);
  rows->follow_shadow = make_drop_shadow(draw_follow, rows, follow_box(rows), 1, 0);
  for (int number = 0; number < count; number++) {
    row *row = &rows->row[number];
    char string[128];
    snprintf(string, sizeof string, "Conversation %d", number);
    row->title = make_text(fonts, string, 17, PANGO_WEIGHT_BOLD, 0);
    snprintf(string, sizeof string,
             "What was said last in conversation %d, of which there is room for two lines", number);
    row->subtitle = make_text(fonts, string, 14, PANGO_WEIGHT_NORMAL, 190);
    snprintf(string, sizeof string, "%d:%d", number % 12 + 1, number % 50 + 10);
    row->time = make_text(fonts, string, 12, PANGO_WEIGHT_NORMAL, 0);
    snprintf(string, sizeof string, "%d", number);
    if (number % 3 == 0) row->badge = make_badge(fonts, string, 13, 308, 29, 1, 1, 2, 0.5);
  }
  return rows;
}

void draw_rows(cairo_t *cairo, const rows *rows) {
  for (int number = 0; number < rows->count; number++) {
    cairo_save(cairo);
    cairo_translate(cairo, 0, number * ROW_HEIGHT);
    draw_row(cairo, rows, number);
    cairo_restore(cairo);
  }
}

void free_rows(rows *rows) {
  for (int number = 0; number < rows->count; number++) {
    row *row = &rows->row[number];
    free_text(&row->title);
    free_text(&row->subtitle);
    free_text(&row->time);
    free_badge(&row->badge);
  }
  free_shadow(&rows->thumb_shadow);
  free_shadow(&rows->thumb_inner_shadow);
  free_shadow(&rows->follow_shadow);
  free_text(&rows->follow);
  free(rows);
}
