import { maySetAside, needsHelp } from '@mallama/contracts/help'
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling log needs the keyboard */
import { memo, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { ChatMessage } from '@mallama/contracts/chat'
import { Message, Typing } from '../../ui/message.tsx'
import { later } from '../../ui/later.ts'
import { Status } from '../../ui/status.tsx'
import { NotThis } from '../safety-card/NotThis.tsx'
import { QuietQuestion } from '../safety-card/QuietQuestion.tsx'
import { aheadWords } from '../ahead.ts'
import { SafetyCard } from '../safety-card/SafetyCard.tsx'
import { sameHelp } from '../safety-card/words.ts'
import type { Outgoing } from './conversation.ts'
import { stepOf, wordsBeside } from './guide/beside.ts'
import { quotedFrom } from './quotes.ts'
import { EMPTY_REPLY } from './send.ts'
import { timeOf } from './when.ts'
import { Choices } from './guide/Choices.tsx'
import { LeftOut } from '../coach/LeftOut.tsx'
import { Words } from './Words.tsx'

const Cards = later(() => import('./guide/Cards.tsx'))

interface ThreadProps {
  messages: readonly ChatMessage[]
  outgoing: Outgoing | null
  streamed: string
  notice: string | null
  /** Given where what failed can go again as it was. */
  onRetry: (() => void) | undefined
  /** Given where the last message in the room never got an answer. */
  onAskAgain?: ((guide?: true) => void) | undefined
  /** Says an answer to the quiet question under the last message. Absent where nothing can be said now. */
  onAnswer?: ((answer: string) => void) | undefined
  /** Has the last message answered again, as not about safety. */
  onAside?: (() => Promise<unknown>) | undefined
  /** A language model answers here: where it did not, the built-in coach can be chosen. */
  guide?: boolean
  /** Where the memory that an answer rests on is seen. */
  memoryHref?: string
  /** The open step of an exercise has its own place on the screen. */
  stepBelow?: boolean
}

/**
 * The log announces what is added to it. A reply that is still coming is hidden from readers; the finished one comes
 * as a new element and is read out whole.
 */
export function Thread({
  messages,
  outgoing,
  streamed,
  notice,
  onRetry,
  onAskAgain,
  onAnswer,
  onAside,
  guide = false,
  memoryHref = '#memory',
  stepBelow = false,
}: ThreadProps) {
  const calm = useCalm()
  const pending = outgoing?.state === 'sending'
  const steps = `${messages.length} ${outgoing?.state} ${notice}`
  const log = useScrolledDown(steps, calm ? '' : streamed)
  return (
    <>
      <div className="thread chat__log" ref={log} role="log" aria-label="Conversation" tabIndex={0}>
        <p className="thread__note">Mallama is an AI, not a person or a therapist.</p>
        {messages.map((message, index) => (
          // A message keeps its place, and gets its lasting id only later: the place is what it is known by.
          <Entry
            // What was answered again is a new answer, and read out as one.
            key={`${index} ${message.safety?.aside === true}`}
            message={message}
            greeting={index === 0 && message.role === 'assistant'}
            helpIsOpen={sameHelp(messages.slice(0, index), message.safety)}
            memoryHref={memoryHref}
            {...(index === messages.length - 1 && !outgoing ? { onAnswer, onAside, stepBelow } : {})}
          />
        ))}
        {onAskAgain && (
          <p className="chat__unanswered small">
            No answer came.
            <button type="button" className="link" onClick={() => onAskAgain()}>
              {guide ? 'Try again' : 'Ask again'}
            </button>
            {guide && (
              <button type="button" className="link" onClick={() => onAskAgain(true)}>
                A guided exercise
              </button>
            )}
          </p>
        )}
        {outgoing && <Leaving outgoing={outgoing} heard={streamed !== ''} onRetry={onRetry} />}
        {pending && needsHelp(outgoing.safety) && <SafetyCard safety={outgoing.safety} />}
        {pending && !needsHelp(outgoing.safety) && (
          <div aria-hidden="true">
            <Message who="mallama">
              {streamed && !calm ? (
                <Words content={streamed} evidence={quotedFrom(outgoing.content, streamed)} />
              ) : (
                <>
                  <Typing />
                  {outgoing.ahead ? <span className="meta"> {aheadWords(outgoing.ahead)}</span> : null}
                </>
              )}
            </Message>
          </div>
        )}
        {notice && messages.at(-1)?.content.trim() && (
          <Message who="mallama">
            <p>{notice}</p>
          </Message>
        )}
      </div>
      <Status className="sr-only">
        {pending && (outgoing.ahead ? aheadWords(outgoing.ahead) : 'Mallama is writing')}
      </Status>
    </>
  )
}

interface EntryProps extends Pick<ThreadProps, 'onAnswer' | 'onAside'> {
  message: ChatMessage
  greeting: boolean
  helpIsOpen: boolean
  memoryHref: string
  /** An open step stands below the log, with its question: it is not said here as well. */
  stepBelow?: boolean
}

const Entry = memo(function Entry({
  message,
  greeting,
  helpIsOpen,
  memoryHref,
  stepBelow = false,
  onAnswer,
  onAside,
}: EntryProps) {
  const {
    role,
    timestamp,
    choices,
    exercise,
    card,
    read,
    evidence,
    safety,
    coach,
    memoryUsed,
    message: toSend,
    ask,
    leftOut,
  } = message
  const content = wordsBeside(message, stepBelow)
  const words = needsHelp(safety) ? undefined : toSend
  const step = stepOf(message, stepBelow)
  const rests = memoryUsed !== undefined && memoryUsed.length > 0
  const beside = safety || words || card || read || leftOut || coach === 'fallback' || ask || rests
  // All that it says stands below.
  if (step && content === '' && !beside) return null
  const time = greeting ? undefined : timeOf(timestamp)
  if (role === 'assistant') {
    return (
      <Message who="mallama" time={time}>
        <Words
          content={content.trim() || exercise ? content : EMPTY_REPLY}
          evidence={evidence}
          safety={ask ? null : safety}
          helpIsOpen={helpIsOpen}
        />
        {onAside && maySetAside(safety) && <NotThis onAside={onAside} />}
        {(words || card || read) && (
          <Suspense>
            <Cards words={words} card={card} read={read} />
          </Suspense>
        )}
        {leftOut && <LeftOut />}
        {coach === 'fallback' && (
          <p className="meta">Our language model did not answer, so Mallama&rsquo;s built-in coach did.</p>
        )}
        {choices && onAnswer && !ask && !step && <Choices choices={choices} onSay={onAnswer} />}
        {ask && <QuietQuestion {...ask} onAnswer={onAnswer} />}
        {rests && (
          <p className="meta chat__memory">
            What this rests on: <span dir="auto">{memoryUsed.join('; ')}</span>. <SeeMemory href={memoryHref} />
          </p>
        )}
      </Message>
    )
  }
  return (
    <Message who="you" time={time}>
      <p dir="auto">{content}</p>
    </Message>
  )
})

/** On the same page a plain link, which the browser scrolls to; on another the application's own. */
const SeeMemory = ({ href }: { href: string }) =>
  href.startsWith('#') ? <a href={href}>See the memory</a> : <Link to={href}>See the memory</Link>

interface LeavingProps {
  outgoing: Outgoing
  /** The answer has begun: it has arrived. */
  heard: boolean
  onRetry: (() => void) | undefined
}

function Leaving({ outgoing, heard, onRetry }: LeavingProps) {
  const { content, at, why, told, safety, back } = outgoing
  const state = heard ? 'sent' : outgoing.state
  const says = why && !told && !back ? why : null
  return (
    <>
      {!(state === 'failed' && back) && (
        <Message who="you" state={state} time={state === 'sending' ? undefined : timeOf(at)} onRetry={onRetry}>
          <p dir="auto">{content}</p>
        </Message>
      )}
      {state === 'failed' && (says || needsHelp(safety)) && (
        <div className="stack chat__refused">
          {needsHelp(safety) && <SafetyCard safety={safety} />}
          {says && <p className="small soft">{says} Your words are still here.</p>}
        </div>
      )}
    </>
  )
}

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)')
const watchMotion = (changed: () => void) => {
  const query = reduced()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Someone who wants no motion gets a reply when it is whole. */
const useCalm = () => useSyncExternalStore(watchMotion, () => reduced().matches)

/** Near enough to the end to be taken along. */
const NEAR_PX = 180

/** The end, or the beginning of the last message where it is taller than the log: one reads from there. */
function toEnd(box: HTMLElement | null) {
  if (!box) return
  const last = box.lastElementChild?.getBoundingClientRect()
  const start = last
    ? box.scrollTop + last.top - box.getBoundingClientRect().top - parseFloat(getComputedStyle(box).paddingTop)
    : Infinity
  box.scrollTo({ top: Math.min(start, box.scrollHeight - box.clientHeight), behavior: 'instant' })
}

const HELP = ':scope > :last-child > .msg__body > .safety, :scope > .chat__refused:last-child > .safety'
const helpOf = (box: HTMLElement | null) => box?.querySelector(HELP)

const leftBelow = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight

/** A keyboard takes its height from the log: who read the last lines still sees them above it. */
function keptAtEnd(box: HTMLElement) {
  let [left, height] = [leftBelow(box), box.clientHeight]
  const read = () => {
    // A scroll that a new height brings about says nothing of where someone reads.
    if (box.clientHeight === height) left = leftBelow(box)
  }
  const resized = new ResizeObserver(() => {
    if (box.clientHeight !== height && left < NEAR_PX) box.scrollTop = box.scrollHeight - box.clientHeight - left
    height = box.clientHeight
    left = leftBelow(box)
  })
  resized.observe(box)
  box.addEventListener('scroll', read, { passive: true })
  return () => {
    resized.disconnect()
    box.removeEventListener('scroll', read)
  }
}

/** A new step shows the end; growing text takes along only who is reading there. */
function useScrolledDown(steps: string, streamed: string) {
  const log = useRef<HTMLDivElement>(null)
  const opened = useRef(false)
  useEffect(() => {
    if (!steps) return
    toEnd(log.current)
    // Help that has just come is seen from its first line, wherever the page stood.
    if (opened.current) helpOf(log.current)?.scrollIntoView({ block: 'start', behavior: 'instant' })
    opened.current = true
  }, [steps])
  useEffect(() => (log.current ? keptAtEnd(log.current) : undefined), [])
  useEffect(() => {
    const box = log.current
    if (streamed && box && leftBelow(box) < NEAR_PX) toEnd(box)
  }, [streamed])
  return log
}
