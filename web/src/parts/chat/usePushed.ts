import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../../ui/toasts.ts'
import { change, conversation, joined, useConversation } from './conversation.ts'

const AFTER_MS = 500
const SHOWN_MS = 3_000

declare global {
  interface WindowEventMap {
    sendChatMessage: CustomEvent<{ message: string }>
  }
}

const whatComes = (relationshipId: string, closed: boolean) => {
  if (closed) return 'It waits in the box: the chat is closed.'
  if (conversation(relationshipId).outgoing?.state === 'sending')
    return 'It will be sent after the answer that is on its way.'
  return 'Mallama answers there.'
}

/** Another part of the page sends a prompt into the chat: it is shown where, and waits there for its turn. */
export function usePushed(relationshipId: string, closed: boolean, onSoon: () => void) {
  const hear = useEffectEvent((event: WindowEventMap['sendChatMessage']) => {
    const { detail } = event
    const message = typeof detail?.message === 'string' ? detail.message.trim() : ''
    if (!message) return
    event.preventDefault()
    onSoon()
    const description = whatComes(relationshipId, closed)
    toast({ title: 'Taken to your chat', description, duration: SHOWN_MS })
    const { waiting } = conversation(relationshipId)
    if (waiting.some((other) => other.message === message)) return
    change(relationshipId, { waiting: [...waiting, { message, due: Date.now() + AFTER_MS }] })
  })
  useEffect(() => {
    const listen = (event: WindowEventMap['sendChatMessage']) => hear(event)
    window.addEventListener('sendChatMessage', listen)
    return () => window.removeEventListener('sendChatMessage', listen)
  }, [])
}

/** Without the prompt that has had its turn. */
export const passOver = (relationshipId: string, message: string) =>
  change(relationshipId, {
    waiting: conversation(relationshipId).waiting.filter((other) => other.message !== message),
  })

/**
 * Sends what waits, one after the other, each half a second after it came and never into an answer that is on its way,
 * nor while someone speaks.
 * In an empty box it is seen until then, and whoever changes it there keeps it; a draft in the box stays untouched.
 */
export function useWaiting(
  relationshipId: string,
  active: boolean,
  recording: boolean,
  say: (message: string) => void,
) {
  const { waiting, outgoing } = useConversation(relationshipId)
  // Pushed from the page before this screen came: what is sent in someone's name is seen first here too.
  const [since] = useState(() => Date.now())
  const [next] = waiting
  const pending = outgoing?.state === 'sending'
  const send = useEffectEvent((message: string, prefilled: boolean) => {
    passOver(relationshipId, message)
    if (!prefilled || conversation(relationshipId).text.trim() === message) say(message)
  })
  useEffect(() => {
    if (!next || pending || recording) return
    const { message, due } = next
    const { text } = conversation(relationshipId)
    if (!active) {
      passOver(relationshipId, message)
      change(relationshipId, { text: joined(text, message) })
      return
    }
    const prefilled = text.trim() === '' || text.trim() === message
    if (prefilled) change(relationshipId, { text: message })
    const timer = setTimeout(() => send(message, prefilled), Math.max(0, Math.max(due, since + AFTER_MS) - Date.now()))
    return () => clearTimeout(timer)
  }, [relationshipId, next, pending, active, recording, since])
}
