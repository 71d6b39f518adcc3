import { afterEach, describe, expect, it, vi } from 'vitest'
import { countries, helpLines } from '@mallama/contracts/help-lines'
import { loadHelp } from './load.ts'

afterEach(() => void vi.unstubAllGlobals())

const answer = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const asked = () => loadHelp('US', new AbortController().signal)

describe('help now', () => {
  it('never leaves anyone without a number, known country or not', () => {
    for (const country of [null, '', 'XX', ...countries().map(({ code }) => code)]) {
      const resources = helpLines(country)
      expect(resources.some(({ kind }) => kind === 'emergency')).toBe(true)
      expect(resources.some(({ kind }) => kind !== 'emergency')).toBe(true)
      for (const { href } of resources) expect(href).toMatch(/^(tel:\+?\d+|sms:\S+|https:\/\/\S+)$/)
    }
  })

  it('keeps the saved list when the server answers with an error or with nothing', async () => {
    answer({ code: 'unexpected' }, 500)
    await expect(asked()).rejects.toThrow('500')
    answer({ country: null, countries: [], resources: [], checkedAt: '2026-01-01' })
    await expect(asked()).rejects.toThrow('no help')
  })
})
