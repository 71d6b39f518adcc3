import { linesOf } from '@mallama/contracts/stories'
import { CategoryChip } from './CategoryChip.tsx'
import { inPieces, type ToldStory } from './approval.ts'
import './story.css'

interface StoryLinesProps {
  story: ToldStory
  /** Words that stand in the place of a name. */
  changed?: readonly string[]
  leftOut: ReadonlySet<string>
  onChange: (leftOut: ReadonlySet<string>) => void
  disabled?: boolean
}

/** A story as others would read it; its author leaves out what they like, line by line. */
export function StoryLines({ story, changed = [], leftOut, onChange, disabled = false }: StoryLinesProps) {
  const flip = (line: string) => {
    const next = new Set(leftOut)
    if (!next.delete(line)) next.add(line)
    onChange(next)
  }
  const row = (line: string, isLesson: boolean) => (
    <label className="keep" key={line}>
      <input type="checkbox" checked={!leftOut.has(line)} disabled={disabled} onChange={() => flip(line)} />
      <span>
        {isLesson && <b>Key lesson</b>}
        {inPieces(line, changed).map(({ text, isChanged }, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of one line, which stay where they are
          isChanged ? (
            <mark key={at} className="swapped">
              {text}
            </mark>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </span>
    </label>
  )
  return (
    <article className="told" aria-label="The story as others would read it">
      <div className="told__top">
        <CategoryChip category={story.category} />
        <span className="meta">Tap a line to leave it out</span>
      </div>
      <h3 className="heading">{story.title}</h3>
      <div>
        {linesOf(story.summary).map((line) => row(line, false))}
        {story.lessonLearned !== '' && row(story.lessonLearned, true)}
      </div>
    </article>
  )
}
