import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../platform/csv.ts'
import { readCsv } from './import-csv.ts'
import { orderIn, readDay } from './import-dates.ts'
import { parseInserts } from './import-monica-sql.ts'
import { typeOf } from './import-types.ts'

describe('a CSV file', () => {
  const written = (rows: string[][], separator: string, end: string) =>
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end)

  test('gives back whatever was written into it, with any separator and line end', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', ';', '\t', '\n', '\r\n', 'é', '😀') })
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, separator, end) => {
          const { lines, problems } = parseCsv(written(rows, separator, end), separator)
          expect(problems).toEqual([])
          expect(lines.map(({ cells }) => cells)).toEqual(rows.filter((row) => row.some((cell) => cell.trim())))
        },
      ),
    )
  })

  test('never hangs or throws, whatever is in it', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'name', 'a', ' ', '\0') })
    fc.assert(fc.property(text, (text) => void readCsv(text)))
  })

  test('counts its lines as an editor does', () => {
    const { lines } = parseCsv('a,b\r\n"one\r\ntwo\nthree",x\n\n  \nlast,y', ',')
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 7])
  })

  test.each([
    ['name,type', 'a,friend'],
    ['NAME;Type', 'a;friend'],
    ['Full Name\tRELATION', 'a\tfriend'],
    ['"Shoes, size"|relationship_type|name', '"x"|friend|a'],
    ['sep=;\nname;relationship', 'a;friend'],
    ['First-Name,Last name,Relationship Type', 'a,,friend'],
    ['last name,FIRSTNAME,type', ',a,friend'],
  ])('is known by its headers: %j', (head, row) => {
    expect(readCsv(`${head}\n${row}`).rows).toMatchObject([{ name: 'a', type: 'friend' }])
  })

  test('a nickname is a name where there is no other, and a note where there is', () => {
    const { rows } = readCsv('first name,last name,nickname,notes\nAna,Kovač,Anči,tall\n,,Bo,')
    expect(rows).toMatchObject([
      { name: 'Ana Kovač', notes: 'tall\nNickname: Anči' },
      { name: 'Bo', notes: '' },
    ])
  })

  test('a column of days is read in the order that one of them shows', () => {
    expect(orderIn(['04/05/1986', '13/05/1986', ''])).toBe('day first')
    expect(orderIn(['04/05/1986', '05/13/1986'])).toBe('month first')
    expect(orderIn(['13/05/1986', '05/13/1986'])).toBeNull()
    expect(orderIn(['04/05/1986'])).toBeNull()
    expect(readDay('04/05/1986', 'day first')).toEqual({ month: 5, day: 4, year: 1986 })
    expect(readDay('04/05/1986', 'month first')).toEqual({ month: 4, day: 5, year: 1986 })
  })
})

test.each([
  ['1986-05-04', 5, 4, 1986],
  ['1986-05-04T00:00:00.000000Z', 5, 4, 1986],
  ['1986/5/4', 5, 4, 1986],
  ['19860504', 5, 4, 1986],
  ['--05-04', 5, 4, null],
  ['--0504', 5, 4, null],
  ['4 May 1986', 5, 4, 1986],
  ['4th of May', 5, 4, null],
  ['May 4, 1986', 5, 4, 1986],
  ['Sept 9', 9, 9, null],
  ['4.5.1986', 5, 4, 1986],
  ['4.5.', 5, 4, null],
  ['05/05/1986', 5, 5, 1986],
  ['25/12/1986', 12, 25, 1986],
  ['12/25/1986', 12, 25, 1986],
  ['1604-02-29', 2, 29, null],
  ['0000-02-29', 2, 29, null],
])('a day may be written %s', (text, month, day, year) => {
  expect(readDay(text, null)).toEqual({ month, day, year })
})

test.each([
  ['wife', 'spouse'],
  ['My Wife', 'spouse'],
  ['MUM', 'mother'],
  ['mom', 'mother'],
  ['Dad', 'father'],
  ['flatmate', 'roommate'],
  ['Flat-mate', 'roommate'],
  ['older sister', 'sister'],
  ['my little half-brother', 'brother'],
  ['step mother', 'mother'],
  ['mother-in-law', 'extended_family'],
  ['ex-husband', 'ex_partner'],
  ['Best friend', 'best_friend'],
  ['bestfriend', 'best_friend'],
  ['best_friend', 'best_friend'],
  ['great-aunt', 'aunt_uncle'],
  ['co-worker', 'colleague'],
  ['fiancée', 'spouse'],
  ['neighbour', 'neighbor'],
  ['sword master', null],
  ['other', null],
  ['', null],
])('%j is the type %j', (word, type) => {
  expect(typeOf(word)).toBe(type)
})

describe('inserts', () => {
  test('give back any value, whatever is in it', () => {
    const value = fc.string({ unit: fc.constantFrom("'", '"', '\\', '(', ')', ',', ';', '\n', '--', '#', 'é', 'a') })
    // As PHP's addslashes does, which wrote them.
    const slashed = (text: string) => `'${text.replace(/['"\\]/g, String.raw`\$&`)}'`
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 5 }), (rows) => {
        const values = rows.map((row) => ` (${row.map(slashed).join(',')})`).join(',\n')
        const sql = `# it's a dump\nSET X=0;\nINSERT IGNORE INTO \`contacts\` (\`a\`,\`b\`) VALUES\n${values};\nSET X=1;`
        const read = parseInserts(sql)
        expect(read.problems).toEqual([])
        expect(read.rows.get('contacts')!.map(({ values }) => [values['a'], values['b']])).toEqual(rows)
      }),
    )
  })

  test('never hang or throw, whatever is in them', () => {
    const unit = fc.constantFrom(
      "'",
      '(',
      ')',
      ',',
      ';',
      '\n',
      '\\',
      '--',
      '/*',
      'INSERT INTO `contacts` (`a`) VALUES',
      'NULL',
      ' ',
    )
    fc.assert(fc.property(fc.string({ unit }), (text) => void parseInserts(text)))
  })

  test('that are broken are named with their line', () => {
    const head = 'INSERT INTO `contacts` (`id`,`first_name`) VALUES\n'
    expect(parseInserts(`${head} (1,'Ana'),\n (2),\n (3,'Bo');`).problems).toEqual([
      { line: 3, field: 'contacts', message: '1 values for 2 columns. Export the file again' },
    ])
    expect(parseInserts(`${head} (1,'Ana'),\n (2,'cut`).problems).toEqual([
      { line: 3, field: 'contacts', message: 'This row is cut off. Export the file again' },
    ])
  })
})

/** A long file: what is looked for from each place to the end would take hours. */
test.each([
  '\n',
  '"',
  '""',
  ',',
  '"\n',
  ' ',
  '\r\n ',
  'my ',
  '0',
  'INSERT INTO a (;',
  "INSERT INTO a (b) VALUES (';",
  '/*',
  '--',
  '(',
  "'",
])('a file of nothing but %j is read through in no time', (part) => {
  const text = part.repeat(1_000_000 / part.length)
  for (const csv of [text, `name,type,birthday\nAna,${text}`, `name,birthday\nAna,${text}`]) readCsv(csv)
  parseInserts(text)
  typeOf(text)
  readDay(text, null)
})
