import { needsHelp } from '@mallama/contracts/help'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ArrowLeft } from 'lucide-react'
import type { ImportPreview } from '@mallama/contracts/people-import'
import { FilePicker } from '../../parts/file-picker/FilePicker.tsx'
import { textOf } from '../../parts/file-picker/file.ts'
import { HelpFirst } from '../../parts/safety-card/HelpFirst.tsx'
import { type Help } from '../../parts/safety-card/words.ts'
import { ApiError, messageOf } from '../../platform/api.ts'
import { useOnce } from '../../platform/once.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useTitle } from '../../ui/title.ts'
import { toast } from '../../ui/toasts.ts'
import { readFile, useImport } from './import.queries.ts'
import { Preview } from './Preview.tsx'
import './import.css'

const INSTEAD = 'Choose a CSV file, or a Monica export as JSON or SQL.'

/** What was chosen, and what is in it as far as is known. */
interface Chosen {
  name: string
  content: string
  preview: ImportPreview | null
}

/** People out of another app: looked at first, and brought in only when nothing is broken. */
export default function ImportPage() {
  useTitle('Bring people from another app')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [help, setHelp] = useState<Help | null>(null)
  const [reading, setReading] = useState<AbortController | null>(null)
  const bring = useImport()
  const once = useOnce()
  const navigate = useNavigate()
  useEffect(() => () => reading?.abort(), [reading])

  const look = async (name: string, content: string) => {
    const leaving = new AbortController()
    setReading(leaving)
    setProblem(null)
    setHelp(null)
    setChosen({ name, content, preview: null })
    try {
      const preview = await readFile(content, leaving.signal)
      setChosen({ name, content, preview })
    } catch (error) {
      if (leaving.signal.aborted) return
      setProblem(reason(error, 'The file was not read. It may be your connection.'))
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
    setHelp(null)
    try {
      const { added } = await bring.mutateAsync(chosen.content)
      toast({
        title: added === 1 ? '1 person added' : `${added} people added`,
        tone: 'good',
        onward: true,
      })
      await navigate('/relationships')
    } catch (error) {
      if (error instanceof ApiError && needsHelp(error.safety)) setHelp(error.safety)
      setProblem(reason(error, 'Nobody was added. It may be your connection.'))
    }
  }
  const again = () => {
    setChosen(null)
    setProblem(null)
    setHelp(null)
  }
  return (
    <div className="page import">
      <LinkButton variant="ghost" to="/relationships" className="import__back">
        <ArrowLeft className="icon" aria-hidden="true" />
        Back to All Relationships
      </LinkButton>
      <h1>Bring people from another app</h1>
      <Card className="stack">
        <p className="soft import__lead">
          A CSV file from an address book or a spreadsheet, or a Monica export as JSON or SQL. You see what is in it
          first; nothing is added until you say so, and nobody is told.
        </p>
        {help && <HelpFirst safety={help} refusal="Nobody was added." />}
        <FilePicker
          label="A file to bring people from"
          accept=".csv,.tsv,.txt,.json,.sql,text/csv,text/plain,application/json,application/sql"
          name={chosen?.name ?? null}
          busy={reading !== null}
          disabled={bring.isPending}
          onChoose={(file) => void once(() => choose(file))}
        />
        <div role="alert" className="import__problem">
          {problem && <FieldError>{problem}</FieldError>}
        </div>
        {chosen && !chosen.preview && !reading && (
          <div className="row">
            <Button variant="quiet" onClick={() => void once(() => look(chosen.name, chosen.content))}>
              Try again
            </Button>
            <Button variant="ghost" onClick={again}>
              Choose another file
            </Button>
          </div>
        )}
      </Card>
      {chosen?.preview && (
        <Preview preview={chosen.preview} busy={bring.isPending} onImport={() => void once(add)} onAgain={again} />
      )}
    </div>
  )
}

/** The server's words about the file, or about the whole of it. */
function reason(error: unknown, otherwise: string): string {
  if (error instanceof ApiError && error.status === 413)
    return 'The file is too large. The limit is 5,000,000 characters.'
  const [about] = error instanceof ApiError ? Object.values(error.details ?? {}) : []
  return `${about?.[0] ?? messageOf(error, otherwise)}${/[.!?]$/.test(about?.[0] ?? '.') ? '' : '.'} The file is still here.`
}
