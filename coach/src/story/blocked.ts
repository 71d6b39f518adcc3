import kept from '../../data/said/story-reasons.json' with { type: 'json' }
import ages from '../../data/words/ages.json' with { type: 'json' }
import withheld from '../../data/words/story-withheld.json' with { type: 'json' }
import type { StoryInput } from '../operations.ts'
import { agesIn, partsOf } from '../safety/ages.ts'
import { isLikeness, speaksAsChild } from '../safety/aside.ts'
import { sight, stated } from '../safety/screen.ts'
import { listed, placesOf } from '../text/phrase.ts'
import { sentencesIn } from '../text/split.ts'
import { flatten, setOf } from '../text/words.ts'
import { sentencesOf, type Texts } from './texts.ts'

const reasons = kept.blocked
/** What no story is made of, whoever asks: once is enough. */
const sureIn = listed(withheld.sure)
/** What the chat is about where it stands in the title or the issue, or comes up twice. */
const oftenIn = listed(withheld.often)
const { who, between, hits, whom } = withheld.strikes
const fill = new Set(between.split(','))
const strikes = who.split(',').flatMap((one) => hits.split(',').map((hit) => `${one} ${hit}`))
const struck = strikes.flatMap((it) => whom.split(',').map((other) => `${it} ${other}`))
/** "He hit me", "she used to slap my brother". */
const strikesIn = placesOf({ struck }, 2, (word) => fill.has(word))

/** Why nothing may be published, in words for the author; null where nothing stands against it. */
export function blockedBy(input: StoryInput, texts: Texts): string | null {
  // The person's page is screened as well: what stands there is about the same two people.
  const seen = [...texts.own, ...texts.coachs, ...texts.page].map((text) => sight(text))
  // What only the classifier doubts is asked in a chat; of many texts at once it says too little.
  if (seen.some((it) => it && !it.doubt) || texts.coachs.some((text) => stated(asTheAuthor(text))))
    return reasons.safety
  // One reading of all the author's lines finds what is spread over several messages. Short lines in a row sound like
  // despair where none is, and each was read for that by itself.
  const together = sight(texts.own.join('. ').slice(0, 200_000))
  if (together && !together.doubt && !(isLikeness(together) && together.category === 'self-harm')) return reasons.safety
  const [own, page] = [sentencesOf(texts.own.join('\n')), sentencesOf(texts.page.join('\n'))]
  const isHarm = (words: string[]) => strikesIn(words).length > 0 || sureIn(words).some(({ is }) => is === 'harm')
  if ([...own, ...page].some(isHarm)) return reasons.harm
  const [first] = own.flatMap(sureIn)
  if (first) return reasons[first.is]
  const front = sentencesOf(`${input.title}\n${input.originalIssue}`)
  if (front.flatMap(oftenIn).length > 0 || own.flatMap(oftenIn).length > 1) return reasons.health
  return aboutMinor(input.person?.relationshipType ?? '', texts, own) ? reasons.minor : null
}

/** "You said that you want to die" is the author's word, said back. */
const asTheAuthor = (text: string) =>
  text.replace(/\byou(r|[’']?re| are|[’']?ve)?\b/gi, (_, more = '') =>
    more.toLowerCase() === 'r' ? 'my' : more.toLowerCase().endsWith('re') ? 'I am' : 'I',
  )

const kinds = listed(withheld.young)
const [persons, links, counted] = [setOf(withheld.persons), setOf(withheld.links), setOf(withheld.counted)]
const children = setOf('child son daughter grandchild student')
const numbers = new Map(Object.entries(ages.numbers))
const grown = 18

function aboutMinor(type: string, texts: Texts, own: readonly (readonly string[])[]): boolean {
  if (texts.own.some(speaksAsChild)) return true
  const all = [...texts.own, ...texts.page].join('\n')
  const sentences = sentencesOf(all)
  const marks = sentences.flatMap(kinds)
  const told = sentencesIn(flatten(all)).flatMap(agesOf)
  if (marks.some(({ is }) => is === 'other') || told.some(({ years, inYears }) => inYears && years < grown)) return true
  if (sentences.some(tellsOfYoung)) return true
  if (children.has(type)) return !marks.some(({ is }) => is === 'grown') && !told.some(({ years }) => years > grown + 1)
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
    return years > 0 && years < grown && !counted.has(after)
  })
