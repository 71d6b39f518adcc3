import { placesOf } from '@mallama/contracts/conversation-words'

/** A text with the words that were looked for marked in it. */
export function Marked({ text, words }: { text: string; words: string }) {
  const places = placesOf(text, words)
  if (places.length === 0) return <>{text}</>
  const ends = [0, ...places.map(({ end }) => end)]
  return (
    <>
      {places.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(ends[at], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
