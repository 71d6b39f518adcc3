import { ArgumentAct, ArgumentResult } from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import { z } from 'zod'
import { curveOf, repairsIn, resolutionOf, severityOf, turningPoint, type Read } from '../argument/score.ts'
import { wordCount } from '../text/words.ts'
import { locate } from './quotes.ts'
import { each, fields, lists, MOST, onOneLine, orLeftOut, Quotes, taskOf } from './task.ts'

const Party = fields('party').extend({
  ...lists('needs', 'repair').shape,
  wentWell: z.array(fields('what', 'quote')),
  ...lists('toImprove', 'how').shape,
})
type Party = z.output<typeof Party>

const Seen = z.object({
  turn: z.int(),
  acts: z.array(ArgumentAct),
  harm: z.number().min(0).max(10),
  quote: z.string(),
})
const told = ['conflictType', 'underlyingIssue', 'relationshipPattern'] as const
const listed = ['rootCauses', 'emotionalTriggers', 'communicationBreakdowns'] as const
const ArgumentWords = z.object({
  turns: z.array(Seen),
  ...fields(...told).shape,
  ...lists(...listed).shape,
  parties: z.array(Party),
  rewrites: z.array(z.object({ turn: z.int(), rewritten: z.string() })),
  ...lists('preventionTips').shape,
  compromise: fields('text')
    .extend({ interests: z.array(fields('party', 'quote')) })
    .nullable(),
  ...fields('summary').shape,
  quotes: Quotes,
})
type Words = z.output<typeof ArgumentWords>

/** A rewrite keeps the turn's length within 40 percent; one curt word may need a sentence. */
const STRETCH = 0.4
const FREE_WORDS = 14
/** Who spoke: more is no quarrel of two and their friends. */
const MOST_PARTIES = 6
/** Under a card. */
const MOST_RESOLVED = 2

const namesIn = ({ turns }: ArgumentResult) => [...new Set(turns.map(({ speaker }) => speaker))].slice(0, MOST_PARTIES)

/** Who said what is ours, and so is the arithmetic; what each turn does, and how much harm, is the model's. */
export const resolveArgument = taskOf('resolveArgument', {
  words: ArgumentWords,
  shown: ['underlyingIssue', 'relationshipPattern', 'summary'],
  data: (_input, built) => ({
    names: namesIn(built),
    turns: built.turns.map(({ speaker, text }, turn) => ({ turn, speaker, text })),
  }),
  sources: ({ originalConversation, context }) => [originalConversation, context ?? ''],
  settled: ({ turns }) => turns.length === 0,
  beside: true,
  leaves: ['proposedCompromise', 'antidotes'],
  raised: ({ analysis, turns }, { message }) => ({
    analysis: { ...analysis, repairLanguage: {} },
    resolvedConversation: rewritten(turns, []),
    improvements: {},
    preventionTips: [],
    summary: message,
  }),
  merge(built, words, reader) {
    // Where one may do harm, nobody is told what to do or to say, and nobody meets halfway.
    const harmed = reader.safety !== null
    const inDanger = needsHelp(reader.safety)
    const names = namesIn(built)
    const parties = names.flatMap((name) => words.parties.find(({ party }) => party === name) ?? [])
    const byParty = <T>(of: (party: Party) => T[]) => Object.fromEntries(parties.map((it) => [it.party, of(it)]))
    const measured = measuredBy(built, words, inDanger)
    const compromise = harmed ? null : sharedBy(built, words)
    return {
      ...measured,
      analysis: {
        ...each(told, (name) => orLeftOut(words[name])),
        coreEmotionalNeeds: byParty(({ needs }) => needs.slice(0, MOST)),
        repairLanguage: harmed ? {} : byParty(({ repair }) => repair.slice(0, MOST)),
        ...each(listed, (name) => words[name].slice(0, MOST)),
      },
      resolvedConversation: rewritten(measured.turns, inDanger ? [] : words.rewrites),
      improvements: harmed ? {} : improved(parties, names),
      whatWentWell: byParty(({ wentWell }) => {
        const shown = reader.founded(wentWell).map(({ what }) => what)
        return shown.length > 0 ? shown.slice(0, MOST) : ['none shown in this excerpt']
      }),
      ...(compromise ? { proposedCompromise: compromise } : {}),
      preventionTips: harmed ? [] : words.preventionTips.slice(0, MOST),
      summary: orLeftOut(words.summary),
    }
  },
})

/** The model's acts and harm of our turns, and what our formulas make of them. */
function measuredBy(built: ArgumentResult, { turns: seen }: Words, inDanger: boolean) {
  const quotes = new Map<number, string>()
  const turns = built.turns.map(({ speaker, text }, at) => {
    const one = seen.find(({ turn }) => turn === at)
    const quote = one && locate([text], one.quote)?.quote
    if (quote) quotes.set(at, quote)
    return { speaker, text, acts: [...new Set(one?.acts)], harm: Math.round((one?.harm ?? 0) * 10) / 10 }
  })
  const read = turns.map((turn) => ({ ...turn, reading: { acts: [], harm: { contributions: [] } } }) as unknown as Read)
  const harms = turns.map(({ harm }) => harm)
  const severity = severityOf(harms, inDanger)
  const presses = read.find(({ acts }) => acts.includes('demand') || acts.includes('criticism'))
  const leaves = read.filter(({ acts, speaker }) => acts.includes('withdraw') && speaker !== presses?.speaker)
  const resolution = resolutionOf(read, severity.score, repairsIn(read), leaves.length >= 2)
  // As our own result has it: no better talk resolves this.
  const resolved = inDanger ? Math.min(MOST_RESOLVED, resolution.score) : resolution.score
  const amount = Math.round((resolved - resolution.score) * 10) / 10
  const kept = { score: 'resolutionScore', feature: 'danger: talking does not resolve this', amount }
  const curve = curveOf(harms)
  const at = turningPoint(curve)
  const tip = at >= 0 ? { turn: at, quote: quotes.get(at) ?? turns[at]!.text.slice(0, 140) } : null
  return {
    turns,
    curve,
    turningPoint: tip,
    severityScore: severity.score,
    resolutionScore: resolved,
    contributions: [...severity.contributions, ...resolution.contributions, ...(amount === 0 ? [] : [kept])],
  }
}

/** Only from interests that two of them stated, each in their own turn. */
function sharedBy(built: ArgumentResult, { compromise }: Words): string | null {
  if (!compromise?.text) return null
  const stated = compromise.interests.filter(({ party, quote }) =>
    built.turns.some(({ speaker, text }) => speaker === party && locate([text], quote)),
  )
  return new Set(stated.map(({ party }) => party)).size >= 2 ? compromise.text : null
}

/** As much of the one as of the other: a list that is longer for one side takes a side. */
function improved(parties: readonly Party[], names: readonly string[]): ArgumentResult['improvements'] {
  const fewest = Math.min(MOST, ...parties.flatMap(({ toImprove, how }) => [toImprove.length, how.length]))
  if (parties.length < Math.min(2, names.length) || fewest === 0) return {}
  const cut = (texts: string[]) => texts.slice(0, fewest)
  return Object.fromEntries(
    parties.map(({ party, toImprove, how }) => [party, { whatToImprove: cut(toImprove), howToImprove: cut(how) }]),
  )
}

/** Line by line: our turns, in our order, by our names. What does no harm stays, and so does a turn whose rewrite leaves its shape. */
function rewritten(
  turns: readonly { speaker: string; text: string; harm: number }[],
  rewrites: Words['rewrites'],
): string {
  return turns
    .map(({ speaker, text, harm }, at) => {
      const words = rewrites.find(({ turn }) => turn === at)?.rewritten
      const better = harm > 0 && words && !words.includes('\n') && sameLength(text, words)
      const line = better ? words : onOneLine(text)
      return `${speaker}: ${line.startsWith(`${speaker}: `) ? line.slice(speaker.length + 2) : line}`
    })
    .join('\n')
}

const sameLength = (before: string, after: string) =>
  Math.abs(wordCount(after) - wordCount(before)) <= Math.max(FREE_WORDS, wordCount(before) * STRETCH)
