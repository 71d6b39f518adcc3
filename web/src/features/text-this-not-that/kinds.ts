import { Cloud, Hand, Heart, HeartHandshake, MessageCircle, MessagesSquare, Minus, SunDim } from 'lucide-react'
import type { CraftKind } from '@mallama/contracts/coach'

/** The parts of a message, in the order in which they are said. */
export const fields = ['happened', 'felt', 'wish'] as const
export type PartName = (typeof fields)[number]

/** One part. A beginning that ends in a space is to be finished; any other is a sentence. */
export interface Part {
  label: string
  /** What stands in the box at first. */
  begin: string
  /** Other beginnings. */
  starts: readonly string[]
  /** Words that may finish the beginning. */
  ends?: readonly string[]
}

export interface KindOfMessage {
  name: string
  Icon: typeof Hand
  /** The part that the message cannot do without; the goal's own words go here. */
  main: PartName
  parts: Record<PartName, Part>
}

const asked: Part = {
  label: 'What you would like',
  begin: 'Could you ',
  starts: ['Would you ', 'Please ', 'I’d like us to '],
}

export const kinds: Record<CraftKind, KindOfMessage> = {
  ask: {
    name: 'Ask for something',
    Icon: Hand,
    main: 'wish',
    parts: {
      happened: {
        label: 'What it is about',
        begin: 'At the moment ',
        starts: ['I noticed that ', 'Last time ', 'We agreed that '],
      },
      felt: {
        label: 'How it is for you',
        begin: 'I feel ',
        starts: ['I need ', 'It matters to me that '],
        ends: ['tired', 'worried', 'left out'],
      },
      wish: asked,
    },
  },
  'how-it-was': {
    name: 'Say how something was for me',
    Icon: SunDim,
    main: 'happened',
    parts: {
      happened: {
        label: 'What happened',
        begin: 'Yesterday ',
        starts: ['On Sunday ', 'Last week ', 'When we talked '],
      },
      felt: { label: 'How it was for you', begin: 'I felt ', starts: [], ends: ['hurt', 'worried', 'alone', 'tired'] },
      wish: asked,
    },
  },
  sorry: {
    name: 'Say sorry',
    Icon: HeartHandshake,
    main: 'happened',
    parts: {
      happened: {
        label: 'What you are sorry for',
        begin: 'I’m sorry that I ',
        starts: ['I’m sorry for ', 'I was wrong to ', 'I should not have '],
      },
      felt: {
        label: 'How you see it now',
        begin: 'I understand that ',
        starts: ['I wish I had ', 'It weighs on me that ', 'You didn’t deserve that.'],
      },
      wish: {
        label: 'What you will do',
        begin: 'From now on I’ll ',
        starts: ['Next time I’ll ', 'I’d like to make it right by ', 'Is there something I can do?'],
      },
    },
  },
  news: {
    name: 'Give news',
    Icon: MessageCircle,
    main: 'happened',
    parts: {
      happened: {
        label: 'The news',
        begin: 'I wanted to tell you that ',
        starts: ['I have decided to ', 'We are going to ', 'From next week '],
      },
      felt: {
        label: 'How it is for you',
        begin: 'I feel ',
        starts: ['It is not easy for me to '],
        ends: ['glad', 'nervous', 'sad', 'relieved'],
      },
      wish: {
        label: 'What would help',
        begin: 'Could you ',
        starts: ['Please ', 'Can we talk about it?', 'You don’t have to answer now.'],
      },
    },
  },
  no: {
    name: 'Say no',
    Icon: Minus,
    main: 'happened',
    parts: {
      happened: {
        label: 'Your no',
        begin: 'I can’t ',
        starts: ['Thank you for asking. I can’t ', 'I won’t be able to ', 'I’d rather not '],
      },
      felt: {
        label: 'How it is for you',
        begin: 'I need ',
        starts: ['At the moment I ', 'It matters to me that ', 'It is too much for me right now.'],
      },
      wish: {
        label: 'What you could do instead',
        begin: 'What I could do is ',
        starts: ['Maybe we could ', 'Could you ', 'Please don’t ask again.'],
      },
    },
  },
  thanks: {
    name: 'Thank or congratulate',
    Icon: Heart,
    main: 'happened',
    parts: {
      happened: {
        label: 'What it is for',
        begin: 'Thank you for ',
        starts: ['Congratulations on ', 'I heard that you ', 'I saw how you '],
      },
      felt: {
        label: 'What it means to you',
        begin: 'It made me ',
        starts: ['It helped me to ', 'I’m proud of ', 'It meant a lot to me.'],
      },
      wish: { label: 'What you wish', begin: 'I’d like to ', starts: ['I hope ', 'Can we ', 'Let’s '] },
    },
  },
  loss: {
    name: 'I’m sorry for your loss',
    Icon: Cloud,
    main: 'happened',
    parts: {
      happened: {
        label: 'What you want to say',
        begin: 'I’m so sorry about ',
        starts: ['I just heard that ', 'I’m so sorry that ', 'I don’t have the right words.'],
      },
      felt: {
        label: 'What you remember, or feel',
        begin: 'I keep thinking of ',
        starts: ['I’ll always remember ', 'I miss ', 'I liked how '],
      },
      wish: {
        label: 'What you offer',
        begin: 'I could ',
        starts: ['On Sunday I’ll ', 'I’m here.', 'You don’t have to answer.'],
      },
    },
  },
  answer: {
    name: 'Answer something they wrote',
    Icon: MessagesSquare,
    main: 'happened',
    parts: {
      happened: {
        label: 'To what they wrote',
        begin: 'Thanks for telling me ',
        starts: ['You’re right that ', 'I can see that ', 'I got your message.'],
      },
      felt: {
        label: 'How it is for you',
        begin: 'For me ',
        starts: ['I’d rather ', 'I need some time.', 'I don’t know yet.'],
      },
      wish: {
        label: 'How to go on',
        begin: 'Could we ',
        starts: ['Could you ', 'I’ll write again.', 'Let’s leave it there.'],
      },
    },
  },
}

/** Where it is not known what kind of message it is. */
export const anyKind: KindOfMessage = {
  name: 'A message',
  Icon: MessageCircle,
  main: 'happened',
  parts: {
    happened: {
      label: 'What it is about',
      begin: '',
      starts: ['I wanted to tell you that ', 'Thank you for ', 'I’m sorry that I '],
    },
    felt: { ...kinds.ask.parts.felt },
    wish: asked,
  },
}

export const kindNames = Object.keys(kinds) as CraftKind[]
export const kindOf = (kind: CraftKind | null): KindOfMessage => (kind === null ? anyKind : kinds[kind])
