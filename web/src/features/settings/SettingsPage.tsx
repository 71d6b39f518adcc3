import { Fragment, useEffect } from 'react'
import { useConfig } from '../../platform/config.ts'
import { useSession } from '../../platform/session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Segmented } from '../../ui/field.tsx'
import { themes, useTheme } from '../../ui/themes.ts'
import { useTitle } from '../../ui/title.ts'
import { SignInAccountProvider } from './account.tsx'
import { CoachSection } from './CoachSection.tsx'
import { ConfirmProvider } from './confirm.tsx'
import { CountrySection } from './CountrySection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { MemorySection } from './MemorySection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PresenceSection } from './PresenceSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { ProvidersSection } from './ProvidersSection.tsx'
import { RemindersSection } from './RemindersSection.tsx'
import { Section } from './Section.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { TwoStepSection } from './TwoStepSection.tsx'
import './settings.css'

const sections = [
  { id: 'profile', name: 'Profile' },
  { id: 'country', name: 'Country' },
  { id: 'coach', name: 'Coach and privacy' },
  { id: 'memory', name: 'Memory' },
  { id: 'model', name: 'Language model' },
  { id: 'presence', name: 'Shared rooms' },
  { id: 'reminders', name: 'Reminders' },
  { id: 'theme', name: 'Theme' },
  { id: 'email', name: 'Email' },
  { id: 'password', name: 'Password' },
  { id: 'providers', name: 'Other ways to sign in' },
  { id: 'two-step', name: 'Two-step sign-in' },
  { id: 'sessions', name: 'Sessions' },
  { id: 'your-words', name: 'Your words' },
  { id: 'delete', name: 'Delete account' },
]

/** Account and security. Each section saves on its own; a save that fails keeps what was typed. */
export default function SettingsPage() {
  useTitle('Account and security')
  const { user, status } = useSession()
  const access = status === 'access'
  const identity = useConfig()?.identity
  const isAdmin = user?.role === 'admin'
  const isShown: Record<string, boolean> = {
    providers: (identity?.providers.length ?? 0) > 0,
    memory: access,
    model: isAdmin,
  }
  const shown = sections.filter(({ id }) => isShown[id] ?? true)
  useEffect(() => {
    // The browser looked for the anchor before the page was there.
    const id = sections.find((section) => `#${section.id}` === location.hash)?.id
    if (id === undefined) return
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView())
    return () => clearTimeout(timer)
  }, [])
  if (user === null) return null
  return (
    <div className="page settings">
      <h1>Account and security</h1>
      <nav className="settings__nav" aria-label="On this page">
        {shown.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className="stack settings__list">
        {/* Another account, another form: nothing that was typed for one is saved for the other. */}
        <Fragment key={user.id}>
          <ProfileSection user={user} />
          <CountrySection user={user} />
          <CoachSection user={user} />
          {access && <MemorySection />}
          {isAdmin && <ModelSection />}
          <PresenceSection user={user} />
          <RemindersSection user={user} />
          <ThemeSection />
          <SignInAccountProvider>
            <ConfirmProvider>
              <EmailSection />
              <PasswordSection />
              <ProvidersSection />
              <TwoStepSection />
              <SessionsSection />
              <YourWordsSection />
              <DeleteSection />
            </ConfirmProvider>
          </SignInAccountProvider>
        </Fragment>
      </div>
    </div>
  )
}

/** For the administrator alone: which model answers is chosen where the server is looked after. */
function ModelSection() {
  const lead = 'For you as the administrator. Each person is asked before a model reads anything of theirs.'
  return (
    <Section id="model" title="Language model" lead={lead}>
      <div>
        <LinkButton variant="soft" to="/admin#coach">
          Choose it under Admin
        </LinkButton>
      </div>
    </Section>
  )
}

function YourWordsSection() {
  const lead = 'Everything Mallama keeps about you, to read and to download. On every plan, and after it ends.'
  return (
    <Section id="your-words" title="Your words" lead={lead}>
      <div>
        <LinkButton variant="soft" to="/your-words">
          Read or download your words
        </LinkButton>
      </div>
    </Section>
  )
}

function ThemeSection() {
  const [theme, choose] = useTheme()
  return (
    <Section id="theme" title="Theme" lead="For this browser. System follows the device.">
      <Segmented legend="Theme" hideLegend options={themes} value={theme} onChange={choose} />
    </Section>
  )
}
