import { TypeOptions } from '../../parts/relationship-form/TypeOptions.tsx'
import { typeChoices, type typeLabels } from '../../parts/relationship-types.ts'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { useSession } from '../../platform/session.tsx'
import { Field, Select } from '../../ui/field.tsx'

type Type = keyof typeof typeLabels
export type Who = { relationshipType: Type } | { relationshipId: string }

interface WhoIsProps {
  name: string
  missing: boolean
  onChoose: (who: Who | null) => void
}

/** One of one's own people, whose page stays as it is, or somebody new. Only the person themselves sees which. */
export function WhoIs({ name, missing, onChoose }: WhoIsProps) {
  const { status } = useSession()
  const choose = (value: string) => {
    if (value === '') return onChoose(null)
    const [, relationshipId] = value.split('person:')
    onChoose(relationshipId ? { relationshipId } : { relationshipType: value as Type })
  }
  return (
    <Field
      label={
        <>
          Who is <bdi>{name}</bdi> to you?
        </>
      }
      hint={`Only for your own page. ${name} does not see it.`}
      {...(missing ? { error: 'Choose who they are to you' } : {})}
    >
      <Select defaultValue="" onChange={(event) => choose(event.target.value)}>
        <option value="">Choose</option>
        {status === 'access' && <MyPeople />}
        <TypeOptions types={typeChoices} />
      </Select>
    </Field>
  )
}

/** Who is connected with somebody already cannot be this one. */
function MyPeople() {
  const { data: people = [] } = useRelationships()
  const open = people.filter(({ connectedToUserId }) => connectedToUserId === null)
  if (open.length === 0) return null
  return (
    <optgroup label="Somebody on my page already">
      {open.map(({ id, personName }) => (
        <option key={id} value={`person:${id}`}>
          {personName}
        </option>
      ))}
    </optgroup>
  )
}
