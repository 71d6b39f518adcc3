import { z } from 'zod'

/** Field kinds that several domains share. */

export const Id = z.uuid()
export const Instant = z.iso.datetime({ offset: true })

/** What is said of a year that nobody can have meant. */
export const YEAR = 'Give a year from 1900 to 2200'

/** Free text of at most `max` characters; empty is allowed. `whenMissing`: what is said where there is no text at all. */
export const text = (max: number, whenMissing?: string) =>
  z.string(whenMissing).max(max, `At most ${max.toLocaleString('en-US')} characters`)

/** Spaces, and signs that only steer the letters around them: nothing that anyone could see. */
const NOTHING_SEEN = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164]*$/u

/** Text that must say something: trimmed, 1 to `max` characters of which one can be seen. */
export const requiredText = (
  max: number,
  whenEmpty: string,
  tidy = (text: string) => text.trim(),
  whenLong = `At most ${max.toLocaleString('en-US')} characters`,
) =>
  z
    .string(whenEmpty)
    .overwrite(tidy)
    .overwrite((text) => (NOTHING_SEEN.test(text) ? '' : text))
    .min(1, whenEmpty)
    .max(max, whenLong)

/**
 * A name or a heading as one line. What would turn the letters after it around, or is half a letter, is left out: it
 * would reach into the words beside it, in lists and in sentences.
 */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\ufffd]/g, '')
    .trim()

/** `requiredText` on one line. */
export const requiredLine = (max: number, whenEmpty: string) => requiredText(max, whenEmpty, oneLine)

/** Lists: newest first, at most 100, `before` continues from the last row's id. */
export const Page = z.object({ before: Id.optional() })

export const Nothing = z.null()
