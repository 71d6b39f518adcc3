import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ArgumentRequest } from './arguments.ts'
import { charactersIn } from './characters.ts'
import { entryProblems, problemsIn } from './entry.ts'
import { text } from './fields.ts'

const smile = '😀'

describe('characters', () => {
  it('are counted as a person would: an emoji is one, and half of one too', () => {
    const all = ['', 'abc', smile, `a${smile}b`, '\ud800', `\ud800${smile}`, '\udc00\ud800']
    expect(all.map(charactersIn)).toEqual([0, 3, 1, 3, 1, 2, 2])
  })

  it('are as many for a form as for the server, whatever is written', () => {
    const any = fc.string({ unit: fc.constantFrom('a', ' ', 'é', smile, '\ud83d', '\ude00'), maxLength: 30 })
    fc.assert(
      fc.property(any, (words) => {
        const count = charactersIn(words)
        expect(text(count).safeParse(words).success).toBe(true)
        if (count > 0) expect(text(count - 1).safeParse(words).success).toBe(false)
      }),
    )
  })

  it('of a conversation are at least 20, for the server as for the form', () => {
    const accepts = (originalConversation: string) => ArgumentRequest.safeParse({ originalConversation }).success
    expect([accepts(smile.repeat(19)), accepts(smile.repeat(20))]).toEqual([false, true])
  })

  it('of a journal entry are what the form and the server hold it to', () => {
    const entry = { title: 'Leo', emotions: 'calm', mood: 'happy', tags: '' } as const
    const told = (content: string) => problemsIn({ ...entry, content }).content
    expect([told(smile.repeat(9)), told(smile.repeat(10))]).toEqual([entryProblems.contentShort, undefined])
    expect([told(smile.repeat(5_000)), told(smile.repeat(5_001))]).toEqual([undefined, entryProblems.contentLong])
  })
})
