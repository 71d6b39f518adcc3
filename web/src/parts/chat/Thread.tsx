import { maySetAside, needsHelp } from '@mallama/contracts/help'
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling log needs the keyboard */
import { Fragment, memo, Suspense, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { ChatMessage } from '@mallama/contracts/chat'
import { cx } from '../../ui/classes.ts'
import { Message, Typing } from '../../ui/message.tsx'
import { later } from '../../ui/later.ts'
import { Status } from '../../ui/status.tsx'
import { NotThis } from '../safety-card/NotThis.tsx'
import { QuietQuestion } from '../safety-card/QuietQuestion.tsx'
import { aheadWords } from '../ahead.ts'
import { AiLine } from './AiLine.tsx'
import { SafetyCard } from '../safety-card/SafetyCard.tsx'
import { sameHelp } from '../safety-card/words.ts'
import type { Outgoing } from './conversation.ts'
import { stepOf, wordsBeside } from './guide/beside.ts'
import { quotedFrom } from './quotes.ts'
import { EMPTY_REPLY } from './send.ts'
import { timeOf } from './when.ts'
import { dayBegun } from './day-begun.ts'
import { Choices } from './guide/Choices.tsx'
import { ended } from '../refusal.ts'
import { LeftOut } from '../coach/LeftOut.tsx'
import { useScrolledDown } from './useScrolledDown.ts'
import { Words } from './Words.tsx'
import './leaf.css'

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
  /**
   * A language model answers here: where it did not, the built-in coach can be chosen. False where the guide answers,
   * which is no mind to talk to: what is said stands on a page that one writes on, and not in bubbles.
   */
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
  guide,
  memoryHref = '#memory',
  stepBelow = false,
}: ThreadProps) {
  const calm = useCalm()
  const pending = outgoing?.state === 'sending'
  const page = guide === false
  const steps = `${messages.length} ${outgoing?.state} ${notice}`
  const log = useScrolledDown(steps, calm ? '' : streamed)
  return (
    <>
      <div
        className={cx('thread chat__log', page && 'leaf')}
        ref={log}
        role="log"
        aria-label="Conversation"
        tabIndex={0}
      >
        <AiLine simple={page} />
        {messages.map((message, index) => {
          const day = page && dayBegun(messages, index)
          return (
            // A message keeps its place, and gets its lasting id only later: the place is what it is known by.
            // What was answered again is a new answer, and read out as one.
            <Fragment key={`${index} ${message.safety?.aside === true}`}>
              {day && <p className="leaf__day">{day}</p>}
              <Entry
                message={message}
                page={page}
                greeting={index === 0 && message.role === 'assistant'}
                helpIsOpen={sameHelp(messages.slice(0, index), message.safety)}
                memoryHref={memoryHref}
                {...(index === messages.length - 1 && !outgoing ? { onAnswer, onAside, stepBelow } : {})}
              />
            </Fragment>
          )
        })}
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
  /** The day stands over it. */
  page: boolean
  greeting: boolean
  helpIsOpen: boolean
  memoryHref: string
  /** An open step stands below the log, with its question: it is not said here as well. */
  stepBelow?: boolean
}

const Entry = memo(function Entry({
  message,
  page,
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
  const time = greeting ? undefined : timeOf(timestamp, page ? new Date(timestamp) : undefined)
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
        {choices && onAnswer && !step && <Choices choices={choices} onSay={onAnswer} />}
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
          {says && <p className="small soft">{ended(says)} Your words are still here.</p>}
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
