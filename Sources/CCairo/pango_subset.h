// SPDX-License-Identifier: Apache-2.0
// The part of Pango 1.50 and GLib that the sources use, with the names and layouts of the installed
// headers. Those would need the flags of pangocairo.pc, and SwiftPM warns about its -pthread in every
// build. Bodies are complete: clang merges them with those of another module that includes the
// installed headers. PangoDeclarationTests compares each declaration with the installed headers; it
// expects each member, each constant and the end of each body on a line of its own.
#ifndef LIVERY_CCAIRO_PANGO_SUBSET_H
#define LIVERY_CCAIRO_PANGO_SUBSET_H

#include <cairo.h>

// GLib: types.

typedef int gint;
typedef gint gboolean;
typedef unsigned char guint8;
typedef int gint32;
typedef unsigned int guint32;
typedef unsigned int guint;
typedef void *gpointer;
typedef struct _GSList GSList;

struct _GSList {
  gpointer data;
  GSList *next;
};

// GLib: memory. Later versions of GLib have a macro g_free, which the parentheses keep out.

void(g_free)(gpointer mem);
void g_object_unref(gpointer object);

// Pango: opaque types.

typedef struct _PangoAttrClass PangoAttrClass;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoEngineLang PangoEngineLang;
typedef struct _PangoEngineShape PangoEngineShape;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;

// Pango: enumerations.

typedef enum {
  PANGO_DIRECTION_LTR,
  PANGO_DIRECTION_RTL,
  PANGO_DIRECTION_TTB_LTR,
  PANGO_DIRECTION_TTB_RTL,
  PANGO_DIRECTION_WEAK_LTR,
  PANGO_DIRECTION_WEAK_RTL,
  PANGO_DIRECTION_NEUTRAL,
} PangoDirection;

typedef enum {
  PANGO_ELLIPSIZE_NONE,
  PANGO_ELLIPSIZE_START,
  PANGO_ELLIPSIZE_MIDDLE,
  PANGO_ELLIPSIZE_END,
} PangoEllipsizeMode;

typedef enum {
  PANGO_STRETCH_ULTRA_CONDENSED,
  PANGO_STRETCH_EXTRA_CONDENSED,
  PANGO_STRETCH_CONDENSED,
  PANGO_STRETCH_SEMI_CONDENSED,
  PANGO_STRETCH_NORMAL,
  PANGO_STRETCH_SEMI_EXPANDED,
  PANGO_STRETCH_EXPANDED,
  PANGO_STRETCH_EXTRA_EXPANDED,
  PANGO_STRETCH_ULTRA_EXPANDED,
} PangoStretch;

typedef enum {
  PANGO_STYLE_NORMAL,
  PANGO_STYLE_OBLIQUE,
  PANGO_STYLE_ITALIC,
} PangoStyle;

typedef enum {
  PANGO_WEIGHT_THIN = 100,
  PANGO_WEIGHT_ULTRALIGHT = 200,
  PANGO_WEIGHT_LIGHT = 300,
  PANGO_WEIGHT_SEMILIGHT = 350,
  PANGO_WEIGHT_BOOK = 380,
  PANGO_WEIGHT_NORMAL = 400,
  PANGO_WEIGHT_MEDIUM = 500,
  PANGO_WEIGHT_SEMIBOLD = 600,
  PANGO_WEIGHT_BOLD = 700,
  PANGO_WEIGHT_ULTRABOLD = 800,
  PANGO_WEIGHT_HEAVY = 900,
  PANGO_WEIGHT_ULTRAHEAVY = 1000,
} PangoWeight;

typedef enum {
  PANGO_WRAP_WORD,
  PANGO_WRAP_CHAR,
  PANGO_WRAP_WORD_CHAR,
} PangoWrapMode;

// Pango: units and structures.

#define PANGO_SCALE 1024

typedef guint32 PangoGlyph;
typedef gint32 PangoGlyphUnit;
typedef struct _PangoAnalysis PangoAnalysis;
typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoGlyphGeometry PangoGlyphGeometry;
typedef struct _PangoGlyphInfo PangoGlyphInfo;
typedef struct _PangoGlyphItem PangoGlyphItem;
typedef struct _PangoGlyphString PangoGlyphString;
typedef struct _PangoGlyphVisAttr PangoGlyphVisAttr;
typedef struct _PangoItem PangoItem;
typedef struct _PangoLayoutLine PangoLayoutLine;
typedef struct _PangoLogAttr PangoLogAttr;
typedef struct _PangoRectangle PangoRectangle;

struct _PangoRectangle {
  int x;
  int y;
  int width;
  int height;
};

struct _PangoAttribute {
  const PangoAttrClass *klass;
  guint start_index;
  guint end_index;
};

#define PANGO_ANALYSIS_FLAG_IS_ELLIPSIS (1 << 1)

struct _PangoAnalysis {
  PangoEngineShape *shape_engine;
  PangoEngineLang *lang_engine;
  PangoFont *font;
  guint8 level;
  guint8 gravity;
  guint8 flags;
  guint8 script;
  PangoLanguage *language;
  GSList *extra_attrs;
};

struct _PangoItem {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
};

struct _PangoLogAttr {
  guint is_line_break : 1;
  guint is_mandatory_break : 1;
  guint is_char_break : 1;
  guint is_white : 1;
  guint is_cursor_position : 1;
  guint is_word_start : 1;
  guint is_word_end : 1;
  guint is_sentence_boundary : 1;
  guint is_sentence_start : 1;
  guint is_sentence_end : 1;
  guint backspace_deletes_character : 1;
  guint is_expandable_space : 1;
  guint is_word_boundary : 1;
  guint break_inserts_hyphen : 1;
  guint break_removes_preceding : 1;
  guint reserved : 17;
};

struct _PangoGlyphGeometry {
  PangoGlyphUnit width;
  PangoGlyphUnit x_offset;
  PangoGlyphUnit y_offset;
};

struct _PangoGlyphVisAttr {
  guint is_cluster_start : 1;
  guint is_color : 1;
};

struct _PangoGlyphInfo {
  PangoGlyph glyph;
  PangoGlyphGeometry geometry;
  PangoGlyphVisAttr attr;
};

struct _PangoGlyphString {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
};

struct _PangoGlyphItem {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset;
  int start_x_offset;
  int end_x_offset;
};

struct _PangoLayoutLine {
  PangoLayout *layout;
  gint start_index;
  gint length;
  GSList *runs;
  guint is_paragraph_start : 1;
  guint resolved_dir : 3;
};

// Pango: fonts.

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *desc);
const char *pango_font_description_get_family(const PangoFontDescription *desc);
void pango_font_description_set_family(PangoFontDescription *desc, const char *family);
void pango_font_description_set_absolute_size(PangoFontDescription *desc, double size);
void pango_font_description_set_stretch(PangoFontDescription *desc, PangoStretch stretch);
void pango_font_description_set_style(PangoFontDescription *desc, PangoStyle style);
void pango_font_description_set_variations(PangoFontDescription *desc, const char *variations);
void pango_font_description_set_weight(PangoFontDescription *desc, PangoWeight weight);

PangoFontDescription *pango_font_describe(PangoFont *font);
void pango_font_get_glyph_extents(PangoFont *font, PangoGlyph glyph, PangoRectangle *ink_rect,
                                  PangoRectangle *logical_rect);
const char *pango_font_family_get_name(PangoFontFamily *family);
PangoContext *pango_font_map_create_context(PangoFontMap *fontmap);
void pango_font_map_list_families(PangoFontMap *fontmap, PangoFontFamily ***families,
                                  int *n_families);

int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_thickness(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_thickness(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);

// Pango: contexts.

PangoLanguage *pango_language_from_string(const char *language);
PangoFontMetrics *pango_context_get_metrics(PangoContext *context,
                                            const PangoFontDescription *desc,
                                            PangoLanguage *language);
PangoFont *pango_context_load_font(PangoContext *context, const PangoFontDescription *desc);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean round_positions);

// Pango: attributes.

PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *desc);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_insert_hyphens_new(gboolean insert_hyphens);
PangoAttribute *pango_attr_letter_spacing_new(int letter_spacing);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink_rect,
                                     const PangoRectangle *logical_rect);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_change(PangoAttrList *list, PangoAttribute *attr);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attr);
void pango_attr_list_unref(PangoAttrList *list);

// Pango: layouts.

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attrs);
void pango_layout_set_auto_dir(PangoLayout *layout, gboolean auto_dir);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode ellipsize);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *desc);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_layout_set_justify(PangoLayout *layout, gboolean justify);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, gboolean setting);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode wrap);

gboolean pango_layout_is_ellipsized(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line(PangoLayout *layout, int line);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
GSList *pango_layout_get_lines_readonly(PangoLayout *layout);
const PangoLogAttr *pango_layout_get_log_attrs_readonly(PangoLayout *layout, gint *n_attrs);
void pango_layout_line_get_extents(PangoLayoutLine *line, PangoRectangle *ink_rect,
                                   PangoRectangle *logical_rect);
PangoDirection pango_layout_line_get_resolved_direction(PangoLayoutLine *line);
void pango_glyph_item_get_logical_widths(PangoGlyphItem *glyph_item, const char *text,
                                         int *logical_widths);
void pango_glyph_string_extents(PangoGlyphString *glyphs, PangoFont *font,
                                PangoRectangle *ink_rect, PangoRectangle *logical_rect);

// PangoCairo.

PangoFontMap *pango_cairo_font_map_new(void);
void pango_cairo_font_map_set_resolution(PangoCairoFontMap *fontmap, double dpi);
void pango_cairo_context_set_font_options(PangoContext *context,
                                          const cairo_font_options_t *options);
void pango_cairo_layout_line_path(cairo_t *cr, PangoLayoutLine *line);
void pango_cairo_show_layout_line(cairo_t *cr, PangoLayoutLine *line);

#endif
