import { Button } from '../../ui/button.tsx'
import type { Older } from './dated.ts'

interface ShowMoreProps {
  length: number
  shown: number
  older: Older
  onShow: () => void
}

/** Shows more of what was read, and reads older ones before that runs out. */
export function ShowMore({ length, shown, older, onShow }: ShowMoreProps) {
  const left = length - shown
  if (left <= 0 && !older.some) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      busy={older.busy}
      busyLabel="Loading..."
      onClick={() => {
        onShow()
        if (older.some && left <= length / 2) older.read()
      }}
    >
      {older.some ? 'Show more' : `Show more (${left})`}
    </Button>
  )
}
