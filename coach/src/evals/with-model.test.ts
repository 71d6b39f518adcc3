import { afterAll, beforeAll, expect, test } from 'vitest'
import { liar } from '../../test/liar.ts'
import { openLocalServer, type LocalServer } from '../../test/local-server.ts'
import { openModel } from '../model/provider.ts'
import { withModel } from './with-model.ts'

let server: LocalServer
beforeAll(async () => {
  server = await openLocalServer('llama-cpp')
  server.models = [{ name: 'weak', context: 65_536 }]
  server.plays = [liar(7)]
})
afterAll(() => server.close())

test('a weak model is measured as one: it lowers nothing, and what it may not say is counted', async () => {
  let clock = 0
  const told: string[] = []
  const model = openModel({ provider: 'llama-cpp', model: 'weak', url: server.root })
  const printed = await withModel(model, { now: () => (clock += 5), most: 2, tell: (line) => told.push(line) })
  const figure = (what: string) => Number(new RegExp(`${what}\\s+([\\d.]+)`).exec(printed)?.[1])
  expect(figure('may lower a doubt of the screen')).toBe(0)
  // Two talks of five turns, two inputs of tools.
  expect(printed).toMatch(/^12 answers: the model's/m)
  const all = ['12 answers: the model.s', 'had none', 'none was asked for', 'a guided exercise"'].map(figure)
  expect(all.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1, 1)
  expect(figure('quotes that stand in what was written')).toBe(1)
  expect(told.some((line) => line.startsWith('talk '))).toBe(true)
})
