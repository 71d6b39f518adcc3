/** Milliseconds. Days of the calendar may have an hour more or less: count those with dates. */
export const DAY_MS = 24 * 60 * 60 * 1000
