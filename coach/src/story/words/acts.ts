/**
 * What the author tried: each as [done, planned], to follow "they" and "they decided to". `{other}` is the other
 * person's role; "they" is always the author.
 */
type Act = readonly (readonly [done: string, planned: string])[]

export const acts = {
  felt: [
    ['told {other} how it was for them', 'tell {other} how it is for them'],
    ['spoke about their own side of it', 'speak about their own side of it'],
    ['said how it felt', 'say how it feels'],
    ['let {other} know what it did to them', 'let {other} know what it does to them'],
  ],
  asked: [
    ['asked {other} about it', 'ask {other} about it'],
    ['put a question to {other}', 'put a question to {other}'],
    ['asked {other} to tell them more', 'ask {other} to tell them more'],
    ['asked {other} how it looked from the other side', 'ask {other} how it looks from the other side'],
  ],
  request: [
    ['asked {other} for something in particular', 'ask {other} for something in particular'],
    ['named the change that would help', 'name the change that would help'],
    ['made a plain request', 'make a plain request'],
    ['said what they needed', 'say what they need'],
  ],
  sorry: [
    ['said sorry for their own part', 'say sorry for their own part'],
    ['apologised to {other}', 'apologise to {other}'],
    ['owned their share', 'own their share'],
    ['said that they were sorry', 'say that they are sorry'],
  ],
  wrote: [
    ['wrote to {other} about it', 'write to {other} about it'],
    ['put it in a message', 'put it in a message'],
    ['found written words for it', 'find written words for it'],
    ['sent {other} a message about it', 'send {other} a message about it'],
  ],
  listened: [
    ['listened to {other}', 'listen to {other}'],
    ['let {other} finish', 'let {other} finish'],
    ['heard {other} out', 'hear {other} out'],
    ['made room for what {other} had to say', 'make room for what {other} has to say'],
  ],
  talked: [
    ['talked to {other} about it', 'talk to {other} about it'],
    ['brought it up', 'bring it up'],
    ['took the subject to {other}', 'take the subject to {other}'],
    ['opened the subject themselves', 'open the subject themselves'],
    ['spoke to {other} about it', 'speak to {other} about it'],
  ],
  calm: [
    ['waited for a calm moment', 'wait for a calm moment'],
    ['picked a calm hour for it', 'pick a calm hour for it'],
    ['let some time pass before speaking', 'let some time pass before speaking'],
  ],
  private: [
    ['spoke to {other} alone', 'speak to {other} alone'],
    ['took {other} aside', 'take {other} aside'],
    ['kept it between themselves and {other}', 'keep it between themselves and {other}'],
  ],
  good: [
    ['began with what was good', 'begin with what is good'],
    ['said what they valued as well', 'say what they value as well'],
    ['said something kind as well', 'say something kind as well'],
  ],
  plan: [
    ['suggested an arrangement', 'suggest an arrangement'],
    ['looked for a rule with {other}', 'look for a rule with {other}'],
    ['brought a practical idea along', 'bring a practical idea along'],
    ['proposed a way to settle it', 'propose a way to settle it'],
  ],
  limit: [
    ['said where their limit was', 'say where their limit is'],
    ['named a line', 'name a line'],
    ['said what they were ready to do and what not', 'say what they are ready to do and what not'],
    ['set a limit', 'set a limit'],
  ],
  gift: [
    ['came with something in their hands', 'come with something in their hands'],
    ['began with a small kindness', 'begin with a small kindness'],
    ['brought something nice', 'bring something nice'],
  ],
  beside: [
    ['did something side by side with {other}', 'do something side by side with {other}'],
    ['invited {other} to do a thing together', 'invite {other} to do a thing together'],
    ['asked {other} to come along, without a big talk', 'ask {other} to come along, without a big talk'],
  ],
  learn: [
    ['asked {other} to show them how it is done', 'ask {other} to show them how it is done'],
    ['asked {other} to teach them', 'ask {other} to teach them'],
    ['made {other} the one who knows', 'make {other} the one who knows'],
  ],
  offer: [
    ['made {other} an offer', 'make {other} an offer'],
    ['offered something from their own side', 'offer something from their own side'],
    ['came with an offer', 'come with an offer'],
  ],
  own: [
    ['changed something on their own side', 'change something on their own side'],
    ['stopped doing a thing of their own', 'stop doing a thing of their own'],
    ['began with their own part', 'begin with their own part'],
  ],
} as const satisfies Record<string, Act>

export const openersDone: readonly string[] = [
  'Then they {acts}.',
  'In the end they {acts}.',
  'At some point they {acts}.',
  'What they did about it was this: they {acts}.',
  'So they {acts}.',
]
export const openersPlanned: readonly string[] = [
  'They decided to {acts}.',
  'Now they want to {acts}.',
  'The next step is chosen: to {acts}.',
  'They have made up their mind to {acts}.',
  'Their plan is to {acts}.',
  'What comes next is small and clear: to {acts}.',
]

export type Tried = keyof typeof acts
