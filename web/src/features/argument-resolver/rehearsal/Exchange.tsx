import { maySetAside, needsHelp } from '@mallama/contracts/help'
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react'
import type { RehearsalLine } from '@mallama/contracts/tools'
import { LeftOut } from '../../../parts/coach/LeftOut.tsx'
import { Words } from '../../../parts/chat/Words.tsx'
import { NotThis } from '../../../parts/safety-card/NotThis.tsx'
import { SafetyCard } from '../../../parts/safety-card/SafetyCard.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Message } from '../../../ui/message.tsx'
import { toneOf } from '../../../ui/portrait.tsx'
import { wordsOf } from '../result/acts.ts'
import { goesBy } from './played.ts'
import { stances } from './stances.ts'

interface ExchangeProps {
  line: RehearsalLine
  name: string
  basis: readonly string[]
  /** All the ways in which this line was said. */
  versions: readonly RehearsalLine[]
  onGo: (id: string) => void
  onDifferently: () => void
  /** Where it stopped for somebody's safety: it is played on. */
  onAside: () => Promise<unknown>
}

/** One line of the person's, what it does, and what the other might say to it. */
export function Exchange({ line, name, basis, versions, onGo, onDifferently, onAside }: ExchangeProps) {
  const { content, reply, refused, safety, coach } = line
  const words = goesBy(line, basis)
  const stopped = needsHelp(safety)
  return (
    <div className="stack reh__exchange">
      <Message who="you">
        <p dir="auto">{content}</p>
      </Message>
      {/* What was not played was not measured either: nobody in danger is told how their words weigh. */}
      {refused === undefined && <Reading line={line} />}
      <div className="row reh__ways">
        {!stopped && (
          <Button variant="ghost" size="sm" onClick={onDifferently}>
            <RotateCcw className="icon" aria-hidden="true" />
            Say this differently
          </Button>
        )}
        {versions.length > 1 && <Versions line={line} versions={versions} onGo={onGo} />}
      </div>
      {refused === undefined ? (
        <Message who="other" name={`Mallama as ${name}`} tone={toneOf(name)}>
          <p dir="auto">{reply}</p>
        </Message>
      ) : (
        <Message who="mallama">
          <Words content={refused} safety={safety} />
          {maySetAside(safety) && <NotThis onAside={onAside} />}
        </Message>
      )}
      {refused === undefined && words.length > 0 && (
        <p className="meta reh__from" dir="auto">
          From what <bdi>{name}</bdi> was quoted as saying: {words.map((quote) => `“${quote}”`).join(', ')}
        </p>
      )}
      {refused === undefined && safety && (
        <details className="chat__help">
          <summary>If this is about someone&rsquo;s safety</summary>
          <SafetyCard safety={safety} />
        </details>
      )}
      {line.leftOut && <LeftOut />}
      {coach === 'fallback' && (
        <p className="meta">Our language model did not answer, so Mallama&rsquo;s built-in coach did.</p>
      )}
    </div>
  )
}

function Reading({ line: { labels, note } }: { line: RehearsalLine }) {
  const stance = stances[labels.stance]
  const act = labels.act && wordsOf(labels.act)
  return (
    <div className="reh__read">
      <p className="row">
        <Chip tone={labels.stance === 'interests' ? 'brand' : 'plain'}>
          {stance.name}: {stance.plain}
        </Chip>
        {act && <Chip>{act.name}</Chip>}
      </p>
      <p className="meta">
        {stance.does} {act?.does}
      </p>
      <p className="small" dir="auto">
        {note}
      </p>
    </div>
  )
}

function Versions({ line, versions, onGo }: Pick<ExchangeProps, 'line' | 'versions' | 'onGo'>) {
  const at = versions.findIndex(({ id }) => id === line.id)
  const earlier = versions[at - 1]
  const later = versions[at + 1]
  return (
    <span className="reh__versions">
      <IconButton
        label="The version before"
        aria-disabled={!earlier || undefined}
        onClick={() => earlier && onGo(earlier.id)}
      >
        <ChevronLeft className="icon" aria-hidden="true" />
      </IconButton>
      <span className="small" aria-live="polite">
        Version {at + 1} of {versions.length}
      </span>
      <IconButton label="The version after" aria-disabled={!later || undefined} onClick={() => later && onGo(later.id)}>
        <ChevronRight className="icon" aria-hidden="true" />
      </IconButton>
    </span>
  )
}
