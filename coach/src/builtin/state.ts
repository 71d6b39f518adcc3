import type { SafetyCategory } from '@mallama/contracts/safety'
import type { Someone } from '../text/people.ts'
import type { Flag } from '../safety/screen.ts'
import { SCREEN } from '../safety/version.ts'
import { splitSentences } from '../text/words.ts'
import { freshGuide, likeBlank, reviveGuide } from '../guide/state.ts'

/** What the coach keeps of a conversation between two messages: JSON, opaque to everyone else. */
export type State = ReturnType<typeof fresh>

export const fresh = () => ({
  v: 2 as const,
  turn: 0,
  /** Names met so far, so that a later "sam" is still Sam. */
  names: [] as string[],
  focus: null as Someone | null,
  /** The coach's last words were words to send, or the careful question: what comes next is read as said of them. */
  awaiting: null as 'draft' | 'safety' | null,
  /** Short hashes of every sentence said, so that none comes twice even when old turns are no longer passed in. */
  said: [] as string[],
  flag: null as Flag | null,
  /** Under which screen it was seen. */
  screen: SCREEN,
  /** What saw it: a rule (or the person's own yes), the model on one message, or the model on more than one. */
  flagFrom: null as 'rule' | 'model' | 'models' | null,
  /** How many replies were given under the flag, so that each goes a step further. */
  flagTurns: 0,
  /** How likely grave the gravest message was in its talk; of those since a flag stands that only the model saw, the most and the last. */
  graves: [0] as number[],
  /** Dangers that were asked about directly: a doubt of one kind does not use up the question of another. */
  directAsked: [] as SafetyCategory[],
  /** Three-hour marks at which it was said again that this is an AI. */
  disclosed: 0,
  contextUsed: [] as string[],
  /** Marks of what a talk has been: own harm told, a child's flag, care at its end. */
  related: [] as string[],
  guide: freshGuide(),
})

/** The state as it was handed back, or null when it is not one of ours and must be worked out from the history. */
export function revive(given: unknown): State | null {
  if (typeof given !== 'object' || given === null) return null
  // Of a talk that an earlier guide led, everything else stays: what was seen and set aside above all.
  const state = likeBlank(fresh(), { graves: [0], ...given, guide: reviveGuide((given as Partial<State>).guide) })
  return state?.v === 2 ? state : null
}

export const standing = ({ flag }: Pick<State, 'flag'>): Flag | null => (flag?.cleared ? null : flag)

/** A small stable hash (FNV-1a). It picks variants and recognises sentences; it protects nothing. */
export function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return value >>> 0
}

const bare = (sentence: string) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
export const sentenceKey = (sentence: string): string => hash(bare(sentence).trim()).toString(36)

/** What of a text is kept to know its sentences again. */
export const keysOf = (text: string): string[] => splitSentences(text).map(sentenceKey)
