import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CraftedMessage } from '@mallama/contracts/tools'
import { Relationship } from '@mallama/contracts/relationships'
import { expect, test } from 'vitest'
import { button, click, fails, field, openPage, press, region, told, write } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import TextThisPage from './TextThisPage.tsx'

const API = '/api/craft-message'
const GOAL = /^What do you want to say/
const typed = 'Tell my sister that I cannot come on Sunday'
const ida = example(Relationship, { id: anId(), personName: 'Ida', relationshipType: 'sister' })
const crafted = (more: Partial<CraftedMessage> = {}) =>
  example(CraftedMessage, { id: anId(), selectedTone: 'caring', craftedMessage: 'Hi Ida.', goal: typed, ...more })
const lacking = (...needs: NonNullable<CraftedMessage['needs']>) => crafted({ craftedMessage: '', needs })
const open = (answer: unknown, kept: CraftedMessage[] = [], people = [ida]) =>
  openPage(<TextThisPage />, { [`GET ${API}`]: kept, 'GET /api/relationships': people, [`POST ${API}`]: answer })

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
const inParts = async (kind: string) => {
  choose('Say it in parts')
  await press(kind)
}
const sofar = () => document.querySelector('.sofar__words')!.textContent
const live = () => document.querySelector('.sofar [role=status]')!.textContent
const form = () => within(screen.getByRole('form', { name: 'Your message' }))

test('a kind, its parts, and the message that grows of them', async () => {
  const { sent } = open(crafted({ happened: 'Yesterday you left early', felt: 'I felt alone', kind: 'how-it-was' }))
  choose('Say it in parts')
  expect(form().getAllByRole('listitem')).toHaveLength(8)
  expect(screen.queryByRole('button', { name: 'Craft message' })).toBeNull()
  await press('Say how something was for me')
  await waitFor(() => expect(document.activeElement).toBe(field('What happened')))
  expect(field('What happened').value).toBe('Yesterday ')
  expect(sofar()).toBe('Your message grows here as you write.')
  write('What happened', 'Yesterday you left early')
  await press('alone')
  expect(field(/^How it was for you/).value).toBe('I felt alone')
  await press('Would you…')
  expect(field(/^What you would like/).value).toBe('Would you ')
  expect(sofar()).toBe('Yesterday you left early. I felt alone.')
  choose('Caring')
  await press('Craft message')
  await waitFor(() => expect(document.querySelector('.craft__message')).not.toBeNull())
  expect(sent('POST', API)[0]).toMatchObject({
    goal: 'Yesterday you left early. I felt alone.',
    kind: 'how-it-was',
    happened: 'Yesterday you left early',
    felt: 'I felt alone',
    wish: null,
    selectedTone: 'caring',
  })
})

test('what grows is read out in a pause, not at every letter', async () => {
  open(crafted())
  await inParts('Say no')
  write('Your no', 'I can’t come')
  expect(live()).toBe('')
  await waitFor(() => expect(live()).toBe('So far: I can’t come.'), { timeout: 3_000 })
})

test('nothing is sent that says nothing, and a tone is asked for where it is folded', async () => {
  const { sent } = open(crafted())
  await inParts('Ask for something')
  await waitFor(() => expect(document.activeElement).toBe(field(/^What it is about/)))
  await press('Craft message')
  expect(form().getByText('Write this part first, in your own words')).toBeTruthy()
  expect(form().getByText('Please select a tone')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('What you would like')))
  expect(sent('POST', API)).toHaveLength(0)
})

test('Change, the switch, a failure and a reload lose nothing', async () => {
  const { again } = open(fails)
  await inParts('Say sorry')
  write('What you are sorry for', 'I’m sorry that I shouted')
  choose('Direct')
  await press('Change: Kind of message')
  await waitFor(() => expect(document.activeElement).toBe(button('Say sorry')))
  await press('Give news')
  expect(field('The news').value).toBe('I’m sorry that I shouted')
  expect(field(/^What would help/).value).toBe('Could you ')
  choose('In one go')
  write(GOAL, typed)
  choose('Say it in parts')
  expect(field('The news').value).toBe('I’m sorry that I shouted')
  await press('Craft message')
  await told('Failed to craft message', 'Your words are still here')
  again()
  expect(field('The news').value).toBe('I’m sorry that I shouted')
  choose('In one go')
  expect(field(GOAL).value).toBe(typed)
})

test('a goal that was typed first goes on in its part', async () => {
  open(crafted())
  write(GOAL, typed)
  await inParts('Say no')
  expect(field('Your no').value).toBe('I cannot come on Sunday.')
  expect(form().getByText('From your goal. Change it as you like.')).toBeTruthy()
})

test('a goal that does not say the words is offered as a start', async () => {
  open(crafted())
  write(GOAL, 'ask Tomas to check with me first')
  await inParts('Ask for something')
  expect(field('What you would like').value).toBe('Could you ')
  await press('Keep it as a start')
  expect(field('What you would like').value).toBe('Ask Tomas to check with me first.')
})

test('what a goal lacks is asked for first, and nothing of it is in the list', async () => {
  const { sent, now } = open(lacking('ask'))
  write(GOAL, 'Tell Ida that your parents knew about lunch first')
  choose('Caring')
  await press('Craft message')
  const missing = await screen.findByRole('heading', { name: 'One part is missing' })
  await waitFor(() => expect(document.activeElement).toBe(missing))
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  expect(region('Previous messages').queryByRole('listitem')).toBeNull()
  expect(field(/^What it is about/).value).toBe('Your parents knew about lunch first.')
  const ask = field('What would you like them to do?')
  expect(ask.value).toBe('Could you ')
  write('What would you like them to do?', 'Could you ask me first')
  now({ [`POST ${API}`]: crafted() })
  await press('Craft message')
  await waitFor(() => expect(document.querySelector('.craft__message')).not.toBeNull())
  expect(sent('POST', API)[1]).toMatchObject({
    goal: 'Tell Ida that your parents knew about lunch first',
    kind: 'ask',
    happened: 'Your parents knew about lunch first.',
    wish: 'Could you ask me first',
  })
})

test('the kind and the person can be missing, and the goal can be changed instead', async () => {
  const { sent } = open(lacking('act', 'recipient'), [], [])
  write(GOAL, 'something about Sunday')
  choose('Direct')
  await press('Craft message')
  await screen.findByRole('heading', { name: 'Two parts are missing' })
  await press('Give news')
  expect(form().getByText('Give news')).toBeTruthy()
  write('Who is it for?', 'my sister Ida')
  write('The news', 'We moved it to Sunday')
  await press('Craft message')
  await waitFor(() =>
    expect(sent('POST', API)[1]).toMatchObject({
      goal: 'something about Sunday\nIt is for my sister Ida.',
      kind: 'news',
    }),
  )
  await press('Change: Your goal')
  expect(field(GOAL).value).toBe('something about Sunday')
  expect(screen.queryByRole('heading', { name: /missing$/ })).toBeNull()
})

test('a kept message made in parts shows no scores that it has not, and fills its form again', async () => {
  const made = crafted({
    goal: 'I can’t come on Sunday.',
    happened: 'I can’t come on Sunday',
    kind: 'no',
    overallScore: null,
    toneScore: null,
  })
  open(crafted(), [made])
  await click(await region('Previous messages').findByRole('button', { name: /^I can’t come on Sunday/ }))
  const result = region('Your message')
  expect(result.queryByText('Scores')).toBeNull()
  expect(region('Previous messages').queryByText(/\d+ (Excellent|Needs)/)).toBeNull()
  await click(result.getByRole('button', { name: 'Change your words' }))
  expect(field('Your no').value).toBe('I can’t come on Sunday')
  await waitFor(() => expect(document.activeElement).toBe(field('Your no')))
  await press('Try another tone')
  await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('caring'))
})
