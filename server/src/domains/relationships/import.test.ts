import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
let nora: Person
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())
beforeEach(async () => void (nora = await world.member()))

const preview = async (content: string) => {
  const answer = await nora.post('/api/relationships/import/preview', { content })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const bring = (content: string, person = nora) => person.post('/api/relationships/import', { content })
const people = async () =>
  ((await nora.get('/api/relationships')).body as Record<string, string | null>[]).map(
    ({ personName, relationshipType, customLabel, notes }) => ({ personName, relationshipType, customLabel, notes }),
  )

const csv = [
  '\uFEFFNotes;Birthday;Shoe size;NAME;Relationship;Anniversary',
  '"Likes tea; hates ""surprises""',
  'and Mondays";4.5.1986;38;  Ana   Kovač ;My wife;12 June 2010',
  ';;;Jonas;flatmate;',
  '',
  ';--03-09;44;李小龍 🐉;sword master;',
].join('\r\n')

describe('a CSV file', () => {
  test('is shown as it would be added, and nothing is stored', async () => {
    expect(await preview(csv)).toEqual({
      format: 'csv',
      people: [
        {
          line: 2,
          personName: 'Ana Kovač',
          relationshipType: 'spouse',
          customLabel: null,
          notes: 'Likes tea; hates "surprises"\r\nand Mondays',
          dates: [
            { kind: 'birthday', label: null, month: 5, day: 4, year: 1986 },
            { kind: 'anniversary', label: null, month: 6, day: 12, year: 2010 },
          ],
          known: false,
        },
        {
          line: 4,
          personName: 'Jonas',
          relationshipType: 'roommate',
          customLabel: null,
          notes: null,
          dates: [],
          known: false,
        },
        {
          line: 6,
          personName: '李小龍 🐉',
          relationshipType: 'other',
          customLabel: 'sword master',
          notes: null,
          dates: [{ kind: 'birthday', label: null, month: 3, day: 9, year: null }],
          known: false,
        },
      ],
      total: 3,
      known: 0,
      problems: [],
      leftBehind: ['Shoe size'],
    })
    expect(await people()).toEqual([])
  })

  test('is added in its order, with its dates among the reminders', async () => {
    const { status, body } = await bring(csv)
    expect([status, body]).toEqual([201, { added: 3, known: 0 }])
    expect((await people()).map(({ personName }) => personName)).toEqual(['Ana Kovač', 'Jonas', '李小龍 🐉'])
    const [{ id }] = (await nora.get('/api/relationships')).body
    expect((await nora.get(`/api/relationships/${id}/reminders`)).body).toEqual({
      stayInTouchDays: null,
      checkInDay: null,
      dates: [
        { kind: 'birthday', label: null, month: 5, day: 4, year: 1986 },
        { kind: 'anniversary', label: null, month: 6, day: 12, year: 2010 },
      ],
    })
    const { body: due } = await nora.get('/api/reminders')
    expect(due).toMatchObject([{ personName: '李小龍 🐉', kind: 'birthday', due: '2026-03-09' }])
  })

  test('leaves alone who is known already, in any letter case, and a row that stands in it twice', async () => {
    await nora.post('/api/relationships', { personName: 'ana  kovač', relationshipType: 'friend', notes: 'mine' })
    // Two people of one name are two people.
    const twice = 'name,notes\nANA KOVAČ,new\nBo,from school\nBo,from work\nBo,from school'
    expect(await preview(twice)).toMatchObject({
      people: [{ known: true }, { known: false }, { known: false }, { known: true }],
      total: 4,
      known: 2,
    })
    expect((await bring(twice)).body).toEqual({ added: 2, known: 2 })
    expect(await people()).toMatchObject([
      { notes: 'from school' },
      { notes: 'from work' },
      { personName: 'ana kovač', notes: 'mine' },
    ])
    expect((await bring(twice)).body).toEqual({ added: 0, known: 4 })
  })

  test('is added once by two clicks', async () => {
    const answers = await Promise.all([bring(csv), bring(csv)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers.map(({ body }) => body.added).toSorted()).toEqual([0, 3])
    expect(await people()).toHaveLength(3)
  })

  test('with broken rows names each with its line, field and mend, and adds nobody', async () => {
    const broken = [
      'name,type,birthday,notes',
      'Ana,wife,1986-13-04,',
      ',friend,,nobody',
      'Bo,friend,04/05/1986,',
      `${'x'.repeat(201)},friend,,`,
      `Cy,${'y'.repeat(101)},,${'z'.repeat(10_001)}`,
      'Di,friend,,one,two',
      'Ed,friend,1986-02-30,',
      'Fi,friend,1987-02-29,',
      'Good,friend,1988-02-29,',
      'Ha,friend,soon,',
      'In,friend,4.5.86,',
      'Jo,friend,,"never closed',
    ].join('\n')
    const { problems } = await preview(broken)
    const mend = 'Write the day as 1980-03-02, or as 2 March where the year is not known'
    expect(problems).toEqual([
      { line: 2, field: 'birthday', message: `There is no month 13. ${mend}` },
      { line: 3, field: 'name', message: 'Say who this is, or take the row out' },
      { line: 4, field: 'birthday', message: `04/05/1986 can be read in two ways. ${mend}` },
      { line: 5, field: 'name', message: 'At most 200 characters' },
      { line: 6, field: 'type', message: 'At most 100 characters' },
      { line: 6, field: 'notes', message: 'At most 10,000 characters' },
      {
        line: 7,
        field: 'row',
        message: '5 values where the first line names 4. Put a value with a separator in it between double quotes',
      },
      { line: 8, field: 'birthday', message: `This month has no day 30. ${mend}` },
      { line: 9, field: 'birthday', message: `1987 had no 29 February. ${mend}` },
      { line: 11, field: 'birthday', message: `This is not a day. ${mend}` },
      { line: 12, field: 'birthday', message: `Write the year with four digits. ${mend}` },
      {
        line: 13,
        field: 'row',
        message: 'A double quote is opened here and never closed. Close it, or write "" for one inside a value',
      },
    ])
    const { status, body } = await bring(broken)
    expect(status).toBe(400)
    expect(body.message).toBe('Nothing was imported: 11 rows cannot be read.')
    expect(body.details['line 3, name']).toEqual(['Say who this is, or take the row out'])
    expect(await people()).toEqual([])
  })

  test.each([
    ['', 'The file is empty'],
    ['x'.repeat(5_000_001), 'At most 5,000,000 characters'],
  ])('that is empty or too long is refused', async (content, message) => {
    for (const answer of [await bring(content), await nora.post('/api/relationships/import/preview', { content })]) {
      expect(answer.status).toBe(400)
      expect(answer.body.details.content).toEqual([message])
    }
  })

  test.each([
    [
      'Ana,wife\nBo,friend',
      'The first line must name the columns, one of them for names: name,type,notes,birthday',
      'name',
    ],
    ['name,type\n', 'Nobody is in this file. Add a line for each person below the first', 'file'],
    ['\n \n', 'The first line must name the columns, one of them for names: name,type,notes,birthday', 'name'],
    ['{"a": 1', 'This JSON file is broken or cut off. Export it again and choose the whole file', 'file'],
    ['{"a": 1}', 'No contacts are in this file. Choose the JSON export of a Monica account, or a CSV file', 'file'],
    [
      '# dump of data\nSET FOREIGN_KEY_CHECKS=0;',
      'No contacts are in this file. Choose the SQL export of a Monica account, or a CSV file',
      'file',
    ],
  ])('of no use says what to do: %j', async (content, message, field) => {
    expect((await preview(content)).problems).toEqual([{ line: 1, field, message }])
    expect((await bring(content)).status).toBe(400)
  })

  test('never makes more than 1,000 people in all', async () => {
    await nora.post('/api/relationships', { personName: 'First', relationshipType: 'friend' })
    const rows = (many: number) => `name\n${Array.from({ length: many }, (_, at) => `Person ${at}`).join('\n')}`
    expect((await preview(rows(1_000))).problems).toEqual([
      {
        line: 1_001,
        field: 'file',
        message: 'You can keep track of 1,000 people in all. Take out this row and those after it',
      },
    ])
    expect((await bring(rows(1_000))).status).toBe(400)
    expect((await bring(rows(999))).body).toEqual({ added: 999, known: 0 })
    expect((await bring('name\nOne more')).status).toBe(400)
    expect((await nora.post('/api/relationships', { personName: 'More', relationshipType: 'friend' })).status).toBe(409)
    expect(await people()).toHaveLength(1_000)
  })

  test("knows nothing of other people's", async () => {
    const otto = await world.member('otto')
    await bring('name\nAna', otto)
    expect((await preview('name\nAna')).people[0].known).toBe(false)
    expect(await people()).toEqual([])
  })

  test('is read row by row: danger in the middle of a long file is met with help, and the row is kept', async () => {
    const calm = (many: number) =>
      Array.from({ length: many }, (_, at) => `Person ${at} of ${many},"${'We met at work. '.repeat(9)}"`)
    const file = ['name,notes', ...calm(400), 'Ray,He choked me last night and I am scared of him', ...calm(401)]
    const answer = await bring(file.join('\n'))
    expect([answer.status, answer.body]).toEqual([201, { added: 802, known: 0 }])
    expect(JSON.parse(String(answer.headers['mallama-safety']))).toMatchObject({ category: 'abuse' })
    const harmless = await bring('name,notes\nAna,We met at work')
    expect(harmless.headers).not.toHaveProperty('mallama-safety')
  })

  test('is read for danger like everything that somebody writes', async () => {
    const gone = await world.expired()
    const answer = await bring('name,notes\nRay,"He hit me last night and I am afraid he will kill me"', gone)
    expect(answer.status).toBe(402)
    expect(answer.body.safety.tier).toBeGreaterThanOrEqual(2)
  })
})
