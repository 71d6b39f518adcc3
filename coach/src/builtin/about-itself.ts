import { choose, cite, say, shortest, type Composer } from './composer.ts'

/** What the coach says about itself, and to what it cannot read. Truthful and short, with nothing made up to fill the space. */

export function privacy(c: Composer): void {
  const quote = shortest(c.reading.text)
  if (quote) cite(c, quote, 'your question')
  say(
    c,
    choose(c, 'privacy', [
      'Mallama shows it to nobody you write about, unless you share it yourself. But whoever can open this phone or computer, your browser or your mail can read along: on a shared one sign out each time, and where that could be dangerous, write from another device. The privacy page says how long it is kept and how to delete it.',
      'Nobody else is shown this by Mallama. Somebody who uses the same device, or knows the password of your account or of your mail, could still open it. You can delete the chat, and the privacy page has the details.',
    ]),
  )
  say(
    c,
    choose(c, 'privacy-ask', [
      'Is there something you have held back because of that?',
      'Knowing that, where would you like to go on?',
    ]),
  )
}

export function injected(c: Composer): void {
  say(
    c,
    choose(c, 'injected', [
      'I cannot take on another role or set my instructions aside, so I stay what I am: an AI that helps with the people in your life.',
      'That kind of instruction changes nothing here. I remain an AI for talking about relationships.',
      'I leave that part of your message alone, and keep to what I am here for.',
    ]),
  )
  const quote = shortest(c.reading.text)
  if (quote) cite(c, quote, 'your words')
  say(
    c,
    choose(c, 'injected-ask', [
      'Is there someone you would like to talk about?',
      'What is going on for you, apart from that?',
      'Who is on your mind?',
    ]),
  )
}

export function unreadable(c: Composer, kind: 'emoji' | 'letter' | 'gibberish' | 'empty'): void {
  const shown = c.input.message.trim().slice(0, 24).replace(/["\n]/g, '')
  if (shown) cite(c, shown, 'your words', c.input.message.indexOf(shown))
  const lines = {
    emoji: [
      'I see "{s}" and can only guess what it stands for.',
      'Just "{s}": sometimes that says it, and I would still be guessing.',
      '"{s}" tells me there is something, and not yet what.',
    ],
    letter: [
      'All I have is "{s}", which may have slipped out.',
      'Only "{s}" reached me.',
      '"{s}" is all that came through.',
    ],
    gibberish: [
      'I cannot make words out of "{s}".',
      '"{s}" does not read as words to me, so I will not pretend it does.',
      'I could not read "{s}".',
    ],
    empty: ['Nothing reached me but blank space.', 'That came through empty.'],
  }[kind]
  say(c, choose(c, `unreadable/${kind}`, lines, { s: shown }))
  say(
    c,
    choose(c, 'unreadable-ask', [
      'Can you give me a few words, even clumsy ones?',
      'What happened, in one short sentence?',
      'Who is it about?',
      'Is there a sentence that goes with it?',
      'What would you like to say?',
    ]),
  )
}

export function otherLanguage(c: Composer): void {
  const shown = shortest(c.input.message) ?? c.input.message.trim().slice(0, 40)
  cite(c, shown, 'your words')
  say(
    c,
    choose(
      c,
      'language',
      [
        'I could not read "{s}" well enough to answer it: the built-in coach reads English only. Your journal, your check-ins and the safety pages work in any language, and what you wrote is kept. Could you tell me the core of it in a few English words, however simple?',
        '"{s}" is not English, as far as I can tell, and the built-in coach reads only English. I would rather say so than guess at your meaning. Journal and check-ins take any language. Can you give me one sentence in English?',
      ],
      { s: shown },
    ) ?? 'The built-in coach reads English only. Can you try a few English words?',
  )
}
