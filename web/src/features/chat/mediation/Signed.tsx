import { linesOf } from './people.ts'

/** What they sign together. Where it is several sentences, each stands by itself. */
export function Signed({ text }: { text: string }) {
  const lines = linesOf(text)
  if (lines.length < 2)
    return (
      <p className="med-sentence" dir="auto">
        {text}
      </p>
    )
  return (
    <ul className="med-sentence med-signed" aria-label="What you share">
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the sentences of one text, which never change places
        <li key={at} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  )
}
