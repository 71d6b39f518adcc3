import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pgTable, text } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secretJson, secretText, type Sealed } from '../../src/platform/columns.ts'
import { serverKey, unwrap, wrap } from '../../src/platform/keys.ts'
import { open, opened, seal, sealed } from '../../src/platform/secrets.ts'

const key = randomBytes(32)
const diary = pgTable('diary', {
  id: text('id'),
  words: secretText('words'),
  mood: secretText('mood'),
  list: secretJson<{ items: string[] }>('list'),
})

describe('what someone wrote', () => {
  it('comes back as it was, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (words) => {
        expect(open(seal(words, key, 'diary.words'), key, 'diary.words')).toBe(words)
      }),
      { seed: 20_260_302, numRuns: 200 },
    )
    expect(open(seal({ items: ['a', 'ü', '👩‍👩‍👧'] }, key, 'x'), key, 'x')).toEqual({ items: ['a', 'ü', '👩‍👩‍👧'] })
  })

  it('cannot be read without their key', () => {
    const cell = seal('I am afraid of him', key, 'diary.words')
    expect(() => open(cell, randomBytes(32), 'diary.words')).toThrow()
    expect(Buffer.from(cell).includes('afraid')).toBe(false)
  })

  it('cannot be moved to another column or table', () => {
    const cell = seal('I am afraid of him', key, 'diary.words')
    expect(() => open(cell, key, 'diary.mood')).toThrow()
    expect(() => open(cell, key, 'letters.words')).toThrow()
  })

  it('cannot be changed by one bit', () => {
    const cell = seal('I am afraid of him', key, 'diary.words')
    for (const at of [1, 13, 30, cell.length - 1]) {
      const changed = Buffer.from(cell)
      changed[at]! ^= 1
      expect(() => open(changed as unknown as Sealed, key, 'diary.words')).toThrow()
    }
  })

  it('looks different each time, so that equal words are not seen to be equal', () => {
    expect(Buffer.from(seal('yes', key, 'p')).equals(Buffer.from(seal('yes', key, 'p')))).toBe(false)
  })

  it('is sealed and opened a row at a time, and nothing else in the row is touched', () => {
    const draft = { id: 'a', words: 'hello', list: { items: ['x'] } }
    const row = sealed(diary, draft, key)
    expect(row.id).toBe('a')
    expect(row.words).toBeInstanceOf(Uint8Array)
    expect(row).not.toHaveProperty('mood')
    expect(opened(diary, { ...row, mood: null } as never, key)).toEqual({ ...draft, mood: null })
  })
})

describe("a person's key", () => {
  it('opens only for its owner and under the key of this server', () => {
    const inner = randomBytes(32)
    const wrapped = wrap(inner, key, 'olga')
    expect(unwrap(wrapped, key, 'olga').equals(inner)).toBe(true)
    expect(() => unwrap(wrapped, key, 'otto')).toThrow()
    expect(() => unwrap(wrapped, randomBytes(32), 'olga')).toThrow()
  })
})

describe("the server's key", () => {
  it('is made once in the data folder, readable by its owner only', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'mallama-key-'))
    const made = serverKey({ DATA_DIR })
    expect(made).toHaveLength(32)
    expect(serverKey({ DATA_DIR }).equals(made)).toBe(true)
    expect(statSync(join(DATA_DIR, 'key')).mode & 0o777).toBe(0o600)
    expect(serverKey({ DATA_DIR, KEY: key.toString('base64') }).equals(key)).toBe(true)
    writeFileSync(join(DATA_DIR, 'key'), 'short')
    expect(() => serverKey({ DATA_DIR })).toThrow(/32 bytes/)
    rmSync(DATA_DIR, { recursive: true })
  })
})
