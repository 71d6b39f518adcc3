import { useRef, type ReactNode } from 'react'
import { Copy, PenLine } from 'lucide-react'
import type { TextAnalysis } from '@mallama/contracts/tools'
import { copyText } from '../../parts/share/copy.ts'
import { elsewhere } from '../../parts/tools/evidence.ts'
import { EvidenceList, EvidenceText } from '../../parts/tools/EvidenceText.tsx'
import { MadeOf } from '../../parts/tools/MadeOf.tsx'
import { toolHref } from '../../parts/tools/prefill.ts'
import { useArrival } from '../../parts/tools/useArrival.ts'
import { isOpenPath } from '../../platform/open-paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { percentOf, surenessOf } from './words.ts'

const CRAFT = '/text-this-not-that'
/** From here on a message scrolls in its own box: the reading must not stand pages below it. */
const LONG = 1_500

/** What a message may mean, each claim with the words it rests on. */
export function Reading({ analysis: kept }: { analysis: TextAnalysis }) {
  const { id, originalText, context, relationshipId, analysis } = kept
  const { confidence, contributions, evidence, coach, suggestedResponse } = analysis
  const heading = useArrival(id)
  const reply = useRef<HTMLParagraphElement>(null)
  const long = originalText.length > LONG
  const sure = surenessOf(confidence)
  const before = context ? elsewhere(originalText, evidence) : []
  return (
    <Card as="section" className="stack reading" aria-labelledby="reading">
      <h2 id="reading" className="tool__result" tabIndex={-1} ref={heading}>
        What this message may mean
      </h2>
      <div className="reading__sure">
        <h3>Confidence</h3>
        <p className="row">
          <span className="figure">{percentOf(confidence)}%</span>
          <span>
            <b>{sure.word}.</b> {sure.why}
          </span>
        </p>
        <MadeOf contributions={contributions} score="confidence" />
      </div>
      <Part title="Original message">
        {long ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          <blockquote className="reading__words reading__words--long" tabIndex={0} aria-label="Original message, whole">
            <EvidenceText text={originalText} evidence={evidence} numbered />
          </blockquote>
        ) : (
          <blockquote className="reading__words">
            <EvidenceText text={originalText} evidence={evidence} numbered />
          </blockquote>
        )}
        <EvidenceList text={originalText} evidence={evidence} />
      </Part>
      {context && (
        <Part title="What came before">
          <p className="soft">
            <EvidenceText text={context} evidence={before} />
          </p>
        </Part>
      )}
      <Part title="Interpretation">
        <p dir="auto">{analysis.interpretation}</p>
      </Part>
      <Part title="Emotional tone">
        <p dir="auto" className="reading__tone">
          {analysis.emotionalTone}
        </p>
      </Part>
      <Part title="Underlying meaning">
        <p dir="auto">{analysis.underlyingMeaning}</p>
      </Part>
      <Part title="The other reading">
        <p dir="auto">
          {analysis.alternativeReading ?? 'No other one was found in these words. You know more than they say.'}
        </p>
      </Part>
      <section className="reading__reply" aria-labelledby="reading-reply">
        <h3 id="reading-reply">Suggested response</h3>
        <p dir="auto" className="reading__say" ref={reply}>
          {suggestedResponse}
        </p>
        <div className="row">
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              void copyText({ text: suggestedResponse, shown: reply.current, title: 'Copied to clipboard!' })
            }
          >
            <Copy className="icon" aria-hidden="true" />
            Copy
          </Button>
          {isOpenPath(CRAFT) && (
            <LinkButton
              variant="quiet"
              size="sm"
              {...toolHref(CRAFT, {
                draft: suggestedResponse,
                text: originalText,
                ...(relationshipId ? { relationshipId } : {}),
              })}
            >
              <PenLine className="icon" aria-hidden="true" />
              Edit in Text this, not that
            </LinkButton>
          )}
        </div>
      </section>
      <p className="meta">
        Mallama is an AI. This is read from the words alone, and only the person who wrote them knows what was meant.
        {coach === 'fallback' && ' Our language model did not answer, so Mallama’s built-in coach did.'}
      </p>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="reading__part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}
