import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useRef, useState } from 'react'
import type { Safety } from '@mallama/contracts/safety'
import type { Rehearsal, RehearsalLine } from '@mallama/contracts/tools'
import { Composer } from '../../../parts/chat/Composer.tsx'
import { joined } from '../../../parts/chat/conversation.ts'
import { useSpokenEnglish } from '../../../parts/chat/useSpokenEnglish.ts'
import { HelpFirst } from '../../../parts/safety-card/HelpFirst.tsx'
import { SafetyCard } from '../../../parts/safety-card/SafetyCard.tsx'
import type { Help } from '../../../parts/safety-card/words.ts'
import { useToolDraft } from '../../../parts/tools/useToolDraft.ts'
import { keptReason } from '../../../parts/refusal.ts'
import { ApiError } from '../../../platform/api.ts'
import { useHoldOpen } from '../../../platform/hold.ts'
import { useOnce } from '../../../platform/once.ts'
import { Button } from '../../../ui/button.tsx'
import { Message, Typing } from '../../../ui/message.tsx'
import { toneOf } from '../../../ui/portrait.tsx'
import { Status } from '../../../ui/status.tsx'
import { settle, toast } from '../../../ui/toasts.ts'
import { Exchange } from './Exchange.tsx'
import { LookBack } from './LookBack.tsx'
import { PlayedBy } from './PlayedBy.tsx'
import { useRehearse, useSetRehearsalAside } from './rehearsal.queries.ts'
import { branchTo, endAfter, newestEnd, versionsOf } from './tree.ts'
import '../../../parts/chat/chat-panel.css'

interface OpenRoomProps {
  rehearsal: Rehearsal
  onLeave: () => void
}

interface Written {
  text: string
  /** The line that is being said differently. */
  differently: string | null
}

export function OpenRoom({ rehearsal, onLeave }: OpenRoomProps) {
  const { id, personName, scenario, basis, lines } = rehearsal
  const name = personName ?? 'the other person'
  const box = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const { written, write } = useToolDraft<Written>(`line-${id}`, { text: '', differently: null })
  const [end, setEnd] = useState(() => newestEnd(lines))
  const [sending, setSending] = useState<string | null>(null)
  const [answering, setAnswering] = useState<{ text?: string; help?: Help }>({})
  const [looking, setLooking] = useState(false)
  const [help, setHelp] = useState<Safety>(null)
  const say = useRehearse(id)
  const setAside = useSetRehearsalAside()
  const once = useOnce()
  const again = lines.find((line) => line.id === written.differently)
  const branch = branchTo(lines, again ? again.after : end)
  const after = branch.at(-1)?.id ?? null
  const stopped = needsHelp(branch.at(-1)?.safety)
  const voice = useSpokenEnglish(written.text, (text) => write({ text }), stopped || looking)
  useHoldOpen(written.text.trim() !== '' || sending !== null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const spoken = useRef(lines.length)
  useEffect(() => {
    if (lines.length <= spoken.current) return
    spoken.current = lines.length
    log.current?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [lines.length])

  const send = async () => {
    const content = written.text.trim()
    setHelp(null)
    settle(id)
    setSending(content)
    setAnswering({})
    write({ text: '' })
    try {
      const line = await say(
        { content, after },
        {
          onProgress: ({ text }) => setAnswering((so) => ({ ...so, ...(text ? { text } : {}) })),
          onSafety: (seen) => needsHelp(seen) && setAnswering({ help: seen }),
        },
      )
      setEnd(line.id)
      write({ differently: null })
    } catch (error) {
      const safety = error instanceof ApiError ? error.safety : undefined
      if (needsHelp(safety)) setHelp(safety)
      else
        toast({
          title: 'Failed to Get Response',
          description: keptReason(error, 'Please try again.'),
          tone: 'error',
          about: id,
        })
      write({ text: joined(content, box.current?.value ?? '') })
    } finally {
      setSending(null)
    }
  }
  const differently = (line: RehearsalLine) => {
    if (sending !== null) return
    write({ differently: line.id, text: written.text.trim() ? written.text : line.content })
    setTimeout(() => box.current?.focus())
  }
  const keepAsItWas = (line: RehearsalLine) => {
    write({ differently: null, text: written.text === line.content ? '' : written.text })
    setTimeout(() => box.current?.focus())
  }
  if (looking)
    return (
      <LookBack
        name={name}
        lines={lines}
        branch={branch}
        onGoOn={() => {
          setLooking(false)
          setTimeout(() => box.current?.focus())
        }}
        onLeave={onLeave}
      />
    )
  return (
    <>
      <PlayedBy name={personName} scenario={scenario} basis={basis} />
      <div className="thread" role="log" aria-label="Rehearsal" ref={log}>
        {branch.map((line, at) => (
          // A way of saying it takes the place of another one: the place is what it is known by, and keeps the focus.
          <Exchange
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            line={line}
            name={name}
            basis={basis}
            versions={versionsOf(lines, line)}
            onGo={(version) => setEnd(endAfter(lines, version))}
            onDifferently={() => differently(line)}
            onAside={() => setAside(id)}
          />
        ))}
        {sending !== null && (
          <div className="stack" aria-hidden="true">
            <Message who="you" state="sending">
              <p dir="auto">{sending}</p>
            </Message>
            <Message who="other" name={`Mallama as ${name}`} tone={toneOf(name)}>
              {answering.text ? <p dir="auto">{answering.text}</p> : <Typing name={`Mallama as ${name}`} />}
            </Message>
          </div>
        )}
      </div>
      <Status className="sr-only">{sending !== null && `Mallama as ${name} is answering`}</Status>
      {sending !== null && answering.help && <SafetyCard safety={answering.help} />}
      {help && <HelpFirst safety={help} refusal="The line was not sent." />}
      {again && (
        <div className="row reh__again small">
          <span dir="auto">
            <b>Said differently:</b> “{again.content}”. What you said before stays.
          </span>
          <Button variant="ghost" size="sm" disabled={sending !== null} onClick={() => keepAsItWas(again)}>
            Leave it as it was
          </Button>
        </div>
      )}
      {stopped && (
        <p className="small soft">
          Mallama will not play this any further. You can stop here
          {branch.length > 1 && ', or go back to an earlier line'}.
        </p>
      )}
      <Composer
        ref={box}
        label={`What you say to ${name}`}
        placeholder={stopped ? 'This version has ended' : 'Say it the way you would'}
        voice={voice}
        text={written.text}
        onText={(text) => write({ text })}
        onSend={() => void once(send)}
        pending={sending !== null}
        closed={stopped}
      />
      <div className="row">
        <Button variant="quiet" onClick={() => setLooking(true)}>
          Stop and look back
        </Button>
      </div>
    </>
  )
}
