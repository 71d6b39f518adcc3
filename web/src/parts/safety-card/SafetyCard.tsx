import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Globe, MessageSquareText, Phone, Shield, Siren } from 'lucide-react'
import type { accountApi } from '@mallama/contracts/account'
import type { safetyApi, SafetyResource } from '@mallama/contracts/safety'
import { call } from '../../platform/api.ts'
import { useMutation } from '../../platform/mutation.ts'
import { route } from '../../platform/route.ts'
import { getAccount, setUser } from '../../platform/user.ts'
import { Field, Select } from '../../ui/field.tsx'
import { QuickExitButton } from '../../ui/quick-exit.tsx'
import {
  choose,
  headingOf,
  isLink,
  mayBeWatched,
  NO_CALLS,
  OWN_WORDS,
  replyOnCard,
  SAFE_HERE,
  sentenceOf,
  type Help,
} from './words.ts'
import { guessCountry } from './guess.ts'
import './safety-card.css'

const readPlaces = route<typeof safetyApi.resources>('GET', '/api/safety/resources')
const updateAccount = route<typeof accountApi.update>('PATCH', '/api/auth/user')

interface SafetyCardProps {
  safety: Help
  /** What it came with, in the place of its own sentence: nothing is said twice. */
  reply?: string
  /** Where it stands, for readers, on a page that may show it twice. */
  place?: string
}

/** In place of advice, never beside it: free on every plan, and after a trial has ended. */
export function SafetyCard({ safety, reply, place }: SafetyCardProps) {
  const title = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const { code: country, guessed } = useCountry(chosen, safety)
  const places = usePlaces(country)
  const moved = country !== safety.country
  const resources = moved && places.data ? choose(places.data.resources, safety) : safety.resources
  const sentence = reply === undefined ? sentenceOf(safety) : replyOnCard(reply, safety)
  return (
    <section className="safety" aria-labelledby={title}>
      <div className="safety__head">
        <h3 className="heading" id={title}>
          {headingOf(safety)}
          {place && <span className="sr-only">, {place}</span>}
        </h3>
        <QuickExitButton size="sm" />
      </div>
      {sentence && (
        <p dir="auto" className="safety__says">
          {sentence}
        </p>
      )}
      {mayBeWatched(safety) && !safety.thirdParty && (
        <p>
          <b>{SAFE_HERE}</b> If not, use Quick exit. You can come back later.
        </p>
      )}
      {safety.thirdParty && safety.category === 'self-harm' && <p>{OWN_WORDS}</p>}
      <ul>
        {resources.slice(0, 3).map((place) => (
          <li key={place.name + place.href}>
            <Place place={place} />
          </li>
        ))}
      </ul>
      <Country code={country} guessed={guessed} onChange={setChosen} />
      <p className="small soft">{NO_CALLS}</p>
    </section>
  )
}

const usePlaces = (country: string | null) =>
  useQuery({
    queryKey: [`/api/safety/resources${country ? `?country=${encodeURIComponent(country)}` : ''}`],
    queryFn: ({ signal }) => call(readPlaces, country ? { country } : {}, { signal }),
  })

/** Chosen here, or as the person has it now, or what the words came with; else guessed, and then it says so. */
function useCountry(chosen: string | null, safety: Help): { code: string | null; guessed: boolean } {
  const { data } = usePlaces(safety.country)
  const known = chosen ?? getAccount().user?.country ?? safety.country
  if (known !== null) return { code: known, guessed: false }
  const guess = data ? guessCountry(data.countries.map(({ code }) => code)) : ''
  return { code: guess || null, guessed: guess !== '' }
}

const icons = { emergency: Siren, phone: Phone, text: MessageSquareText, web: Globe }

function Place({ place }: { place: SafetyResource }) {
  const Way = place.kind === 'emergency' ? Phone : icons[place.kind]
  const Kind = place.kind === 'emergency' ? Siren : Shield
  const words = (
    <>
      <Kind className="icon" aria-hidden="true" />
      <span>
        <b>{place.name}</b>
        <small>
          {place.contact}, {place.when.charAt(0).toLowerCase() + place.when.slice(1)}
        </small>
      </span>
      <Way className="icon" aria-hidden="true" />
    </>
  )
  if (!isLink(place.href)) return <div className="safety__row">{words}</div>
  // A page opens in its own tab, so that what was written here stays.
  const away = place.href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer noopener' } : {}
  return (
    <a href={place.href} {...away}>
      {words}
    </a>
  )
}

interface CountryProps {
  code: string | null
  guessed: boolean
  onChange: (code: string) => void
}

function Country({ code, guessed, onChange }: CountryProps) {
  const [open, setOpen] = useState(false)
  const { data } = usePlaces(code)
  const keep = useMutation({
    mutationFn: (country: string) => call(updateAccount, { country }),
    onSuccess: setUser,
  })
  const name = data?.country?.name
  const choose = (chosen: string) => {
    if (!chosen) return
    onChange(chosen)
    setOpen(false)
    // Kept for the next time; if it cannot be, the places on the screen are right all the same.
    keep.mutate(chosen)
  }
  return (
    <div className="stack safety__country">
      <p className="small soft">
        {name ? (guessed ? `We guessed ${name}. ` : `Country: ${name}. `) : 'These work in most countries. '}
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          Change country
        </button>
      </p>
      {open && (
        <Field label="Country">
          <Select value={code ?? ''} onChange={(event) => choose(event.target.value)}>
            <option value="">{data ? 'Choose one' : 'Loading countries...'}</option>
            {data?.countries.map((country) => (
              <option key={country.code} value={country.code}>
                {country.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}
