import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  Compass,
  OctagonAlert,
  Quote,
  Scale,
  Sprout,
  type LucideIcon,
} from 'lucide-react'
import type { RelationshipAnalysis } from '@mallama/contracts/tools'
import { LeftOut } from '../../parts/coach/LeftOut.tsx'
import { EvidenceList, EvidenceText } from '../../parts/tools/EvidenceText.tsx'
import { piecesOf } from '../../parts/tools/evidence.ts'
import { Summands } from '../../parts/tools/MadeOf.tsx'
import { MayBeChoices, useMayBe } from '../../parts/tools/MayBeChoices.tsx'
import { useArrival } from '../../parts/tools/useArrival.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/classes.ts'
import { Fold } from '../../ui/fold.tsx'
import { Said } from '../../ui/message.tsx'
import { KeepWith } from './KeepWith.tsx'
import {
  attachmentWords,
  claimsOf,
  healthOf,
  kindName,
  NO_HEALTH,
  unread,
  type Claim,
  type HealthWords,
} from './words.ts'

interface FoundProps {
  analysis: RelationshipAnalysis
  onMissing: () => void
  onLinked: (analysis: RelationshipAnalysis) => void
}

/** A relationship as its description shows it: each claim with the words it rests on and what to do about it. */
export function Found({ analysis: kept, onMissing, onLinked }: FoundProps) {
  const { id, description, relationshipType, analysis } = kept
  const { overallHealth, contributions, evidence, coach, mayBe } = analysis
  const choosing = useMayBe(id, mayBe)
  const heading = useArrival(id)
  const nothing = unread(analysis)
  const strengths = claimsOf(analysis.strengths, analysis.recommendations)
  const areas = claimsOf(analysis.areasForGrowth, strengths.general)
  return (
    <section className="found" aria-labelledby="found">
      <div>
        <h2 id="found" className="tool__result" tabIndex={-1} ref={heading}>
          What your description shows
        </h2>
        <p className="meta">{kindName(relationshipType)}</p>
      </div>
      <Card className="found__part">
        <Health score={overallHealth} />
        {nothing && <p dir="auto">{analysis.communicationStyle}</p>}
      </Card>
      {!nothing && (
        <>
          <Claims title="Strengths" claims={strengths.claims} Icon={Sprout} tone="is-good" />
          <Claims title="Areas for growth" claims={areas.claims} Icon={Compass} tone="is-strain" />
          {areas.general.length > 0 && <General advice={areas.general} />}
          {mayBe && (
            <Card as="section" className="found__part" aria-labelledby="found-more">
              <h3 id="found-more">Nearer to what you want to know?</h3>
              <MayBeChoices
                legend="Choose what fits"
                mayBe={mayBe}
                choosing={choosing}
                none="Then a chat is the better place: there you can say it in your own words, and Mallama can ask."
              />
            </Card>
          )}
          <Card className="found__styles">
            <section className="found__part">
              <h3>Communication style</h3>
              <p dir="auto">{analysis.communicationStyle}</p>
            </section>
            <section className="found__part">
              <h3>Attachment style</h3>
              <p dir="auto">{attachmentWords(analysis.attachmentStyle)}</p>
            </section>
          </Card>
        </>
      )}
      <KeepWith analysis={kept} onMissing={onMissing} onLinked={onLinked} />
      <Card className="folds">
        <Fold icon={Quote} level={3} title="What you wrote" meta={marksSaid(description, evidence)}>
          <p className="found__words">
            <EvidenceText text={description} evidence={evidence} numbered />
          </p>
          <EvidenceList text={description} evidence={evidence} />
        </Fold>
        {overallHealth !== null && (
          <Fold icon={Scale} level={3} title={`How ${overallHealth} is made`}>
            <Summands contributions={contributions} score="overallHealth" />
          </Fold>
        )}
      </Card>
      {analysis.leftOut && <LeftOut />}
      <p className="meta">
        Mallama is an AI. This is based on what you wrote, on one day and from one side; it is not a forecast or a
        diagnosis.
        {coach === 'fallback' && ' Our language model did not answer, so Mallama’s built-in coach did.'}
      </p>
    </section>
  )
}

function marksSaid(description: string, evidence: Parameters<typeof piecesOf>[1]): string | undefined {
  const marks = piecesOf(description, evidence).filter(({ labels }) => labels !== null).length
  return marks === 0 ? undefined : marks === 1 ? '1 mark' : `${marks} marks`
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

interface ClaimsProps {
  title: string
  claims: readonly Claim[]
  Icon: LucideIcon
  tone: string
}

function Claims({ title, claims, Icon, tone }: ClaimsProps) {
  return (
    <Card className="found__part">
      <h3 className="heading">{title}</h3>
      {claims.length === 0 ? (
        <p className="soft">None shown in this description.</p>
      ) : (
        <ul className="pairs">
          {claims.map(({ says, quote, advice }, at) => (
            <li key={`${at} ${says}`} className={cx('pair', tone)}>
              <Icon className="icon" aria-hidden="true" />
              <p className="pair__says" dir="auto">
                {says}
              </p>
              {quote !== null && <Said>{`“${quote}”`}</Said>}
              {advice !== null && (
                <p className="pair__do" dir="auto">
                  <b className="sr-only">Recommendation: </b>
                  {advice}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const General = ({ advice }: { advice: readonly string[] }) => (
  <Card className="found__part found__next">
    <h3 className="heading">Recommendations</h3>
    <ul className="found__list">
      {advice.map((one) => (
        <li key={one} dir="auto">
          {one}
        </li>
      ))}
    </ul>
  </Card>
)
