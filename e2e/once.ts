/** For a test that does not depend on the width of the screen: it runs on the phone only (playwright.config.ts). */
export const once = { tag: '@once' }
/** For what only a wide screen shows: it runs on the desktop only. */
export const wide = { tag: '@wide' }
