import { expect, test } from 'vitest'
import { readTurns } from './conversation.ts'
import { demandWithdraw } from './demand-withdraw.ts'

const talk = (...lines: [string, string][]) =>
  demandWithdraw(readTurns(lines.map(([speaker, text]) => ({ speaker, text }))))

test('one presses twice while the other turns away', () => {
  const lines: [string, string][] = [
    ['A', 'Where were you? You said you would call.'],
    ['B', 'busy'],
    ['A', 'Why do you always do this? Answer me.'],
    ['B', 'whatever'],
  ]
  expect(talk(...lines)).toMatchObject({ presses: 'A', withdraws: 'B', turns: [0, 1, 2, 3] })
  const swapped = lines.map(([who, text]): [string, string] => [who === 'A' ? 'B' : 'A', text])
  expect(talk(...swapped)).toMatchObject({ presses: 'B', withdraws: 'A' })
})
test('a question that is answered is no pattern', () =>
  expect(
    talk(
      ['A', 'Did you pay the rent?'],
      ['B', 'Yes, this morning.'],
      ['A', 'And the gas?'],
      ['B', 'I will do it tonight, sorry'],
    ),
  ).toBeNull())
