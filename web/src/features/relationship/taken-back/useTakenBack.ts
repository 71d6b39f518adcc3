import { useRef, useState } from 'react'
import { useOnce } from '../../../platform/once.ts'
import { messageOf } from '../../../platform/api.ts'
import { toast } from '../../../ui/toasts.ts'

interface Ways<T> {
  /** "moment" */
  name: string
  forget: (id: string) => Promise<unknown>
  /** Logs it again; answers what then stands there. */
  add: (item: T) => Promise<T>
}

/** Deletes an entry of a list. The last one can be had back; the focus goes to it in the list, by `data-entry`. */
export function useTakenBack<T extends { id: string }>({ name, forget, add }: Ways<T>) {
  const [removed, setRemoved] = useState<T | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const once = useOnce()
  const remove = async (item: T) => {
    try {
      await forget(item.id)
      setRemoved(item)
    } catch {
      toast({
        title: `The ${name} was not deleted`,
        description: 'It is still there. Please try again.',
        tone: 'error',
      })
    }
  }
  const undo = async (item: T) => {
    try {
      const back = await add(item)
      setRemoved(null)
      setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-entry='${back.id}'] button`)?.focus())
    } catch (error) {
      toast({
        title: `The ${name} is not back yet`,
        description: messageOf(error, 'It may be your connection. You can undo again.'),
        tone: 'error',
      })
    }
  }
  return {
    removed,
    list,
    remove: (item: T) => void once(() => remove(item)),
    undo: () => removed && void once(() => undo(removed)),
  }
}
