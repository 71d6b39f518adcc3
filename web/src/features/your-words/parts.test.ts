import { openReading } from '@mallama/contracts/kept-parts'
import type { Export } from '@mallama/contracts/privacy'
import { describe, expect, it } from 'vitest'

const { all: partsOf } = openReading('UTC')

const all: Export = {
  madeAt: '2026-03-02T20:00:00.000Z',
  account: { id: 'u1', email: 'nora@example.org', firstName: 'Nora', country: null },
  signIns: [],
  relationships: [
    {
      id: 'r1',
      personName: 'Tomas',
      relationshipType: 'ex_partner',
      notes: 'Evenings go wrong',
      triggers: 'Being late\nShouting',
      likes: null,
      moments: [{ id: 'm1', kind: 'repair', intensity: 2, note: 'We laughed', occurredAt: '2026-03-01T18:00:00.000Z' }],
      checkIns: [],
      chats: [
        {
          id: 'c1',
          kind: 'relationship',
          messages: [
            { role: 'user', content: 'He was late again.', createdAt: '2026-03-01T18:00:00.000Z' },
            { role: 'assistant', content: 'What did you hope for?', result: { evidence: [{ quote: 'late' }] } },
          ],
        },
      ],
    },
  ],
  chats: [],
  weeks: [],
  mediations: [],
  tools: [
    { id: 't1', kind: 'text', originalText: 'k.', analysis: { interpretation: 'Short', safety: null }, lines: [] },
  ],
  journal: {
    entries: [
      {
        id: 'j1',
        title: 'The car park',
        content: 'Sat in the car for ten minutes.',
        emotions: 'Tired',
        mood: 'very_sad',
        tags: ['evenings', 'Tomas'],
        createdAt: '2026-03-01T18:00:00.000Z',
        aiInsights: { emotionalPattern: 'You call it "Tired".', safety: null },
      },
    ],
    notTrue: ['the commute'],
  },
  community: [],
  payments: [],
}

describe('everything that is kept', () => {
  it('is read by whom it is about, in words and not in codes', () => {
    const [people, journal, tools] = partsOf(all)
    expect(people).toMatchObject({ title: 'People you write about', parts: [{ title: 'Tomas' }] })
    expect(people!.parts[0]!.lines).toEqual([
      { label: 'Name', text: 'Tomas' },
      { label: 'Relationship', text: 'ex partner' },
      { label: 'Notes', text: 'Evenings go wrong' },
      { label: 'Triggers', text: 'Being late\nShouting' },
    ])
    expect(people!.parts[0]!.parts.map(({ title }) => title)).toEqual(['Moments', 'Chats'])
    expect(journal!.parts.map(({ title }) => title.split(',')[0])).toEqual(['The car park', 'Not true for you'])
    expect(journal!.parts[0]!.lines).toContainEqual({ label: 'Mood', text: 'very sad' })
    expect(journal!.parts[0]!.lines).toContainEqual({ label: 'Tags', text: 'evenings\nTomas' })
    expect(tools).toMatchObject({ title: 'Tools', parts: [{ title: 'A message that was read' }] })
  })

  it('says who said what in a talk', () => {
    const chat = partsOf(all)[0]!.parts[0]!.parts[1]!.parts[0]!
    expect(chat.title).toBe('A chat')
    const [asked, answered] = chat.parts[0]!.parts
    expect(asked!.title).toMatch(/^You, 1 March 2026/)
    expect(asked!.lines).toEqual([{ label: 'Words', text: 'He was late again.' }])
    expect(answered).toMatchObject({ title: 'Mallama', lines: [{ text: 'What did you hope for?' }] })
  })

  it('names a sign-in by its browser and day, all of them in one part', () => {
    const at = '2026-03-01T18:00:00.000Z'
    const signIns = [
      { id: 's1', createdAt: at, lastUsedAt: at, device: 'Firefox on Linux', current: true },
      { id: 's2', createdAt: at, lastUsedAt: at, device: null, current: false },
    ]
    const account = partsOf({ ...all, signIns }).at(-1)!
    expect(account.parts.map(({ title }) => title)).toEqual(['Account', 'Where you are signed in'])
    expect(account.parts[1]!.parts.map(({ title }) => title.split(',')[0])).toEqual(['Firefox on Linux', 'A browser'])
  })

  it('tells the day alone of what has no hour, the same one on every clock', () => {
    const story = {
      id: 's1',
      kind: 'story',
      title: 'A fight, and what came after',
      createdAt: '2026-11-28T00:00:00.000Z',
    }
    const kept = { ...all, community: [story] } as unknown as typeof all
    for (const zone of ['Europe/London', 'Pacific/Honolulu', 'Pacific/Auckland']) {
      const feed = openReading(zone)
        .all(kept)
        .find(({ title }) => title === 'Learning Feed')
      expect(feed!.parts[0]!.title).toBe('A fight, and what came after, 28 November 2026')
    }
  })

  it('tells the time by the clock that is asked for', () => {
    const [entry] = openReading('Pacific/Auckland').all(all)[1]!.parts
    expect(entry!.title).toMatch(/^The car park, 2 March 2026, 07:00$/)
  })
})
