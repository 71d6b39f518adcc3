import type { Situation } from '../knowledge/situation.ts'
import { asFelt, choose, cite, inOrder, length, plainly, say, type Composer } from './composer.ts'
import { addressee } from './addressee.ts'
import { aboutAnother } from './draft-third.ts'
import { situation } from '../knowledge/situations.ts'
import { draftFor, registerOf, wordsOf, type Draft } from './draft.ts'
import { unsound } from './draft-whole.ts'
import { isDead } from './mourning.ts'
import { ownWords, toldTo } from './own-words.ts'
import { fill } from './realise.ts'
import { hash } from './state.ts'
import { context, relate } from './recall.ts'
import { echo } from './reflect.ts'
import { earlier } from './thread.ts'
import { revise, type Revision } from './revise.ts'

const ways = [
  '\n\nYou could {a}: {ag}, though {ac}.\n\nOr {b}: {bg}, but {bc}.',
  'With {whom} I see two ways.\n\nYou can {a}: {ag}, though {ac}.\n\nOr you can {b}: {bg}, but {bc}.',
  '\n\nOne way is to {a}: {ag}, though {ac}.\n\nThe other is to {b}: {bg}, but {bc}.',
]
export const intros = [
  'As a start:',
  'For {whom}, maybe:',
  'Something like this:',
  'In words:',
  'A draft for {whom}:',
  'It could sound like this:',
  'Here is one to change as you like:',
]
const checks = [
  'Does that sound like you, talking to {whom}?',
  'What in it would {name} be most likely to trip over?',
  'Would you send it to {whom}, or say it?',
  'What would you change before {name} gets it?',
  'Is anything in it not quite true of you and {whom}?',
  'Which of these words would {name} be surprised to get from you?',
  'Is it the right size for what is between you and {whom}, or too much?',
  'At what hour would {name} be able to hear that?',
]

/** "What should I do" and "give me the words": two ways with what each costs, one draft, one check. Now, not later. */
export function advise(c: Composer): void {
  const { state, reading } = c
  const other = addressee(reading.text, c.grammar.who)
  if (other) c.grammar.who = other
  c.grammar.who ??= { label: 'they', name: null, role: null, pronoun: 'they', sure: false, plural: true }
  const told = reading.facts.find(
    (it) =>
      it.turned && it.score >= 2.2 && !/^(?:write|text|give|help|make|email|tell|i want to|can|could)\b/i.test(it.text),
  )
  if (told && !(reading.acts.includes('script') && reading.words <= 16)) echo(c, 18)
  if (c.evidence.length === 0) cite(c, c.input.message.trim().slice(0, 80), 'your request')
  relate(c)
  if (length(c) < 14) context(c)
  const loose = c.about.id === 'open' || (c.about.kind === 'reach-out' && reading.needs.length > 0)
  const given = state.related.includes(`ways/${c.about.id}`)
  if (state.drafts === 0 && !loose && !given && say(c, twoWays(c, c.about.ways)))
    state.related.push(`ways/${c.about.id}`)
  else if (state.drafts < 3) openings(c)
  addDraft(c)
}

/** Where the trouble has no ways of its own: two places to begin, both taken from what they told. */
function openings(c: Composer): void {
  const scene = earlier(c).find((it) => it.kind === 'other-act' && it.m.split(' ').length <= 10)
  const felt = c.state.feelings.at(-1)
  if (!scene || !felt || c.state.related.includes('openings')) return
  const line = choose(c, 'openings', beginnings, { one: scene.m, f: asFelt(felt) })
  if (!line) return
  cite(c, scene.quote, 'said earlier')
  c.state.related.push('openings')
  say(c, line)
}

const beginnings = [
  '\n\nYou could begin with the scene, that {one}: nobody can dispute it, though it leaves you out.\n\nOr you could begin with yourself, that you feel {f}: it is nearer the point, but it shows more of you.',
]

export function twoWays(c: Composer, [one, two]: Situation['ways']): string | null {
  if (!one || !two) return null
  const part = (text: string) =>
    fill(text, c.grammar.who, {})?.replace(/^(?!I\b)[A-Z]/, (letter) => letter.toLowerCase()) ?? null
  const [a, ag, ac] = one.map(part)
  const [b, bg, bc] = two.map(part)
  return choose(c, 'ways', ways, { a, ag, ac, b, bg, bc })
}

export function addDraft(c: Composer): void {
  const { state, reading } = c
  const before = state.lastDraft?.words
  const { who } = c.grammar
  const elsewhere = who?.label !== state.focus?.label
  const register = registerOf(who)
  const own = ownWords(
    elsewhere ? { ...c.input, history: [] } : c.input,
    reading,
    state,
    who,
    register === 'work' || register === 'ex',
  )
  const told = (fact: string) => (who ? toldTo(fact, c.input, who, state.names) : null)
  // What the one the talk is about has done is not said to somebody else; what this one did is.
  const held = elsewhere
    ? { ...state, facts: state.facts.filter((it) => it.who === who?.label), needs: [], feelings: [] }
    : state
  const tries: (Draft & { asksNothing?: boolean })[] = [0, 1, 2, 3].map((more) =>
    draftFor(reading, held, elsewhere ? situation('open') : c.about, who, state.drafts + more, {
      own: more < 3 ? own : null,
      again: more > 0,
      toldTo: told,
      messages: elsewhere ? [] : spokenBy(c),
    }),
  )
  const third = own || !elsewhere ? null : aboutAnother(state, who, state.drafts)
  const sound = [...(third ? [third] : []), ...tries].filter(
    (it) => unsound(it, who, state) === null && !hollow(it.words),
  )
  const draft = sound.find((it) => it.words !== before) ?? sound[0]
  if (!draft || isDead(who, state)) return askForContent(c)
  const open = 'asksNothing' in draft && draft.asksNothing === true
  show(c, draft.words, choose(c, 'draft-intro', intros) ?? 'A draft:', null, open)
  if (draft.from) cite(c, draft.from, 'in the draft')
  state.lastDraft = { words: draft.words, parts: draft.parts, to: c.grammar.who }
}

const spokenBy = (c: Composer): string[] => [
  ...c.input.history.flatMap((it) => (it.role === 'user' ? [it.content] : [])),
  c.input.message,
]

const inOpen = situation('open').open
/** An opening that fits every letter is not worth sending. */
const hollow = (words: string) => words.toLowerCase().includes(inOpen.toLowerCase())

/** Nothing sound to say to them yet: the one thing that is missing is asked, and the answer becomes the words. */
function askForContent(c: Composer): void {
  const { state } = c
  if (isDead(c.grammar.who, state)) {
    c.grammar.who = null
    say(
      c,
      choose(c, 'dead-words', [
        'I would not write that as a message, because nobody is there to read it. Said aloud, or in a notebook, it can still be said.',
      ]),
    )
    say(c, inOrder(c, 'dead-words-ask', ['What is the one thing you would want said?', 'What was left unsaid?']))
    state.awaiting = 'answer'
    return
  }
  say(
    c,
    choose(c, 'content-missing', [
      'I do not want to make up what it says, so I need one thing from you first.',
      'For words that are really yours I need one more thing.',
      'I will write it as soon as I know one thing.',
    ]),
  )
  say(
    c,
    inOrder(c, 'content-ask', [
      'What do you want {them} to do, or to know, after reading it?',
      'In one rough line, what should it say?',
      'What happened, and what do you want {them} to do about it?',
    ]),
  )
  if (!state.related.includes('ask-open')) state.related.push('ask-open')
  state.awaiting = 'ask'
}

/** The last draft again, changed the way it was asked for; its facts stay. */
export function redraft(c: Composer, how: Revision): void {
  const { state } = c
  const last = state.lastDraft
  if (!last) return advise(c)
  if (last.to) c.grammar.who = last.to
  cite(c, c.reading.text.trim().slice(0, 60), 'your wish')
  const parts = revise(last.parts, how, state.drafts)
  const words = wordsOf(parts)
  const intro = choose(c, `redraft/${how}`, introductions[how]) ?? 'Changed:'
  if (words === last.words) {
    say(c, plainly(c, 'That one is about as short as it can be without losing the point. What would you cut?'))
    return
  }
  show(c, words, intro, choose(c, `redraft-note/${how}`, notes[how]))
  state.lastDraft = { words, parts, to: last.to }
}

export function show(c: Composer, words: string, intro: string, note: string | null = null, open = false): void {
  const { state } = c
  say(c, `\n\n${intro} "${words}"`)
  if (note) say(c, `\n\n${note}`)
  state.related = state.related.filter((it) => it !== 'ask-open')
  const missing = open ? inOrder(c, 'draft-open', openChecks) : null
  if (missing) state.related.push('ask-open')
  say(c, `\n\n${missing ?? inOrder(c, 'draft-check', rotate(checks, hash(words) % checks.length)) ?? ''}`)
  state.drafts++
  state.awaiting = 'draft'
}

/** The draft tells, and asks for nothing yet: what it should ask for is the one thing to find out. */
const openChecks = [
  'What would you like {whom} to do, in a few words, so that it can be the last line?',
  'What should {name} do differently next time, so that I can put it at the end?',
  'What would you like to ask {whom} for, once that is said?',
]

const rotate = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

const introductions: Record<Revision, string[]> = {
  short: ['Shorter, with the point still in it:', 'Down to what it needs:', 'The short version:'],
  soft: ['The same point, with a softer way in:', 'Gentler, and nothing taken out of it:', 'With less edge:'],
  firm: ['More upright, and still fair:', 'Without the cushions:', 'Straighter:'],
  casual: ['Looser, the way one talks:', 'Less stiff:', 'In everyday clothes:'],
  formal: ['More formal, with the same content:', 'In a soberer tone:'],
  funny: ['With a small wink at the end, so that the point stays serious:', 'A little lighter:'],
  'own-voice': [
    'Nobody should say what is not in their mouth. Plainer, then:',
    'Then closer to how one speaks when it is hard:',
  ],
  'their-terms': [
    'Then do not ask for a yes. Say your part, and ask what would work from the other side:',
    'If that request would meet a wall, leave it out and ask for terms instead:',
  ],
}

/** What the change does, so that it can be judged. */
const notes: Record<Revision, string[]> = {
  short: [
    'What is gone is explanation. If it is wanted, {they} will ask for it, and then it will be heard.',
    'Two sentences are read where five are skimmed, and the request now stands where the eye ends.',
  ],
  soft: [
    'The request has not moved. What is new is that {they} can see how you mean it before {they} {hears|hear} it.',
    'Only the way in has changed, so that the first thing heard is not the complaint.',
  ],
  firm: [
    'It states and does not ask for permission. It still holds no reproach, so there is nothing in it to fight over.',
    'The polite detours are gone. If you say it, say it at your normal pace and do not add to it.',
  ],
  casual: [
    'It says the same and sounds less as if it had been prepared, which makes it easier to answer.',
    'Change any word you would not use with {them}, because your own tone matters more than my wording.',
  ],
  formal: [
    'The feeling has been left out on purpose. In writing to someone like that, the facts can carry it.',
    'Read it once as if you were {them}: nothing in it should need a second message.',
  ],
  funny: [
    'The joke comes last, so the request has been read by then.',
    'Leave the last sentence off if {they} {is|are} in a bad mood that day.',
  ],
  'own-voice': [
    'Read it aloud once. Wherever you stumble, put in the word you would have said.',
    'It admits that this is hard, which is often the truest sentence in such a message.',
  ],
  'their-terms': [
    'It gives up on winning the point and asks for an offer. That is harder to refuse than a demand.',
    'If the answer is nothing, you have learnt something too, and the next step is yours alone.',
  ],
}
