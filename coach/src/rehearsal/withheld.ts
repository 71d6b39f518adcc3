import lists from '../../data/words/rehearsal.json' with { type: 'json' }
import { placesBy } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'

/** What nobody may keep from a grown person is asked back, was taken; leave is asked for that nobody need ask for. */
const classes = lists.withheld
const asked = placesBy(['{asks} ..2 my ..1 {own}', 'my ..1 {own} back'], classes)
const taken = placesBy(
  ['{took} ..3 my|the ..1 {own}', 'keep|hold|withhold ..2 my ..1 {own}', 'wont|cut give|up ..3 my|the ..1 {own}'],
  classes,
)
const leave = placesBy(['{may} ..4 {go}'], classes)
/** The other answers as somebody who decides about it. */
const rules = placesBy(
  [
    ...lists.rules,
    '{when} you|u {earn}',
    'you|u do? dont|not need {need}',
    'youre|you are? not going|getting|seeing|having|working|allowed',
  ],
  classes,
)
const lying = setOf(lists.lying)

const wordsOf = (text: string) => toldIn(text.slice(0, 6000)).map(({ words }) => words)
type Phrases = ReturnType<typeof placesBy>
const says = (told: readonly (readonly string[])[], phrases: Phrases) => told.some((words) => phrases(words).length > 0)

/** The other keeps from the writer what is theirs, or decides where they may go; `unsure` where it may only be lying about. */
export function withheldIn({
  scenario,
  basis,
  content,
}: {
  scenario: string
  basis: readonly string[]
  content: string
}): 'withheld' | 'unsure' | null {
  const told = [...wordsOf(scenario), ...wordsOf(content)]
  if (told.flat().some((it) => lying.has(it))) return null
  const asks = says(told, asked)
  const ruled = [...basis, scenario].some((line) => says(wordsOf(line), rules))
  if (says(told, taken) || (ruled && (asks || says(told, leave)))) return 'withheld'
  return asks ? 'unsure' : null
}
