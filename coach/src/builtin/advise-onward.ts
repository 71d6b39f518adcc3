import { people } from '../detectors/people.ts'
import { intros, show } from './advise.ts'
import { asksForWords } from './asked-for.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { wordsOf, type Part } from './draft-parts.ts'
import { belongs, requestFrom } from './draft-whole.ts'
import { isDead } from './mourning.ts'
import { toldTo } from './own-words.ts'

/** What was asked for was answered: it becomes the last line of the words, or the words themselves. */
export function withAsk(c: Composer): boolean {
  const { state, reading } = c
  const { who } = c.grammar
  // A wish named right after a draft is what it should have asked for.
  const wanted = state.related.includes('ask-open') || (state.lastDraft !== null && c.awaited === 'draft')
  const plain = reading.text.trim()
  if (!wanted || reading.words > 24 || asksForWords(plain) || /\b(?:can|could|will|would) you\b/i.test(plain))
    return false
  // "Leave out the money" is said to the coach about the draft.
  if (state.lastDraft && !/^(?:i|he|she|they|for (?:him|her|them)|that (?:he|she|they))\b/i.test(plain)) return false
  const asked = requestFrom(reading.text, who)
  if (!asked) return false
  cite(c, reading.text.trim().slice(0, 80), 'what you ask for')
  const before = (state.lastDraft?.parts ?? []).filter(([part]) => part !== 'ask')
  const parts: Part[] =
    before.length > 0
      ? [...before, ['ask', asked]]
      : [
          ...(who?.name ? [['hi', `Hi ${who.name},`] as Part] : []),
          ['soft', 'There is one thing I would like to ask you.'],
          ['ask', asked],
        ]
  const words = wordsOf(parts)
  show(
    c,
    words,
    choose(c, 'with-ask', ['With that at the end:', 'Then it goes like this:', 'So, with your request in it:']) ??
      'With that:',
  )
  state.lastDraft = { words, parts, to: state.lastDraft?.to ?? c.grammar.who }
  return true
}

/** "Can I say no to her?" Yes, and how. */
export function refusing(c: Composer): void {
  const { state, reading } = c
  const named = people(reading.text, state.names).at(-1)?.someone
  if (named && !isDead(named, state)) c.grammar.who = named.label === c.grammar.who?.label ? c.grammar.who : named
  const { who } = c.grammar
  cite(c, reading.text.trim().slice(0, 80), 'your question')
  say(
    c,
    choose(c, 'may-refuse', [
      'Yes, you can. A no needs one sentence and no excuse, and it is kinder early than late.',
      'You can. The more reasons a no carries, the more there is to argue with, so keep it short.',
    ]),
  )
  const matter =
    /\b(?:about|to) ((?:giving|going|doing|working|lending|having|being|the|a|an|this|that|another|more|extra|her|his)\b[^?.!]{3,60})/i.exec(
      reading.text,
    )?.[1]
  const fact = matter
    ? null
    : state.facts
        .filter((it) => who !== null && belongs(it, who, state))
        .toReversed()
        .filter((it) => /\b(?:wants?|asked|asks|expects?|keeps asking|needs?|invited)\b/i.test(it.quote))
        .map((it) => ({ said: who ? toldTo(it.quote, c.input, who, state.names) : null, from: it.quote }))
        .find(({ said }) => said !== null && /^You\b/.test(said))
  const parts: Part[] = [
    ...(who?.name ? [['hi', `Hi ${who.name},`] as Part] : []),
    [
      'fact',
      fact?.said ??
        (matter && !/\b(?:her|his|him|their)\b/i.test(matter)
          ? `I have thought about ${matter.trim().replace(/\bmy\b/g, 'my')}.`
          : 'Thank you for asking me.'),
    ],
    ['ask', 'This time I have to say no, and I wanted you to hear it from me.'],
  ]
  const words = wordsOf(parts)
  show(c, words, choose(c, 'draft-intro', intros) ?? 'A draft:')
  if (fact) cite(c, fact.from, 'in the draft')
  state.lastDraft = { words, parts, to: state.lastDraft?.to ?? c.grammar.who }
}
