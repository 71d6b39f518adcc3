import lists from '../../data/words/rehearsal.json' with { type: 'json' }
import { anyOf, saysOne } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'

/** What nobody may keep from a grown person is asked back, was taken; leave is asked for that nobody need ask for. */
const classes = lists.withheld
const asked = anyOf(['{asks} ..2 my ..1 {own}', 'my ..1 {own} back'], classes)
const taken = anyOf(
  ['{took} ..3 my|the ..1 {own}', 'keep|hold|withhold ..2 my ..1 {own}', 'wont|cut give|up ..3 my|the ..1 {own}'],
  classes,
)
const leave = anyOf(['{may} ..4 {go}'], classes)
/** The other answers as somebody who decides about it. */
const rules = anyOf(
  [
    ...lists.rules,
    '{when} you|u {earn}',
    '{when} you|u say|do|are|can|have|ve sorry|as|good|be|learned|learnt',
    'you|u do? dont|not need {need}',
    'youre|you are? not going|getting|seeing|having|working|allowed',
  ],
  classes,
)
const lying = setOf(lists.lying)

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
  const told = `${scenario.slice(0, 6000)}\n${content.slice(0, 6000)}`
  if (toldIn(told).some(({ words }) => words.some((it) => lying.has(it)))) return null
  const asks = saysOne(told, asked)
  const isRuled = [...basis, scenario].some((line) => saysOne(line.slice(0, 6000), rules))
  if (saysOne(told, taken) || (isRuled && (asks || saysOne(told, leave)))) return 'withheld'
  return asks ? 'unsure' : null
}
