import { Link } from 'react-router'
import { useConfig } from '../../platform/config.ts'
import { Contact } from '../../ui/contact.tsx'
import { useTitle } from '../../ui/title.ts'

export function PrivacyPage() {
  useTitle('Privacy')
  const config = useConfig()
  return (
    <div className="page">
      <article className="prose prose--page">
        <h1>Privacy</h1>
        <p className="lead">
          You write here about the people closest to you. This page says what happens to those words, without small
          print.
        </p>

        <h2>In short</h2>
        <ul>
          <li>What you write is yours. It is not sold, not used for advertising, and there are no trackers.</li>
          <li>
            It is stored encrypted with a key of your own, and shown to nobody but you and the people in a shared room.
          </li>
          <li>You can export everything and delete everything yourself, at any time.</li>
          <li>
            On Core and during the trial, what was learned from a resolved conflict is shared anonymously. You see it
            first.
          </li>
        </ul>

        <h2>What is kept</h2>
        <ul>
          <li>
            <b>Your account:</b> email address, a protected form of your password, the name you want to be called, your
            country if you give it.
          </li>
          <li>
            <b>What you write:</b> conversations, journal, check-ins, moments, notes about people, the messages and
            arguments you bring here, and the results that Mallama makes from them.
          </li>
          <li>
            <b>Your membership:</b> plan, trial, receipts. Card numbers go straight to the payment provider; Mallama
            never sees them.
          </li>
          <li>
            <b>Sessions:</b> which browsers are signed in and since when, so that you can end them.
          </li>
        </ul>

        <h2>How it is protected</h2>
        <p>
          Every free text is encrypted before it is stored, with a key that belongs to you alone, or to the room and its
          participants. The content of what you write never enters logs, statistics, web addresses or emails. Reminder
          emails name nobody. Whoever runs this server could technically reach the key that protects the others while
          the server runs: it is not end-to-end encryption, and we do not call it that.
        </p>

        <h2>The coach</h2>
        <p>
          Mallama is an AI. The built-in coach runs on this server, and nothing leaves it. If this server also offers a
          language model, your words go there only after you have agreed, also those about danger, and you can keep the
          built-in coach instead. Facts that the coach remembers about a relationship are listed with their source and
          date; you can correct, delete or pause them. A chat set to “Don’t learn from this chat” teaches it nothing.
        </p>

        <h2>Sharing what was learned</h2>
        <p>
          When you save a resolved chat on Core or in the trial, you see the story that would be shared, with the
          passages that were removed marked. Names, places and other traces are taken out. You can withhold it before,
          and withdraw it at any time after. Stories come only from chats in which you were the only person. Plus and
          Prime share nothing.
        </p>

        <h2>People you write about, and people you invite</h2>
        <p>
          The people you write about are not told. An invitation tells a stranger your first name and nothing else. When
          two people link a relationship, nothing private crosses: each keeps their own notes, scores and conversations.
          What you write in a shared room is seen by everyone in it. Private drafts stay yours until you share them.
        </p>

        <h2>When someone may be in danger</h2>
        <p>
          What you write is checked, on this server, for signs of danger to you or others, so that help can be shown in
          place of advice. Nobody is informed. A flag is kept encrypted with the conversation; operators see only
          counts.
        </p>

        <h2>Cookies and this browser</h2>
        <p>
          There is one cookie, which says only that someone is signed in here, so that the right page opens first. The
          browser also keeps your sign-in, drafts and a few choices such as the theme. Quick exit and logging out remove
          the drafts and the session. There is nothing else, and therefore no banner to click away. Voice input says
          before its first use that the browser may send speech to its maker.
        </p>

        <h2>How long</h2>
        <p>
          As long as you keep it. You can delete what you wrote and keep your account: it is erased at once, and for up
          to 14 days encrypted copies that this server made before still hold it. When you delete your account, your
          words are erased, and so is the key that opens them: at once, and with it they are unreadable in every copy
          that this server has made before. For up to 14 days, those copies still hold unreadable remains of them, and
          when they were written. Whoever runs this server may keep backups elsewhere, with the keys from then; ask them
          for how long. In rooms with others, their words stay and yours turn into “someone who left”. The payment
          provider keeps receipts as long as the law requires. When a membership or the trial ends, what you wrote stays
          readable for seven days, and you can download it for as long as you have your account. For 30 days after you
          delete an account that had the free trial, a fingerprint of its email address is kept, from which the address
          cannot be read, so that the same address does not start another trial. Then it is erased as well.
        </p>

        <h2>Your rights</h2>
        <p>
          You can see, correct, export and delete everything under Profile and Settings, on every plan; what there is
          can be <Link to="/your-words">read and downloaded</Link> in one place, and downloaded after a plan ends too.
          You can also write to whoever runs this server, and complain to the data protection authority of your country.
        </p>

        <h2>Who is responsible</h2>
        <Contact email={config?.supportEmail} />
        <p className="small">
          See also the <Link to="/terms">terms</Link> and <Link to="/help-now">help now</Link>.
        </p>
      </article>
    </div>
  )
}

export default PrivacyPage
