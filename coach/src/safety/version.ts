/**
 * Which screen this is: one more whenever another one sees what this did not, or no longer sees what this did. What was
 * kept under an earlier one, below a statement's tier 3, is read again when it is opened.
 */
export const SCREEN = 16
