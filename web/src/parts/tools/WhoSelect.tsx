import { Field, Select } from '../../ui/field.tsx'
import { typeLabel } from '../relationship-types.ts'
import { useRelationships } from '../relationships.queries.ts'

interface WhoSelectProps {
  value: string | null
  onChange: (id: string | null) => void
  label: string
  /** False where it is what was asked for. */
  optional?: boolean
}

/** One of the tracked relationships, or nobody. Not there for someone who tracks none. */
export function WhoSelect({ value, onChange, label, optional = true }: WhoSelectProps) {
  const { data, isError } = useRelationships()
  if (data?.length === 0) return null
  const hint = isError && !data ? { hint: 'Your relationships did not load. You can continue without it.' } : {}
  return (
    <Field label={label} optional={optional} {...hint}>
      <Select
        value={data?.some(({ id }) => id === value) ? value! : ''}
        disabled={!data}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{data || isError ? 'Nobody in particular' : 'Loading...'}</option>
        {data?.map((one) => (
          <option key={one.id} value={one.id}>
            {one.personName} ({typeLabel(one)})
          </option>
        ))}
      </Select>
    </Field>
  )
}
