import { aloneAsks, lastAsks, plainAsk } from '@mallama/contracts/mediation-words'
import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { played, type Moment } from './mediations/played.ts'
import { plots } from './mediations/plot.ts'
import { told as written } from './mediations/told.ts'
import { openWorld, type TestWorld } from './world.ts'

const file = new URL('../../docs/evidence/mediations.md', import.meta.url)

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const head = `# Ten mediations

Each was held through the product's own calls (\`server/test/mediations.test.ts\`: an account each, an invitation each, one call for each thing somebody does), from the plots in \`server/test/mediations/*.txt\`. No language model, no network, nothing touched up by hand; the same plots always give the same text, and the test fails when this file is not what the product says. \`WRITE_EVIDENCE=1 npx vitest run --root server test/mediations.test.ts\` writes it.

The people are made up, and their words were written by who built the room; where it refused a line, the next was written in view of that, and the end of the eighth was written anew after a first play. Beside each thing stands who saw it: "to both" and "to all" only where every one of them was sent it. Times count from the invitation. Of what a page shows, only what was not there before is told. A page names nobody as the one who is waited for: "Your turn" and the one thing to do stand only where it is one's own. "My private room", "I need a break" and "Help now" are in reach of everyone. Above each private room stands "Only you can see this room"; the first words in it say that Mallama shows it to nobody and that the others are not told that one writes there, and who can read it all the same.

Before each yes to the ground rules and each "Go on" everyone is asked the same, alone, by button (Yes, No, Not sure), after the page has asked whether anybody is beside them or able to see the screen:

${aloneAsks.map(({ ask }) => `- ${ask}`).join('\n')}

Before each yes to an agreement they are asked two others:

${lastAsks.map(({ ask }) => `- ${ask}`).join('\n')}

Whoever is not sure of something is asked one more: "${plainAsk.ask}" Where nothing else stands here, they said what is calm: yes to the first, no to the others. Hannah does so because he stands behind her. Where all of them live in one country, it stands in their accounts, and help is of that country.

Four harmless lines were taken for danger by the safety screen (in the first, fourth, ninth and tenth mediation). They stand here as it happened: nothing of them crossed, the others saw nothing, and their writers went on by saying so.`

/** What was said to the coach alone is in nothing that anybody else is sent. */
function nothingCrossed(moments: readonly Moment[]): void {
  // A plain yes or no stands in other words as well.
  const told = moments.filter(({ line: { verb, words } }) => verb === 'privately' && words.length > 20)
  for (const { line } of told)
    for (const { seen } of moments)
      for (const [name, room] of seen) if (name !== line.who) expect(JSON.stringify(room)).not.toContain(line.words)
}

test(
  'ten mediations through the API, word for word what docs/evidence/mediations.md shows, and nothing private in any',
  { timeout: 300_000 },
  async () => {
    const parts: string[] = []
    for (const plot of plots()) {
      const began = world.now
      const moments = await played(world, plot)
      nothingCrossed(moments)
      parts.push(written(plot, moments, began))
    }
    expect(parts).toHaveLength(10)
    const text = `${head}\n\n${parts.join('\n\n')}\n`
    if (process.env['WRITE_EVIDENCE']) writeFileSync(file, text)
    expect(text).toBe(readFileSync(file, 'utf8'))
  },
)
