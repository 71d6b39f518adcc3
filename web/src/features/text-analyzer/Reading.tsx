import { useRef } from 'react'
import { Copy, PenLine, Plus, Scale } from 'lucide-react'
import type { TextAnalysis } from '@mallama/contracts/tools'
import { LeftOut } from '../../parts/coach/LeftOut.tsx'
import { copyText } from '../../parts/share/copy.ts'
import { elsewhere } from '../../parts/tools/evidence.ts'
import { EvidenceList, EvidenceText } from '../../parts/tools/EvidenceText.tsx'
import { Summands } from '../../parts/tools/MadeOf.tsx'
import { MayBeChoices, useMayBe } from '../../parts/tools/MayBeChoices.tsx'
import { toolHref } from '../../parts/tools/prefill.ts'
import { useArrival } from '../../parts/tools/useArrival.ts'
import { isOpenPath } from '../../platform/open-paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Doors } from './Doors.tsx'
import { Sure } from './Sure.tsx'
import { inTwo, LIKELY, percentOf, surenessOf } from './words.ts'

const CRAFT = '/text-this-not-that'
/** From here on a message scrolls in its own box: what comes below it must not stand pages away. */
const LONG = 1_500

interface ReadingProps {
  analysis: TextAnalysis
  /** To where one says what came before; null where the form holds other words. */
  onContext: (() => void) | null
}

/** What a message may mean and what to answer; then the words that it rests on, and how sure it is. */
export function Reading({ analysis: kept, onContext }: ReadingProps) {
  const { id, originalText, analysis } = kept
  const { confidence, contributions, coach } = analysis
  const heading = useArrival(id)
  const [first, rest] = inTwo(analysis.interpretation)
  const sure = surenessOf(confidence)
  const { mayBe } = analysis
  const choosing = useMayBe(id, mayBe)
  const { picked } = choosing
  // Nothing leads: what it may be stands in its place.
  const isOpen = confidence < LIKELY && analysis.alternativeReading !== null
  const other = isOpen && !mayBe ? analysis.alternativeReading : null
  // A model says how sure it is in a word; the number is only where a band of ours begins.
  const model = coach === 'language-model'
  return (
    <section className="reading" aria-labelledby="reading">
      <h2 id="reading" className="tool__result" tabIndex={-1} ref={heading}>
        What this message may mean
      </h2>
      <Card className="reading__card">
        <div className="reading__top">
          <h3>Interpretation</h3>
          <Sure confidence={confidence} inWords={model} />
        </div>
        {other === null ? (
          <>
            <p dir="auto" className="reading__first">
              {first}
            </p>
            {rest && (
              <p dir="auto" className="soft">
                {rest}
              </p>
            )}
          </>
        ) : (
          <Doors message={originalText} one={analysis.interpretation} other={other} />
        )}
        {mayBe && (
          <MayBeChoices
            legend={isOpen ? 'Which of these comes nearest?' : 'Or is it something else?'}
            mayBe={mayBe}
            choosing={choosing}
            none="Then the words alone don’t show it. Asking is surer than guessing: “I’m not sure how you meant that. Can you tell me?”"
            doors={isOpen}
            brief
          />
        )}
        <dl className="reading__facts">
          <Fact name="Emotional tone">{analysis.emotionalTone}</Fact>
        </dl>
      </Card>
      <Reply
        kept={kept}
        says={picked?.words[0]?.text ?? analysis.suggestedResponse}
        onContext={isOpen && !picked ? onContext : null}
      />
      <Card>
        <dl className="reading__facts reading__facts--long">
          <Fact name="Underlying meaning">{picked?.says[1] ?? analysis.underlyingMeaning}</Fact>
          {other === null && !mayBe && (
            <Fact name="The other reading">
              {analysis.alternativeReading ?? 'No other reading was found in these words. You know more than they say.'}
            </Fact>
          )}
        </dl>
      </Card>
      <Original kept={kept} />
      <Card className="folds">
        <Fold
          icon={Scale}
          level={3}
          title="How sure, and why"
          meta={model ? sure.word : `${sure.word}, ${percentOf(confidence)}%`}
        >
          <p>
            <b>{sure.word}.</b> {sure.why}
          </p>
          {model ? (
            <p>That is the language model&rsquo;s own word for it.</p>
          ) : (
            <Summands contributions={contributions} score="confidence" words={originalText} />
          )}
        </Fold>
      </Card>
      {analysis.leftOut && <LeftOut />}
      <p className="meta">
        Mallama is an AI. This is read from the words alone, and only the person who wrote them knows what was meant.
        {coach === 'fallback' && ' Our language model did not answer, so Mallama’s built-in coach did.'}
      </p>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children.charAt(0).toUpperCase() + children.slice(1)}</dd>
  </div>
)

interface ReplyProps {
  kept: TextAnalysis
  says: string
  onContext: ReadingProps['onContext']
}

function Reply({ kept, says, onContext }: ReplyProps) {
  const { originalText, relationshipId } = kept
  const words = useRef<HTMLParagraphElement>(null)
  return (
    <Card as="section" className="reading__card reading__reply" aria-labelledby="reading-reply">
      <h3 id="reading-reply">Suggested response</h3>
      <p dir="auto" className="reading__say" ref={words} aria-live="polite">
        {says}
      </p>
      <div className="reading__act">
        <Button onClick={() => void copyText({ text: says, shown: words.current, title: 'Copied to clipboard!' })}>
          <Copy className="icon" aria-hidden="true" />
          Copy
        </Button>
        {onContext && (
          <Button variant="quiet" onClick={onContext}>
            <Plus className="icon" aria-hidden="true" />
            Add context
          </Button>
        )}
        {isOpenPath(CRAFT) && (
          <LinkButton
            variant="quiet"
            {...toolHref(CRAFT, {
              draft: says,
              text: originalText,
              ...(relationshipId ? { relationshipId } : {}),
            })}
          >
            <PenLine className="icon" aria-hidden="true" />
            <span>
              Edit<span className="reading__where"> in Text this, not that</span>
            </span>
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

function Original({ kept: { originalText, context, analysis } }: { kept: TextAnalysis }) {
  const { evidence } = analysis
  const words = <EvidenceText text={originalText} evidence={evidence} numbered />
  return (
    <Card className="reading__card">
      <h3 className="heading">Original message</h3>
      {originalText.length > LONG ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <blockquote className="reading__words reading__words--long" tabIndex={0} aria-label="Original message, whole">
          {words}
        </blockquote>
      ) : (
        <blockquote className="reading__words">{words}</blockquote>
      )}
      <EvidenceList text={originalText} evidence={evidence} />
      {context && (
        <div>
          <h4 className="meta">What came before</h4>
          <p className="small soft">
            <EvidenceText text={context} evidence={elsewhere(originalText, evidence)} />
          </p>
        </div>
      )}
    </Card>
  )
}
