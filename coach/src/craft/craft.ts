import says from '../../data/said/craft-tells.json' with { type: 'json' }
import type { CraftResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import { legibility } from '../builtin/kind-of-text.ts'
import { polish } from '../builtin/polish.ts'
import { threatens } from '../analysis/harms.ts'
import type { CraftInput } from '../operations.ts'
import { isByClose } from '../safety/flag.ts'
import { actOf } from './order-words.ts'
import { namesWithin, untitled } from './persons.ts'
import { askedFirst, dangerIn, heldBack, plainlyAsked } from './danger.ts'
import { readGoal, type Piece } from './goal.ts'
import { recipientOf, isSmall, toRecipient } from './turn.ts'
import { flirtRefused, illWillIn, isGrooming, refused, refusedIn } from './refuse.ts'
import { dressed, isAbout, needsOf } from './say.ts'
import { composed, nothing, nothingWritten, partsOf, sentencesOfDraft } from './tell.ts'

const longest = 3000

/** The message for a goal: the writer's own words turned to the reader, finished words of the kind, or what it needs. Scores after COACH.md, "Better words"; `refused`: why nothing is written. */
export function craftMessage(given: CraftInput): CraftResult {
  const { pieces, ...made } = madeOf(given)
  // Whatever was set aside, nobody is sent a threat, nor offered one line by line.
  const isOffered = pieces && !threatens(pieces.map(({ words }) => words).join(' '))
  if (!made.craftedMessage || !threatens(made.craftedMessage)) return { ...made, ...(isOffered && { pieces }) }
  return nothingWritten(refused(1, 'threat', '', false).text, '', made.safety, says.refused.next)
}

function madeOf(given: CraftInput): CraftResult {
  const parts = partsOf(given)
  const inParts = parts.length > 0
  const input: CraftInput = {
    ...given,
    goal: given.goal.slice(0, longest),
    context: given.context?.slice(0, longest * 4) ?? null,
    // What holds for a draft holds for words that are the message.
    originalDraft: (inParts ? parts.join('\n') : given.originalDraft)?.slice(0, longest * 2) ?? null,
    conversationHistory: given.conversationHistory?.slice(-longest * 4) ?? null,
  }
  const danger = dangerIn(input)
  const { flag, shown, safety } = danger
  const who = recipientOf(input, polish(untitled(input.goal), input.knownPeople))
  const names = [...who.mentions, ...input.knownPeople, ...namesWithin(input.goal)].filter((it) => !isSmall(it))
  const worried = inParts ? null : plainlyAsked(input.goal, shown, who)
  // Each part, and all of them in stretches that overlap: what is refused is refused wherever in the message it stands.
  const all = parts.join('\n')
  const from = Array.from({ length: Math.ceil(all.length / (longest / 2)) }, (_, at) => (at * longest) / 2)
  const said = [...parts, ...from.map((at) => all.slice(at, at + longest))]
  const ill = illWillIn(input, danger, toRecipient(polish(input.goal, names), who), said)
  if (ill) return nothingWritten(ill.text, ill.quote, ill.safety, ill.next)
  // Nothing beside a limit to whoever does harm: a warm word could be used against the one who writes it.
  const isBare = needsHelp(flag) && !flag.thirdParty
  const tone = worried ? 'caring' : isBare ? 'direct' : input.selectedTone
  const note = worried?.note ?? (isBare ? says.mind.safe : null)
  const goal = readGoal(input.goal, who, names)
  // A draft is the message where the goal only says how it is to sound.
  const isByDraft = !inParts && !isAbout(goal)
  const texts = [input.goal, ...said, ...(isByDraft ? [input.originalDraft ?? ''] : [])]
  const about = [input.context ?? '', ...parts].join('\n')
  const found = flirtRefused(texts, about, tone, who) ?? refusedIn(texts, inParts || worried !== null)
  // Who may be in despair is not asked whether they mean to wound.
  const refusal = flag?.category === 'self-harm' && !flag.thirdParty && found?.doubt ? null : found
  // A coercive goal shows its writer as the danger: no words for somebody at risk. A sure victim is accused of nothing.
  const isAccused = refusal && !refusal.doubt && flag && !(shown?.sure && shown.danger === 'victim')
  const isHarm = refusal?.reason === 'harm' || refusal?.reason === 'threat'
  const coerces = isAccused ? isByClose(flag) || (flag.tier < 3 && isHarm) : false
  const act = inParts && input.kind ? actOf(input.kind) : goal.act
  const held = coerces || worried ? null : heldBack(danger, act, [input.goal, ...parts].join('\n'))
  if (held) return nothingWritten(held.refused, '', safety, held.next, isGrooming(shown) ? 'rule' : 'held')
  const isForeign = !inParts && flag === null && legibility(input.goal) === 'other-language'
  if (isForeign) return nothingWritten(says.refused.language, '', safety, says.refused.afterLanguage, 'unread')
  // Who is likelier the one who is hurt is reproached with nothing.
  const isVictim = shown?.danger === 'victim' && refusal !== null && shown.chance > refusal.chance
  const isHurt = danger.isPleading || isVictim
  const ask = !refusal || refusal.doubt || isHurt ? askedFirst(danger, input.aside === true || inParts) : null
  if (ask) return nothingWritten(ask, shown?.quote ?? '', safety, ask, 'held')
  if (refusal) {
    const quote = input.goal.includes(refusal.quote) ? refusal.quote : ''
    const why = refusal.doubt ? 'unread' : refusal.like ? 'like' : 'rule'
    return nothingWritten(refusal.text, quote, coerces ? null : safety, says.refused.next, why)
  }
  if (inParts) return composed({ input: given, tone, safety, note })
  const draft = isByDraft ? sentencesOfDraft(input.originalDraft) : []
  if (isByDraft && !worried && draft.length === 0) return { ...nothing, needs: needsOf(goal, who), safety }
  const pieces = draft.map((words): Piece => ({ act: 'tell', form: 'clause', words, from: '' }))
  const whole = pieces.length > 0 ? { ...goal, pieces, isDraft: true } : goal
  return dressed({ input, who, names, tone, safety, worried: worried?.said ?? null, note, goal: whole })
}
