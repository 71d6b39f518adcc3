import kept from '../../data/words/people.json' with { type: 'json' }
import rows from '../../data/words/roles.json' with { type: 'json' }
import { people, pronounOf, rolesOf, wordsIn } from '../text/people.ts'
import { lastSentences, setOf, type Told } from '../text/words.ts'
import { beside } from './laid.ts'
import { askedIn } from './wish.ts'

/** To whom words are wanted: what a request says of whom it is for, as words that nobody writes. */

const kinds = rolesOf<string>([...rows, ...kept.roles])
export const kindIn = ({ role, name }: { role: string | null; name: string | null }): string =>
  kinds.get((role ?? '').replaceAll(' ', '-'))?.kind ?? (name ? 'name' : 'other')

/** Who is named in the request and before it, and of each pronoun in it who was told of last and first that it may be. */
function signsOf(text: string): string[] {
  const all = lastSentences(text)
  const request = all.findLast((it) => it.endsWith('?')) ?? all.at(-1) ?? ''
  const told = people(text.slice(0, Math.max(0, text.lastIndexOf(request)))).map(({ someone }) => someone)
  const named = people(request).flatMap(({ someone, start }) => {
    const kind = kindIn(someone)
    return isTo(request.slice(0, start)) ? [`qqnow${kind}`, `qqto${kind}`] : [`qqnow${kind}`]
  })
  const pronouns = new Set(wordsIn(request).flatMap(({ lower }) => pronounOf.get(lower) ?? []))
  const meant = [...pronouns].flatMap((pronoun) => {
    const may = told.filter((it) => it.pronoun === pronoun)
    const kindAt = (at: number) => (may.length > 0 ? kindIn(may.at(at)!) : 'nobody')
    return [`qq${pronoun}`, `qqlast${kindAt(-1)}`, `qqfirst${kindAt(0)}`]
  })
  const nobody = named.length + meant.length === 0 ? ['qqnobody'] : []
  return [...new Set([...named, ...meant, ...nobody, ...told.map((it) => `qqtold${kindIn(it)}`)])]
}
/** What leads to whom words are for. */
export const toward = setOf('to tell text ask answer')
const owners = setOf('my the a our his her their')
/** Whether words end on what leads to whom they are for: "write to my". */
export const isTo = (it: string) => toward.has(wordsIn(it).findLast(({ lower }) => !owners.has(lower))?.lower ?? '')
/** The sentences of a request behind what was told before it, with whom it names as one more. */
export const withWhom = (text: string): Told[] => [...askedIn(text), beside(signsOf(text))]
