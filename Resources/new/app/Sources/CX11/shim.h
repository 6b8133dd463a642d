#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <cairo-xlib.h>
