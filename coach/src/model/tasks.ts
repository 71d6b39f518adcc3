import * as made from '@mallama/contracts/coach'
import { needsHelp } from '@mallama/contracts/help'
import { z } from 'zod'
import { curveOf, repairsIn, resolutionOf, severityOf, turningPoint, type Read } from '../argument/score.ts'
import { OFTEN } from '../insights/excerpt.ts'
import { ownIn, each, wordCount } from '../text/words.ts'
import { locate } from './quotes.ts'
import { factsOf, fields, MOST, onOneLine, Quotes, shownOf, taskOf, Texts, textsIn } from './told.ts'

const Insight = made.RelationshipInsights.shape.insights.element
const insightType = Insight.shape.insightType.extract(['strength', 'pattern', 'concern'])

/** The score, the trend and what is about safety are ours; what else there is to see, the model sees. */
export const relationshipInsights = taskOf('relationshipInsights', {
  words: z.object({ insights: z.array(Insight.extend({ insightType, quote: z.string() })), recommendedActions: Texts }),
  data: ({ moments, savedChats }) => ({ moments: moments.slice(-40), savedChats: savedChats.slice(-10) }),
  sources: ({ person, moments, savedChats }) =>
    textsIn([factsOf(person), moments.map(({ note }) => note), savedChats.map(({ keyTakeaways }) => keyTakeaways)]),
  settled: ({ insights }) => insights.length === 0,
  merge({ insights, overallHealth, trendAnalysis }, words, reader) {
    const seen = words.insights.slice(0, 6)
    if (seen.length === 0) return null
    const safety = insights.filter(({ insightType }) => insightType === 'safety')
    return {
      overallHealth,
      trendAnalysis,
      insights: [...safety, ...seen.map(({ quote: _quote, ...insight }) => shownOf(insight))],
      recommendedActions: words.recommendedActions.slice(0, MOST),
      evidence: reader.evidence(seen.map(({ quote, title: label }) => ({ quote, label }))),
    }
  },
})

export const journalInsight = taskOf('journalInsight', {
  words: made.JournalInsight.pick({ emotionalPattern: true, mismatch: true }).extend({
    triggers: z.array(z.object({ trigger: z.string(), quotes: Texts })),
  }),
  sources: ({ entry, earlier }) => [entry.content, entry.emotions, entry.title, ...earlier.map((it) => it.content)],
  own: ({ entry }) => [entry.content],
  merge(_built, { emotionalPattern, mismatch, triggers }, _reader, { entry, earlier }) {
    if (!emotionalPattern) return null
    const entries = [entry, ...earlier].map((it) => it.content.toLowerCase())
    const countOf = (of: string[]) => entries.filter((it) => of.some((one) => it.includes(one.toLowerCase()))).length
    const counted = triggers.map(({ trigger, quotes }) => ({ trigger, count: countOf(quotes) }))
    return { emotionalPattern, mismatch: mismatch || null, triggers: counted.filter(({ count }) => count >= OFTEN) }
  },
})

export const conversationSummary = taskOf('conversationSummary', {
  words: made.ConversationSummary.pick({ summary: true }),
  sources: ({ turns }) => turns.map(({ content }) => content),
  merge: (_built, { summary }) => (summary ? { summary } : null),
})

export const actionSteps = taskOf('actionSteps', {
  words: z.object({ steps: Texts }),
  sources: ({ areasToImprove, turns }) => [areasToImprove.join('\n'), ...ownIn(turns)],
  merge: (_built, { steps }) => (steps.length < 2 ? null : { steps: steps.slice(0, 5) }),
})

/** From the person's own messages alone: what they pasted of others is not what they want remembered as theirs. */
export const memory = taskOf('memory', {
  words: z.object({ facts: z.array(made.MemoryFact) }),
  data: ({ turns, person }) => ({ messages: ownIn(turns), about: person?.name ?? null }),
  sources: ({ turns }) => ownIn(turns),
  merge: (_built, { facts }, reader) => reader.founded(facts).slice(0, 20),
})

/** Whom Mallama will not play is ours; how the person's line is read is the model's. */
export const rehearsalTurn = taskOf('rehearsalTurn', {
  words: fields('played', 'note').extend({ ...made.RehearsalTurn.shape.labels.shape, quotes: Quotes }),
  sources: ({ content, scenario, basis }) => [content, scenario, ...basis],
  settled: ({ refused, reply }) => refused !== undefined || reply === '',
  merge: (_built, { played: reply, note, stance, act }) =>
    reply ? { ...shownOf({ reply, note }), labels: { stance, act } } : null,
})

const sections = ['insights', 'keyTakeaways', 'actionItems'] as const

export const savedChatInsights = taskOf('savedChatInsights', {
  words: z.object(each(sections, () => z.array(fields('note', 'quote')))),
  sources: ({ turns }) => ownIn(turns),
  settled: (built) => sections.every((name) => !built[name]),
  merge(_built, words) {
    const lines = (name: (typeof sections)[number]) => words[name].slice(0, MOST).map(({ note }) => onOneLine(note))
    return words.insights.length > 0 ? each(sections, (name) => lines(name).join('\n')) : null
  },
})

const Party = z.object({
  party: z.string(),
  needs: Texts,
  repair: Texts,
  wentWell: z.array(fields('what', 'quote')),
  whatToImprove: Texts,
  howToImprove: Texts,
})
type Party = z.output<typeof Party>

const Analysis = made.ArgumentResult.shape.analysis.omit({ coreEmotionalNeeds: true, repairLanguage: true })
const { acts, harm } = made.ArgumentTurn.shape
const ArgumentWords = z.object({
  turns: z.array(z.object({ turn: z.int(), acts, harm, quote: z.string() })),
  ...Analysis.shape,
  parties: z.array(Party),
  rewrites: z.array(z.object({ turn: z.int(), rewritten: z.string() })),
  preventionTips: Texts,
  compromise: z.object({ proposal: z.string(), interests: z.array(fields('party', 'quote')) }).nullable(),
  summary: z.string(),
  quotes: Quotes,
})
type Words = z.output<typeof ArgumentWords>

/** A rewrite keeps the turn's length within 40 percent; one curt word may need a sentence. Of more who spoke it is no quarrel of two and their friends. */
const [STRETCH, FREE_WORDS, PARTIES] = [0.4, 14, 6]
const namesIn = ({ turns }: made.ArgumentResult) => [...new Set(turns.map(({ speaker }) => speaker))].slice(0, PARTIES)

/** Who said what is ours, and so is the arithmetic; what each turn does, and how much harm, is the model's. */
export const resolveArgument = taskOf('resolveArgument', {
  words: ArgumentWords,
  data: (_input, built) => ({
    names: namesIn(built),
    turns: built.turns.map(({ speaker, text }, turn) => ({ turn, speaker, text })),
  }),
  sources: ({ originalConversation, context }) => [originalConversation, context ?? ''],
  settled: ({ turns }) => turns.length === 0,
  raised: ({ proposedCompromise: _compromise, antidotes: _antidotes, ...built }, { message }) => ({
    ...built,
    analysis: { ...built.analysis, repairLanguage: {} },
    resolvedConversation: rewritten(built.turns, []),
    improvements: {},
    preventionTips: [],
    summary: message,
  }),
  merge(built, words, reader) {
    // Where one may do harm, nobody is told what to do or to say, and nobody meets halfway.
    const isHarmed = reader.safety !== null
    const inDanger = needsHelp(reader.safety)
    const names = namesIn(built)
    const parties = names.flatMap((name) => words.parties.find(({ party }) => party === name) ?? [])
    const byParty = <T>(of: (party: Party) => T) => Object.fromEntries(parties.map((it) => [it.party, of(it)]))
    const measured = measuredBy(built, words, inDanger)
    // As much of the one as of the other: a list that is longer for one side takes a side.
    const lengths = parties.flatMap((it) => [it.whatToImprove.length, it.howToImprove.length])
    const fewest = isHarmed || parties.length < Math.min(2, names.length) ? 0 : Math.min(MOST, ...lengths)
    const few = (all: readonly string[]) => all.slice(0, fewest)
    const improved = (it: Party) => ({ whatToImprove: few(it.whatToImprove), howToImprove: few(it.howToImprove) })
    // Only from interests that two of them stated, each in their own turn.
    const stated = words.compromise?.interests.filter(({ party, quote }) =>
      built.turns.some(({ speaker, text }) => speaker === party && locate([text], quote)),
    )
    const isShared = !isHarmed && new Set(stated?.map(({ party }) => party)).size >= 2
    return {
      ...measured,
      attribution: built.attribution,
      notes: built.notes,
      analysis: {
        ...shownOf(Analysis.parse(words)),
        coreEmotionalNeeds: byParty(({ needs }) => needs.slice(0, MOST)),
        repairLanguage: isHarmed ? {} : byParty(({ repair }) => repair.slice(0, MOST)),
      },
      resolvedConversation: rewritten(measured.turns, inDanger ? [] : words.rewrites),
      improvements: fewest ? byParty(improved) : {},
      whatWentWell: byParty(({ wentWell }) => {
        const shown = reader.founded(wentWell).map(({ what }) => what)
        return shown.length > 0 ? shown.slice(0, MOST) : ['none shown in this excerpt']
      }),
      ...(words.compromise && isShared ? { proposedCompromise: words.compromise.proposal } : {}),
      ...shownOf({ preventionTips: isHarmed ? [] : words.preventionTips, summary: words.summary }),
    }
  },
})

/** The model's acts and harm of our turns, and what our formulas make of them. */
function measuredBy(built: made.ArgumentResult, { turns: seen }: Words, inDanger: boolean) {
  const seenAt = (at: number) => seen.find(({ turn }) => turn === at)
  const turns = built.turns.map(({ speaker, text }, at) => {
    const { acts: all = [], harm: much = 0 } = seenAt(at) ?? {}
    return { speaker, text, acts: [...new Set(all)], harm: Math.round(much * 10) / 10 }
  })
  const read = turns.map((it) => ({ ...it, sure: it.acts, reading: { acts: [] } }) as unknown as Read)
  const harms = turns.map((turn) => turn.harm)
  const severity = severityOf(harms, inDanger)
  const presses = turns.find((turn) => turn.acts.includes('demand') || turn.acts.includes('criticism'))
  const leaves = turns.filter((turn) => turn.acts.includes('withdraw') && turn.speaker !== presses?.speaker)
  const resolution = resolutionOf(read, severity.score, repairsIn(read), leaves.length >= 2)
  // As our own result has it under a card: no better talk resolves this.
  const resolutionScore = inDanger ? Math.min(2, resolution.score) : resolution.score
  const amount = Math.round((resolutionScore - resolution.score) * 10) / 10
  const kept = { score: 'resolutionScore', feature: 'danger: talking does not resolve this', amount }
  const curve = curveOf(harms)
  const at = turningPoint(curve)
  const text = turns[at]?.text ?? ''
  const quote = locate([text], seenAt(at)?.quote ?? '')?.quote ?? text.slice(0, 140)
  const tip = at < 0 ? null : { turn: at, quote }
  const contributions = [...severity.contributions, ...resolution.contributions, ...(amount === 0 ? [] : [kept])]
  return { turns, curve, turningPoint: tip, severityScore: severity.score, resolutionScore, contributions }
}

/** Line by line: our turns, in our order, by our names. What does no harm stays, and so does a turn whose rewrite leaves its shape. */
function rewritten(turns: readonly made.ArgumentTurn[], rewrites: Words['rewrites']): string {
  const lines = turns.map(({ speaker, text, harm: much }, at) => {
    const words = rewrites.find(({ turn }) => turn === at)?.rewritten
    const isSame = Math.abs(wordCount(words ?? '') - wordCount(text)) <= Math.max(FREE_WORDS, wordCount(text) * STRETCH)
    const line = much > 0 && words && !words.includes('\n') && isSame ? words : onOneLine(text)
    return `${speaker}: ${line.startsWith(`${speaker}: `) ? line.slice(speaker.length + 2) : line}`
  })
  return lines.join('\n')
}
