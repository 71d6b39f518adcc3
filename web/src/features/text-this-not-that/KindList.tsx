import { ChevronRight } from 'lucide-react'
import type { CraftKind } from '@mallama/contracts/coach'
import { kindNames, kindOf } from './kinds.ts'

interface KindListProps {
  /** The one that was chosen before. */
  value: CraftKind | null
  onChange: (kind: CraftKind) => void
}

/** What kind of message it is: one calm list. */
export const KindList = ({ value, onChange }: KindListProps) => (
  <fieldset className="kinds">
    <legend>What kind of message is it?</legend>
    <ul>
      {kindNames.map((kind) => {
        const { name, Icon } = kindOf(kind)
        return (
          <li key={kind}>
            <button type="button" aria-current={kind === value ? 'true' : undefined} onClick={() => onChange(kind)}>
              <Icon className="icon" aria-hidden="true" />
              <span>{name}</span>
              <ChevronRight className="icon" aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  </fieldset>
)
