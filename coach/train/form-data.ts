import * as labelled from '../src/evals/labelled.ts'
import { aroundWord, tokensIn } from '../src/read/laid.ts'
import { type Form } from '../src/read/labels.ts'
import { forms } from './labels.ts'
import { messageFiles, received, rows, train } from './read-data.ts'
import { inParts } from './read-parts.ts'
import type { Example } from './task.ts'

/** Words that are one thing alone. */
const plain: Readonly<Record<string, readonly [Form, boolean]>> = {
  ...Object.fromEntries(['his', 'their', 'our', 'my'].map((it) => [it, ['owner', true] as const])),
  ...Object.fromEntries(['him', 'them', 'us', 'me'].map((it) => [it, ['owner', false] as const])),
  ...Object.fromEntries(
    ['i', 'we', 'you', 'they'].flatMap((who) => [
      [`${who}'ve`, ['has', true]],
      [`${who}'${who === 'i' ? 'm' : 're'}`, ['has', false]],
    ]),
  ),
}

/** Lines written for this, of what is rare in the others. */
const OWN = 'p0'

/** Each of them in what people wrote, with what stands around it. */
function formExamples(): Example[] {
  const lines = [
    ...[labelled.newLines(), labelled.intentLines(), labelled.tellingLines()].flatMap((it) => it.filter(train)),
    ...[labelled.goalLines(), labelled.tieLines(), labelled.aboutLines(), labelled.factLines()].flat(),
    ...messageFiles.flatMap(([by, file]) => received(file).map(({ text }) => ({ t: text, by }))),
    ...labelled.quarrelTurns().map(({ text, by }) => ({ t: text, by })),
    ...rows('forms.txt').map((t) => ({ t, by: OWN })),
  ]
  return [...new Map(lines.map(({ t, by }) => [t, by]))].flatMap(([text, by]) => {
    const tokens = tokensIn(text)
    return tokens.flatMap((token, at): Example[] => {
      const [form, holds] = plain[token.toLowerCase()] ?? []
      const want = forms.map((it) => (it === form ? Number(holds) : null))
      return form ? [{ told: aroundWord(tokens, at), by, weight: by === OWN ? 3 : 1, want }] : []
    })
  })
}

export const formRecipe = {
  groups: [{ name: 'form', labels: forms, one: false }],
  most: 8000,
  penalty: 0.3,
  rarest: 2,
  rounds: 10,
  examples: formExamples,
  parts: inParts(6),
}
