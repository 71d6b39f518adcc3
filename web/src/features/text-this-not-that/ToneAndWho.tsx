import { useState } from 'react'
import { Smile } from 'lucide-react'
import { useRelationships } from '../../parts/relationships.queries.ts'
import { WhoSelect } from '../../parts/tools/WhoSelect.tsx'
import { Fold } from '../../ui/fold.tsx'
import { ToneCards } from './ToneCards.tsx'
import { toneName } from './tones.ts'
import type { Written } from './written.ts'

interface ToneAndWhoProps {
  written: Written
  onWrite: (changes: Partial<Written>) => void
  error: string | undefined
  /** In parts they are one row; what has to be mended does not stay folded. */
  folded: boolean
  /** False where it is asked elsewhere who it is for. */
  who: boolean
}

/** How it should sound, and who it is for. */
export function ToneAndWho({ written, onWrite, error, folded, who }: ToneAndWhoProps) {
  const [open, setOpen] = useState(false)
  // It stays open once what was wrong is mended: there may be more to choose in it.
  if (error !== undefined && !open) setOpen(true)
  const { data } = useRelationships()
  const { selectedTone, relationshipId } = written
  const name = data?.find(({ id }) => id === relationshipId)?.personName
  const both = (
    <>
      <ToneCards value={selectedTone} onChange={(next) => onWrite({ selectedTone: next })} error={error} />
      {who && (
        <WhoSelect
          label="Who is it for?"
          value={relationshipId}
          onChange={(next) => onWrite({ relationshipId: next })}
        />
      )}
    </>
  )
  if (!folded) return both
  const tone = selectedTone
    ? toneName(selectedTone)
    : data?.length === 0
      ? 'How should it sound?'
      : 'Tone, and who it is for'
  return (
    <Fold line icon={Smile} title={name && selectedTone ? `${tone}, for ${name}` : tone} open={open} onOpen={setOpen}>
      {both}
    </Fold>
  )
}
