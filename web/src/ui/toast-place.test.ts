import { describe, expect, it } from 'vitest'
import { placeOf, type Box } from './toast-place.ts'

const phone = { left: 16, right: 374, height: 150, screen: 844, ends: { top: 116, bottom: 92 }, inUse: [] }
const wide = { left: 872, right: 1256, height: 120, screen: 800, ends: { top: 116, bottom: 24 }, inUse: [] }
const box = (top: number, bottom: number, left = 0, right = 2_000): Box => ({ top, bottom, left, right })

const covered = (place: { top: number; most?: number }, height: number, boxes: readonly Box[]) =>
  boxes.filter(({ top, bottom }) => place.top < bottom && place.top + (place.most ?? height) > top)

describe('a toast', () => {
  it('lies at the lower end where nothing is there', () => {
    expect(placeOf({ ...phone, never: [] })).toEqual({ top: 602 })
    expect(placeOf({ ...wide, never: [box(10, 54, 900, 1_000)] })).toEqual({ top: 656 })
  })

  it('goes to the upper end from what holds the focus, and stays where the whole page holds it', () => {
    expect(placeOf({ ...phone, never: [], inUse: [box(640, 700)] })).toEqual({ top: 116 })
    expect(placeOf({ ...phone, never: [], inUse: [box(100, 800)] })).toEqual({ top: 602 })
  })

  it.each([
    ['a sheet whose head is at the upper end', phone, [box(90, 150)], [box(640, 700)]],
    ['a sheet whose head is low', phone, [box(560, 640)], []],
    ['a card with Quick exit in the middle of the page', phone, [box(10, 54), box(620, 664, 200, 350)], []],
    ['a wide dialog under the right edge', wide, [box(60, 200, 272, 1_008)], [box(700, 740)]],
    ['three ways out', wide, [box(10, 54), box(120, 164), box(700, 744)], [box(300, 340)]],
    ['what is in use, and what sends it', phone, [box(10, 54)], [box(560, 700), box(716, 780)]],
  ])('never covers %s', (_, where, never, inUse) => {
    const place = placeOf({ ...where, never, inUse })
    expect(place.top).toBeGreaterThanOrEqual(8)
    expect(place.top + where.height).toBeLessThanOrEqual(where.screen - 8)
    expect(covered(place, where.height, [...never, ...inUse])).toEqual([])
  })

  it('lies where it covers the fewest of the other controls, and low where that is all one', () => {
    const row = (top: number) => box(top, top + 44, 20, 200)
    expect(placeOf({ ...phone, never: [], controls: [row(650)] })).toEqual({ top: 116 })
    expect(placeOf({ ...phone, never: [], controls: [row(650), row(120)] })).toEqual({ top: 492 })
    expect(placeOf({ ...phone, never: [], controls: [100, 200, 300, 400, 500, 600, 700].map(row) })).toEqual({
      top: 602,
    })
  })

  it('pays no heed to what stands beside its column', () =>
    expect(placeOf({ ...wide, never: [box(600, 790, 0, 872)] })).toEqual({ top: 656 }))

  it('gets smaller where it fits nowhere, in the largest stretch that is free', () => {
    const never = [box(0, 64), box(90, 130)]
    const place = placeOf({ ...phone, screen: 256, height: 180, never })
    expect(place).toEqual({ top: 138, most: 110 })
    expect(covered(place, 180, never)).toEqual([])
  })

  it('gets smaller rather than cover what is in use, unless nothing of it would be left', () => {
    const never = [box(0, 64)]
    const tight = { ...phone, screen: 400, height: 180, never }
    const place = placeOf({ ...tight, inUse: [box(200, 390)] })
    expect(place).toEqual({ top: 72, most: 120 })
    const none = placeOf({ ...tight, inUse: [box(110, 250), box(260, 390)] })
    expect(none.most).toBeUndefined()
    expect(covered(none, 180, never)).toEqual([])
  })
})
