import { relations } from '../knowledge/relations.ts'
import { situation } from '../knowledge/situations.ts'
import { choose, cite, plainly, say, type Composer } from './composer.ts'
import { contextLines, relevant } from './context.ts'
import { fromBefore, recall, type Recalled } from './remembered.ts'

/** At most one fact, from the relationship's page or from earlier talks, where it bears on this; told in plain words. */
export function context(c: Composer): void {
  const known = relevant(c.input.person, c.input.message, c.about, c.state.contextUsed)
  if (!known) return void say(c, remember(c))
  const line = choose(c, `context/${known.kind}`, contextLines[known.kind], { item: known.item })
  if (!line) return
  say(c, line)
  c.memoryUsed.push(known.plain)
  c.state.contextUsed.push(known.id)
}

const betweenLines: Record<Recalled['how'], string[]> = {
  turned: [
    'You told me before that {item}, and that may be part of this.',
    'Some time ago you said that {item}; it may play into this.',
  ],
  quoted: [
    'You told me before, "{item}", and that may be part of this.',
    'Some time ago you said "{item}"; it may play into this.',
  ],
  edited: ['What you had me keep, "{item}", may be part of this.'],
}

const plainLines: Record<Recalled['how'], string[]> = {
  turned: [
    'You told me before that {item}, so keep that in mind here.',
    'One thing from before counts here: you told me that {item}.',
  ],
  quoted: [
    'You told me before, "{item}", so keep that in mind here.',
    'One thing from before counts here, in your words: "{item}".',
  ],
  edited: ['You had me keep "{item}", and it counts here.'],
}

/** Takes up what was told before; null where nothing bears on this. */
function remember(c: Composer): string | null {
  const { input, state } = c
  const names = [...input.knownPeople, ...(input.person ? [input.person.name] : [])]
  const kept = recall(fromBefore(input), input, state.contextUsed, names)
  if (!kept) return null
  const line = choose(c, `memory/${kept.how}`, (kept.between ? betweenLines : plainLines)[kept.how], {
    item: kept.item,
  })
  if (!line) return null
  c.memoryUsed.push(kept.plain)
  state.contextUsed.push(kept.id)
  return line
}

/** Whatever kind of answer it is: something told before that bears on it is named, once it was said what it answers. */
export function lend(c: Composer): void {
  if (c.memoryUsed.length > 0 || c.state.flag) return
  const line = remember(c)
  if (line) c.pieces.splice(c.pieces.length > 1 && !/\n/.test(c.pieces[0] ?? '') ? 1 : 0, 0, line)
}

/** Relates what is told now to what was told before, where the relation is real. Else nothing is said. */
export function relate(c: Composer): boolean {
  return pairOf(c) || contrast(c) || returning(c)
}

function pairOf(c: Composer): boolean {
  const { state, reading } = c
  const now = new Set(reading.situations.filter((it) => it.strong).map((it) => it.id))
  const all = new Set(state.met.map(([id]) => id))
  for (const { one, two, say: lines } of relations) {
    const key = `${one}+${two}`
    if (state.related.includes(key) || !all.has(one) || !all.has(two) || (!now.has(one) && !now.has(two))) continue
    const text = choose(
      c,
      `relation/${key}`,
      lines.map((it) => it.replace('{for}', state.span || 'this stretch')),
    )
    if (!text) continue
    state.related.push(key)
    const hit = reading.situations.find((it) => it.id === one || it.id === two)
    if (hit) cite(c, hit.quote, 'belongs together', hit.start)
    return say(c, text)
  }
  return false
}

/** "You used to talk every day" against "two weeks without a word". */
function contrast(c: Composer): boolean {
  const { state, reading } = c
  if (
    state.related.includes('contrast') ||
    !state.span ||
    !state.met.some(([id]) => id === 'silence' || id === 'distance')
  )
    return false
  const hit = /\bused to (?:\w+ ){1,6}?(every (?:single )?(?:day|night|morning|evening|week|sunday))/i.exec(
    reading.text,
  )
  if (!hit) return false
  state.related.push('contrast')
  cite(c, hit[0], 'before and now')
  return say(
    c,
    plainly(
      c,
      `From ${hit[1]!.toLowerCase().replace('sunday', 'Sunday')} to ${state.span} of nothing: that is a change you would feel in the body.`,
    ),
  )
}

/** The same thing named again, some turns later. */
function returning(c: Composer): boolean {
  const { state, reading } = c
  for (const { id, strong, quote, start } of reading.situations) {
    const first = state.met.find(([met]) => met === id)
    if (
      !strong ||
      !first ||
      state.turn - first[1] < 2 ||
      state.related.includes(`again/${id}`) ||
      state.related.length > 2
    )
      continue
    const { label, gravity } = situation(id)
    if (gravity < 2 || id === c.state.situation) continue
    const line = choose(
      c,
      'returning',
      [
        'You come back to {label}, so it is in this as well.',
        'There is {label} again, in the middle of something else.',
      ],
      { label },
    )
    if (!line) return false
    state.related.push(`again/${id}`)
    cite(c, quote, 'comes back', start)
    return say(c, line)
  }
  return false
}
