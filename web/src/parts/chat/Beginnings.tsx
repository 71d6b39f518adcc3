import { change, conversation } from './conversation.ts'
import './beginnings.css'

export const beginningsWith = (name: string) => [`${name} and I `, 'I keep thinking about ', `I want to tell ${name} `]

/** A long name would fill the row by itself; the box takes it whole. */
const shown = (words: string) => (words.length > 32 ? `${words.slice(0, 31)}…` : `${words}…`)

interface BeginningsProps {
  /** Of the talk whose box it is. */
  id: string
  /** How a first sentence may begin. */
  all: readonly string[]
  /** One of them stands in the box now. */
  onBegun: () => void
}

/** How a first sentence may begin: put into the box, to be finished or deleted there. Words of one's own are not touched. */
export function Beginnings({ id, all, onBegun }: BeginningsProps) {
  const begin = (words: string) => {
    const { text } = conversation(id)
    if (text.trim() === '' || all.includes(text)) change(id, { text: words })
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
