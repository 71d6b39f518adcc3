import { expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

const written = (goal: string) => crafted(goal).craftedMessage

it('a death in the family is comforted, and nobody is told that they died', () => {
  const message = written('my wifes mum passed away this morning, what do i text her, im stuck at work')
  expect(message).toMatch(/sorry that your mum passed away/)
  expect(message).not.toMatch(/what do|stuck at work|you (?:just )?(?:died|passed)/)
})

it.each([
  ['tell my son hes grounded till monday', /You're grounded/],
  ['make peace with my sister, i called her selfish at the wedding', /sorry.*I called you selfish at the wedding/i],
  ['send something kind to my uncle, he broke his hip and is in hospital', /sorry that you broke your hip/],
  ['reply to my friend, he asked how the exam went, i failed it', /I failed it/],
  ['flirt with a girl i met at the gym called Nadia, ask if shes free friday', /Nadia.*free Friday/i],
])('%s', (goal, said) => {
  expect(written(goal).replaceAll('\n', ' ')).toMatch(said)
})

it('how it is to land is for the coach alone', () => {
  expect(written('ask my daughter to visit, dont want to pressure her')).not.toMatch(/pressure/)
})
