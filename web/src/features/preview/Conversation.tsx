import { Card } from '../../ui/card.tsx'
import { Message, Said, Typing } from '../../ui/message.tsx'

export function Conversation() {
  return (
    <div className="stack">
      <h2>Conversation</h2>
      <Card className="thread">
        <p className="thread__note">Mallama is an AI, not a person or a therapist.</p>
        <Message who="you" time="21:02">
          When your parents add names without asking me, I feel like a guest at my own wedding.
        </Message>
        <Message who="mallama" time="21:02">
          <p>Tomas, before you answer: can you say back what you heard, in your own words?</p>
        </Message>
        <Message who="other" name="Tomas" time="21:04">
          You feel pushed out when my parents decide.
        </Message>
        <Message who="mallama" time="21:07">
          <Said>“one hour where nobody is disappointed in me”</Said>
          <p>Nora, what did you hear?</p>
        </Message>
        <Message who="you" state="sending">
          That he is tired
        </Message>
        <Message who="you" state="failed" onRetry={() => undefined}>
          And that I am not the only one.
        </Message>
        <Message who="mallama">
          <Typing />
        </Message>
      </Card>
      <p className="said">
        <mark className="ev is-strain">
          You always
          <span className="ev__end">
            {' '}
            do this<sup className="ev__n">1</sup>
          </span>
        </mark>{' '}
        and <mark className="ev ev--double is-critical">what a joke</mark>, but{' '}
        <mark className="ev ev--dash is-watch">I was only late once</mark>.{' '}
        <mark className="ev ev--dot is-good">I see that it hurt you.</mark>
      </p>
    </div>
  )
}
