/** Which screen this is: one more whenever another sees what this did not, or no longer what it did. What an earlier one kept, below a statement's tier 3, is read again when it is opened. */
export const SCREEN = 23
