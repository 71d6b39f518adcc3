import { ArgumentResult } from '@mallama/contracts/coach'
import { z } from 'zod'
import type { ArgumentInput } from '../operations.ts'
import type { Reader, Task } from './structured.ts'
import { Quotes } from './tasks-tools.ts'

const Party = z.object({
  party: z.string(),
  needs: z.array(z.string()),
  repair: z.array(z.string()),
  wentWell: z.array(z.object({ what: z.string(), quote: z.string() })),
  toImprove: z.array(z.string()),
  how: z.array(z.string()),
})

const ArgumentWords = ArgumentResult.shape.analysis
  .pick({ conflictType: true, underlyingIssue: true, relationshipPattern: true, rootCauses: true })
  .extend({
    emotionalTriggers: z.array(z.string()),
    communicationBreakdowns: z.array(z.string()),
    parties: z.array(Party),
    rewrites: z.array(z.object({ turn: z.int(), rewritten: z.string() })),
    preventionTips: z.array(z.string()),
    compromise: z.string().nullable(),
    summary: z.string(),
    quotes: Quotes,
  })

/** From this harm on a turn is rewritten (COACH.md). */
const REWRITTEN_FROM = 2
/** A rewrite keeps the turn's length within 40 percent; a few words may need a few more. */
const STRETCH = 0.4
const FREE_WORDS = 8

/** Turns, acts, harm, curve and both scores are ours, and so is which turns are rewritten and for how long. */
export const resolveArgument: Task<'argument', ArgumentInput, ArgumentResult, typeof ArgumentWords> = {
  prompt: 'argument',
  words: ArgumentWords,
  data: ({ context }, { turns, improvements, analysis }) => ({
    context,
    names: Object.keys({ ...analysis.coreEmotionalNeeds, ...improvements }),
    turns: turns.map(({ speaker, text, acts, harm }, turn) => ({ turn, speaker, text, acts, harm })),
    toRewrite: turns.flatMap(({ harm }, turn) => (harm >= REWRITTEN_FROM ? [turn] : [])),
  }),
  sources: ({ originalConversation, context }) => [originalConversation, context ?? ''],
  settled: ({ turns }) => turns.length === 0,
  merge(built, words, reader) {
    const evidence = reader.evidence(words.quotes)
    if (evidence.length === 0) return null
    const { analysis } = built
    return {
      ...built,
      analysis: {
        conflictType: reader.said(words.conflictType, analysis.conflictType),
        underlyingIssue: reader.said(words.underlyingIssue, analysis.underlyingIssue),
        relationshipPattern: reader.said(words.relationshipPattern, analysis.relationshipPattern),
        coreEmotionalNeeds: eachParty(analysis.coreEmotionalNeeds, words.parties, ({ needs }) => reader.all(needs)),
        repairLanguage: eachParty(analysis.repairLanguage, words.parties, ({ repair }) => reader.all(repair)),
        rootCauses: orOurs(reader.all(words.rootCauses), analysis.rootCauses),
        emotionalTriggers: orOurs(reader.all(words.emotionalTriggers), analysis.emotionalTriggers),
        communicationBreakdowns: orOurs(reader.all(words.communicationBreakdowns), analysis.communicationBreakdowns),
      },
      resolvedConversation: rewritten(built, words.rewrites),
      improvements: improved(built, words.parties, reader),
      whatWentWell: eachParty(built.whatWentWell, words.parties, ({ wentWell }) =>
        reader.founded(wentWell).map(({ what }) => what),
      ),
      // Ours says whether both stated an interest; the model only words what serves them.
      ...(built.proposedCompromise && words.compromise
        ? { proposedCompromise: reader.said(words.compromise, built.proposedCompromise) }
        : {}),
      preventionTips: orOurs(reader.all(words.preventionTips), built.preventionTips).slice(0, 4),
      summary: reader.said(words.summary, built.summary),
      evidence,
    }
  },
}

const orOurs = (theirs: string[], ours: string[]) => (theirs.length > 0 ? theirs.slice(0, 4) : ours)

type PartyWords = z.output<typeof Party>

/** For the parties that we know, by the names that we gave them; what is missing stays ours. */
function eachParty<T>(
  ours: Record<string, T[]>,
  parties: readonly PartyWords[],
  of: (party: PartyWords) => T[],
): Record<string, T[]> {
  return Object.fromEntries(
    Object.entries(ours).map(([name, items]) => {
      const words = parties.find(({ party }) => party === name)
      const theirs = words ? of(words).slice(0, 4) : []
      return [name, theirs.length > 0 ? theirs : items]
    }),
  )
}

/** As much of the one as of the other: a list that is longer for one side takes a side. */
function improved(built: ArgumentResult, parties: readonly PartyWords[], reader: Reader) {
  const words = Object.keys(built.improvements).map((name) => parties.find(({ party }) => party === name))
  const fewest = Math.min(...words.map((party) => Math.min(party?.toImprove.length ?? 0, party?.how.length ?? 0)), 4)
  if (fewest === 0 || !Number.isFinite(fewest)) return built.improvements
  const all = words.map((party) => [
    party!.party,
    { whatToImprove: party!.toImprove.slice(0, fewest), howToImprove: party!.how.slice(0, fewest) },
  ])
  const told = words.flatMap((party) => [...party!.toImprove, ...party!.how])
  return reader.all(told).length === told.length ? Object.fromEntries(all) : built.improvements
}

/** Line by line: our turns, in our order, by our names. A rewrite that leaves the turn's shape is ours instead. */
function rewritten(built: ArgumentResult, rewrites: readonly { turn: number; rewritten: string }[]): string {
  const lines = built.resolvedConversation.split('\n')
  if (lines.length !== built.turns.length) return built.resolvedConversation
  return lines
    .map((line, index) => {
      const { speaker, text, harm } = built.turns[index]!
      const words = rewrites.find(({ turn }) => turn === index)?.rewritten.trim()
      if (harm < REWRITTEN_FROM || !words || words.includes('\n') || !sameLength(text, words)) return line
      return `${speaker}: ${words.startsWith(`${speaker}: `) ? words.slice(speaker.length + 2) : words}`
    })
    .join('\n')
}

const count = (text: string) => text.split(/\s+/).length
const sameLength = (before: string, after: string) =>
  Math.abs(count(after) - count(before)) <= Math.max(FREE_WORDS, count(before) * STRETCH)
