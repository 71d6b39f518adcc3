import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { toast } from '../../ui/toasts.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { ended } from '../refusal.ts'
import { type Help } from '../safety-card/words.ts'

/** Where a field's words come from and go to. Every text may be null: nothing was ever written. */
export interface FieldSource {
  /** As the server has it, so far as is known here. */
  text: string | null
  /** Stores `next` where the server still has `expected`; answers what it has now. Else an error with code `conflict`. */
  save: (next: string, expected: string | null) => Promise<string | null>
  /** Asks the server what it has. */
  reread: () => Promise<string | null>
  /** Where words that are not saved yet are kept; ends with the relationship's id. */
  draftKey: string
  /** What is said of a save that failed, where a screen has words of its own for it. */
  failure?: { title: string; description: string }
}

/** The same field was changed elsewhere: what both began from, and what became of it here and there. */
export interface Clash {
  base: string | null
  mine: string
  theirs: string | null
}

type Outcome = 'saved' | 'failed' | 'clash'

interface Kept {
  wanted: string
  base: string | null
}

export interface FieldSync {
  /** What the person wants it to be where that is not saved yet, else what the server has. */
  shown: string | null
  saving: boolean
  /** A save failed, and what was wanted is still shown. */
  unsaved: boolean
  clash: Clash | null
  /** Help that came with a refusal. */
  help: Help | null
  /** Changed elsewhere since this person began to edit. */
  changedMeanwhile: boolean
  /** Shows `next` at once and saves it; changes made meanwhile go out after it, in one. */
  put: (next: string) => Promise<Outcome>
  retry: () => void
  /** Forgets what is not saved, and shows what the server has. */
  giveUp: () => void
  /** Ends a clash: `mine` is put in the place of theirs, null keeps theirs. */
  choose: (mine: string | null) => void
}

const FAILURE = { title: 'Failed to update relationship', description: 'Your words are still here.' }

/**
 * One text field between this page and the server. Only one save is under way at a time, and each one says what it
 * believes to replace: a change made in another tab is met, never overwritten unseen.
 * @param held someone is editing: what they began from stays what they began from.
 * @param from what an edit that a reload cut short began from.
 */
export function useFieldSync(source: FieldSource, held: boolean, from: string | null | undefined): FieldSync {
  const { text, save, reread, draftKey, failure = FAILURE } = source
  const [kept] = useState(() => readDraft<Kept>(draftKey))
  const [wanted, setWanted] = useState<string | null>(kept ? kept.wanted : null)
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>(kept ? 'failed' : 'idle')
  const [clash, setClash] = useState<Clash | null>(null)
  const [help, setHelp] = useState<Help | null>(null)
  const [began, setBegan] = useState<string | null>(from === undefined ? text : from)
  /** What the server had when last heard of, as the next save will say it. */
  const truth = useRef<string | null>(kept ? kept.base : began)
  /** What is to be there in the end; null when nothing is wanted. */
  const goal = useRef<string | null>(kept ? kept.wanted : null)
  const running = useRef<Promise<Outcome> | null>(null)

  useEffect(() => {
    if (held || goal.current !== null) return
    truth.current = text
    setBegan(text)
  }, [text, held])

  const want = (next: string | null) => {
    goal.current = next
    setWanted(next)
    keepDraft(draftKey, next === null ? null : ({ wanted: next, base: truth.current } satisfies Kept))
  }

  const run = async (): Promise<Outcome> => {
    setState('saving')
    setHelp(null)
    try {
      while (goal.current !== null) {
        const sending: string = goal.current
        truth.current = await save(sending, truth.current)
        setBegan(truth.current)
        want(goal.current === sending ? null : goal.current)
      }
      setState('idle')
      return 'saved'
    } catch (error) {
      const clashed = error instanceof ApiError && error.code === 'conflict' && (await meet())
      if (clashed) return clashed
      setState('failed')
      // Who is editing still has the words in front of them.
      if (held) want(null)
      tell(error)
      return 'failed'
    }
  }

  /** Reads what the other tab made of it. Where it made the same, all is well. */
  const meet = async (): Promise<Outcome | null> => {
    const mine = goal.current ?? ''
    const theirs = await reread().catch(() => undefined)
    if (theirs === undefined) return null
    setState('idle')
    if (theirs === mine) {
      truth.current = theirs
      setBegan(theirs)
      want(null)
      return 'saved'
    }
    setClash({ base: truth.current, mine, theirs })
    return 'clash'
  }

  const tell = (error: unknown) => {
    const safety = error instanceof ApiError ? error.safety : null
    // Nothing lies over help.
    if (needsHelp(safety)) return setHelp(safety)
    const refusal = error instanceof ApiError && error.status < 500 ? ended(error.userMessage ?? '') : ''
    toast({ title: failure.title, description: `${refusal} ${failure.description}`.trim(), tone: 'error' })
  }

  const start = () => (running.current ??= run().finally(() => (running.current = null)))
  const settle = (now: string | null) => {
    truth.current = now
    setBegan(now)
    setClash(null)
    setHelp(null)
    setState('idle')
    want(null)
  }
  return {
    shown: wanted ?? text,
    saving: state === 'saving',
    unsaved: state === 'failed' && wanted !== null,
    clash,
    help,
    changedMeanwhile: held && state !== 'saving' && text !== began,
    put: (next) => {
      want(next)
      return start()
    },
    retry: () => void start(),
    giveUp: () => settle(text),
    choose: (mine) => {
      const theirs = clash?.theirs ?? null
      settle(theirs)
      if (mine === null || mine === theirs) return
      want(mine)
      void start()
    },
  }
}
