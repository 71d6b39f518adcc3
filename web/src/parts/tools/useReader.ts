import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keptReason } from '../refusal.ts'
import { foldedOver, type FoldedForm } from './folded.ts'
import { useAsking, type Live } from './useAsking.ts'
import { useGone } from './useGone.ts'
import type { useKept } from './useKept.ts'
import { useToolDraft } from './useToolDraft.ts'

interface Ways<W, A extends { id: string }> {
  tool: string
  empty: W
  /** What came from elsewhere and stands over what was kept. */
  given: () => Partial<W>
  /** Of what is written, the words that are read. */
  textOf: (written: W) => string
  /** The words that a result was made of. */
  madeOf: (result: A) => string
  kept: ReturnType<typeof useKept<A>>
}

const told = (error: unknown) => ({
  title: 'Analysis Failed',
  description: keptReason(error, 'Please try again.'),
})

/** A page where one text is read at a time: its form, what came of it, and what came earlier. */
export function useReader<W extends object, A extends { id: string }>(ways: Ways<W, A>) {
  const { tool, empty, given, textOf, madeOf, kept } = ways
  const { written, write, clear } = useToolDraft<W>(tool, empty, given)
  const [shown, setShown] = useState<A | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  /** The result over which the form was opened again. */
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const gone = useGone(kept, shown?.id ?? null, leaving)
  const box = useRef<HTMLTextAreaElement>(null)
  const sent = useRef<string | null>(null)
  const { busy, progress, help, ask, cancel, forgetHelp } = useAsking({ tool, told, takeBack: kept.takeBack })

  const send = (read: (live: Live) => Promise<A>) => {
    sent.current = textOf(written)
    const readAndKeep = async (live: Live) => {
      const came = await read(live)
      live.signal.throwIfAborted()
      void kept.put(came)
      return came
    }
    void ask(readAndKeep, setShown)
  }
  const show = (next: A | null) => {
    // In a closed fold nothing takes the focus: it is given once the form stands open.
    flushSync(() => setShown(next))
    box.current?.focus()
  }
  const result = busy || help || gone || shown?.id === leaving ? null : shown
  const above: FoldedForm | null = result && {
    open: unfolded === result.id,
    onOpen: (open) => setUnfolded(open ? result.id : null),
    ...foldedOver(madeOf(result), textOf(written)),
  }
  /** Answers the way back. */
  const clearAll = () => {
    clear()
    forgetHelp()
    show(null)
    return () => {
      write(written)
      show(shown)
    }
  }
  return {
    written,
    write,
    box,
    above,
    /** To the box, whether the form is folded or not. */
    toBox: () => {
      above?.onOpen(true)
      setTimeout(() => box.current?.focus())
    },
    busy,
    progress,
    help,
    send,
    shown: shown?.id === leaving ? null : shown,
    setShown,
    /** What is shown was deleted elsewhere. */
    gone,
    putAside: () => show(null),
    clearAll,
    stop: () => {
      cancel()
      box.current?.focus()
    },
    /** Help opened from the list says nothing about the words in the box: only those that brought it go. */
    leave: () => {
      if (textOf(written) === sent.current) clear()
      forgetHelp()
      show(null)
    },
    /** For the list of the earlier ones. */
    recent: {
      more: kept.more,
      busy: kept.busy,
      failed: kept.failed,
      onRetry: kept.retry,
      onOpen: (id: string) => setShown(kept.items.find((one) => one.id === id) ?? null),
      onRemove: async (id: string, token?: string | null) => {
        const deleted = await kept.remove(id, token)
        if (deleted) setShown((now) => (now?.id === id ? null : now))
      },
      onLeaving: setLeaving,
      current: shown?.id ?? null,
      making: busy,
    },
  }
}
