import { people } from '../detectors/people.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { mirror, turn as toYou } from './mirror.ts'
import { inSentence, polish, sentenceCase } from './polish.ts'

/** What was put right: one thing in the place of another. */
export interface Correction {
  wrong: string
  right: string
  quote: string
}

const opening = /^(?:(?:no+|nope|nah|sorry|wait|oh|actually|um+|well|i mean|correction|hang on)[,.! ]+)*/i
const thing =
  "(?!(?:to|i|he|she|they|we|you|that|it|this|hes|shes|its|im|theyre|(?:he|she|it|they|i|we)[’']\\w+|what|really|at all|true|right|fair|so|sure|ok)\\b)((?:(?:my|his|her|their|our|the|a|an|on|in|at|by|with|for) )?[\\w’'-]+(?: (?!(?:it|its|he|she|they|i|but|not|and|who|that|was|is)\\b)[\\w’'-]+){0,3})"
const shapes: [RegExp, 1 | 2][] = [
  // "it was my sister, not my brother"
  [
    new RegExp(
      `^(?:(?:it(?:[’']?s| was| is)|its|(?:i|he|she|they) (?:meant|said)|that was|thats|she was|he was|this was|about) )?${thing}[,;]? (?:and |but )?not ${thing}(?=[.,;!]|$)`,
      'i',
    ),
    1,
  ],
  // "not my brother, my sister", "its not tom who said it its my dad"
  [
    new RegExp(
      `^(?:it(?:[’']?s| was| is)|it|that|this|its|that was|thats|i said|he said|she said)? ?(?:not|wasn[’']?t|wasnt|isn[’']?t|isnt) ${thing}(?: (?:who|that|she|he|they|i|we)\\b[^,.;]*?)?[,.;]? (?:but |it(?:[’']?s| was| is) |its |i meant |i said |he said |she said )+?${thing}(?=$|[.,!;]| (?:who|that)\\b)`,
      'i',
    ),
    2,
  ],
  [
    new RegExp(
      `^(?:it(?:[’']?s| was| is)|its|that was|thats)? ?(?:not|wasn[’']?t|wasnt|isn[’']?t|isnt) ${thing}[,.;] ?${thing}[.! ]*$`,
      'i',
    ),
    2,
  ],
  // "sister not brother", "i said tuesday, you said thursday"
  [/^i said ([\w’' -]{2,30})[,;]? (?:and )?(?:you|not)(?: said| wrote| put)? ([\w’' -]{2,30})[.! ]*$/i, 1],
]

const bare = (it: string) =>
  it
    .trim()
    .replace(/[.!,;]+$/, '')
    .replace(/ (?:sorry|please|lol|tho|though|actually|i mean|did|does|was|is|has)$/i, '')

/** Reads "it was X, not Y" whichever way round it is said; null where it is not that. */
export function correctionIn(text: string): Correction | null {
  const plain = text.trim()
  const rest = plain.replace(opening, '')
  for (const [shape, first] of shapes) {
    const hit = shape.exec(rest)
    if (!hit?.[1] || !hit[2]) continue
    const [right, wrong] = first === 1 ? [hit[1], hit[2]] : [hit[2], hit[1]]
    if (bare(right).toLowerCase() === bare(wrong).toLowerCase()) continue
    return { right: bare(right), wrong: bare(wrong), quote: hit[0].trim() }
  }
  return null
}

const bareNoun = (words: string) => words.replace(/^(?:my|his|her|their|our|the|a|an|your|on|in|at|by|with|for) /i, '')
const core = (words: string) => bareNoun(words).toLowerCase()

/** Takes the correction into what is known, so that nothing said later rests on the old version; null where nothing was known. */
export function takeIn(c: Composer, it: Correction): string | null {
  const { state, reading } = c
  const wrong = core(it.wrong)
  const right = polish(bareNoun(it.right), reading.names)
  const cue = new RegExp(`\\b(your |his |her |their |the )?${wrong.replace(/[^\p{L}\p{N} '-]/gu, '.')}\\b`, 'giu')
  let mended: string | null = null
  const whole = inSentence(toYou(polish(it.right, reading.names)), reading.names)
  const owned = /^(?:your|his|her|their|the|an?) /i.test(whole)
  const wasPerson = people(`my ${wrong}`).length > 0
  state.facts = state.facts.flatMap((fact) => {
    if (fact.turned && cue.test(fact.turned)) {
      cue.lastIndex = 0
      const turned = fact.turned.replace(cue, (_, owner: string | undefined) =>
        owned ? whole : `${owner ?? ''}${right}`,
      )
      mended ??= sentenceCase(turned)
      return [{ ...fact, turned }]
    }
    // "He" was the one who was named wrongly.
    return wasPerson &&
      fact.turned &&
      /\b(?:he|she|him|his|her)\b/i.test(fact.turned) &&
      state.focus &&
      core(state.focus.label) === wrong
      ? []
      : [fact]
  })
  if (wasPerson) {
    const now = people(it.right, reading.names)[0]?.someone
    if (now) {
      state.focus = now
      c.grammar.who = now
    }
  }
  return mended
}

export function mend(c: Composer, it: Correction): void {
  const { reading } = c
  const mended = takeIn(c, it)
  cite(c, it.quote, 'your correction')
  const part = (words: string) => inSentence(toYou(polish(words, reading.names)), reading.names)
  const r = part(it.right)
  const w = part(it.wrong)
  say(
    c,
    choose(
      c,
      'mend',
      c.state.apologised
        ? ['{r}, then, and not {w}.', 'Understood: {r}, not {w}.']
        : ['Sorry: {r}, not {w}.', 'Sorry, then it is {r} and not {w}.'],
      { r, w },
    ),
  )
  c.state.apologised = true
  const line = mended
    ? mended
    : mirror(
        reading.text
          .trim()
          .slice(reading.text.indexOf(it.quote) + it.quote.length)
          .replace(/^[,.;! ]+/, ''),
        reading.names,
      )
  if (line && line.split(' ').length > 2)
    say(
      c,
      choose(c, 'mended', ['So it goes like this: {line}.', 'I read it again with that in it: {line}.'], {
        line: inSentence(line, reading.names),
      }),
    )
}
