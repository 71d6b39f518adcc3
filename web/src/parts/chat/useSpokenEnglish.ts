import { toast } from '../../ui/toasts.ts'
import { useVoice, type Voice } from './useVoice.ts'

const unsupported = () =>
  toast({
    title: 'Voice recording not supported',
    description: "Your browser doesn't support voice recording. Please type your message.",
    tone: 'error',
  })
const failed = () =>
  toast({
    title: 'Voice recognition failed',
    description: 'Please try again or type your message.',
    tone: 'error',
  })

/** Voice input in en-US, with its button there in every browser: where it cannot work, or fails, a toast says so. */
export function useSpokenEnglish(text: string, onText: (text: string) => void, closed: boolean): Voice {
  const voice = useVoice(text, onText, closed, { lang: 'en-US', onFailed: failed })
  return voice.able ? voice : { ...voice, able: true, toggle: unsupported }
}
