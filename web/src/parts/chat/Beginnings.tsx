import { change, conversation } from './conversation.ts'
import './beginnings.css'

const beginnings = (name: string) => [`${name} and I `, 'I keep thinking about ', `I want to tell ${name} `]

/** A long name would fill the row by itself; the box takes it whole. */
const shown = (words: string) => (words.length > 32 ? `${words.slice(0, 31)}…` : `${words}…`)

interface BeginningsProps {
  relationshipId: string
  personName: string
  /** One of them stands in the box now. */
  onBegun: () => void
}

/** How a first sentence may begin: put into the box, to be finished or deleted there. Words of one's own are not touched. */
export function Beginnings({ relationshipId, personName, onBegun }: BeginningsProps) {
  const all = beginnings(personName)
  const begin = (words: string) => {
    const { text } = conversation(relationshipId)
    if (text.trim() === '' || all.includes(text)) change(relationshipId, { text: words })
    onBegun()
  }
  return (
    <fieldset className="starts">
      <legend className="sr-only">Begin with</legend>
      {all.map((words) => (
        <button key={words} type="button" className="start" onClick={() => begin(words)}>
          {shown(words)}
        </button>
      ))}
    </fieldset>
  )
}
