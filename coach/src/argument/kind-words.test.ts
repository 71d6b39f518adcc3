import { beforeAll, describe, expect, it } from 'vitest'
import { resolved } from '../evals/resolved.ts'

// The first reading of all loads what every later one has at hand.
beforeAll(() => void resolved('Al: hi\nBo: hi'), 60_000)

const better = (text: string) => resolved(text).resolvedConversation

describe('what no better version keeps', () => {
  it.each([
    ["Ann: are you even here\nBob: I'm here. stay off my case will you", /off my case/i],
    ['Ann: you forgot\nBob: I heard you. get off my back ok', /off my back/i],
    ["Mum: You're thirty and you can't hold down a job\nLeo: I'm trying", /hold down a job/i],
    ["Mum: Look at you, you can't keep a girlfriend\nLeo: thanks mum", /keep a girlfriend/i],
  ])('%s', (text, gone) => expect(better(text)).not.toMatch(gone))
})

it('no age is left standing alone where the reproach is gone', () =>
  expect(better("Mum: You're thirty and you can't hold down a job\nLeo: I'm trying")).not.toMatch(
    /Mum: You're thirty\.?\n/,
  ))

describe('what is no offer, no wish and no theme', () => {
  it.each(['I could strangle you lol', 'I could murder that dog haha', 'I might scream in a minute'])(
    'nobody offers anything with "%s"',
    (line) => expect(resolved(`Ann: you ate my yoghurt\nBob: ${line}\nAnn: ha`).turns[1]?.acts).not.toContain('offer'),
  )

  it('whoever asks "do you think I want" asks for nothing of it', () => {
    const said = JSON.stringify(
      resolved(
        'Ann: you never get up with him\nBob: Do you honestly think I want to be up at 3am changing sheets?\nAnn: I want you to wake me',
      ).analysis,
    )
    expect(said).not.toMatch(/asking for is what I said: [^.]*3am/)
  })

  it.each([
    ["Ann: what is it\nBob: That I'm not a terrible cook?", /home|house/i],
    ["Ann: can you please not smoke in the car\nBob: it's my car too", /drink/i],
  ])('%s', (text, theme) => expect(resolved(text).analysis.conflictType).not.toMatch(theme))
})
