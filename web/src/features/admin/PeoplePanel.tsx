import { Suspense, useEffect, useState } from 'react'
import type { Member } from '@mallama/contracts/admin'
import { ChevronRight, Search } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { laterDialog } from '../../ui/later.ts'
import { Portrait, toneOf } from '../../ui/portrait.tsx'
import { Status } from '../../ui/status.tsx'
import { useOverview, usePeople } from './admin.queries.ts'
import { Loaded, State } from './Panel.tsx'
import { nameOf, planNames, planOf, stateNames, stateOf, type Narrowed } from './words.ts'

const PersonDialog = laterDialog(() => import('./PersonDialog.tsx'))

const PAUSE_MS = 300

/** What was typed, once typing has paused. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}

/** The state that the address names, such as #people/payment_failed. */
function useNarrowed(): [Narrowed | null, (state: Narrowed | null) => void] {
  const named = useLocation().hash.split('/')[1] ?? ''
  const navigate = useNavigate()
  const choose = (state: Narrowed | null) => void navigate(state ? `#people/${state}` : '#people', { replace: true })
  return [Object.hasOwn(stateNames, named) ? (named as Narrowed) : null, choose]
}

/** Who has an account, how they pay, and what can be done about it. Nothing that they write is here. */
export default function PeoplePanel() {
  const [typed, setTyped] = useState('')
  const [plan, setPlan] = useState<Member['plan'] | null>(null)
  const [state, setState] = useNarrowed()
  const [opened, setOpened] = useState<string | null>(null)
  const total = useOverview().data?.people
  const query = usePeople(usePaused(typed), plan, state)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const all = query.data?.pages.flat()
  const person = all?.find(({ id }) => id === opened)
  return (
    <Card as="section" className="stack" aria-labelledby="people-title">
      <h2 id="people-title">People</h2>
      <search className="admin__filter">
        <Field label="Search by name or email" hideLabel className="admin__search">
          <Input
            type="search"
            placeholder="Name or email"
            value={typed}
            maxLength={254}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Search className="icon" aria-hidden="true" />
        <Field label="Plan" hideLabel>
          <Select
            value={plan ?? ''}
            onChange={({ target }) => setPlan((target.value || null) as Member['plan'] | null)}
          >
            <option value="">All plans</option>
            {(['trial', 'core', 'plus', 'prime', 'none'] as const).map((value) => (
              <option key={value} value={value}>
                {planNames[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="State" hideLabel>
          <Select value={state ?? ''} onChange={({ target }) => setState((target.value || null) as Narrowed | null)}>
            <option value="">All states</option>
            {Object.entries(stateNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      <Loaded query={{ ...query, data: all }} label="Loading the people">
        {(people) => (
          <>
            {people.length > 0 && (
              <ul className="admin__people" aria-label="People">
                {people.map((one) => (
                  <Row key={one.id} person={one} onOpen={() => setOpened(one.id)} />
                ))}
              </ul>
            )}
            {hasNextPage && (
              <div>
                <Button variant="quiet" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Show more
                </Button>
              </div>
            )}
            <Status>
              <p className="meta">
                {people.length === 0
                  ? typed.trim()
                    ? 'Nobody by that name or address. '
                    : 'Nobody. '
                  : `${people.length}${of(total)}. `}
                You never see what people write.
              </p>
            </Status>
          </>
        )}
      </Loaded>
      <Suspense>{person && <PersonDialog key={person.id} person={person} onClose={() => setOpened(null)} />}</Suspense>
    </Card>
  )
}

const of = (total: number | undefined) => (total === undefined ? '' : ` of ${total}`)

function Row({ person, onOpen }: { person: Member; onOpen: () => void }) {
  const { now } = useSession()
  const name = nameOf(person)
  const { words, tone } = stateOf(person)
  return (
    <li>
      <button type="button" className="admin__person" aria-haspopup="dialog" onClick={onOpen}>
        <Portrait name={name} tone={toneOf(person.id)} size={2.25} />
        <span className="admin__name">
          <b>
            <bdi>{name}</bdi>
          </b>
          {person.email !== null && person.email !== name && <span className="meta">{person.email}</span>}
        </span>
        <span className="admin__plan small">{person.role === 'admin' ? 'Administrator' : planOf(person, now)}</span>
        <span className="admin__standing">
          <State tone={tone} ban={person.state === 'disabled'}>
            {words}
          </State>
        </span>
        <ChevronRight className="icon" aria-hidden="true" />
      </button>
    </li>
  )
}
