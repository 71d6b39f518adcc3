import { Button } from '../../ui/button.tsx'

/** What was chosen or typed before, in one line, and the way back to it. */
export const Row = ({ what, words, onChange }: { what: string; words: string; onChange: () => void }) => (
  <div className="chosen">
    <p>
      <span className="meta">{what}</span>
      <b dir="auto">{words}</b>
    </p>
    <Button variant="ghost" size="sm" aria-label={`Change: ${what}`} onClick={onChange}>
      Change
    </Button>
  </div>
)
