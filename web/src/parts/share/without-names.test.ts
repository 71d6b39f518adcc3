import { describe, expect, it } from 'vitest'
import { unnamed } from './roles.ts'
import { withoutNames } from './without-names.ts'

const tomas = { name: 'Tomas Berg', role: 'my partner' }
const only = (name: string, role = 'my friend') => [{ name, role }]
const clean = (text: string, people = [tomas]) => withoutNames(text, people).text

describe('a name is taken out in every form', () => {
  it.each([
    ['I told Tomas that I was tired.', 'I told my partner that I was tired.'],
    ['i told tomas that', 'i told my partner that'],
    ['TOMAS! Look.', 'My partner! Look.'],
    ['Tomas Berg came, and Mr Berg left.', 'My partner came, and my partner left.'],
    ["It is Tomas’s car and Tomas' key.", "It is my partner's car and my partner's key."],
    ['He said ‘Tomas’ and left.', 'He said ‘my partner’ and left.'],
    ['Tomas: I forgot.\nMe: Again.\ntomas: Yes.', 'My partner: I forgot.\nMe: Again.\nMy partner: Yes.'],
    ['Tomáš knows, and Tomás too.', 'My partner knows, and my partner too.'],
    ['Toma\u0301s knows', 'My partner knows'],
    ['ＴＯＭＡＳ knows', 'My partner knows'],
    ['love❤️Tomas❤️', 'love❤️My partner❤️'],
    ['Write to tomas.berg@example.org or @tomas_92.', 'Write to my partner or my partner.'],
    ['To\u200Bmas knows', 'My partner knows'],
  ])('%s', (text, expected) => expect(clean(text)).toBe(expected))

  it('takes it out where it is possessive without its sign', () =>
    expect(clean('on mias birthday, MIAS!', only('Mia'))).toBe("on my friend's birthday, my friend's!"))

  it('reads on after it: greetings, "my", and who they are already', () => {
    expect(clean('Hi Tomas, I miss you.')).toBe('Hi, I miss you.')
    expect(clean('Sorry Tomas.')).toBe('Sorry.')
    expect(clean('Dear Tomas, thank you.')).toBe('Dear partner, thank you.')
    expect(clean('This is my Tomas.')).toBe('This is my partner.')
    expect(clean("I called my partner Tomas's mother; my partner, Tomas, knows.")).toBe(
      "I called my partner's mother; my partner, knows.",
    )
  })

  const sheila = [{ name: 'Sheila O’Neil', role: 'my mother' }]
  it.each([
    ["I saw Mrs O'Neil at the shop.", 'I saw my mother at the shop.'],
    ['mrs. o’neil called. Mrs O’Neil’s car is here.', "My mother called. My mother's car is here."],
    ['Dear Mrs O’Neil, thank you.', 'Dear mother, thank you.'],
    ['Hello Mrs. O’Neil, are you there?', 'Hello, are you there?'],
    ['Professor Dr. O’Neil: Sit down.', 'My mother: Sit down.'],
    ['Aunt Sheila said so.', 'My mother said so.'],
    ['Mr and Mrs O’Neil came, and Mr. & Mrs. O’Neil left.', "My mother's family came, and my mother's family left."],
    ['Then Mr O’Neil rang.', "Then someone in my mother's family rang."],
    ['I miss Sheila. Please miss O’Neil less.', 'I miss my mother. Please miss my mother less.'],
    ['My mum Sheila and your mother, Sheila O’Neil, met.', 'My mum and your mother, met.'],
    ['his aunt Sheila', 'his aunt my mother'],
  ])('with its title: %s', (text, expected) => expect(clean(text, sheila)).toBe(expected))

  it('leaves other words, even those that have the name in them', () => {
    for (const text of ['Annoyed, cannot, Hannah, Joanna', 'an annual plan'])
      expect(clean(text, only('Ann'))).toBe(text)
    expect(clean('Always, also, al dente', only('Ali'))).toBe('Always, also, al dente')
    expect(clean("Don't do that, I don’t.", only('Don'))).toBe("Don't do that, I don’t.")
    expect(clean('Élan', only('El'))).toBe('Élan')
  })

  it('knows other scripts, and emoji in a name', () => {
    expect(clean('我告诉李雷我累了', only('李雷'))).toBe('我告诉my friend我累了')
    expect(clean('민수가 왔다. 민순이도.', only('민수'))).toBe('My friend가 왔다. 민순이도.')
    expect(clean('Я сказала ИВАН, но Иванова нет', only('Иван'))).toBe('Я сказала my friend, но Иванова нет')
    expect(clean('राम आया, रमा नहीं', only('राम'))).toBe('My friend आया, रमा नहीं')
    expect(clean('Zoe and ZOË 💕', only('Zoë 💕'))).toBe('My friend and my friend 💕')
    expect(clean('💕: hi', only('💕'))).toBe('My friend: hi')
    expect(clean('STRAUSS called', only('Straus'))).toBe('STRAUSS called')
    expect(clean("O’Brien's and anne marie", [...only("O'Brien"), ...only('Anne-Marie', 'my aunt')])).toBe(
      "My friend's and my aunt",
    )
  })

  it('does not take a title, a particle or what somebody is to a person for a name', () => {
    expect(clean('My mom and the doctor, from the van', only('Mom'))).toBe('My mom and the doctor, from the van')
    expect(clean('the van of Dr Rao', only('Dr Priya van Rao'))).toBe('the van of my friend')
    expect(clean('at work with Ben', only('Ben from work'))).toBe('at work with my friend')
    expect(clean('Person A: hi', only('Person A', 'Person B'))).toBe('Person A: hi')
  })
})

describe('a name that is a word is one only where somebody is meant', () => {
  it.each([
    ['Will you come? I will, and it will be late.', 'Will you come? I will, and it will be late.'],
    ['Will do. Will call you later.', 'Will do. Will call you later.'],
    ['I told Will that I will come.', 'I told my friend that I will come.'],
    ['Will is late. Will said so.', 'My friend is late. My friend said so.'],
    ['Will, can you come?', 'My friend, can you come?'],
    ["Will's car, will's car", "My friend's car, my friend's car"],
    ['hey will, you there? hey will you come', 'hey, you there? hey will you come'],
    ['YOU WILL NOT DO THAT', 'YOU WILL NOT DO THAT'],
    ['Will: Where are you?\nMe: Will be there soon', 'My friend: Where are you?\nMe: Will be there soon'],
    ['i told will about it', 'i told my friend about it'],
    ['thanks will do', 'thanks will do'],
    ['Will never listens. Will never do that again.', 'My friend never listens. Will never do that again.'],
    ['it is what it is and it will. he will and can', 'it is what it is and it will. he will and can'],
  ])('Will: %s', (text, expected) => expect(clean(text, only('Will'))).toBe(expected))

  it('Will with a family name', () =>
    expect(clean('will harper said he will', only('Will Harper'))).toBe('My friend said he will'))

  it.each([
    ['Mark the date. It left a mark on me.', 'Mark the date. It left a mark on me.'],
    ['Mark my words, he is on the mark.', 'Mark my words, he is on the mark.'],
    ['Mark came, I saw Mark.', 'My friend came, I saw my friend.'],
    ['see you at noon, mark', 'see you at noon, my friend'],
    ['TELL HIM: MARK THE DATE', 'TELL HIM: MARK THE DATE'],
    ['tell MARK that', 'tell my friend that'],
    ['i think mark is mad, mark says so', 'i think my friend is mad, my friend says so'],
    ['i was with mark. the mark is red', 'i was with my friend. the mark is red'],
    ['I WAS WITH MARK AND HE LEFT', 'I WAS WITH my friend AND HE LEFT'],
    ['remarkable marks, Marks & Spencer', 'remarkable marks, Marks & Spencer'],
  ])('Mark: %s', (text, expected) => expect(clean(text, only('Mark'))).toBe(expected))

  it.each([
    ['You left with grace. Grace of God.', 'You left with grace. Grace of God.'],
    ['Grace is late, and Grace’s bag is here.', "My friend is late, and my friend's bag is here."],
    ['hi grace!', 'hi!'],
    ['grace told me that grace is a gift, with grace', 'My friend told me that grace is a gift, with grace'],
    ['a disgrace, graceful', 'a disgrace, graceful'],
  ])('Grace: %s', (text, expected) => expect(clean(text, only('Grace'))).toBe(expected))

  it('months and hopes', () => {
    expect(clean('May I come in May? On May 5.', only('May'))).toBe('May I come in May? On May 5.')
    expect(clean('I saw May yesterday.', only('May'))).toBe('I saw my friend yesterday.')
    expect(clean('Hope you are well. I hope so. I met Hope.', only('Hope'))).toBe(
      'Hope you are well. I hope so. I met my friend.',
    )
  })
})

describe('who stands there instead', () => {
  it('is what a tracked person is, and a letter for the other parties', () => {
    const people = unnamed(
      [
        { personName: 'Tomas Berg', relationshipType: 'partner' },
        { personName: 'Ida', relationshipType: 'best_friend' },
        { personName: 'Mira', relationshipType: 'friend' },
      ],
      ['Tomas', 'Jonas', ' ', 'Jonas', 'Eva'],
    )
    expect(clean('Tomas, Jonas and Eva', people)).toBe('My partner, Person A and Person B')
    expect(clean('Ida met Mira', people)).toBe('My friend A met my friend B')
    expect(clean('Ida met nobody', people)).toBe('My friend met nobody')
    expect(clean('my friend Ida met my friend Mira', people)).toBe('my friend A met my friend B')
  })

  it('takes what somebody is called by at the head of what they say, and leaves it in a sentence', () => {
    const known = [{ personName: 'Sheila O’Neil', relationshipType: 'mother' as const }]
    const people = unnamed(known, ['Mum', 'Nora', 'Dad', 'Me'])
    expect(
      clean('Mum: You never ring.\nNora: I told Mum that Mum is wrong.\nDAD : Stop it.\nMe: Sheila?', people),
    ).toBe('My mother: You never ring.\nPerson A: I told Mum that Mum is wrong.\nMy father : Stop it.\nMe: My mother?')
    expect(withoutNames('Mum: hi', people).taken.map(({ name }) => name)).toEqual(['Sheila O’Neil'])
    expect(clean('12/03/26, 20:00 - My Gran 🌷: hello', unnamed([], ['My Gran 🌷']))).toBe(
      '12/03/26, 20:00 - My grandparent 🌷: hello',
    )
    expect(clean('Hubby: late again\nWife: Yes', unnamed([], ['Hubby', 'Wife']))).toBe(
      'My partner A: late again\nMy partner B: Yes',
    )
    // Of two brothers it is not known which is meant, and a line about him is nobody's words.
    const two = ['Tomas', 'Jonas'].map((personName) => ({ personName, relationshipType: 'brother' as const }))
    expect(clean('Bro: hey\nMy bro is late: again', unnamed(two, ['Bro']))).toBe(
      'My brother: hey\nMy bro is late: again',
    )
  })

  it('knows a party by a title and the last name', () => {
    const people = unnamed([{ personName: 'Sheila O’Neil', relationshipType: 'teacher' }], ["Mrs O'Neil", 'Mr Fox'])
    expect(clean("Mrs O'Neil: Hello\nMr Fox: Good morning, Mrs O'Neil.", people)).toBe(
      'My teacher: Hello\nPerson A: Good morning.',
    )
  })

  it('says who was taken out, and leaves everything else as it was', () => {
    const text = 'Nothing here, e\u0301tude,\r\n\ttabs  and “quotes” 👩‍❤️‍👨 \uD83D'
    expect(withoutNames(text, [tomas])).toEqual({ text, taken: [] })
    expect(withoutNames('Tomas', [tomas]).taken).toEqual([tomas])
    expect(withoutNames('', [])).toEqual({ text: '', taken: [] })
  })

  it('is quick in a long text with many people', () => {
    const people = Array.from({ length: 300 }, (_, at) => ({ name: `Xaver${at} Yoder${at}`, role: 'my friend' }))
    const started = performance.now()
    const { text } = withoutNames('Tomas said that it would be late again, and I left. '.repeat(2_000), [
      ...people,
      tomas,
    ])
    expect(text).not.toMatch(/tomas/i)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
