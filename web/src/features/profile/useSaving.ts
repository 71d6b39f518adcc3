import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepDraft, readDraft } from '../../parts/draft.ts'
import { preloadClash } from '../../parts/list-field/ClashCard.tsx'
import { useFieldSync, type FieldSource } from '../../parts/list-field/useFieldSync.ts'

const AFTER_MS = 1_000

const saved = ['notes', 'strugglingWith'] as const
export type Saved = (typeof saved)[number]

interface Typed {
  text: string
  /** What the server had when this was begun. */
  base: string | null
}

const keyOf = (draftKey: string) => `typed-${draftKey}`

/** Whether words about this person were typed here, and did not arrive. */
export const hasTyped = (id: string) => saved.some((field) => readDraft(keyOf(`field-${field}:${id}`)) !== null)

/** What is typed is sent a second after the last letter, and at once when the field goes; until it arrived it is kept. */
export function useSaving(source: FieldSource) {
  const key = keyOf(source.draftKey)
  const [typed, setTyped] = useState<Typed | null>(() => readDraft<Typed>(key))
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const [tries, setTries] = useState(0)
  const sync = useFieldSync(source, typed !== null, typed?.base)
  const newest = useRef(typed)
  const arrived = useRef<string | null>(null)
  const set = (next: Typed | null) => {
    newest.current = next
    setTyped(next)
  }

  const save = useEffectEvent(async () => {
    const sending = newest.current
    if (sending === null) return
    if (state !== 'saving' && sending.text === (arrived.current ?? sending.base ?? '')) {
      keepDraft(key, null)
      return setState((now) => (now === 'failed' ? 'idle' : now))
    }
    setState('saving')
    const outcome = await sync.put(sending.text)
    // The words stay in the box, and come back after a reload.
    if (outcome === 'failed') return setState('failed')
    if (outcome === 'clash') {
      set(null)
      keepDraft(key, null)
      return setState('idle')
    }
    arrived.current = sending.text
    if (newest.current?.text !== sending.text) return
    keepDraft(key, null)
    setState('saved')
  })

  const text = typed?.text ?? null
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => void save(), AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    if (tries > 0) void save()
  }, [tries])
  // The field went, and its words had no second yet.
  useEffect(() => () => void save(), [])

  return {
    sync,
    state,
    /** Null while the box shows what is stored. */
    text,
    write: (next: string) => {
      if (newest.current === null) preloadClash()
      const base = arrived.current ?? newest.current?.base ?? source.text
      set({ text: next, base })
      keepDraft(key, { text: next, base } satisfies Typed)
      setState((now) => (now === 'saved' ? 'idle' : now))
    },
    leave: () => {
      const left = newest.current
      if (left === null || left.text !== (arrived.current ?? left.base ?? '')) return
      arrived.current = null
      set(null)
    },
    again: () => setTries(tries + 1),
  }
}
