import type { Someone } from '../detectors/people.ts'
import { address } from './address.ts'
import { asPair, belongs, ownEvent, scenesIn } from './draft-whole.ts'
import type { Given } from './draft.ts'
import { irregular, unhedged } from './mirror.ts'
import { doing, type Reading } from './reading.ts'
import type { State } from './state.ts'

/** A promise and what came of it: the one thing said that belongs into the words for the other. */
const brokenWord =
  /^You said (?:you'd|you would|that you) .*\b(?:and|but) (?:then )?(?:you )?(?:just )?(?:didn't|did not|never did)\b/i
const pastAct = new RegExp(`\\b(?:${irregular}|[a-z]{2,}ed)\\b`, 'i')
const habit =
  /\b(?:plays?|parks?|leaves|smokes?|drinks?|borrow\w*|uses|throws?|eats?|ate|broke|takes|interrupts?|shouts?|posts?|expects|visits|forgets|changes|decides|spends|sleeps|invites|touches|copies|moves|checks|cooks|comes|brings|lost|wears|opens|turns)\b/i

/** The other's act, told to them, and only where it turns cleanly: "You were late for pick-up again". */
export function observation(
  reading: Reading,
  state: State,
  who: Someone | null,
  { toldTo, messages }: Given,
): { said: string; from: string } | null {
  if (!who) return null
  const sources = [
    ...state.facts
      .toSorted((a, b) => (b.weight ?? 0) + b.turn * 0.2 - ((a.weight ?? 0) + a.turn * 0.2))
      .filter((it) => it.actor !== 'writer' && belongs(it, who, state))
      .map((it) => it.quote),
    ...reading.facts
      .filter((it) => it.score > 1 && !it.judging && it.actor === 'other')
      .map((it) => it.text)
      .filter((quote) => belongs({ quote, turn: state.turn, who: who.label }, who, state)),
    ...scenesIn(messages, who, state),
  ]
  for (const source of sources) {
    const brief = /^(?:he|she|they) (shouts|yells|screams|snaps|drinks|smokes|interrupts|sulks|swears|lies)$/i.exec(
      source.trim(),
    )?.[1]
    if (brief) return { said: `I would like to talk about the way you ${brief.slice(0, -1)}`, from: source }
    if (
      !doing.test(source) &&
      !habit.test(source) &&
      !pastAct.test(source) &&
      !/(?:\b(?:was|were|is|been)|[’']s|\b(?:he|she)s) (?:late|gone)\b/i.test(source)
    )
      continue
    if (
      /\b(?:(?:he|she|they) (?:likes?|thinks?|loves?)|cried|sad|died|says? (?:its|it's)|liked|thumbs|never said|sends? me)\b/i.test(
        source,
      ) ||
      source.split(/\s+/).length > 26
    )
      continue
    // "She's right, she did" tells nothing by itself.
    if (/\b(?:right|wrong)\b|\b(?:did|does|was|is)$/i.test(source)) continue
    const plain = asPronoun(asPair(unhedged(source), who), who)
    const said = address(plain, who, reading.names, 26) ?? toldTo(plain)?.replace(/\.$/, '') ?? null
    if (!said || !/\byou\b/i.test(said) || !/^(?:You|We|On|Last|Yesterday|Today|Tonight|This)\b/.test(said)) continue
    if (
      (/^You (?:said|say|think|told (?!every|people|my|our|the|all|half|your)|were like|want|does|do this|are (?:so|just))\b/.test(
        said,
      ) &&
        !brokenWord.test(said)) ||
      /\b(?:always|never|selfish|lazy|stupid|hate|crazy|rude|no one|nobody)\b/i.test(said)
    )
      continue
    const whole =
      said.includes(',') && /\byou\b/i.test(said.split(',')[0]!) && said.split(',')[0]!.split(/\s+/).length >= 4
        ? said.split(',')[0]!
        : said
    return {
      said: whole.replace(/\b(?:just|literally|basically|apparently) /g, '').replace(/[.!\s]+$/, ''),
      from: source,
    }
  }
  // Nothing was done that could be named: then what the writer did for them, asked of them, or told them.
  return state.situation === null || (state.signs[state.situation]?.length ?? 0) < 2 ? ownEvent(state, toldTo) : null
}

/** "My sister Ana borrowed it" as "she borrowed it", which is what turns to "you". */
const asPronoun = (text: string, who: Someone): string =>
  text
    .replace(/^one of my [a-z]+ /i, `${who.pronoun} `)
    .replace(
      new RegExp(
        `^(?:my (?:\\w+ )?${(who.role ?? 'nobody').replace(/[^a-z -]/gi, '')}(?:,? ${(who.name ?? '').replace(/[^\p{L}]/gu, '')})?|${(who.name ?? 'nobody').replace(/[^\p{L}]/gu, '')})(?= (?!and\\b|or\\b)[a-z])`,
        'i',
      ),
      who.pronoun,
    )
