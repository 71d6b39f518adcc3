import { expect, it } from 'vitest'
import { z } from 'zod'
import { tellingFields } from './growth.ts'

const form = z.object({ tone: z.string(), meaning: z.string(), quotes: z.array(z.string()) })

it('an answer that grows tells each field once, and another try does not go back', () => {
  const told: string[] = []
  const grows = tellingFields(form, ({ part, of }) => told.push(`${part}/${of}`))
  const whole = JSON.stringify({ tone: 'cold', meaning: 'a "tone" of its own', quotes: [] })
  for (let length = 1; length <= whole.length; length++) grows(whole.slice(0, length))
  expect(told).toEqual(['1/3', '2/3', '3/3'])
  for (let length = 1; length <= whole.length; length++) grows(whole.slice(0, length))
  expect(told).toHaveLength(3)
})
