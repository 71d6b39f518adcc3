import type { Page } from '@playwright/test'
import type { RunningApp, Started } from './app.ts'
import { as, newPerson, theAdmin, type Person } from './people.ts'
import type { Payers, Shot } from './shots.ts'

/** Someone who bought a plan with this test card. */
async function payer(app: RunningApp, firstName: string, plan: string, card = 'success'): Promise<Person> {
  const person = await newPerson(app, { trial: false })
  const { post, patch } = as(app, person)
  await patch('/api/auth/user', { firstName })
  const { clientSecret } = await post<{ clientSecret: string }>('/api/create-subscription', { plan })
  await post('/api/test-payments/confirm', { clientSecret, card })
  return person
}

/** People in each state of a plan. */
export async function payers(app: Started): Promise<Payers> {
  const failing = await payer(app, 'Ines', 'core', 'renewal_fails')
  await as(app, failing).post('/api/test-payments/advance', { days: 32 })
  const leaving = await payer(app, 'Ruth', 'plus')
  await as(app, leaving).post('/api/cancel-subscription', { when: 'period_end' })
  const left = await payer(app, 'Omar', 'core')
  await as(app, left).post('/api/cancel-subscription')
  return {
    core: await payer(app, 'Clara', 'core'),
    plus: await payer(app, 'Paul', 'plus'),
    prime: await payer(app, 'Priya', 'prime'),
    failing,
    leaving,
    left,
    admin: await theAdmin(app),
  }
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
const subscribe = { path: '/subscribe', shows: /membership/ }

/** The panel is there, and nothing in it is on its way. Before its code has come there is nothing that loads. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  await page.locator('[aria-label^="Loading"], [aria-label="Opening"]').first().waitFor({ state: 'detached' })
}

export const shotsOfPayments: Shot[] = [
  { name: 'membership-left', who: 'left', path: '/membership', shows: /Choose/ },
  { name: 'checkout', who: 'undecided', path: '/checkout?plan=plus&v=1', shows: /Complete/ },
  {
    name: 'checkout-declined',
    who: 'undecided',
    path: '/checkout?plan=plus&v=1',
    shows: /Complete/,
    first: async (page) => {
      await page.getByRole('radio', { name: /^Declined/ }).check()
      await page.getByRole('checkbox').check()
      await press('Pay $20/month')(page)
      await page.getByText('Payment Failed').waitFor()
    },
    window: true,
  },
  { name: 'subscribe-choose', who: 'starting', path: '/subscribe', shows: /Choose your plan/ },
  { name: 'subscribe-core', who: 'core', ...subscribe },
  { name: 'subscribe-plus', who: 'plus', ...subscribe },
  { name: 'subscribe-prime', who: 'prime', ...subscribe },
  { name: 'subscribe-failed', who: 'failing', ...subscribe },
  { name: 'subscribe-canceled', who: 'leaving', ...subscribe },
  {
    name: 'subscribe-change',
    who: 'core',
    ...subscribe,
    first: async (page) => {
      await press('Change plan')(page)
      await page.getByText('Due today').waitFor()
    },
    window: true,
  },
  { name: 'subscribe-cancel', who: 'plus', ...subscribe, first: press('Cancel membership'), window: true },
  { name: 'admin', who: 'admin', path: '/admin', shows: /Admin/, first: settled },
  { name: 'admin-people', who: 'admin', path: '/admin#people', shows: /Admin/, first: settled },
  { name: 'admin-failed', who: 'admin', path: '/admin#people/payment_failed', shows: /Admin/, first: settled },
  { name: 'admin-membership', who: 'admin', path: '/admin#membership', shows: /Admin/, first: settled },
  { name: 'dashboard-failed', who: 'failing', path: '/dashboard', shows: /Welcome/, window: true },
]
