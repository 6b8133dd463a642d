// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation

  /// C source with which a compiler compares the declarations of a header with the installed ones.
  ///
  /// C permits identical redeclarations of functions, typedefs and macros, so these are repeated
  /// unchanged. Structures and enumerations receive the prefix `declared`. A `SAME_` macro then
  /// compares each member and each constant with the installed one.
  ///
  /// ```c
  /// struct declared_PangoRectangle {
  ///   int x;
  /// };
  /// SAME_MEMBER(_PangoRectangle, x)
  /// SAME_SIZE(struct declared_PangoRectangle, struct _PangoRectangle)
  /// ```
  struct DeclarationComparison {
    /// The source, for an optimizing compiler; others do not compare bit fields.
    private(set) var source = #"""
      #include <pango/pangocairo.h>
      #include <stddef.h>
      #include <string.h>

      #define SAME_SIZE(ours, theirs) \
        _Static_assert(sizeof(ours) == sizeof(theirs), "the size differs: " #theirs);
      #define SAME_SIGN(ours, theirs) \
        _Static_assert(((ours)-1 < 0) == ((theirs)-1 < 0), "the sign differs: " #theirs);
      #define SAME_CONSTANT(name) \
        _Static_assert((int)declared##name == (int)name, "the constant differs: " #name);
      #define SAME_MEMBER(tag, name) \
        _Static_assert(offsetof(struct declared##tag, name) == offsetof(struct tag, name) && \
          __builtin_types_compatible_p(__typeof__(((struct declared##tag *)0)->name), \
                                       __typeof__(((struct tag *)0)->name)), \
          "the member differs: " #tag "." #name);
      #define SAME_BITS(tag, name) \
        void differ##tag##_##name(void) \
          __attribute__((error("the bit field differs: " #tag "." #name))); \
        void compare##tag##_##name(void) { \
          union { \
            struct declared##tag ours; \
            struct tag theirs; \
          } first, second; \
          memset(&first, 0xFF, sizeof first); \
          memset(&second, 0xFF, sizeof second); \
          first.ours.name = 0; \
          second.theirs.name = 0; \
          if (first.theirs.name || second.ours.name) differ##tag##_##name(); \
        }


      """#

    /// The comparisons that follow the body of a structure or an enumeration.
    private var comparisons = ""

    /// Compares the declarations of a header with one member or constant per line.
    init(_ header: String) {
      var tag: Substring?
      for line in header.split(separator: "\n") {
        if let body = line.wholeMatch(of: /struct (\w+) \{/) {
          tag = body.1
          source += "struct declared\(body.1) {\n"
        } else if let tag, line == "};" {
          finishBody("};", "SAME_SIZE(struct declared\(tag), struct \(tag))")
        } else if let constant = line.wholeMatch(of: #/  ([A-Z_]+)( = \d+)?,/#) {
          source += "  declared\(constant.1)\(constant.2 ?? ""),\n"
          comparisons += "SAME_CONSTANT(\(constant.1))\n"
        } else if let end = line.wholeMatch(of: /\} (\w+);/) {
          let types = "(declared\(end.1), \(end.1))"
          finishBody("} declared\(end.1);", "SAME_SIZE\(types) SAME_SIGN\(types)")
        } else {
          if let tag, let member = line.wholeMatch(of: #/  .*?(\w+)( : \d+)?;/#) {
            comparisons += "SAME_\(member.2 == nil ? "MEMBER" : "BITS")(\(tag), \(member.1))\n"
          }
          source += "\(line)\n"
        }
      }
    }

    private mutating func finishBody(_ end: String, _ comparison: String) {
      source += "\(end)\n\(comparisons)\(comparison)\n"
      comparisons = ""
    }
  }
#endif
