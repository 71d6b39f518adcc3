import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, leave, onLeave, setExitUrl } from './quick-exit.tsx'

const steps: string[] = []

function storageOf(entries: Record<string, string>) {
  const held = { ...entries } as Record<string, string> & Pick<Storage, 'removeItem' | 'clear'>
  const methods = {
    removeItem: (key: string) => delete held[key],
    clear: () => Object.keys(held).forEach((key) => delete held[key]),
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(held, name, { value, enumerable: false })
  return held
}

let local: ReturnType<typeof storageOf>
let session: ReturnType<typeof storageOf>

beforeEach(() => {
  steps.length = 0
  local = storageOf({ 'mallama:draft:7': 'what I wanted to say', 'dashboard-pinned-items': '{}', other: 'kept' })
  session = storageOf({ place: 'chat' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('document', { title: 'Chat', body: { replaceChildren: () => steps.push('cleared') } })
  vi.stubGlobal('location', { replace: (url: string) => steps.push(url) })
})
afterEach(() => void vi.unstubAllGlobals())

describe('leaving', () => {
  it('clears the screen first, then goes, and leaves no entry to come back to', () => {
    leave('https://example.org/')
    expect(steps).toEqual(['cleared', 'https://example.org/'])
  })

  it('takes drafts, caches and what the tab remembered with it', () => {
    forget()
    expect(Object.keys(local)).toEqual(['other'])
    expect(Object.keys(session)).toEqual([])
  })

  it('signs out on the way, and goes even when that fails', () => {
    const stop = onLeave(() => {
      steps.push('signed out')
      throw new Error('offline')
    })
    setExitUrl('https://example.com/')
    expect(() => leave()).toThrow('offline')
    stop()
    expect(steps).toEqual(['cleared', 'signed out', 'https://example.com/'])
  })

  it('goes when storage is shut off', () => {
    vi.stubGlobal('localStorage', undefined)
    leave('https://example.org/')
    expect(steps).toContain('https://example.org/')
  })
})
