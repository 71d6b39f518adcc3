import { Cloud, MessageCircle } from 'lucide-react'
import { cut, oneLine } from '../../parts/excerpt.ts'

const SHOWN = 60

interface DoorsProps {
  message: string
  one: string
  other: string
}

/** Two ways to read a message that its words do not decide between, side by side. */
export const Doors = ({ message, one, other }: DoorsProps) => (
  <>
    <p className="reading__first">
      <q dir="auto">{cut(oneLine(message), SHOWN)}</q> is hard to tell from the words alone.
    </p>
    <div className="arch-readings">
      <div className="arch-reading">
        <MessageCircle className="icon" aria-hidden="true" />
        <h4>One way to read it</h4>
        <p dir="auto">{one}</p>
      </div>
      <div className="arch-reading">
        <Cloud className="icon" aria-hidden="true" />
        <h4>Another way</h4>
        <p dir="auto">{other}</p>
      </div>
    </div>
  </>
)
