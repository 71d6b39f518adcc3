import { useState } from 'react'
import { messageOf } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { Kept } from './Kept.tsx'
import { partsOf, writtenOut } from './parts.ts'
import { saveFile } from './save-file.ts'
import { exportAll, useExport } from './your-words.queries.ts'
import './your-words.css'

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** Everything that is kept of someone: to read while they have access and for a week after, to take along for ever. */
export default function YourWordsPage() {
  useTitle('Your words')
  const { access, now } = useSession()
  const readable = access?.hasArchive ?? false
  const ended = access?.archiveEnds ?? null
  return (
    <div className="page stack gap-6">
      <header className="stack gap-3">
        <h1>Your words</h1>
        <p className="lead">
          {ended === null
            ? 'Everything Mallama keeps about you: to read here and to take with you.'
            : ended > now
              ? `You can read everything here until ${dayFormat.format(ended)}. You can download it for as long as you have your account.`
              : 'The time for reading here is over. Everything is still yours: you can download it for as long as you have your account.'}
        </p>
        <Downloads />
      </header>
      {readable && <Reading />}
    </div>
  )
}

function Downloads() {
  const [making, setMaking] = useState<'text' | 'data' | null>(null)
  const once = useOnce()
  const download = (kind: 'text' | 'data') =>
    once(async () => {
      setMaking(kind)
      try {
        const all = await exportAll()
        const name = `mallama-${all.madeAt.slice(0, 10)}`
        if (kind === 'text') saveFile(`${name}.txt`, 'text/plain', writtenOut(partsOf(all)).trimStart())
        else saveFile(`${name}.json`, 'application/json', JSON.stringify(all, null, 2))
      } catch (error) {
        const description = messageOf(error, 'Check your connection, then try again.')
        toast({ title: 'The download did not work', description, tone: 'error' })
      } finally {
        setMaking(null)
      }
    })
  return (
    <div className="row gap-3">
      <Button busy={making === 'text'} busyLabel="Preparing..." onClick={() => void download('text')}>
        Download to read
      </Button>
      <Button variant="quiet" busy={making === 'data'} busyLabel="Preparing..." onClick={() => void download('data')}>
        Download as data
      </Button>
    </div>
  )
}

function Reading() {
  const { data, isError, isFetching, refetch } = useExport(true)
  if (isError) return <ErrorState title="Your words did not load" busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeleton label="Loading your words">
        <Bone height="11rem" shape="round" />
      </Skeleton>
    )
  const parts = partsOf(data)
  const written = parts.some(({ title }) => title !== 'Your account')
  return (
    <div className="stack gap-6">
      {!written && <EmptyState title="Nothing written yet" text="What you write in Mallama will appear here." />}
      {parts.map((part) => (
        <section key={part.title} className="stack gap-3">
          <h2 className="heading">{part.title}</h2>
          <Card className="folds">
            {part.parts.map((one, at) => (
              <Kept key={at} part={one} />
            ))}
          </Card>
        </section>
      ))}
    </div>
  )
}
