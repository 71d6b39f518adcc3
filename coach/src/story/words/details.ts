/** What exactly was settled or done, where the chat says so: clauses that follow "what came of it:". */
export const details = {
  ownsJob: [
    '{other} has taken over a part of the work',
    'a part of the work now belongs to {other}',
    '{other} now does a part of it',
  ],
  phonesAway: [
    'phones now stay away for a part of the day',
    'there is a time of day without phones',
    'the phones have a place of their own now',
  ],
  everyOther: ['it is every other time now', 'every time has become every other time', 'it is half as often now'],
  turns: ['they take turns now', 'they do it in turn now', 'now it is one of them and then the other'],
  inParts: [
    'the money comes back in small parts',
    'it is being paid back a little at a time',
    'the money is given back step by step',
  ],
  urgentOnly: [
    'only what is urgent comes outside working hours',
    'what is urgent has a rule of its own now',
    'what is not urgent waits',
  ],
  signal: ['they have a sign between them now', 'a small signal says it now', 'there is a signal for it now'],
  quietTime: [
    'there is an hour from which it is quiet',
    'it is quiet from a certain hour now',
    'they settled when it has to be quiet',
  ],
  message: [
    'a message comes ahead of time now',
    'word comes before and not after',
    '{other} sends a message about it now',
  ],
  setAside: [
    'a time is set aside for it',
    'there is a fixed time for them now',
    'a regular time stands in the calendar',
  ],
  ownMoney: [
    'each has some money that needs no explaining',
    'there is own money for each now',
    'a part of the money is free of questions',
  ],
  named: [
    'the others were told whose work it was',
    'names now stand where they belong',
    'it was made clear whose work it was',
  ],
  callWhenBad: ['a call is welcome when it gets bad', 'they ring when it gets bad', 'when it is bad, there is a call'],
  alone: ['there is some time alone now', 'there is an hour alone now', 'time alone is part of it now'],
  again: ['they have plans to meet again', 'they are going to see each other again', 'the next meeting has a date'],
  deeds: ['{other} did something kind', '{other} said it by doing something kind', 'the answer came as a kindness'],
  spokeUp: ['{other} spoke up for them', '{other} stepped in for them', '{other} took their side'],
  rhythm: [
    'they found a rhythm for being in touch',
    'there is a rhythm of contact now',
    'being in touch has fixed times now',
  ],
  regular: [
    'they do something together at a fixed time',
    'there is a thing they do together regularly',
    'they have a fixed day for it together',
  ],
  paidBack: ['what was owed has been given back', 'the money was given back', 'it was given back'],
  asksFirst: ['{other} asks first now', '{other} now asks before and not after', '{other} checks with them first now'],
  letsFinish: [
    '{other} waits until they have finished',
    'there is room for a whole sentence now',
    '{other} lets them finish now',
  ],
  half: ['{other} has taken a part of it', 'they share it now', '{other} does a share of it now'],
  ahead: ['it is planned ahead now', 'plans are made ahead of time now', 'they plan it ahead now'],
  goesAlong: [
    '{other} comes along for it now',
    'they end the day together now',
    'the end of the day belongs to both of them',
  ],
} as const

export type Detail = keyof typeof details
