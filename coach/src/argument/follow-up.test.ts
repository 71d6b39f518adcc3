import { describe, expect, it, test } from 'vitest'
import { resolved } from '../evals/resolved.ts'
import { asked } from '../evals/talk.ts'
import type { Turn } from '../port.ts'
import { argumentFollowUp } from './resolve.ts'

/** What is answered to each message, one after the other, about a quarrel. */
function talked(quarrel: string, me: string | null, ...messages: string[]) {
  const resolution = resolved(quarrel, { me })
  const history: Turn[] = []
  let state: unknown = null
  return messages.map((message) => {
    const reply = argumentFollowUp({ ...asked(message), history: [...history], state, resolution, me })
    state = JSON.parse(JSON.stringify(reply.state))
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response })
    return reply
  })
}

const kettle = [
  'Orla: You told your mother we would move back to Cork.',
  'Finn: She asked. I said maybe.',
  "Orla: You never ask me first. You're a coward with her.",
  'Finn: Here we go, the drama queen is on.',
  'Orla: I cried in the car on the way home.',
].join('\n')

describe('a question about the quarrel', () => {
  it('gets an answer each time, and never the same one twice', () => {
    const said = talked(
      kettle,
      'Orla',
      'How do I raise it again?',
      'How do I raise it again?',
      'He says I never listen.',
    )
    const responses = said.map(({ response }) => response)
    expect(new Set(responses).size).toBe(3)
    for (const { response, evidence } of said) {
      expect(response.length).toBeGreaterThan(10)
      for (const { quote } of evidence)
        expect(`${kettle} How do I raise it again? He says I never listen.`).toContain(quote)
    }
  })

  it('is not answered with what the words of the quarrel do not show', () => {
    const [reply] = talked('Ida: Fine.\nJon: Whatever.\nIda: Go then.\nJon: I am going.', 'Ida', 'What do I do now?')
    expect(reply!.response).not.toContain("don't show what it turns on")
  })

  it('gives the same bytes for the same input', () => {
    const once = () => JSON.stringify(talked(kettle, 'Orla', 'Was I too hard on him?'))
    expect(once()).toBe(once())
  })
})

describe('where somebody is in danger', () => {
  const threat = [
    'Lars: Who did you text.',
    'Me: My sister. Please give me my phone back.',
    "Lars: If you tell her anything I'll break your arm.",
    'Me: You are scaring me.',
  ].join('\n')
  const improving =
    /you could begin|better version|apologise for|your part|both of you|put it differently|calm(?:ly)? and say/i

  test.each([
    'Where can I go?',
    'Was it something I did?',
    'How do I keep him calm?',
    'Should I say sorry to him?',
    'What do I write to him now?',
    'Can we do couples therapy?',
  ])('%s: is answered with where to turn, and nobody is told to do better', (message) => {
    const [reply] = talked(threat, 'Me', message)
    expect(reply!.response).toMatch(/0808|999/)
    expect(reply!.response).not.toMatch(improving)
    expect(reply!.safety?.tier).toBeGreaterThanOrEqual(2)
  })

  it('the help line is that of the country', () => {
    const resolution = resolved(threat, { me: 'Me', country: 'US' })
    const { response } = argumentFollowUp({ ...asked('How do I leave?', { country: 'US' }), resolution, me: 'Me' })
    expect(response).toContain('1-800-799-7233')
  })

  it('whoever threatened gets no words for the other, and is not told that it was not their doing', () => {
    const [text, fault] = talked(threat, 'Lars', 'What should I text her?', 'What did I do wrong?')
    expect(text!.safety?.category).toBe('threat-to-others')
    expect(`${text!.response}${fault!.response}`).not.toContain('not your fault')
  })

  test.each([
    ["I'm Lars. What should I text her?", 'threat-to-others'],
    ['Lars here. What should I text her?', 'threat-to-others'],
    ["I'm Lars's sister. What should I text her?", 'abuse'],
  ])('who the form was not told of is heard in "%s"', (message, category) => {
    const resolution = resolved(threat.replaceAll('Me:', 'Ida:'))
    const { safety } = argumentFollowUp({ ...asked(message), resolution, me: null })
    expect(safety?.category).toBe(category)
  })

  it('a doubt is one quiet question beneath the answer', () => {
    const sure = resolved(threat, { me: 'Me' })
    const resolution = { ...sure, safety: { ...sure.safety!, tier: 1 as const } }
    const first = argumentFollowUp({ ...asked('How do I make up for it?'), resolution, me: 'Me' })
    expect(first.ask?.question).toMatch(/\?/)
    expect(first.response).not.toMatch(/\?$/)
  })
})
