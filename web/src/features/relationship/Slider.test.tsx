import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { bandOf } from '../../ui/bands.ts'
import { Slider } from './Slider.tsx'

afterEach(cleanup)

test('an unset slider rests where no red begins, counts for nothing, and is an answer once it is confirmed', () => {
  const onChange = vi.fn()
  render(<Slider label="Growth" value={null} onChange={onChange} />)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Growth' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Not set yet')
  expect(bandOf(Number(slider.value)).label).toBe('Good')
  expect(bandOf(Number(slider.value) - 1).tone).toBe('critical')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(slider, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledWith(60)
})
