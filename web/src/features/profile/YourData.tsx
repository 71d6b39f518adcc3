import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { Download } from 'lucide-react'
import type { User } from '@mallama/contracts/account'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** What is mine to take along, to change and to erase; open to everyone signed in, whatever they pay. */
export function YourData({ user }: { user: User }) {
  return (
    <Card as="section" aria-labelledby="your-data">
      <h2 id="your-data" className="heading">
        Your data
      </h2>
      <dl className="datarows">
        <Row name="Export" about="Everything you wrote, to read and to take along">
          <LinkButton variant="quiet" size="sm" to="/your-words" aria-label="Export your words">
            <Download className="icon" aria-hidden="true" />
            Export
          </LinkButton>
        </Row>
        <Row name="Country" about={`${countryName(user.country)}, for help lines near you`}>
          <Link className="link small" to="/settings#country" aria-label="Change country">
            Change
          </Link>
        </Row>
        <Row name="Delete" about="Your words alone, or your account; says first what goes">
          <LinkButton variant="ghost" size="sm" to="/settings#delete">
            Delete account
          </LinkButton>
        </Row>
      </dl>
    </Card>
  )
}

function Row({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <div className="datarow">
      <dt className="small">{name}</dt>
      <dd className="meta">{about}</dd>
      <dd>{children}</dd>
    </div>
  )
}

function countryName(code: string | null): string {
  if (code === null) return 'Not told'
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
