import { moodNames, moods, type Mood } from '@mallama/contracts/entry'
import type { JournalEntry } from '@mallama/contracts/journal'
import { Search, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLeaving } from '../../parts/taken-back/useLeaving.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { Aside } from './Aside.tsx'
import { EntryGrid } from './EntryGrid.tsx'
import { found, isOn, type Filter } from './find.ts'
import { useJournal, useRemoveEntry } from './journal.queries.ts'
import { TodayCard } from './TodayCard.tsx'
import { whenWords } from './days.ts'

interface EntriesProps {
  now: Date
  /** A month or a day that is shown alone. */
  when: string
  onWhen: (when: string) => void
  /** Of the entry that was just saved, in place of the question of the day; null where there is none. */
  after: ReactNode
  onMood: (mood: Mood) => void
  onNew: () => void
  onOpen: (entry: JournalEntry) => void
  onEdit: (entry: JournalEntry) => void
  /** Given the way to delete: the reader has a button as well. */
  reader: (remove: (entry: JournalEntry) => void, entries: readonly JournalEntry[]) => ReactNode
}

export function Entries({ now, when, onWhen, after, onMood, onNew, onOpen, onEdit, reader }: EntriesProps) {
  const [words, setWords] = useState('')
  const [mood, setMood] = useState<Mood | ''>('')
  const filter: Filter = { words, mood, when }
  const on = isOn(filter)
  const list = useJournal(on)
  const removeEntry = useRemoveEntry()
  const { leaving, remove, undo } = useLeaving<JournalEntry>(async ({ id }, token) => {
    if (!(await removeEntry(id, token)))
      toast({
        title: 'The entry was not deleted',
        description: 'It is still there. Please try again.',
        tone: 'error',
      })
  })
  const { entries, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  if (!entries)
    return isError ? (
      <ErrorState title="Your journal did not load" busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label="Loading journal">
        <div className="grid-auto">
          {[1, 2, 3].map((at) => (
            <Bone key={at} height="12rem" shape="round" />
          ))}
        </div>
      </Skeleton>
    )
  if (entries.length === 0)
    return (
      <>
        {after ?? <TodayCard now={now} onMood={onMood} />}
        <Card as="section">
          <EmptyState
            title="Your first page is blank, and that is fine"
            text="A title, a few lines, how you feel. Only you can read it."
            action={<Button onClick={onNew}>New Entry</Button>}
          />
        </Card>
      </>
    )
  const shown = found(entries, filter)
  const searching = on && hasNextPage
  const clear = () => {
    setWords('')
    setMood('')
    onWhen('')
  }
  return (
    <>
      {/* One question at a time. */}
      {after ?? <TodayCard now={now} onMood={onMood} />}
      <div className="jcols">
        <Aside now={now} chosen={when} onChoose={onWhen} entries={entries} onOpen={onOpen} />
        <div className="stack jlist">
          <search className="filters">
            <Field label="Search entries" hideLabel className="filters__words">
              <SearchInput value={words} onChange={setWords} />
            </Field>
            <Field label="Mood" hideLabel>
              <Select value={mood} onChange={({ target }) => setMood(target.value as Mood | '')}>
                <option value="">All moods</option>
                {moods.map((one) => (
                  <option key={one} value={one}>
                    {moodNames[one]}
                  </option>
                ))}
              </Select>
            </Field>
          </search>
          {when && (
            <p className="row">
              <span className="small">Only {whenWords(when)}</span>
              <Button variant="ghost" size="sm" onClick={() => onWhen('')}>
                <X className="icon" aria-hidden="true" />
                Show all days
              </Button>
            </p>
          )}
          <Status className={on ? 'small soft' : 'sr-only'}>
            {on && (searching ? 'Looking through older entries...' : countOf(shown.length))}
          </Status>
          {on && !searching && shown.length === 0 ? (
            <EmptyState
              level={3}
              scene="window"
              title="No entry fits"
              text="Try another word, or another mood."
              action={
                <Button variant="quiet" onClick={clear}>
                  Show all entries
                </Button>
              }
            />
          ) : (
            <EntryGrid
              key={`${words} ${mood} ${when}`}
              entries={shown}
              more={!on && hasNextPage}
              busy={isFetchingNextPage}
              onMore={() => void fetchNextPage()}
              leaving={leaving}
              onUndo={undo}
              onOpen={onOpen}
              onEdit={onEdit}
              onDelete={remove}
            />
          )}
          {isError && (
            <NotLoaded what="Not all entries could be loaded." busy={isFetching} onRetry={() => void fetchNextPage()} />
          )}
        </div>
      </div>
      {reader(remove, entries)}
    </>
  )
}

const countOf = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

function SearchInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <span className="searchbox">
      <Search className="icon" aria-hidden="true" />
      <Input
        type="search"
        placeholder="Search entries"
        value={value}
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}
