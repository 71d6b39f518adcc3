import type { ChatMessage } from '@mallama/contracts/chat'
import { ToSend } from '../ToSend.tsx'
import { Notes } from './Notes.tsx'
import { ReadCard } from './ReadCard.tsx'

interface CardsProps {
  words: ChatMessage['message']
  card: ChatMessage['card']
  read: ChatMessage['read']
}

/** What an answer gives beside its words. Loaded where there is some: most answers have none. */
export default function Cards({ words, card, read }: CardsProps) {
  return (
    <>
      {words && <ToSend {...words} />}
      {card && <Notes {...card} />}
      {read && <ReadCard {...read} />}
    </>
  )
}
