import { toast } from '../../ui/toasts.ts'

const AFTER_MS = 100
/** The chat's code may still be on its way: so often it is tried again. */
const TRIES = 100

/** Pushes a prompt into the chat by the event `sendChatMessage`; the chat takes it by cancelling the event. */
export function explore(message: string) {
  let tries = 0
  const push = () => {
    const event = new CustomEvent('sendChatMessage', { detail: { message }, cancelable: true })
    const taken = !window.dispatchEvent(event)
    if (taken) return
    tries += 1
    if (tries < TRIES) setTimeout(push, AFTER_MS)
    else toast({ title: 'The chat did not open', description: 'It may be your connection. Try again.', tone: 'error' })
  }
  setTimeout(push, AFTER_MS)
}
