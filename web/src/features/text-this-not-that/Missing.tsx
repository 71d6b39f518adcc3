import type { CraftNeed } from '@mallama/contracts/coach'
import type { Safety } from '@mallama/contracts/safety'
import { useArrival } from '../../parts/tools/useArrival.ts'
import { WhoSelect } from '../../parts/tools/WhoSelect.tsx'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { kindOf, type Part, type PartName } from './kinds.ts'
import { KindList } from './KindList.tsx'
import { PartField } from './PartField.tsx'
import { Row } from './Row.tsx'
import type { Written } from './written.ts'

/** What a goal lacks. */
export interface Needed {
  /** Of the answer that said so. */
  id: string
  needs: readonly CraftNeed[]
  /** What it says of danger. */
  safety: Safety | null
}

interface MissingProps {
  needed: Needed
  written: Written
  onWrite: (changes: Partial<Written>) => void
  errorOf: (field: PartName) => string | undefined
  /** Whether the kinds are shown, though one is chosen. */
  choosing: boolean
  onChoose: () => void
  onKind: (kind: NonNullable<Written['kind']>) => void
}

const COUNTED = [
  '',
  'One part is missing',
  'Two parts are missing',
  'Three parts are missing',
  'Four parts are missing',
]

const recipient: Part = {
  label: 'Who is it for?',
  begin: '',
  starts: ['my partner', 'my mother', 'my friend ', 'someone at work'],
}

/** What to add before anything can be written, before all else. */
export function Missing({ needed, written, onWrite, errorOf, choosing, onChoose, onKind }: MissingProps) {
  const heading = useArrival(needed.id)
  const { data } = useRelationships()
  const { kind, relationshipId } = written
  const name = data?.find(({ id }) => id === relationshipId)?.personName
  const has = (need: CraftNeed) => needed.needs.includes(need)
  const { parts } = kindOf(kind)
  const part = (field: PartName, label: string, hint: string) => (
    <PartField
      key={`${kind} ${field}`}
      part={{ ...parts[field], label }}
      value={written[field]}
      onChange={(text) => onWrite({ [field]: text })}
      hint={hint}
      error={errorOf(field)}
    />
  )
  return (
    <section className="missing" aria-labelledby="missing">
      <h2 id="missing" className="heading" tabIndex={-1} ref={heading}>
        {COUNTED[needed.needs.length]}
      </h2>
      {has('act') &&
        (kind && !choosing ? (
          <Row what="Kind of message" words={kindOf(kind).name} onChange={onChoose} />
        ) : (
          <KindList value={kind} onChange={onKind} />
        ))}
      {has('recipient') && (
        <>
          <WhoSelect
            label="Who is it for?"
            optional={false}
            value={relationshipId}
            onChange={(next) => onWrite({ relationshipId: next })}
          />
          {!name && (
            <PartField
              part={data?.length === 0 ? recipient : { ...recipient, label: 'Or someone else' }}
              value={written.to}
              onChange={(to) => onWrite({ to })}
              hint="Who they are to you, and a name if you like."
            />
          )}
        </>
      )}
      {has('matter') && part('happened', 'What is it about?', 'What happened, in a sentence or two.')}
      {has('ask') &&
        part('wish', `What would you like ${name ?? 'them'} to do?`, 'One thing that can be answered with yes or no.')}
    </section>
  )
}
