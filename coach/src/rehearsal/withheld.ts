import lists from '../../data/words/rehearsal.json' with { type: 'json' }
import { placesBy } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'

/** What nobody may keep from a grown person, and leave that one need not ask for. */
const classes = {
  own: lists.own,
  go: lists.go,
  took: 'took takes taken keeps kept holds holding has hid hides locked confiscated refuses withholds cancelled blocked',
}

const asked = placesBy(
  [
    'have|get|need|want|return|back|give|hand|over ..2 my ..1 {own}',
    'ask|asking ..2 for my ..1 {own}',
    'my ..1 {own} back',
  ],
  classes,
)
const taken = placesBy(
  ['{took} ..3 my|the ..1 {own}', 'keep|hold|withhold ..2 my ..1 {own}', 'wont|cut give|up ..3 my|the ..1 {own}'],
  classes,
)
const leave = placesBy(
  [
    'can|could|may|am i|we ..4 {go}',
    'can|could|may|let|allow|permission|allowed ..4 go to|back|out',
    'let|allow|permission|allowed ..4 {go}',
    'id|i would? like|want to ..4 {go}',
    'id|i would? like|want to go to|back|out',
    'can|could|may|let|allow|like|want ..3 get|have|talk|see a|friends|to ..1 job|doctor|friends|him|her|them',
  ],
  classes,
)
/** The other answers as somebody who decides about it. */
const rules = placesBy([
  'when|if|once|until|till you|u calm|behave|learn|earn|deserve|stop|say|apologise|apologize|show|prove|do|are|can|ve|have',
  'you|u do? dont|not need your|a|any|to|friends|money|that|them|it',
  'your place is',
  'no wife|girlfriend|woman|husband of mine',
  'i will? decide',
  'im|i am? the one who',
  'ask me first',
  'as long as i|you',
  'not while|in',
  'i said no',
  'youre|you are? not going|getting|seeing|having|working|allowed',
  'earned|deserve it',
  'cant be trusted with',
  'what do you need it|money|friends|a for|job',
  'my money|house|rules',
  'you get enough|what',
])
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
