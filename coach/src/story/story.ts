import kept from '../../data/said/story-reasons.json' with { type: 'json' }
import withheld from '../../data/words/story-withheld.json' with { type: 'json' }
import type { StoryResult } from '@mallama/contracts/coach'
import { legibility } from '../builtin/kind-of-text.ts'
import type { StoryInput } from '../operations.ts'
import { ADULT, agesIn, numbers, partsOf } from '../safety/ages.ts'
import { isLikeness, speaksAsChild } from '../safety/flag.ts'
import { sight, stated } from '../safety/screen.ts'
import { actsOf } from '../text/asks.ts'
import { joined, sentencesIn, flatten, setsOf } from '../text/words.ts'
import { listed, placesOf } from '../text/phrase.ts'
import { identifyingIn, longest } from './identifying/identifying.ts'
import { frameOf, givesAway, realise } from './realise.ts'
import { sentencesOf, textsOf, type Texts } from './texts.ts'
import { roleOf } from './role.ts'

/** A saved chat as a story for strangers, rebuilt and never redacted: read into a frame of closed lists, and the frame is told. `blocked`: safety, a minor, no matter for one; `held`: unsure, for its author to look at. `redactions`: at most 200. */
export function tellStory(input: StoryInput): StoryResult {
  const texts = textsOf(input)
  const found = identifyingIn(texts.own.join('\n\n'), texts.names).map(({ quote, kind }) => ({ quote, kind }))
  const each = Map.groupBy(found, ({ quote, kind }) => `${kind}|${quote.toLowerCase()}`).values()
  const redactions = [...each].map(([first]) => first!).slice(0, 200)
  const answer = (state: StoryResult['state'], reason: string | null, story: StoryResult['story'] = null) => {
    return { state, reason, story, redactions, coach: 'built-in' as const }
  }
  const blocked = blockedBy(input, texts)
  if (blocked) return answer('blocked', blocked)
  const unread = unreadable(texts)
  if (unread) return answer('held', unread)
  const role = roleOf(input, texts)
  if (typeof role === 'string') return answer('held', kept.role[role])
  const frame = frameOf(input, texts)
  // A story is worth a stranger's time when it says what was done about the trouble and what came of that.
  const { topic, delicate, how, tried, outcome } = frame
  if (tried.length === 0) return answer('held', kept.thin.untried)
  // What was done needs an end, or a trouble with a name and more than one thing; so does a plan, whose end is to come.
  const more = tried.length > 1 && (topic !== 'unnamed' || how === 'planned')
  if (outcome.length === 0 && !more) return answer('held', kept.thin.endless)
  // So many ways to say the same frame are tried before a story is held, first those whose title its author has not had.
  const ways = Array.from({ length: 36 }, (_, round) => realise(frame, role, round))
  const isOld = ({ title }: (typeof ways)[number]) => Number(input.titlesBefore?.includes(title) ?? false)
  const story = ways.toSorted((a, b) => isOld(a) - isOld(b)).find((it) => !givesAway(it, texts))
  if (!story) return answer('held', kept.close)
  // Why a person should look at the finished story before it is shared; null where there is no doubt.
  const of = (kind: string) => redactions.filter((it) => it.kind === kind).length
  const doubt = of('rare event') > 0 ? kept.doubt.rare : of('health') > 1 ? kept.doubt.health : null
  const unsure = role.unusual ? kept.doubt.role : delicate ? kept.doubt.delicate : doubt
  return answer(unsure ? 'held' : 'ready', unsure, { ...story, category: role.category })
}

/** An order may have so many words between its verb and what it is about. */
const ordersIn = listed({ orders: withheld.orders }, 4)
const isOrder = (text: string) =>
  sentencesOf(text).some((words) => ordersIn(words).length > 0) || actsOf(text.slice(0, 6000)).includes('injection')

/** Why the built-in coach cannot tell what stands there; null where it can. */
function unreadable({ own, turns }: Texts): string | null {
  if (own.reduce((sum, text) => sum + text.length, 0) > longest) return kept.unread.long
  const kinds = turns.map((text) => legibility(text))
  const foreign = kinds.filter((kind) => kind === 'other-language').length
  if (foreign > 0 && foreign * 4 >= kinds.length) return kept.unread.foreign
  return !kinds.includes('words') ? kept.unread.little : turns.some(isOrder) ? kept.unread.orders : null
}

/** What no story is made of, whoever asks: once is enough. */
const sureIn = listed(withheld.sure)
/** What the chat is about where it stands in the title or the issue, or comes up twice. */
const oftenIn = listed(withheld.often)
const { who, between, hits, whom } = withheld.strikes
/** "He hit me", "she used to slap my brother". */
const strikesIn = placesOf({ struck: joined(joined(who, hits), whom) }, 2, (word) => between.includes(word))

/** Why nothing may be published, in words for the author; null where nothing stands against it. */
function blockedBy(input: StoryInput, texts: Texts): string | null {
  // The person's page is screened as well: what stands there is about the same two people.
  const seen = [...texts.own, ...texts.coachs, ...texts.page].map((text) => sight(text))
  // What only the classifier doubts is asked in a chat; of many texts at once it says too little.
  if (seen.some((it) => it && !it.doubt) || texts.coachs.some((text) => stated(asTheAuthor(text))))
    return kept.blocked.safety
  // One reading of all the author's lines finds what is spread over several messages. Short lines in a row sound like despair where none is, and each was read for that by itself.
  const together = sight(texts.own.join('. ').slice(0, 200_000))
  if (together && !together.doubt && !(isLikeness(together) && together.category === 'self-harm'))
    return kept.blocked.safety
  const [own, page] = [sentencesOf(texts.own.join('\n')), sentencesOf(texts.page.join('\n'))]
  const isHarm = (words: string[]) => strikesIn(words).length > 0 || sureIn(words).some(({ is }) => is === 'harm')
  if ([...own, ...page].some(isHarm)) return kept.blocked.harm
  const [first] = own.flatMap(sureIn)
  if (first) return kept.blocked[first.is]
  const front = sentencesOf(`${input.title}\n${input.originalIssue}`)
  if (front.flatMap(oftenIn).length > 0 || own.flatMap(oftenIn).length > 1) return kept.blocked.health
  return aboutMinor(input.person?.relationshipType ?? '', texts, own) ? kept.blocked.minor : null
}

/** "You said that you want to die" is the author's word, said back. */
const asTheAuthor = (text: string) =>
  text.replace(/\byou(r|[’']?re| are|[’']?ve)?\b/gi, (_, more = '') =>
    more.toLowerCase() === 'r' ? 'my' : more.toLowerCase().endsWith('re') ? 'I am' : 'I',
  )

const kinds = listed(withheld.young)
const { persons, links, counted, children } = setsOf(withheld.words)

function aboutMinor(type: string, texts: Texts, own: readonly (readonly string[])[]): boolean {
  if (texts.own.some(speaksAsChild)) return true
  const all = [...texts.own, ...texts.page].join('\n')
  const sentences = sentencesOf(all)
  const [marks, told] = [sentences.flatMap(kinds), sentencesIn(flatten(all)).flatMap(agesOf)]
  if (marks.some(({ is }) => is === 'other') || told.some(({ years, inYears }) => inYears && years < ADULT)) return true
  if (sentences.some(tellsOfYoung)) return true
  if (children.has(type)) return !marks.some(({ is }) => is === 'grown') && !told.some(({ years }) => years > ADULT + 1)
  // Parents may quarrel over arrangements; once every other line is about the child, it is the child's story.
  const about = own.flatMap(kinds).filter(({ is }) => is === 'child').length
  return about >= 5 && about / own.flat().length > 0.045
}

/** Ages of others. `inYears`: said to be years ("7yo", "seven years old", "year 9"), so that nothing else is counted. */
const agesOf = (sentence: string) => {
  const parts = partsOf(sentence.replace(/(\d)y/g, '$1 y'))
  return agesIn(parts).flatMap(({ whose, years, from, to }) => {
    const inYears = parts.slice(from, to + 1).some((part) => part.startsWith('y'))
    return whose === 'i' && !inYears ? [] : [{ years, inYears }]
  })
}

/** "My sister, 13", "the boys are 12 and 8": an age right behind whose it is. */
const tellsOfYoung = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    if (!persons.has(word) && !persons.has(word.replace(/s$/, ''))) return false
    let next = at + 1
    while (links.has(words[next] ?? '')) next++
    const [said = '', after = ''] = words.slice(next, next + 2)
    const years = Number.parseInt(said, 10) || (numbers.get(said) ?? 0)
    return years > 0 && years < ADULT && !counted.has(after)
  })
