import { describe, expect, test } from 'vitest'
import { parse } from './parse.ts'

const read = (text: string) => parse(text, { partiesInvolved: [], userFirstName: null, knownPeople: [] })
const said = (text: string) => read(text).turns.map(({ speaker, text: words }) => `${speaker}: ${words}`)

describe('who speaks stands before the words', () => {
  test.each([
    [
      'in mails',
      'From: Olga\nTo: Piet\nSubject: Sunday\n\nYou did not call.\n\nFrom: Piet\nTo: Olga\n\nI was asleep.',
      ['Olga: You did not call.', 'Piet: I was asleep.'],
    ],
    [
      'in a mail whose head goes on in the next line',
      'I rang on Sunday.\n\nOn Thu, 8 May 2025 at 07:30, Marguerite Oyelaran-Whitcombe\n<marguerite.oyelaran@example.org> wrote:\n\n> You did not ring.',
      ['Marguerite Oyelaran-Whitcombe: You did not ring.', 'Me: I rang on Sunday.'],
    ],
    [
      'in a thread copied from a mail page, the newest first',
      'Fine, Sunday then.\n\nOn Mon, 4 Nov 2024 at 09:12, Ola Ade <o@example.org> wrote:\nI rang twice.\nNobody answered.\n\nOn Fri, 1 Nov 2024 at 17:55, you wrote:\nWhy did you not ring?',
      ['Me: Why did you not ring?', 'Ola Ade: I rang twice. Nobody answered.', 'Me: Fine, Sunday then.'],
    ],
    [
      'in mails answered below what they quote',
      'On Tue, 3 Mar 2026 at 10:02, Ola Ade <o@example.org> wrote:\n> Stop copying my boss in.\nI do it because you never answer.\n\nOn Tue, 3 Mar 2026 at 11:30, Ben Roy <b@example.org> wrote:\n> You never answer.\nI answered on Monday.',
      [
        'Ola Ade: Stop copying my boss in.',
        'Me: I do it because you never answer.',
        'Ben Roy: You never answer.',
        'Me: I answered on Monday.',
      ],
    ],
    [
      'in a thread that quotes a thread, the newest first',
      'From: Sara\n\nI had to lie for you.\n\n> On Mon, 2 Mar 2026 at 09:14, Raj <r@example.org> wrote:\n> You changed the plan.\n> > On Sun, 1 Mar 2026 at 20:00, Sara wrote:\n> > Is it done?',
      ['Sara: Is it done?', 'Raj: You changed the plan.', 'Sara: I had to lie for you.'],
    ],
    [
      'in a thread whose quotes tell only the day',
      'From: Sara\n\nI had to lie for you.\n\n> On Monday Raj wrote:\n> You changed the plan.\n> > On Sunday Sara wrote:\n> > Is it done?',
      ['Sara: Is it done?', 'Raj: You changed the plan.', 'Sara: I had to lie for you.'],
    ],
    [
      'in an export whose pictures are left out in another language',
      '12.03.26, 21:11 - Helga: You forgot me.\n12.03.26, 21:15 - Tim: <Medien ausgeschlossen>\n12.03.26, 21:16 - Tim: I come on Sunday.',
      ['Helga: You forgot me.', 'Tim: I come on Sunday.'],
    ],
    [
      'with the time beside names that begin as months do',
      'Monique  9:01 AM\nwe decided it together\nMarta  9:02 AM\nnot with me',
      ['Monique: we decided it together', 'Marta: not with me'],
    ],
    [
      'with a title',
      'Dr. Amin: You missed it.\nMrs. Cole: I rang.\nDr. Amin: When?',
      ['Dr. Amin: You missed it.', 'Mrs. Cole: I rang.', 'Dr. Amin: When?'],
    ],
    [
      'above the words, with "wrote"',
      'Silje wrote:\nYou fed the cat twice.\n\nI replied:\nShe asked twice.',
      ['Silje: You fed the cat twice.', 'Me: She asked twice.'],
    ],
    [
      'and a dash opens the words',
      'Ines: — Who moved my bike?\nAart: — Not me.',
      ['Ines: Who moved my bike?', 'Aart: Not me.'],
    ],
    [
      'in an export with numbers, signs and brackets in the names',
      '[02/09/2024, 18:00:01] +31 6 1234 5678: you parked me in\n[02/09/2024, 18:01:01] 🎾 Wim [club] 3: two minutes',
      ['+31 6 1234 5678: you parked me in', 'Wim 3: two minutes'],
    ],
  ])('%s', (_, text, turns) => expect(said(text)).toEqual(turns))
})

test('what stands below the last words, apart from them, is said of the talk and by nobody in it', () => {
  const found = read('Sam: You never help.\n\nNot once.\n\nAlex: I do.\n\nWho is right here?')
  expect(found.turns.map(({ text }) => text)).toEqual(['You never help. Not once.', 'I do.'])
  expect(found.outside).toBe('Who is right here?')
})

test('a word that a messenger writes too is somebody’s where they say it', () => {
  expect(said('Shalu: delete the picture now\nDev: Ok. Deleted\nShalu: you told me you deleted it')).toHaveLength(3)
})

describe('speech in a story', () => {
  const alternating =
    '"You left the gate open again," she said.\n"I was only gone a minute."\n"The dog was on the road."\n"So shut it," she said.\n"All right," he said.'

  test('is kept where two take turns, and is less sure for it', () => {
    expect(said(alternating)).toHaveLength(5)
    expect(read(alternating).attribution).toBeLessThan(0.9)
  })

  test('goes on after "said Martin" with the same speaker', () => {
    expect(said('"No," said Martin. "He told me to my face."\n"Then why did you smile?" said Ida.')).toEqual([
      'Martin: No',
      'Martin: He told me to my face.',
      'Ida: Then why did you smile?',
    ])
  })

  test('is the one’s who does something just before it, or who answers with the same verb', () => {
    expect(
      said('"I am not the cook," Wanda said. Bo sighed. "Nobody asked for lobster." "You asked for soup," said Wanda.'),
    ).toEqual(['Wanda: I am not the cook', 'Bo: Nobody asked for lobster.', 'Wanda: You asked for soup'])
  })

  test('of "she" is that of the one woman in it', () => {
    const told = said('My mum said you never ring. I said I do ring. She said not since March. I said March was hard.')
    expect(told.map((it) => it.split(':')[0])).toEqual(['My mum', 'Me', 'My mum', 'Me'])
  })

  test('is no turn where it is only reported', () => {
    const found = read(
      'He asked me if I had rung the school. He told me to hurry up. I said "you ring them." He said "I did it last time."',
    )
    expect(found.turns.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      'Me: you ring them.',
      'Him: I did it last time.',
    ])
  })
})

describe('a clock before the day', () => {
  test.each([
    ['6:40 AM, Jun 12 - Tess: up?\n6:41 AM, Jun 12 - Rob: no', ['Tess', 'Rob']],
    ['18:05, 3 September 2023 - Tess: up?\n18:06, 3 September 2023 - Rob: no', ['Tess', 'Rob']],
    ['18:05 March: up?\n18:06 Augusta: no\n18:07 March: why', ['March', 'Augusta', 'March']],
  ])('%s', (text, speakers) => {
    const { attribution, turns } = read(text)
    expect(attribution).toBe(1)
    expect(turns.map(({ speaker }) => speaker)).toEqual(speakers)
  })

  test('a picture names nobody', () =>
    expect(read('[Photo] look\n[Image] and this\nso I said no').turns.map(({ speaker }) => speaker)).not.toContain(
      'Photo',
    ))
})
