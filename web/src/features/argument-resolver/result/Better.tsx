import { Suspense, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Copy, Share2 } from 'lucide-react'
import type { Resolution } from '@mallama/contracts/arguments'
import { copyText } from '../../../parts/share/copy.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field, Segmented, Textarea } from '../../../ui/field.tsx'
import { later } from '../../../ui/later.ts'
import { useFilling } from './filling.ts'
import { TurnList } from './TurnList.tsx'
import { evidenceByTurn, isUnread, leadOf, PAGE, partiesIn } from './turns.ts'
import type { Turns } from './useTurns.ts'

const ShareDialog = later(async () => {
  const { ShareDialog: dialog } = await import('../../../parts/share/ShareDialog.tsx')
  return { default: dialog }
})

const Pager = later(async () => ({ default: (await import('./Pager.tsx')).Pager }))

const filters = [
  { value: 'all', label: 'Every turn' },
  { value: 'changed', label: 'Only what changed' },
] as const

/** What was said beside what could have been, turn by turn, with the words that each reading rests on. */
export function Better({ resolution, turns }: { resolution: Resolution; turns: Turns }) {
  const { resolvedConversation } = resolution
  const [sharing, setSharing] = useState(false)
  // What was changed in the dialog lives in it: once opened, it stays.
  const [shared, setShared] = useState(false)
  const [byHand, setByHand] = useState(false)
  const whole = useRef<HTMLTextAreaElement>(null)
  const evidence = useMemo(() => evidenceByTurn(resolution), [resolution])
  const { better, shown, page, only } = turns
  const filling = useFilling(resolution.id)
  const copy = () =>
    copyText({
      text: resolvedConversation,
      // The turns stand on several pages: without the clipboard the whole of it needs a place to be copied from.
      shown: () => {
        flushSync(() => setByHand(true))
        return whole.current
      },
      title: 'Content Copied!',
      description: 'The improved conversation is on your clipboard.',
    })
  const here = shown.slice(page * PAGE, (page + 1) * PAGE)
  if (isUnread(resolution))
    return (
      <Card as="section" className="stack" aria-labelledby="better">
        <div>
          <h2 id="better">Who said what</h2>
          <p className="small soft">It was not clear, so nothing was reworded.</p>
        </div>
        <TurnList resolution={resolution} better={null} evidence={evidence} here={here} filling={filling} />
        {shown.length > PAGE && (
          <Suspense>
            <Pager page={page} of={shown.length} onTurn={turns.turnTo} />
          </Suspense>
        )}
      </Card>
    )
  return (
    <Card as="section" className="stack" aria-labelledby="better">
      <div className="card__head">
        <div>
          <h2 id="better">How It Could Have Gone Better</h2>
          <p className="small soft">{leadOf(resolution.turns, better, resolution.antidotes)}</p>
        </div>
        <div className="row arg__does">
          <Button variant="soft" size="sm" onClick={() => void copy()}>
            <Copy className="icon" aria-hidden="true" />
            Copy
          </Button>
          <Button
            variant="soft"
            size="sm"
            onClick={() => {
              setShared(true)
              setSharing(true)
            }}
          >
            <Share2 className="icon" aria-hidden="true" />
            Share
          </Button>
        </div>
      </div>
      {byHand && (
        <Field label="The improved conversation, to copy by hand">
          <Textarea ref={whole} rows={4} dir="auto" readOnly value={resolvedConversation} />
        </Field>
      )}
      {turns.isFiltered && (
        <Segmented
          legend="Which turns are shown"
          hideLegend
          options={filters}
          value={only ? 'changed' : 'all'}
          onChange={(which) => turns.setOnly(which === 'changed')}
        />
      )}
      <TurnList resolution={resolution} better={better} evidence={evidence} here={here} filling={filling} />
      {shown.length > PAGE && (
        <Suspense>
          <Pager page={page} of={shown.length} onTurn={turns.turnTo} />
        </Suspense>
      )}
      {better === null && <InOnePiece words={resolvedConversation} />}
      {shared && (
        <Suspense>
          <ShareDialog
            open={sharing}
            onClose={() => setSharing(false)}
            item={{ title: 'How It Could Have Gone Better', content: resolvedConversation, type: 'analysis' }}
            names={partiesIn(resolution)}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** More than this would hold the page up; Copy takes the whole. */
const SHOWN = 20_000

function InOnePiece({ words }: { words: string }) {
  return (
    <div className="arg__b stack">
      <h3 className="small">Could have been</h3>
      <p className="arg__words" dir="auto">
        {words.slice(0, SHOWN)}
      </p>
      {words.length > SHOWN && <p className="meta">This is only the beginning. Copy takes all of it.</p>}
    </div>
  )
}
