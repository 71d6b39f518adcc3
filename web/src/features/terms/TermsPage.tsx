import { Link } from 'react-router'
import { useConfig } from '../../platform/config.ts'
import { Contact } from '../../ui/contact.tsx'
import { useTitle } from '../../ui/title.ts'

export function TermsPage() {
  useTitle('Terms')
  const config = useConfig()
  return (
    <div className="page">
      <article className="prose prose--page">
        <h1>Terms</h1>
        <p className="lead">What you can expect of Mallama, what it expects of you, and what it costs.</p>

        <h2>What Mallama is</h2>
        <p>
          Mallama is an AI coach for relationships. It is not a person, a therapist, a doctor or a lawyer, and it does
          not diagnose anyone. It can be wrong: it knows only what you wrote. It shows the words that a claim rests on,
          so that you can judge for yourself.
        </p>

        <h2>When it is urgent</h2>
        <p>
          Mallama cannot call anyone for you and nobody watches over your conversations. In danger, call your local
          emergency number. <Link to="/help-now">Help now</Link> lists places to turn to, free and without an account.
        </p>

        <h2>Your account</h2>
        <ul>
          <li>Mallama is made for adults.</li>
          <li>The account is for one person. Keep its password to yourself.</li>
          <li>What you write stays yours. Mallama may use it only to do for you what you ask it to.</li>
        </ul>

        <h2>The free trial</h2>
        <p>
          24 hours of Core, once per person, without a credit card. It ends by itself; there is nothing to cancel.
          Core’s sharing rule holds during the trial as well.
        </p>

        <h2>Plans and payment</h2>
        <ul>
          <li>
            <b>Core, $10 a month.</b> Every tool. Shares anonymized learnings of resolved conflicts in the community
            feed; you see each story first and can withhold it.
          </li>
          <li>
            <b>Plus, $20 a month.</b> Everything in Core, and your resolved conflicts are not shared.
          </li>
          <li>
            <b>Prime, $100, one payment.</b> Everything in Plus, for good unless refunded, and a place on the paid
            waitlist for guided group mediation. The date on which that opens is not promised.
          </li>
        </ul>
        <p>
          Monthly plans renew until you cancel. You can cancel at any time, at once or at the end of the month that is
          paid. Buying Prime ends a running plan at once, with the refund shown to you beforehand. Where the law gives
          you a right to withdraw, you have it.
        </p>

        <h2>When access ends</h2>
        <p>
          What you wrote stays readable for seven days, and can be downloaded for as long as you have your account. A
          chat that was open can still be saved in those days. Safety resources are free for everyone, always.
        </p>

        <h2>Fair use</h2>
        <ul>
          <li>Do not use Mallama to harm, threaten, control or follow someone.</li>
          <li>Do not post anything in the community that would let another person be recognized.</li>
          <li>Do not break into it, overload it or scrape it.</li>
        </ul>
        <p>Comments can be reported. Someone who harms others there can be muted.</p>

        <h2>Liability</h2>
        <p>
          Mallama is offered with care, but without a warranty that its suggestions fit your life. Decisions about your
          relationships are yours. Nothing here limits rights that the law gives you and that cannot be waived.
        </p>

        <h2>Changes</h2>
        <p>
          If these terms change in a way that matters to you, you are told before, and you can leave with all your
          words.
        </p>

        <h2>Who runs this</h2>
        <Contact email={config?.supportEmail} />
        <p className="small">
          See also <Link to="/privacy">privacy</Link>.
        </p>
      </article>
    </div>
  )
}

export default TermsPage
