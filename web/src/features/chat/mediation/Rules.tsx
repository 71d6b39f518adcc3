import { Ear, EyeOff, MessageCircle, Pause, UserRound } from 'lucide-react'

const rules = [
  { icon: MessageCircle, name: 'Speak for yourself', text: '“I felt”, not “you are”.' },
  { icon: Ear, name: 'One speaks, the other says it back', text: 'You need not agree with it.' },
  { icon: EyeOff, name: 'Each has a private room', text: 'Nothing crosses until its owner shares it.' },
  {
    icon: UserRound,
    name: 'Mallama asks each of you alone',
    text: 'The same few questions for everyone. Nobody sees the answers.',
  },
  { icon: Pause, name: 'Anyone can pause or end it', text: 'No reason needed. Every ending is in Mallama’s words.' },
]

export const Rules = () => (
  <ul className="med-rules">
    {rules.map(({ icon: Icon, name, text }) => (
      <li key={name}>
        <Icon className="icon" aria-hidden="true" />
        <span>
          <b>{name}</b>
          <span>{text}</span>
        </span>
      </li>
    ))}
  </ul>
)
