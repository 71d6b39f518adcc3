import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { answerBank } from './bank.ts'
import { once } from './once.ts'

/** Two frames deep, as Stripe's page of its test mode is: it is what `npm test -- real-stripe` answers there. */
const inner = (home: string) => `<button onclick="top.location='${home}?said=no'">Fail</button>
  <button onclick="top.location='${home}?said=yes'">Complete</button>`
const framed = (path: string) => `<p>Asking the bank ...</p><script>setTimeout(() => {
  const frame = document.createElement('iframe')
  frame.src = '${path}'
  document.body.append(frame)
}, 200)</script>`

let bank: Server
let at = ''
const home = 'http://localhost:9/dashboard'
const asked: string[] = []
test.beforeAll(async () => {
  bank = createServer(({ url = '' }, response) => {
    const pages: Record<string, string> = { '/': framed('/middle'), '/middle': framed('/inner'), '/inner': inner(home) }
    response.setHeader('content-type', 'text/html').end(pages[url] ?? '')
    asked.push(url)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => bank.once('listening', done))
  at = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/`
})
test.afterAll(() => void bank.close())

test('a bank’s page is answered, however deep its buttons lie, and leads back', once, async () => {
  await answerBank(at, `${home}?said=yes`, 'approve')
  await answerBank(at, `${home}?said=no`, 'refuse')
  expect(asked.filter((url) => url === '/inner')).toHaveLength(2)
})
