/** For a test that does not depend on the width of the screen: it runs on the phone only (playwright.config.ts). */
export const once = { tag: '@once' }
