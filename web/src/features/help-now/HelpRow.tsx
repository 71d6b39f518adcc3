import { ExternalLink, HeartHandshake, MessageSquareText, Phone, Siren } from 'lucide-react'
import type { SafetyResource } from '@mallama/contracts/safety'

const leads = { emergency: Siren, phone: HeartHandshake, text: MessageSquareText, web: HeartHandshake }
const ends = { emergency: Phone, phone: Phone, text: MessageSquareText, web: ExternalLink }

type Row = Pick<SafetyResource, 'name' | 'when' | 'contact' | 'href' | 'kind'>

/** Who, when and the number; the whole row dials, writes or opens. */
export function HelpRow({ resource: { name, when, contact, href, kind } }: { resource: Row }) {
  const Lead = leads[kind]
  const End = ends[kind]
  return (
    <li>
      <a href={href} {...(kind === 'web' ? { rel: 'noreferrer' } : {})}>
        <Lead className="icon" aria-hidden="true" />
        <span>
          <b>{name}</b>
          <small>
            <span className="help__contact">{contact}</span>
            {when && ` · ${when}`}
          </small>
        </span>
        <End className="icon" aria-hidden="true" />
      </a>
    </li>
  )
}
