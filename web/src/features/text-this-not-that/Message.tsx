import { Suspense, useId, useRef, useState } from 'react'
import { Copy, RefreshCw, Share2 } from 'lucide-react'
import type { CraftedMessage } from '@mallama/contracts/tools'
import { copyText } from '../../parts/share/copy.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { later } from '../../ui/later.ts'
import { Status } from '../../ui/status.tsx'
import { settle } from '../../ui/toasts.ts'
import { greeted } from './greeted.ts'
import { CRAFT } from './guidance.ts'
import { hasBadge } from './scores.ts'
import { toneName } from './tones.ts'
import { useLines } from './useLines.ts'
import { WhatItSays } from './WhatItSays.tsx'

const ShareDialog = later(async () => ({ default: (await import('../../parts/share/ShareDialog.tsx')).ShareDialog }))

const ways = {
  restate: 'Put another way',
  validate: 'Starting with their side',
  'more polite': 'More polite',
}

interface MessageProps {
  made: CraftedMessage
  onAnother: () => void
}

const BELOW = 'The explanation, the scores and the comparison below are about the first wording.'

/**
 * The message, and the two others, each of which can be taken in its place; what the first says of the goal is put in
 * and taken out here. Give it the message as `key`: another one begins with nothing changed.
 */
export function Message({ made, onAnother }: MessageProps) {
  const [taken, setTaken] = useState(0)
  const [sharing, setSharing] = useState(false)
  // What was changed in the dialog lives in it: once opened, it stays.
  const [shared, setShared] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const why = useId()
  const own = useLines(made)
  const wordings = [
    { way: own.changed ? 'The first wording, changed by you' : 'The first wording', message: own.message },
    ...made.alternatives.map(({ kind, message }) => ({ way: ways[kind], message })),
  ]
  const { way, message } = wordings[taken] ?? wordings[0]!
  const first = taken === 0
  const none = first && own.bare
  const asMade = first && !own.changed && hasBadge(made.positiveResponseChance)
  const share = () => {
    // On a phone the guidance would lie across what is shared.
    settle(CRAFT)
    setSharing(true)
    setShared(true)
  }
  const take = (at: number) => {
    setTaken(at)
    if (own.bare) own.putBack()
    words.current?.focus()
  }
  return (
    <>
      <Card className="stack">
        <div className="row">
          <Chip tone="brand">{toneName(made.selectedTone)}</Chip>
          {asMade && <Chip tone="lamp">{made.positiveResponseChance}% chance of a positive response</Chip>}
          {!first && <Chip>{way}</Chip>}
        </div>
        {/* It takes the focus when another wording comes to stand here. */}
        <p className="craft__message" data-none={none || undefined} dir="auto" tabIndex={-1} ref={words}>
          {message || 'Your message is empty now.'}
        </p>
        {asMade && (
          <p className="meta">The chance is an estimate from the words alone. It knows nothing of the two of you.</p>
        )}
        {first && own.offered && (
          <WhatItSays
            {...own}
            onBack={() => {
              own.putBack()
              words.current?.focus()
            }}
          />
        )}
        <div className="craft__act">
          <Button
            disabled={none}
            aria-describedby={none ? why : undefined}
            onClick={() => void copyText({ text: message, shown: words.current, title: 'Copied to clipboard!' })}
          >
            <Copy className="icon" aria-hidden="true" />
            Copy
          </Button>
          <Button variant="quiet" disabled={none} aria-describedby={none ? why : undefined} onClick={share}>
            <Share2 className="icon" aria-hidden="true" />
            Share
          </Button>
          <Button variant="ghost" onClick={onAnother}>
            <RefreshCw className="icon" aria-hidden="true" />
            Try another tone
          </Button>
        </div>
        <Status className="small soft">
          {none && <p id={why}>None of your lines is in it. Put one in to copy or share it.</p>}
          {first && own.changed && <p>Changed by you. {BELOW}</p>}
          {!first && <p>{BELOW}</p>}
        </Status>
      </Card>
      {wordings.length > 1 && (
        <div className="stack">
          <h3 className="heading">Other ways to say it</h3>
          <ul className="craft__others">
            {wordings.map((other, at) =>
              at === taken ? null : (
                <Card as="li" key={other.way} tone="flat" className="stack">
                  <p className="subheading">{other.way}</p>
                  <p className="craft__wording" dir="auto">
                    {other.message}
                  </p>
                  <Button
                    variant="soft"
                    size="sm"
                    className="justify-self-start"
                    aria-label={`Use this one: ${other.way}`}
                    onClick={() => take(at)}
                  >
                    Use this one
                  </Button>
                </Card>
              ),
            )}
          </ul>
        </div>
      )}
      {shared && (
        <Suspense>
          <ShareDialog
            item={{ title: `${toneName(made.selectedTone)} words for a message`, content: message, type: 'learning' }}
            names={greeted(message)}
            open={sharing}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
