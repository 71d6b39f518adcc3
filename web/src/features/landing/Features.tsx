import type { ReactNode } from 'react'
import { Cloud, CloudDrizzle, CloudRain, CloudSun, Sun } from 'lucide-react'
import { CardLink } from '../../ui/card.tsx'
import { cx } from '../../ui/classes.ts'
import { MallamaMark } from '../../ui/portrait.tsx'
import { useWaysIn } from './ways-in.ts'

export function Features() {
  return (
    <section className="band-section band-section--ruled" id="features" aria-labelledby="features-title">
      <h2 className="title" id="features-title" tabIndex={-1}>
        For the conversation you keep
        <br />
        having in your head
      </h2>
      <ul className="bento">
        <Feature
          shape="a"
          title="AI-guided private conversations"
          text="Talk it through at any hour. Mallama reflects your own words, asks one question at a time and never takes a side it cannot see."
        >
          <div className="demo">
            <div className="demo__you">I said fine but I wasn't fine.</div>
            <div className="demo__m">
              <MallamaMark size={1.75} />
              <span>You said “fine” and it cost you something. What did you hope he would notice?</span>
            </div>
          </div>
        </Feature>
        <Feature
          noticed
          title="Text message analyzer"
          text="What a message may mean, which words say so, and a second way to read it."
        >
          <p className="demo-text">
            <mark className="ev ev--dash is-strain">Wow, thanks</mark> for asking me first.
          </p>
        </Feature>
        <Feature
          title="Argument resolver"
          text="See where it turned, what each of you needed, and how it could have gone better."
        >
          <Curve />
        </Feature>
        <Feature
          title="Relationship analysis"
          text="Strengths and growth areas from what you write, each tied to your own sentence."
        >
          <Arches />
        </Feature>
        <Feature
          title="Journaling with AI insights"
          text="Two minutes a day. Moods and triggers become visible, and stay yours."
        >
          <Moods />
        </Feature>
        <Feature
          shape="c"
          title="A community of resolved conflicts"
          text="Read how others found their way back: anonymized stories, no names, no places, one lesson each."
        >
          <p className="said">“We agreed on a word that means: pause, I still love you.”</p>
        </Feature>
      </ul>
    </section>
  )
}

interface FeatureProps {
  title: string
  text: string
  shape?: 'a' | 'c'
  noticed?: boolean
  children: ReactNode
}

/** The whole card is the link; the drawing adds nothing for someone who listens. */
function Feature({ title, text, shape, noticed, children }: FeatureProps) {
  return (
    <li className={cx('f-item', shape && `f-item--${shape}`)}>
      <CardLink to={useWaysIn().trial} tone={noticed ? 'noticed' : 'plain'} className={cx('f', shape && `f--${shape}`)}>
        <div>
          <h3 className="heading">{title}</h3>
          <p>{text}</p>
        </div>
        <div aria-hidden="true">{children}</div>
      </CardLink>
    </li>
  )
}

function Curve() {
  return (
    <svg className="curve" viewBox="0 0 240 70" fill="none">
      <path
        d="M4 58C40 56 50 52 74 48s34-6 50-26 24-12 44-4 40 34 68 36"
        stroke="var(--brand-ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="124" cy="22" r="6" fill="var(--accent)" stroke="var(--surface-1)" strokeWidth="2" />
    </svg>
  )
}

function Arches() {
  return (
    <svg className="feature-arches" viewBox="0 0 240 70" fill="none" strokeWidth="7" strokeLinecap="round">
      <path d="M12 66V34a20 20 0 0 1 40 0v32" stroke="var(--score-trust)" />
      <path d="M72 66V44a18 18 0 0 1 36 0v22" stroke="var(--score-comm)" />
      <path d="M128 66V28a20 20 0 0 1 40 0v38" stroke="var(--score-growth)" />
      <path d="M188 66V50a18 18 0 0 1 36 0v16" stroke="var(--score-joy)" />
    </svg>
  )
}

const weather = [
  { mood: 'very-happy', Icon: Sun },
  { mood: 'happy', Icon: CloudSun },
  { mood: 'neutral', Icon: Cloud },
  { mood: 'sad', Icon: CloudDrizzle },
  { mood: 'very-sad', Icon: CloudRain },
]

function Moods() {
  return (
    <div className="moods">
      {weather.map(({ mood, Icon }) => (
        <span key={mood} style={{ background: `var(--mood-${mood})`, color: `var(--on-mood-${mood})` }}>
          <Icon className="icon" />
        </span>
      ))}
    </div>
  )
}
