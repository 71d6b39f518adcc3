import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keep, kept } from '../../platform/storage.ts'
import { canListen, heardIn, newRecognition, spoken, whyStopped, type Recognition } from './voice.ts'

export interface Voice {
  /** The browser can turn speech into words. */
  able: boolean
  recording: boolean
  /** Why it stopped by itself. */
  problem: string | null
  /** The person is being told where their voice goes. */
  asking: boolean
  toggle: () => void
  answer: (agreed: boolean) => void
}

interface VoiceOptions {
  /** BCP 47; the browser's own unless given. */
  lang?: string
  /** Told when it stopped by itself, with the reason in words. */
  onFailed?: (why: string) => void
}

const agreedKey = 'mallama:voice'

/**
 * Speaking in place of typing, by the browser's own recogniser. Where it sends the sound is the browser's doing: before
 * the first time the person is told, and nothing listens before they agree.
 */
export function useVoice(
  text: string,
  onText: (text: string) => void,
  closed: boolean,
  { lang = navigator.language, onFailed }: VoiceOptions = {},
): Voice {
  const [recording, setRecording] = useState(false)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const listening = useRef<Recognition | null>(null)
  const write = useEffectEvent(onText)
  const failed = useEffectEvent((error: string) => {
    const why = whyStopped(error)
    setProblem(why)
    if (why) onFailed?.(why)
  })

  const stop = () => listening.current?.stop()
  const start = () => {
    const recognition = newRecognition()
    if (!recognition || listening.current) return
    const before = text
    recognition.lang = lang
    recognition.continuous = true
    recognition.interimResults = true
    recognition.onresult = ({ results }) => write(spoken(before, heardIn(results)))
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the one listener of an object made here
    recognition.onerror = ({ error }) => failed(error)
    recognition.onend = () => {
      listening.current = null
      setRecording(false)
    }
    setProblem(null)
    try {
      recognition.start()
      listening.current = recognition
      setRecording(true)
    } catch {
      failed('unknown')
    }
  }
  // Nothing goes on listening where nobody looks, nor into a chat that is closed.
  useEffect(() => {
    const leave = () => document.hidden && listening.current?.stop()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      listening.current?.abort()
    }
  }, [])
  useEffect(() => {
    if (closed) listening.current?.stop()
  }, [closed])
  return {
    able: canListen(),
    recording,
    problem,
    asking,
    toggle: () => {
      if (recording) stop()
      else if (kept(agreedKey) === 'agreed') start()
      else setAsking(true)
    },
    answer: (agreed: boolean) => {
      setAsking(false)
      if (!agreed) return
      keep(agreedKey, 'agreed')
      start()
    },
  }
}
