import { keepDraft, readDraft } from '../../draft.ts'

/** What was begun in the lines of exercises in one talk, by line: whoever leaves one, or goes back, finds it again. */
type Begun = Record<string, string>

const all = (key: string): Begun => readDraft<Begun>(key) ?? {}
const keep = (key: string, begun: Begun) => keepDraft(key, Object.keys(begun).length > 0 ? begun : null)

/** What was begun in a line, unless it is what was `sent` last. */
export function begunIn(key: string, line: string, sent: string | undefined): string | undefined {
  const text = all(key)[line]
  return text?.trim() === sent ? undefined : text
}
export const keepBegun = (key: string, line: string, text: string): void => keep(key, { ...all(key), [line]: text })

/** What has arrived is not begun any more. */
export function forgetSent(key: string, sent: string | undefined): void {
  const begun = all(key)
  const left = Object.entries(begun).filter(([, text]) => text.trim() !== sent)
  if (left.length < Object.keys(begun).length) keep(key, Object.fromEntries(left))
}
