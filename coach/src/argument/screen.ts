import { cut, looksLikeName, type Line } from './lines.ts'

/** What a phone's screen shows around the words: nobody says any of it. Own list, after the messengers of 2024. */
const clock = String.raw`\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?`
const status = new RegExp(
  String.raw`^(?:${clock}[\s\p{S}\p{P}]*)?(?:(?:[2345]G\+?|LTE|VoLTE|Wi-?Fi|EE|O2|Vodafone|T-Mobile|Verizon|AT&T|\d{1,3}\s?%|\p{So}|[\p{S}\p{P}])\s*){1,8}$`,
  'iu',
)
const furniture =
  /^(?:imessage|text message|sms|rcs(?: message)?|(?:type|write|send) (?:a )?message(?:\.{3}|…)?|message(?:\.{3}|…)?|delivered|sent|read(?: (?:at )?[\d:apm. ]{1,9}| yesterday| today)?|seen|not delivered|online|offline|typing(?:\.{3}|…)?|last seen .{1,30}|active (?:now|\d.{0,14}ago|today|yesterday)|double tap to like|tap (?:and hold )?to .{1,20}|today|yesterday|unread messages?|new messages?|end-to-end encrypted|add a reaction|(?:\d{1,3} )?unread)$/i
const tick = String.raw`(?:[✓✔√]{1,2}|\bV{1,2}\b|\/\/)`
const sentAt = new RegExp(String.raw`(?:^|\s+)(?:${clock}\s*${tick}|${tick}\s*(?:${clock})?|[✓✔]{1,2})\s*$`, 'u')
const bareTime = new RegExp(String.raw`(?:^|\s+)${clock}$`, 'iu')
/** Whether the line is the phone's own. */
const isFurniture = (text: string): boolean => text.length < 60 && (furniture.test(text) || status.test(text))

/**
 * The lines without what a screenshot read by a machine brings along: ticks, clocks, battery, field labels, the name at
 * the top. Where nothing shows that it was a screen, every line stays as it is.
 */
export function offScreen(lines: readonly Line[]): { lines: Line[]; dropped: number } {
  const texts = lines.filter(({ text }) => text)
  const ticked = texts.filter(({ text }) => text.length < 400 && sentAt.test(text)).length
  const own = texts.filter(({ text }) => isFurniture(text)).length
  if (ticked === 0 && own < 2) return { lines: [...lines], dropped: 0 }
  // Names that stand over every message with their time beside them need those times.
  const timed = texts.filter(({ text }) => text.length < 400 && bareTime.test(text.replace(sentAt, ''))).length
  const clocks = ticked > 0 || own >= 3
  const kept: Line[] = []
  let dropped = 0
  const [first, second] = texts
  // The name at the top of the screen, where it names nobody further down.
  const top =
    first &&
    second &&
    isFurniture(second.text) &&
    looksLikeName(first.text) &&
    !texts.some((it) => it !== first && it.text.startsWith(first.text))
      ? first
      : null
  for (const line of lines) {
    if (!line.text) {
      kept.push(line)
      continue
    }
    if (line === top || isFurniture(line.text)) {
      dropped++
      continue
    }
    const ticks = line.text.length < 4000 ? sentAt.exec(line.text) : null
    const stamp = clocks && line.text.length < 4000 ? bareTime.exec(line.text) : null
    const time = ticks ?? (timed >= 2 || stamp?.index === 0 ? stamp : null)
    const bare = time && (ticked > 0 || time.index > 0) ? cut(line, 0, time.index) : line
    if (bare.text && /[\p{L}\p{N}\p{Extended_Pictographic}?!]/u.test(bare.text))
      kept.push({ ...bare, depth: line.depth })
    else dropped++
  }
  return { lines: kept, dropped }
}
