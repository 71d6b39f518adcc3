import { describe, expect, it } from 'vitest'
import { parse } from './parse.ts'

const people = (...partiesInvolved: string[]) => ({ partiesInvolved, userFirstName: null, knownPeople: [] })
const read = (text: string, ...parties: string[]) => parse(text, people(...parties))
const said = (text: string, ...parties: string[]) =>
  read(text, ...parties).turns.map(({ speaker, text: words }) => `${speaker}: ${words}`)

describe('a pasted conversation is split into who said what', () => {
  it('from a WhatsApp export of an iPhone, with direction marks, system lines, pictures and messages of two lines', () => {
    const found = read(
      '[01/02/2024, 19:04:16] Ana: ‎Messages and calls are end-to-end encrypted.\n' +
        '‎[01/02/2024, 19:04:54] Ana: ‎image omitted\n[01/02/2024, 19:05:00] Ana: you forgot the bins\nagain\n7:30 they came\n' +
        '[01/02/2024, 19:06:00] Raj: sorry',
      'Ana',
      'Raj',
    )
    expect(found.turns.map(({ text }) => text)).toEqual(['you forgot the bins again 7:30 they came', 'sorry'])
    expect(found.notes.join(' ')).toMatch(/left out/)
    expect(found.attribution).toBe(1)
  })

  it('from an Android export with a twelve-hour clock and a narrow space in it', () => {
    expect(
      said(
        '3/14/24, 9:14\u202fPM - Lou created group "Home"\n3/14/24, 9:15\u202fPM - Lou: where were you\n3/14/24, 9:16\u202fPM - Kim: <Media omitted>\n3/14/24, 9:17\u202fPM - Kim: at work',
      ),
    ).toEqual(['Lou: where were you', 'Kim: at work'])
  })

  it('from dates with dots, and with the year first', () => {
    expect(said('12.03.24, 21:14 - Uwe: na gut\n12.03.24, 21:15 - Eva: fine')).toHaveLength(2)
    expect(said('[2024-03-12, 21:14:05] Uwe: one\n[2024-03-12, 21:15:05] Eva: two')).toHaveLength(2)
  })

  it('from names with a colon, bold, bulleted, with times, or behind ">"', () => {
    expect(said('**Sam:** no\n**Alex:** yes')).toEqual(['Sam: no', 'Alex: yes'])
    expect(said('- Sam: no\n- Alex: yes')).toEqual(['Sam: no', 'Alex: yes'])
    expect(said('Sam (21:14): no\nAlex (21:15): yes')).toEqual(['Sam: no', 'Alex: yes'])
    expect(said('> Sam: no\n> Alex: yes')).toEqual(['Sam: no', 'Alex: yes'])
    expect(said('1) Sam - no\n2) Alex - yes\n3) Sam - no')).toEqual(['Sam: no', 'Alex: yes', 'Sam: no'])
  })

  it('from me, him and her, with the names of the people involved', () => {
    expect(said('Me: stop\nHim: you stop', 'me and my husband')).toEqual(['Me: stop', 'my husband: you stop'])
    expect(said('me: stop\nher: you stop', 'Jo')).toEqual(['Me: stop', 'Jo: you stop'])
    expect(said('Ellie: one\nJonas Flat: two', 'Me', 'Jonas')).toEqual(['Me: one', 'Jonas: two'])
  })

  it('says so where nothing tells who speaks', () => {
    const found = read('- Did you read it?\n- One page.\n- You had no right.')
    expect(found.attribution).toBe(0)
    expect(found.turns.map(({ speaker }) => speaker)).toEqual(['Person A', 'Person B', 'Person A'])
    expect(found.notes.join(' ')).toMatch(/Person A/)
  })

  it('from a story of who said what, with quotation marks and without', () => {
    expect(said('I said "you are late" and he rolled his eyes and said "so what". Then I said "I waited".')).toEqual([
      'Me: you are late',
      'Him: so what',
      'Me: I waited',
    ])
    expect(
      said('I said we need to talk. She said not now, I have work. I said it is always work.', 'my sister'),
    ).toEqual(['Me: we need to talk', 'my sister: not now, I have work', 'Me: it is always work'])
  })

  it('from iMessage and Messenger copies with name and time on their own lines', () => {
    expect(
      said('Brooke\nJun 02, 2024 at 10:41 PM\nnice trip\n\nKayla\nJun 02, 2024 at 10:45 PM\nit was last minute'),
    ).toEqual(['Brooke: nice trip', 'Kayla: it was last minute'])
    expect(said('tyler.b\nActive 2h ago\nYou sent\nwho is she\ntyler.b\nnobody\nSeen 17:20', 'Me', 'Tyler')).toEqual([
      'Me: who is she',
      'Tyler: nobody',
    ])
  })

  it('from mails that quote one another, oldest first', () => {
    expect(
      said(
        'Thank you.\n\nOn Mon, 4 Nov 2024 at 09:12, Ola Ade <o@example.org> wrote:\n> I did not.\n>\n> On Fri, 1 Nov 2024 at 17:55, you wrote:\n>> Why?',
        'me',
        'Ola',
      ),
    ).toEqual(['Me: Why?', 'Ola: I did not.', 'Me: Thank you.'])
  })

  it('from one line with everything in it', () => {
    expect(said('Sam: you never help. Alex: I do! Sam: when?')).toEqual([
      'Sam: you never help.',
      'Alex: I do!',
      'Sam: when?',
    ])
  })

  it('keeps forty speakers apart', () => {
    const lines = Array.from({ length: 80 }, (_, at) => `Guest ${(at % 40) + 1}: line ${at}`)
    const found = read(lines.join('\n'))
    expect(new Set(found.turns.map(({ speaker }) => speaker)).size).toBe(40)
    expect(found.turns).toHaveLength(80)
  })

  it('from right to left', () => {
    expect(said('محمد: لماذا تأخرت؟\nسارة: كان هناك زحام\nمحمد: دائما')).toHaveLength(3)
  })

  it('and prose without a conversation is one account', () => {
    const found = read('My husband never helps with the dishes. I asked him yesterday and he only shrugged.')
    expect(found.form).toBe('account')
    expect(found.notes[0]).toMatch(/one person/)
  })

  it('every piece stands in the text where it says it does', () => {
    const text = '[01/02/2024, 19:05:00] Ana: you forgot\nagain\n[01/02/2024, 19:06:00] Raj: ‎sorry'
    for (const { pieces } of read(text).turns)
      for (const { text: words, start } of pieces) expect(text.slice(start, start + words.length)).toBe(words)
  })
})
