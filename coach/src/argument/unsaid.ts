import { cut, looksLikeName, type Line } from './lines.ts'

/** Lines that a messenger or a phone wrote and nobody said, after WhatsApp, iMessage, Messenger and Instagram of 2024. */
const notices =
  /end-to-end encrypted|(?:created|changed|left|joined|added|removed|deleted) (?:the|this|a|their|your|using)? ?(?:group|subject|conversation|chat|security code|phone number|icon|description|message timer|theme|nicknames?)|^[^:]{1,60} (?:added|removed) [^:]{1,60}$|^[^:]{1,60} (?:left|joined)$|security code .{0,40}changed|turned (?:on|off) disappearing|disappearing messages|pinned a message|named the (?:conversation|group)|set (?:the|your|their) (?:nickname|emoji)|blocked this contact|is a contact$|unsent a message|started (?:a|an) (?:video |voice |audio )?(?:call|chat)|missed (?:a |an )?(?:voice|video|audio)? ?(?:call|chat)|(?:voice|video|audio) call ended|liked a message|^(?:loved|liked|laughed at|emphasi[sz]ed|disliked|questioned|reacted .{1,12} to) ["“]|^waiting for this message|tap to learn more/i

const nothingSaid =
  /^(?:<[^<>]{3,60}>|\(?(?:image|video|audio|sticker|gif|document|photo|contact card|media|voice message|location|poll)(?:s)? (?:omitted|removed|attached)\)?|(?:image|photo|video|gif|sticker|voice message|audio message|attachment|file|link|map|live location|contact)s?|(?:you|this message was|[^:]{1,40}) (?:deleted (?:this|a) message|deleted)\.?|this message was deleted\.?|missed (?:voice|video) call.{0,40}|[\w-]{3,60}\.(?:jpe?g|png|gif|mp4|opus|webp|pdf|vcf|heic|m4a|mov)(?: \(file attached\))?|null|(?:[^:]{1,40} )?sent (?:a|an) (?:photo|video|sticker|gif|voice message|attachment|link)\.?)$/i

const furniture =
  /^(?:imessage|text message|sms|rcs(?: message)?|(?:type|write|send) (?:a )?message(?:\.{3}|…)?|message(?:\.{3}|…)?|delivered(?: quietly)?|sent|read(?: (?:at |yesterday |today )?[\d:apm. \u202f]{1,9}| yesterday| today)?|seen(?: by .{1,60}| (?:at )?[\d:apm. ]{1,9})?|not delivered|forwarded|enter|edited|online|offline|typing(?:\.{3}|…)?|last seen .{1,30}|active (?:now|\d.{0,20}ago|today|yesterday)|double tap to like|tap (?:and hold )?to .{1,20}|today|yesterday|(?:\d{1,3} )?(?:unread|new) messages?|(?:\d{1,3} )?unread|\d+ replies|message (?:requests|unavailable)|open|reply|more|tapbacks?|add a reaction|you (?:can now message|are now connected).{0,80}|edit(?:ed)? \d.{0,20})$/i
const clock = String.raw`\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?`

export const isNotice = (text: string): boolean => text.length < 300 && notices.test(text)
export const saysNothing = (text: string): boolean => text.length < 120 && nothingSaid.test(text)
/** What a phone's screen shows around the words. */
export const isPhone = (text: string): boolean => text.length < 100 && furniture.test(text)
/** "(he leaves)", "[door slams]": what a script tells, not what anyone says. */
export function isStage(text: string): boolean {
  const bare = text.length < 200 && text.endsWith('.') ? text.slice(0, -1) : text
  const within = bare.slice(1, -1)
  return (
    within !== '' &&
    ['()', '[]'].some(([opens, closes]) => bare === `${opens}${within}${closes}` && !within.includes(opens!))
  )
}

const tick = String.raw`(?:[✓✔√]{1,2}|\bV{1,2}\b|\/\/)`
const sentAt = new RegExp(String.raw`(?:^|\s+)(?:${clock}\s*${tick}|${tick}\s*(?:${clock})?|[✓✔]{1,2})\s*$`, 'u')
const bareTime = new RegExp(String.raw`(?:^|\s+)${clock}$`, 'iu')
const isScreen = (text: string): boolean => text.length < 60 && furniture.test(text)

/**
 * The lines without what a screenshot read by a machine brings along: ticks, clocks, battery, field labels, the name at
 * the top. Where nothing shows that it was a screen, every line stays as it is.
 */
export function offScreen(lines: readonly Line[]): { lines: Line[]; dropped: number } {
  const texts = lines.filter(({ text }) => text)
  const ticked = texts.filter(({ text }) => text.length < 400 && sentAt.test(text)).length
  const own = texts.filter(({ text }) => isScreen(text)).length
  if (ticked === 0 && own < 2) return { lines: [...lines], dropped: 0 }
  // Names that stand over every message with their time beside them need those times.
  const timed = texts.filter(({ text }) => text.length < 400 && bareTime.test(text.replace(sentAt, ''))).length
  const [first, second] = texts
  const top =
    first &&
    second &&
    isScreen(second.text) &&
    looksLikeName(first.text) &&
    !texts.some((it) => it !== first && it.text.startsWith(first.text))
      ? first
      : null
  const kept = lines.flatMap((line): Line[] => {
    if (!line.text) return [line]
    if (line === top || isScreen(line.text)) return []
    const near = line.text.length < 4000
    const stamp = near && (ticked > 0 || own >= 3) ? bareTime.exec(line.text) : null
    const time = (near && sentAt.exec(line.text)) || (timed >= 2 || stamp?.index === 0 ? stamp : null)
    const bare = time && (ticked > 0 || time.index > 0) ? cut(line, 0, time.index) : line
    return /[\p{L}\p{N}\p{Extended_Pictographic}?!]/u.test(bare.text) ? [{ ...bare, depth: line.depth }] : []
  })
  return { lines: kept, dropped: lines.length - kept.length }
}
