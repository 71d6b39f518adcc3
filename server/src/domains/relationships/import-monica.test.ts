import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
let nora: Person
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())
beforeEach(async () => void (nora = await world.member()))

const preview = async (content: string) => (await nora.post('/api/relationships/import/preview', { content })).body

const special = (date: string, more: object = {}) => ({
  uuid: 'd',
  is_age_based: false,
  is_year_unknown: false,
  date,
  ...more,
})
const contact = (uuid: string, properties: object, data: object[] = []) => ({ uuid, properties, data })
const relation = (type: string, of_contact: string, contact_is = 'me') => ({
  properties: { type, contact_is, of_contact },
})

/** The shape of app/ExportResources of Monica 4. */
const json = (contacts: object[], relations: object[] = []) =>
  JSON.stringify({
    version: '1.0',
    account: {
      uuid: 'a',
      data: [
        { count: 1, type: 'user', values: [{ uuid: 'u', email: 'n@example.org', properties: { me_contact: 'me' } }] },
        { count: contacts.length, type: 'contact', values: contacts },
        { count: relations.length, type: 'relationship', values: relations },
        { count: 1, type: 'photo', values: [{}] },
      ],
      properties: {},
    },
  })

const contacts = [
  contact('me', { first_name: 'Nora' }),
  contact(
    'ana',
    {
      first_name: 'Ana',
      middle_name: 'M.',
      last_name: 'Kovač',
      nickname: 'Anči',
      description: 'Met at the lake',
      job: 'nurse',
      birthdate: special('1986-05-04T00:00:00.000000Z'),
    },
    [
      { count: 1, type: 'note', values: [{ uuid: 'n', properties: { body: 'Allergic to nuts' } }] },
      { count: 1, type: 'life_event', values: [{}] },
    ],
  ),
  contact('bo', { first_name: 'Bo', birthdate: special('2026-03-09T00:00:00Z', { is_year_unknown: true }) }),
  contact('cy', { first_name: 'Cy', birthdate: special('1980-01-01T00:00:00Z', { is_age_based: true }) }),
  contact('di', { first_name: 'Di', is_dead: true, birthdate: special('1940-04-04T00:00:00Z') }),
  contact('kid', { first_name: 'Kid', is_partial: true }),
  contact('ed', { first_name: 'Ed', is_partial: true }),
]
const relations = [
  relation('spouse', 'ana'),
  relation('parent', 'di'),
  relation('child', 'kid'),
  relation('friend', 'ed', 'ana'),
  relation('bestfriend', 'bo'),
]

describe("Monica's JSON export", () => {
  test('brings everyone but the person, by what they are to them', async () => {
    const { format, people, problems, leftBehind } = await preview(json(contacts, relations))
    expect([format, problems]).toEqual(['monica-json', []])
    expect(people).toEqual([
      {
        line: 2,
        personName: 'Ana M. Kovač',
        relationshipType: 'spouse',
        customLabel: null,
        notes: 'Met at the lake\n\nNickname: Anči\n\nAllergic to nuts',
        dates: [{ kind: 'birthday', label: null, month: 5, day: 4, year: 1986 }],
        known: false,
      },
      expect.objectContaining({
        line: 3,
        personName: 'Bo',
        relationshipType: 'best_friend',
        dates: [{ kind: 'birthday', label: null, month: 3, day: 9, year: null }],
      }),
      expect.objectContaining({ personName: 'Cy', relationshipType: 'other', customLabel: null, dates: [] }),
      expect.objectContaining({ personName: 'Di', relationshipType: 'parent', dates: [] }),
      expect.objectContaining({ personName: 'Kid', relationshipType: 'child' }),
    ])
    expect(leftBehind.toSorted()).toEqual([
      'birthdays known by age only',
      'birthdays of people who have died',
      'job',
      'life event',
      'people who are only named under someone else',
      'photo',
    ])
    const answer = await nora.post('/api/relationships/import', { content: json(contacts, relations) })
    expect(answer.body).toEqual({ added: 5, known: 0 })
  })

  test('with broken contacts names each by its place, and brings nobody', async () => {
    const broken = [
      contact('x', { first_name: ' ' }),
      { uuid: 'y' },
      contact('z', { first_name: 'Zoe', birthdate: special('someday') }),
      contact('ok', { first_name: 'Ok' }),
    ]
    const { problems } = await preview(json(broken))
    expect(problems.map(({ line, field }: { line: number; field: string }) => [line, field])).toEqual([
      [1, 'name'],
      [2, 'properties'],
      [3, 'birthday'],
    ])
    expect((await nora.post('/api/relationships/import', { content: json(broken) })).status).toBe(400)
    expect((await nora.get('/api/relationships')).body).toEqual([])
  })

  test('keeps as many whole notes as there is room for, and says so', async () => {
    const note = (body: string) => ({ properties: { body } })
    const values = [note('a'.repeat(6_000)), note('b'.repeat(6_000))]
    const { people, problems, leftBehind } = await preview(
      json([contact('x', { first_name: 'Ana' }, [{ type: 'note', values }])]),
    )
    expect([people[0].notes, problems]).toEqual(['a'.repeat(6_000), []])
    expect(leftBehind).toContain('notes beyond 10,000 characters')
  })

  test.each([
    null,
    [],
    'x',
    { account: { data: 3 } },
    { account: { data: [null, { type: 'contact', values: [null, 3] }] } },
  ])('of another shape breaks nothing: %j', async (content) => {
    const { problems } = await preview(JSON.stringify(content))
    expect(problems.length).toBeGreaterThan(0)
  })
})

/** As SqlExportAccount of Monica 3 and 4 writes it. */
const sql = String.raw`# ************************************************************
# Nora O'Neil dump of data
# * run migrations
# ************************************************************

SET FOREIGN_KEY_CHECKS=0;

INSERT IGNORE INTO ${'`contacts`'} (${'`id`,`account_id`,`first_name`,`middle_name`,`last_name`,`nickname`,`description`,`is_partial`,`is_dead`,`birthday_special_date_id`,`job`'}) VALUES
 (1,7,'Nora',NULL,'O\'Neil',NULL,NULL,0,0,NULL,NULL),
 (2,7,'Ana',NULL,'Kovač',NULL,'Said \"hi\"; twice
and (INSERT INTO ${'`contacts`'}) once',0,0,11,'nurse'),
 (3,7,50,NULL,NULL,NULL,NULL,0,0,12,NULL);

INSERT IGNORE INTO ${'`notes`'} (${'`id`,`account_id`,`contact_id`,`body`'}) VALUES
 (1,7,2,'Allergic to nuts');

INSERT IGNORE INTO ${'`pets`'} (${'`id`,`name`'}) VALUES
 (1,'Rex');

INSERT IGNORE INTO ${'`relationship_types`'} (${'`id`,`account_id`,`name`,`name_reverse_relationship`'}) VALUES
 (5,7,'spouse','spouse');

INSERT IGNORE INTO ${'`relationships`'} (${'`id`,`account_id`,`relationship_type_id`,`contact_is`,`of_contact`'}) VALUES
 (1,7,5,1,2),
 (2,7,5,2,1);

INSERT IGNORE INTO ${'`special_dates`'} (${'`id`,`account_id`,`contact_id`,`uuid`,`is_age_based`,`is_year_unknown`,`date`'}) VALUES
 (11,7,2,'u',0,0,'1986-05-04'),
 (12,7,3,'v',0,1,'2017-03-09');

INSERT IGNORE INTO ${'`users`'} (${'`id`,`first_name`,`me_contact_id`,`password`'}) VALUES
 (1,'Nora',1,'secret');

SET FOREIGN_KEY_CHECKS=1;
`

describe("Monica's SQL export", () => {
  test('brings its contacts with their notes, birthdays and kin', async () => {
    const { format, people, problems, leftBehind } = await preview(sql)
    expect([format, problems, leftBehind.toSorted()]).toEqual(['monica-sql', [], ['job', 'pets']])
    expect(people).toEqual([
      {
        line: 10,
        personName: 'Ana Kovač',
        relationshipType: 'spouse',
        customLabel: null,
        notes: 'Said "hi"; twice\nand (INSERT INTO `contacts`) once\n\nAllergic to nuts',
        dates: [{ kind: 'birthday', label: null, month: 5, day: 4, year: 1986 }],
        known: false,
      },
      expect.objectContaining({
        line: 12,
        personName: '50',
        relationshipType: 'other',
        dates: [{ kind: 'birthday', label: null, month: 3, day: 9, year: null }],
      }),
    ])
    const answer = await nora.post('/api/relationships/import', { content: sql })
    expect(answer.body).toEqual({ added: 2, known: 0 })
  })

  test('that is cut off brings nobody', async () => {
    const cut = sql.slice(0, sql.indexOf('twice'))
    expect((await preview(cut)).problems).toEqual([
      { line: 10, field: 'contacts', message: 'This row is cut off. Export the file again' },
    ])
    expect((await nora.post('/api/relationships/import', { content: cut })).status).toBe(400)
  })
})
