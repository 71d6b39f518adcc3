import { dateWritten } from '@mallama/contracts/written-dates'
import { openReading } from '@mallama/contracts/kept-parts'
import { useState } from 'react'
import { messageOf } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Status } from '../../ui/status.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { Kept } from './Kept.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { takeAlong, useExport } from './your-words.queries.ts'
import './your-words.css'

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
              ? `You can read everything here until ${dateWritten(ended, { weekday: 'long', year: false })}. You can download it for as long as you have your account.`
              : 'The time for reading here is over. Everything is still yours: you can download it for as long as you have your account.'}
        </p>
        <Downloads />
      </header>
      {readable && <Reading />}
    </div>
  )
}

function Downloads() {
  const [got, setGot] = useState<number | null>(null)
  const once = useOnce()
  const download = () =>
    once(async () => {
      setGot(0)
      try {
        const { name, file } = await takeAlong(setGot)
        saveFile(name, file)
        toast({ title: 'Your words are downloaded', tone: 'good' })
      } catch (error) {
        const description = messageOf(error, 'Check your connection, then try again.')
        toast({ title: 'The download did not work', description, tone: 'error' })
      } finally {
        setGot(null)
      }
    })
  return (
    <div className="stack gap-2">
      <div>
        <Button busy={got !== null} busyLabel="Preparing..." onClick={() => void download()}>
          Download everything
        </Button>
      </div>
      <Status className="soft small">
        {got === null
          ? 'One ZIP file: pages to read, and the same as data.'
          : `${sizeOf(got)} so far. Keep this page open.`}
      </Status>
    </div>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function Reading() {
  const { data, isError, isFetching, refetch } = useExport(true)
  if (isError) return <ErrorState title="Your words did not load" busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeleton label="Loading your words">
        <Bone height="11rem" shape="round" />
      </Skeleton>
    )
  const parts = openReading().all(data)
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
