import { useEffect, useState, useSyncExternalStore } from 'react'
import { countries, helpLines } from '@mallama/contracts/help-lines'
import { guessCountry } from '../../parts/safety-card/guess.ts'
import { getAccount, subscribeAccount } from '../../platform/user.ts'
import { useTitle } from '../../ui/title.ts'
import { Field, Select } from '../../ui/field.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/classes.ts'
import { QuickExitButton } from '../../ui/quick-exit.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { loadHelp, type Help } from './load.ts'
import { HelpRow } from './HelpRow.tsx'
import './help-now.css'

/** Open to everyone, in every state of session. It works without the server: the saved list stands in for it. */
export function HelpNowPage() {
  useTitle('Help now')
  const [country, setCountry] = useCountry()
  const isAhead = useSyncExternalStore(never, no, yes)
  const { help, failed } = useHelp(country)
  const listed = help.countries.some(({ code }) => code === country) ? country : null
  const first = help.resources.filter(({ kind }) => kind === 'emergency')
  const rest = help.resources.filter(({ kind }) => kind !== 'emergency')
  return (
    <div className="page help">
      <div className="stack">
        <h1>Help now</h1>
        <p className="lead">People who can listen, day or night. You do not need an account, and nothing is saved.</p>
      </div>

      <Card tone="noticed" as="section" className="help__safe" aria-labelledby="safe">
        <div>
          <h2 id="safe" className="subheading">
            Is it safe for you to read this here?
          </h2>
          <p className="soft">If someone may see this screen, leave now. You can come back later.</p>
        </div>
        <QuickExitButton size="lg" />
      </Card>

      <section className="safety" aria-labelledby="places">
        <div className="help__head">
          <h2 id="places">Places to turn to</h2>
          <Field label="Country" className="help__country">
            <Select value={listed ?? ''} onChange={(event) => setCountry(event.target.value)} autoComplete="off">
              <option value="">Another country</option>
              {help.countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div className={cx('stack', isAhead && 'help__ahead')} aria-live="polite">
          <h3 className="subheading">If you are in danger right now</h3>
          <ul>
            {first.map((resource, place) => (
              <HelpRow key={place} resource={resource} />
            ))}
          </ul>
          <h3 className="subheading">To talk to someone</h3>
          <ul>
            {rest.map((resource, place) => (
              // By place: the page is drawn ahead for no country, and what stands in a place must not move from it.
              <HelpRow key={place} resource={resource} />
            ))}
          </ul>
          {failed && (
            <p className="small soft">
              This is the saved list. If a number does not answer, findahelpline.com has the current ones.
            </p>
          )}
        </div>
        <p className="small soft">Mallama is an AI and cannot call anyone for you.</p>
      </section>

      <section className="prose" aria-labelledby="traces">
        <h2 id="traces">If someone looks at your phone</h2>
        <ul>
          <li>Quick exit opens a neutral site in place of this page. Pressing Shift three times does the same.</li>
          <li>It cannot clear your browser history. A private window keeps none in the first place.</li>
          <li>Calls and texts show up in the phone’s own lists, and sometimes on a bill. A friend’s phone does not.</li>
          <li>
            If leaving or asking for help could make things worse, the helplines above can plan it with you first.
          </li>
        </ul>
      </section>
      <div className="help__back">
        <LinkButton to="/" variant="ghost">
          Back to Mallama
        </LinkButton>
      </div>
    </div>
  )
}

const never = () => () => undefined
const unknown = () => null
const [yes, no] = [() => true, () => false]
const known = countries().map(({ code }) => code)
const readGuess = () => guessCountry(known)
const readSaved = () => getAccount().user?.country ?? null

/**
 * The chosen country, else the one that someone signed in has saved, else the browser's, which is not known while the
 * page is rendered ahead of time.
 */
function useCountry() {
  const saved = useSyncExternalStore(subscribeAccount, readSaved, unknown)
  const guess = useSyncExternalStore(never, readGuess, unknown)
  const [chosen, setCountry] = useState<string | null>(null)
  return [chosen ?? saved ?? guess, setCountry] as const
}

/** What came with the page: all that there is without a server, and what a newer one answers, too, as a rule. */
const savedList = (country: string | null): Help => ({ resources: helpLines(country), countries: countries() })

/** The saved list at once, the server's as soon as it is there. An answer for a country no longer chosen is dropped. */
function useHelp(country: string | null): { help: Help; failed: boolean } {
  const [loaded, setLoaded] = useState<{ country: string; help: Help } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (country === null) return
    const aborter = new AbortController()
    loadHelp(country, aborter.signal).then(
      (help) => !aborter.signal.aborted && setLoaded({ country, help }),
      // The saved list is on the screen already; that it is all there is, it says only now.
      () => !aborter.signal.aborted && setFailed(country),
    )
    return () => aborter.abort()
  }, [country])
  if (loaded?.country === country && loaded !== null) return { help: loaded.help, failed: false }
  return { help: savedList(country), failed: failed === country }
}

export default HelpNowPage
