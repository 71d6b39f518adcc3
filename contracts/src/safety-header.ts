/**
 * With an answer that has no place for `safety` itself, from tier 2 on: a note, a name, a line of a list was kept, and
 * help goes along. Its value is a `Noticed` in JSON, without a word of what was written. It stands apart from the
 * schemas because every page reads it, and a page that checks nothing shall not load what checks.
 */
export const SAFETY_HEADER = 'mallama-safety'
