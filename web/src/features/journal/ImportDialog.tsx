import { moodNames, moods, type Mood } from '@mallama/contracts/entry'
import type { JournalFilePreview } from '@mallama/contracts/journal'
import { useEffect, useState } from 'react'
import { FilePicker } from '../../parts/file-picker/FilePicker.tsx'
import { textOf } from '../../parts/file-picker/file.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError, Select } from '../../ui/field.tsx'
import { Fold } from '../../ui/fold.tsx'
import { toast } from '../../ui/toasts.ts'
import { readFile, useImport } from './journal.queries.ts'
import { MoodBadge } from './moods.tsx'
import { whenWords } from './days.ts'

const INSTEAD = 'Choose the CSV file of Daylio, or the JSON file of Day One.'

interface Chosen {
  name: string
  content: string
  preview: JournalFilePreview | null
}

/** A journal out of another app: looked at first, and brought in at a press. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState<AbortController | null>(null)
  /** What a mood word becomes, by the word. */
  const [become, setBecome] = useState<Record<string, Mood>>({})
  const bring = useImport()
  const once = useOnce()
  useEffect(() => () => reading?.abort(), [reading])

  const look = async (name: string, content: string) => {
    const leaving = new AbortController()
    setReading(leaving)
    setBecome({})
    setChosen({ name, content, preview: null })
    try {
      setChosen({ name, content, preview: await readFile({ content }, leaving.signal) })
    } catch (error) {
      if (!leaving.signal.aborted) setProblem(reasonOf(error, 'The file was not read. It may be your connection.'))
    } finally {
      setReading(null)
    }
  }
  const choose = async (file: File) => {
    setProblem(null)
    const read = await textOf(file, INSTEAD).catch(() => ({ problem: 'The file could not be read. Choose it again.' }))
    if ('problem' in read) setProblem(`${file.name}: ${read.problem}`)
    else await look(file.name, read.content)
  }
  const add = async () => {
    if (!chosen) return
    setProblem(null)
    try {
      const moods = Object.entries(become).map(([name, mood]) => ({ name, mood }))
      const { added } = await bring.mutateAsync({ content: chosen.content, moods })
      toast({ title: added === 1 ? '1 entry added' : `${added} entries added`, tone: 'good' })
      onClose()
    } catch (error) {
      setProblem(reasonOf(error, 'Nothing was added. It may be your connection.'))
    }
  }
  const preview = chosen?.preview
  const ready = preview && preview.toAdd > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import"
      description="From Daylio or Day One. Nothing leaves this server."
      footer={
        ready && (
          <>
            <p className="meta imports__way">You can take the whole import out again.</p>
            <Button
              block
              size="lg"
              busy={bring.isPending}
              busyLabel={`Importing ${entriesOf(preview.toAdd)}...`}
              onClick={() => void once(add)}
            >
              Import {entriesOf(preview.toAdd)}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        <FilePicker
          label="A journal to bring in"
          accept=".csv,.json,text/csv,application/json"
          name={chosen?.name ?? null}
          busy={reading !== null}
          disabled={bring.isPending}
          onChoose={(file) => void once(() => choose(file))}
        />
        <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
        {preview && <Found preview={preview} become={become} onBecome={setBecome} />}
      </div>
    </Dialog>
  )
}

const entriesOf = (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`)

interface FoundProps {
  preview: JournalFilePreview
  become: Record<string, Mood>
  onBecome: (become: Record<string, Mood>) => void
}

function Found({ preview, become, onBecome }: FoundProps) {
  const { found, from, to, known, short, moods: words, withoutMoods, problems, toAdd } = preview
  const facts = [
    ['Entries found', from && to ? `${found}, from ${whenWords(from)} to ${whenWords(to)}` : String(found)],
    ...(known > 0 ? [['Already here', `${known}, skipped`]] : []),
    ...(short > 0 ? [['Too short to be an entry', `${short}, kept as mood only`]] : []),
  ] as const
  return (
    <section className="stack" aria-label="In the file">
      <dl className="filefacts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {toAdd === 0 && found > 0 && <p className="small soft">Everything in it is in your journal already.</p>}
      {withoutMoods && (
        <p className="small soft">
          Day One keeps no moods. Its entries stand as neutral and count in no chart until you choose one.
        </p>
      )}
      {words.length > 0 && (
        <Fold title="Moods become" line bare>
          <ul className="maps">
            {words.map(({ name, mood, sure, entries }) => (
              <li key={name}>
                {sure ? (
                  <>
                    <span>
                      <bdi>{name}</bdi> <span className="meta">{entriesOf(entries)}</span>
                    </span>
                    <MoodBadge mood={mood} />
                  </>
                ) : (
                  <Field label={`${name}, ${entriesOf(entries)}`}>
                    <Select
                      value={become[name] ?? mood}
                      onChange={({ target }) => onBecome({ ...become, [name]: target.value as Mood })}
                    >
                      {moods.map((one) => (
                        <option key={one} value={one}>
                          {moodNames[one]}
                        </option>
                      ))}
                    </Select>
                  </Field>
                )}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {problems.length > 0 && (
        <ul className="plain small" aria-label="Left behind">
          {problems.map(({ line, message }) => (
            <li key={line} dir="auto">
              Line {line}: {message}.
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The server's words about the file, or about the whole of it. */
function reasonOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError && error.status === 413)
    return 'The file is too large. The limit is 5,000,000 characters.'
  const [about] = error instanceof ApiError ? Object.values(error.details ?? {}) : []
  return about?.[0] ?? messageOf(error, otherwise)
}
