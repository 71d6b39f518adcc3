import { CircleCheck, CircleDashed, CircleDot, OctagonAlert } from 'lucide-react'
import type { RelationshipAnalysis } from '@mallama/contracts/tools'
import { EvidenceList, EvidenceText } from '../../parts/tools/EvidenceText.tsx'
import { MadeOf } from '../../parts/tools/MadeOf.tsx'
import { useArrival } from '../../parts/tools/useArrival.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/classes.ts'
import { KeepWith } from './KeepWith.tsx'
import { attachmentWords, healthOf, kindName, NO_HEALTH, unread, type HealthWords } from './words.ts'

interface FoundProps {
  analysis: RelationshipAnalysis
  onMissing: () => void
  onLinked: (analysis: RelationshipAnalysis) => void
}

/** A relationship as its description shows it, each claim with the words it rests on. */
export function Found({ analysis: kept, onMissing, onLinked }: FoundProps) {
  const { id, description, relationshipType, analysis } = kept
  const { strengths, areasForGrowth, recommendations, contributions, evidence, coach } = analysis
  const heading = useArrival(id)
  const nothing = unread(analysis)
  return (
    <Card as="section" className="stack found" aria-labelledby="found">
      <div>
        <h2 id="found" className="tool__result" tabIndex={-1} ref={heading}>
          What your description shows
        </h2>
        <p className="meta">{kindName(relationshipType)}</p>
      </div>
      <div className="found__health">
        <Health score={analysis.overallHealth} />
        <MadeOf contributions={contributions} score="overallHealth" />
        {nothing && <p dir="auto">{analysis.communicationStyle}</p>}
      </div>
      {!nothing && (
        <>
          <Items title="Strengths" items={strengths} none="None shown in this description." />
          <Items title="Areas for growth" items={areasForGrowth} none="None shown in this description." />
          <div className="found__styles">
            <section className="found__part">
              <h3>Communication style</h3>
              <p dir="auto">{analysis.communicationStyle}</p>
            </section>
            <section className="found__part">
              <h3>Attachment style</h3>
              <p dir="auto">{attachmentWords(analysis.attachmentStyle)}</p>
            </section>
          </div>
          <Items title="Recommendations" items={recommendations} none="Nothing to mend stands out here." lamp />
        </>
      )}
      <section className="found__part">
        <h3>{nothing ? 'Your words' : 'Your words, and what they stand for'}</h3>
        <details className="made-of" open={description.length <= 700}>
          <summary>What you wrote</summary>
          <p className="found__words">
            <EvidenceText text={description} evidence={evidence} numbered />
          </p>
        </details>
        <EvidenceList text={description} evidence={evidence} />
      </section>
      <KeepWith analysis={kept} onMissing={onMissing} onLinked={onLinked} />
      <p className="meta">
        Mallama is an AI. This is based on what you wrote, on one day and from one side; it is no forecast and no
        diagnosis.
        {coach === 'fallback' && ' Our language model did not answer, so Mallama’s built-in coach did.'}
      </p>
    </Card>
  )
}

const icons: Record<HealthWords['word'], typeof CircleCheck> = {
  Excellent: CircleCheck,
  Good: CircleDot,
  'Needs attention': OctagonAlert,
}

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Number, word and the shape of the icon; the colour comes last. */
function Health({ score }: { score: number | null }) {
  if (score === null)
    return (
      <div className="ten ten--none">
        <h3 className="ten__l">Overall health</h3>
        <p className="ten__v">
          <span className="band band--none">
            <CircleDashed className="icon" aria-hidden="true" />
            {NO_HEALTH}
          </span>
        </p>
        <Track score={0} />
      </div>
    )
  const { tone, word } = healthOf(score)
  const Icon = icons[word]
  return (
    <div className={cx('ten', `is-${tone}`)}>
      <h3 className="ten__l">Overall health</h3>
      <p className="ten__v">
        <span className="figure">{score}</span>
        <span className="meta">out of 10</span>
        <span className="band">
          <Icon className="icon" aria-hidden="true" />
          {word}
        </span>
      </p>
      <Track score={score} />
    </div>
  )
}

function Track({ score }: { score: number }) {
  return (
    <div className="ten__track" aria-hidden="true">
      {steps.map((step) => (
        <i key={step} className={score >= step - 0.5 ? 'on' : undefined} />
      ))}
    </div>
  )
}

interface ItemsProps {
  title: string
  items: readonly string[]
  none: string
  lamp?: boolean
}

function Items({ title, items, none, lamp }: ItemsProps) {
  return (
    <section className={cx('found__part', lamp && 'found__next')}>
      <h3>{title}</h3>
      {items.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <ul className="found__list">
          {items.map((item, at) => (
            <li key={`${at} ${item}`} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
