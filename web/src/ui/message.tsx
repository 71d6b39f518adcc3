import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { cx } from './classes.ts'
import { MallamaMark, Portrait, type PortraitTone } from './portrait.tsx'

interface MessageProps {
  who: 'you' | 'mallama' | 'other'
  /** "You" and "Mallama" unless given. */
  name?: string
  time?: string
  tone?: PortraitTone
  state?: 'sent' | 'sending' | 'failed'
  onRetry?: (() => void) | undefined
  children: ReactNode
}

/** You: right, petrol. Mallama: left, without a bubble. Others: left, outlined. */
export function Message({ who, name, time, tone = 'lamp', state = 'sent', onRetry, children }: MessageProps) {
  const shown = name ?? (who === 'you' ? 'You' : 'Mallama')
  return (
    <div className={cx('msg', `msg--${who}`)}>
      {who === 'mallama' && <MallamaMark />}
      {who === 'other' && <Portrait name={shown} tone={tone} />}
      <div className="msg__who">
        <b>{shown}</b>
        {time && <span>{time}</span>}
        {state === 'sending' && <span className="msg__sending">Sending</span>}
      </div>
      <div className={cx('msg__body', state !== 'sent' && 'unsent')}>{children}</div>
      {state === 'failed' && (
        <p className="msg__failed">
          <CircleAlert className="icon" aria-hidden="true" />
          Not sent
          {onRetry && (
            <button type="button" className="link" onClick={onRetry}>
              Retry
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Someone's own words, behind a lamp rule. */
export function Said({ children }: { children: ReactNode }) {
  return <p className="said">{children}</p>
}

export function Typing({ name = 'Mallama' }: { name?: string }) {
  return (
    <span className="typing">
      <span className="sr-only">{name} is writing</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </span>
  )
}
