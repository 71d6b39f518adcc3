import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { User } from '@mallama/contracts/account'
import type { safetyApi } from '@mallama/contracts/safety'
import { updateAccount } from '../../parts/account.ts'
import { call, messageOf } from '../../platform/api.ts'
import { route } from '../../platform/route.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { useCause } from '../../ui/session-end.ts'
import { toast } from '../../ui/toasts.ts'
import { Section } from './Section.tsx'
import { useBusy } from '../../platform/once.ts'

const places = route<typeof safetyApi.resources>('GET', '/api/safety/resources')

export function CountrySection({ user }: { user: User }) {
  const [country, setCountry] = useState(user.country ?? '')
  const [busy, run] = useBusy()
  const cause = useCause()
  const { data, isError } = useQuery({
    queryKey: ['/api/safety/resources'],
    queryFn: ({ signal }) => call(places, {}, { signal }),
  })
  const listed = data?.countries ?? []
  // The one that is chosen is always there, whether or not the list came, or has it.
  const countries = country === '' || listed.some(({ code }) => code === country) ? listed : [named(country), ...listed]

  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      try {
        await updateAccount(user.id, { country: country || null })
        toast({ title: 'Your country is saved', tone: 'good' })
      } catch (error) {
        const description = messageOf(error, 'Your choice is still here. Please try again.')
        toast({ title: 'Your country was not saved', description, tone: 'error' })
      }
    })
  }

  return (
    <Section
      id="country"
      title="Country"
      lead="So that help, if you ever need it, has the numbers that work where you are. That is the only reason we ask."
    >
      <form className="stack" onSubmit={(event) => void save(event)}>
        <Field
          label="Country"
          hint={isError ? `The list did not load. ${cause} Your choice stays as it is.` : undefined}
        >
          <Select autoComplete="country" value={country} onChange={({ target }) => setCountry(target.value)}>
            <option value="">Another, or rather not say</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button type="submit" variant="soft" busy={busy} busyLabel="Saving...">
            Save country
          </Button>
        </div>
      </form>
    </Section>
  )
}

function named(code: string) {
  try {
    return { code, name: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code }
  } catch {
    return { code, name: code }
  }
}
