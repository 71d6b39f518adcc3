import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearForDialog,
  clearView,
  clearWithDialog,
  dismiss,
  settle,
  toast,
  toasts,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY,
} from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('come one at a time: a new one takes the place of the one before', () => {
    toast({ title: 'Saved' })
    toast({ title: 'Deleted' })
    expect(TOAST_LIMIT).toBe(1)
    expect(toasts.entries().map(({ title }) => title)).toEqual(['Deleted'])
  })

  it('stay closed in the store until the removal delay has passed', () => {
    const { id } = toast({ title: 'Saved' })
    dismiss(id)
    expect(toasts.entries()).toMatchObject([{ title: 'Saved', open: false }])
    vi.advanceTimersByTime(999_999)
    expect(toasts.entries()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts.entries()).toHaveLength(0)
  })

  it('are not taken away by the removal of one that was replaced', () => {
    dismiss(toast({ title: 'First' }).id)
    toast({ title: 'Second' })
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY)
    expect(toasts.entries()).toMatchObject([{ title: 'Second', open: true }])
    dismiss(toasts.entries()[0]?.id ?? '')
  })

  it('go when what they are about is tried again, and no other does', () => {
    toast({ title: 'Analysis Failed', tone: 'error', about: 'text' })
    settle('craft')
    expect(toasts.entries()).toMatchObject([{ title: 'Analysis Failed', open: true }])
    settle('text')
    expect(toasts.entries()).toMatchObject([{ title: 'Analysis Failed', open: false }])
    toast({ title: 'Saved' })
    settle('text')
    expect(toasts.entries()).toMatchObject([{ title: 'Saved', open: true }])
    dismiss(toasts.entries()[0]?.id ?? '')
  })

  it('tell whoever listens', () => {
    const heard = vi.fn()
    const stop = toasts.subscribe(heard)
    const { dismiss: close } = toast({ title: 'Saved' })
    close()
    close()
    stop()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('go with the view that they were said in, but for those that lead on to the next', () => {
    const at = (pathname: string) => vi.stubGlobal('location', { pathname, search: '' })
    const open = () => toasts.entries().filter((entry) => entry.open)
    at('/text-analyzer')
    toast({ title: 'Analysis Failed', tone: 'error' })
    clearView()
    expect(open()).toHaveLength(1)
    at('/dashboard')
    clearView()
    expect(open()).toEqual([])
    at('/auth')
    toast({ title: 'Welcome back!', onward: true })
    at('/dashboard')
    clearView()
    expect(open()).toHaveLength(1)
    clearView()
    expect(open()).toHaveLength(1)
    at('/settings')
    clearView()
    expect(open()).toEqual([])
    vi.unstubAllGlobals()
  })

  it('go when a dialog opens, but for those that are still on their way', () => {
    toast({ title: 'Your check-in was not saved', tone: 'error' })
    clearForDialog()
    expect(toasts.entries()).toMatchObject([{ open: false }])
    toast({ title: 'Welcome back!', onward: true })
    clearForDialog()
    expect(toasts.entries()).toMatchObject([{ open: true }])
    dismiss(toasts.entries()[0]?.id ?? '')
  })

  it('of a failure go when the dialog is closed, and no other does', () => {
    toast({ title: 'Failed to add relationship', tone: 'error' })
    clearWithDialog()
    expect(toasts.entries()).toMatchObject([{ open: false }])
    toast({ title: 'Saved', tone: 'good' })
    clearWithDialog()
    expect(toasts.entries()).toMatchObject([{ open: true }])
    dismiss(toasts.entries()[0]?.id ?? '')
  })
})
