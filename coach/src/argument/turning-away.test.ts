import { beforeAll, expect, it } from 'vitest'
import { resolved } from '../evals/resolved.ts'

beforeAll(() => void resolved('Al: hi\nBo: hi'), 60_000)

const read = (...lines: string[]) => {
  const result = resolved(lines.join('\n'))
  return { ...result, better: result.resolvedConversation.split('\n') }
}

it.each([
  ['Ana: are you coming to the scattering on Saturday', "Joe: i can't face it this month"],
  ['Ana: will you come to dinner on Friday?', 'Joe: told you i cant make it, i have the kids'],
  ['Ana: come to the memorial, its only an hour', "Joe: I couldn't do it last time and i can't do it now"],
  ["Ana: what's wrong? you've hardly said a word", 'Joe: nothing, just tired honestly'],
  ['Ana: are you all right?', 'Joe: yeah im ok'],
  ['Ana: we need to talk about the house', 'Joe: not now im on shift'],
  ['Ana: can we have one evening without the tv', 'Joe: fine'],
])('%s / %s: an answer leaves nobody standing', (asked, answer) => {
  const { turns, better, improvements, preventionTips } = read(asked, answer, 'Ana: ok')
  expect(turns[1]?.acts).not.toContain('withdraw')
  expect(better[1]).toBe(answer)
  expect(improvements).toEqual({})
  expect(preventionTips.join(' ')).not.toContain(answer.slice(5))
})

it.each(['right. night', "that's nasty. i'm off to bed", 'wow. hanging up'])(
  'who is scorned, gives nothing back and says "%s" has nothing to improve',
  (line) => {
    const { turns, better, improvements } = read(
      "Kit: you're so needy it's pathetic",
      'Fay: i only asked where you were',
      'Kit: do you want a certificate with that',
      `Fay: ${line}`,
    )
    expect(turns[0]?.acts).toContain('contempt')
    expect(turns[2]?.acts).toContain('contempt')
    expect(turns[3]?.acts).not.toContain('withdraw')
    expect(better[3]).toBe(`Fay: ${line}`)
    expect(Object.keys(improvements)).toEqual(['Kit'])
  },
)

it('a dismissal said to a complaint still turns away', () => {
  const { turns } = read(
    'Ana: You never do your share. I washed up all week.',
    'Joe: whatever. im off to bed',
    'Ana: can we talk about it?',
    'Joe: drop it',
  )
  expect(turns[1]?.acts).toContain('withdraw')
  expect(turns[3]?.acts).toContain('withdraw')
})

it.each([
  "she'd be disgusted with you",
  'gran must be turning in her grave',
  'your father would be so ashamed of how you live',
])('"%s" holds the family against somebody', (line) => {
  const { turns } = read('Eve: are you coming on Sunday', "Max: i can't do it this year", `Eve: ${line}`, 'Max: wow')
  expect(turns[2]?.acts).toContain('contempt')
})

it.each(['dad would be so proud of you', "she'd be happy to see you", "he was embarrassed by the car, wasn't he"])(
  '"%s" holds nobody against anyone',
  (line) => {
    const { turns } = read('Eve: are you coming on Sunday', 'Max: yes', `Eve: ${line}`, 'Max: thanks')
    expect(turns[2]?.acts).not.toContain('contempt')
    expect(turns[2]?.acts).not.toContain('criticism')
  },
)

it('what is envied of a third person is a complaint, and is not clipped', () => {
  const line = 'Noa: odd how Priya always gets the good shifts'
  const { turns, better } = read('Noa: you gave me Sunday again', 'Lev: it was her turn', line, 'Lev: i can ask')
  expect(turns[2]?.acts).not.toContain('contempt')
  expect(better[2]).toBe(line)
})

it('a memory that comes back sees nobody’s side', () => {
  const { whatWentWell } = read(
    'Noa: i found her on the stairs',
    'Lev: i know. i should not have said that',
    'Noa: i see it whenever i close my eyes',
  )
  expect(whatWentWell['Noa']?.join(' ')).not.toContain('close my eyes')
})

it.each(["so it's my fault. obviously", 'and thats my fault. of course it is', 'oh its always my fault'])(
  '"%s" owns nothing',
  (line) => {
    const { turns, whatWentWell } = read(
      'Ana: you said you would book it',
      `Joe: ${line}`,
      'Ana: i wanted us to go',
      'Joe: ok',
    )
    expect(turns[1]?.acts).not.toContain('accountability')
    expect(whatWentWell['Joe']?.join(' ')).not.toContain('fault')
  },
)

it('who did a chore asks for no thanks by saying so, and a need is said in their own person', () => {
  const quiet = read('Ana: whose turn is it to hoover', 'Joe: yours', 'Ana: i did the stairs on monday!!', 'Joe: deal')
  expect(JSON.stringify(quiet.analysis)).not.toMatch(/thanked/i)
  const missed = read('Ana: i cleaned the whole flat and you said nothing', 'Joe: i was busy', 'Ana: ok')
  expect(missed.analysis.repairLanguage['Ana']?.join(' ')).toMatch(/to be thanked for what I do/)
})

it('a sneer shows what is thought of the other, and no need', () => {
  const { analysis } = read(
    'Kit: why did you not text',
    'Fay: you are so clingy its embarrassing',
    'Kit: i was worried',
    'Fay: lol',
  )
  expect(JSON.stringify(analysis.coreEmotionalNeeds['Fay'])).not.toContain('respect')
})

it('"nobody asked me" is said of oneself, and waves nothing away', () => {
  const line = 'Joe: I know, and I would do it again. I just want you to tell her nobody asked me.'
  const { turns, better } = read('Ana: You did two of the shifts', 'Joe: I did', "Ana: don't you dare complain", line)
  expect(turns[3]?.acts).not.toContain('invalidate')
  expect(better[3]).toBe(line)
})
