// SPDX-License-Identifier: Apache-2.0
// The editors of all basic types; each file registers a family of them.
import "/assets/editors/text.js";
import "/assets/editors/numbers.js";
import "/assets/editors/distances.js";
import "/assets/editors/angle.js";
import "/assets/editors/choices.js";
import "/assets/editors/color.js";
import "/assets/editors/font.js";
import "/assets/editors/gradient.js";
import "/assets/editors/shape.js";
import "/assets/editors/list.js";
import "/assets/editors/text-styles.js";
