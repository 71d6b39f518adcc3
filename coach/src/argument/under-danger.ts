import kept from '../../data/said/under-danger.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import { hash } from '../builtin/state.ts'
import { nothingShown } from './advice.ts'
import type { Danger } from './danger.ts'
import { noPattern } from './pattern.ts'
import { evidenceFrom, quoteOf, type Cited } from './quoting.ts'
import type { Read } from './score.ts'
import { subject } from './telling.ts'

/**
 * The result where someone is in danger. Nobody at risk is told what to improve, nothing is put down to both, no words
 * are offered to calm the other with, and triggers are not listed: whoever reads it must not learn that it was theirs.
 */
export function underDanger(
  result: ArgumentResult,
  turns: readonly Read[],
  danger: Danger,
  cited: readonly Cited[],
  words: readonly string[],
): ArgumentResult {
  const safety = danger.safety
  if (!safety) return result
  const order = [...new Set([...danger.quotes.keys(), ...danger.turns])]
  const grave = order.flatMap((at) => (turns[at] ? (quoteOf(turns[at], danger.quotes.get(at)) ?? []) : [])).slice(0, 4)
  const first = grave[0]
  const others = cited.filter(({ label }) => label === 'turning point' || label === 'what it is about')
  const evidence = evidenceFrom([...grave.map((quote) => ({ quote, label: 'about safety' })), ...others])
  const names = [...new Set(turns.map(({ speaker }) => speaker))]
  const perName = (lines: string[]) => Object.fromEntries(names.map((name) => [name, lines]))
  const { proposedCompromise: _none, ...rest } = result
  const help = safety.resources[0]
  const call = help
    ? `If there is danger now: ${help.name}, ${help.contact}.`
    : 'If there is danger now, call the emergency number.'
  const amount = Math.round((Math.min(2, result.resolutionScore) - result.resolutionScore) * 10) / 10
  const feature = 'danger: talking does not resolve this'
  const contributions = [...result.contributions, { score: 'resolutionScore' as const, feature, amount }]
  if (!danger.abuse)
    return {
      ...rest,
      evidence,
      analysis: {
        ...result.analysis,
        conflictType: 'More than a quarrel: somebody speaks of dying',
        underlyingIssue: first
          ? `"${first.quote}" (${subject(first.speaker)}) has to be taken at its word until somebody has asked about it.`
          : 'Words about dying have to be taken at their word until somebody has asked about them.',
        relationshipPattern: noPattern,
        coreEmotionalNeeds: {},
        repairLanguage: perName(['No sentence here mends this. Help from somebody whose work it is comes first.']),
        rootCauses: ['Nobody is the cause of it by staying, by leaving, or by what they said.'],
        emotionalTriggers: [],
        communicationBreakdowns: [],
      },
      resolutionScore: Math.min(2, result.resolutionScore),
      resolvedConversation: lined(turns),
      improvements: {},
      whatWentWell: perName([nothingShown]),
      summary: `${safety.message}${first ? ` "${first.quote}" (${subject(first.speaker)}) weighs more than anything else in this text.` : ''} The quarrel can wait until somebody has asked about that, directly and kindly. It is also no reason to stay or to give in: whoever hears it can bring help, and does not have to be the help. Nothing here has been put into other words, because no wording makes this safe. ${call}`,
      preventionTips: [
        first
          ? `Ask about "${first.quote}" in so many words. Asking does not make it worse.`
          : 'Ask about it in so many words. Asking does not make it worse.',
        'Stay with them if that is safe for you, or bring somebody who can, until a person whose work it is has been reached.',
        call,
      ],
      contributions,
    }
  const one = first ? `"${first.quote}"${first.speaker ? ` (${subject(first.speaker)})` : ''}` : 'What is told here'
  return {
    ...rest,
    analysis: {
      conflictType: 'Not a quarrel: there is danger in it',
      underlyingIssue: `${one} is about safety. It is not one view against another.`,
      relationshipPattern: result.analysis.relationshipPattern.startsWith('One-sided')
        ? result.analysis.relationshipPattern
        : noPattern,
      coreEmotionalNeeds: Object.fromEntries(
        names.filter((name) => !danger.threatening.has(name)).map((name) => [name, ['To be safe.']]),
      ),
      repairLanguage: perName(['No sentence mends this, and nobody at risk owes one.']),
      rootCauses: [
        // Who says "you threw it at me" tells what was done to them: their name stands beside no blame for it.
        first && !danger.threatening.has(first.speaker)
          ? `"${first.quote}" tells what was done, and whoever did it decided to do it. Nobody’s choice of words is the cause.`
          : `${one}: whoever threatens or hurts decides to do it. No choice of words on the other side is the cause.`,
      ],
      emotionalTriggers: [],
      // What the one at risk says of it is telling, and no way of arguing either.
      communicationBreakdowns: grave.flatMap(({ quote, speaker }) =>
        danger.threatening.has(speaker) ? [`"${quote}" (${subject(speaker)}) is not a way of arguing.`] : [],
      ),
    },
    resolutionScore: Math.min(2, result.resolutionScore),
    resolvedConversation: stopped(turns, danger, words),
    improvements: {},
    whatWentWell: perName([nothingShown]),
    preventionTips: [...kept.tips, call],
    summary: `${safety.message} ${one} comes first, before anything about how either of you talks. Nothing that the one at risk said has been put differently, because no better words would make this safe.${danger.threatening.size > 0 ? ' The only better version of a threat is to stop and to go, and that is what stands in its place.' : ''} ${call}`,
    notes: [
      ...result.notes,
      'Because there is danger in this text, there is no compromise and no list of what to improve.',
    ],
    contributions,
    evidence,
  }
}

/** In place of a threat: the only better version of it is to stop and to go. */
function stopped(turns: readonly Read[], danger: Danger, words: readonly string[]): string {
  let step = hash(turns[0]?.text ?? '') % kept.stopping.length
  return turns
    .map(({ speaker, text, harm }, at) => {
      const threat = danger.threatening.has(speaker) && (danger.turns.has(at) || words[at] !== text || harm >= 2)
      return `${speaker}: ${threat ? kept.stopping[step++ % kept.stopping.length] : text}`
    })
    .join('\n')
}

/**
 * The result where one may be afraid of the other: what was said, and help. Whoever may be harmed is told nothing to do
 * or to say, and no blame is found in what they said.
 */
export function underDoubt(result: ArgumentResult, turns: readonly Read[]): ArgumentResult {
  const { conflictType, underlyingIssue, summary } = kept.doubt
  return {
    ...result,
    analysis: {
      conflictType,
      underlyingIssue,
      relationshipPattern: noPattern,
      coreEmotionalNeeds: {},
      repairLanguage: {},
      rootCauses: [],
      emotionalTriggers: [],
      communicationBreakdowns: [],
    },
    resolvedConversation: lined(turns),
    improvements: {},
    whatWentWell: {},
    preventionTips: [],
    summary: `${result.safety?.message ?? ''} ${summary}`.trim(),
    evidence: [],
  }
}

const lined = (turns: readonly Read[]): string =>
  turns.map(({ speaker, text }) => `${speaker}: ${text.replace(/\s*\n\s*/g, ' ')}`).join('\n')
