import { describe, expect, test } from 'vitest'
import { blocksOf, quotedFrom, type Block } from './quotes.ts'

const evidence = [{ quote: 'he forgot again' }, { quote: 'again' }]
const words = (blocks: Block[]) =>
  blocks.map((block) => (block.kind === 'said' ? block.text : block.pieces.map(({ text }) => text).join(''))).join(' ')

describe("the person's words in a reply", () => {
  test('stand alone where they open it', () => {
    expect(blocksOf('“he forgot again” The “again” sounds heavy.', evidence)).toEqual([
      { kind: 'said', text: '“he forgot again”' },
      {
        kind: 'text',
        pieces: [
          { kind: 'text', text: 'The ' },
          { kind: 'quoted', text: '“again”' },
          { kind: 'text', text: ' sounds heavy.' },
        ],
      },
    ])
  })
  test('stay in a sentence that goes on', () => {
    const [block] = blocksOf('"he forgot again" is a heavy thing to write.', evidence)
    expect(block?.kind).toBe('text')
  })
  test('are only those that the evidence names', () => {
    expect(blocksOf('“I never said this” and more.', evidence)).toEqual([
      { kind: 'text', pieces: [{ kind: 'text', text: '“I never said this” and more.' }] },
    ])
    expect(blocksOf('he forgot again, you wrote.', evidence)).toHaveLength(1)
    expect(blocksOf('Hello.')).toEqual([{ kind: 'text', pieces: [{ kind: 'text', text: 'Hello.' }] }])
  })
  test('are known before the evidence has come', () => {
    const reply = '“he forgot again” You said "again". “Never mind” is not yours.'
    expect(quotedFrom('And he forgot again.', reply)).toEqual([{ quote: 'he forgot again' }, { quote: 'again' }])
  })
  test.each([
    '“he forgot again.” It was late.',
    'You said "he forgot again", and "again" is the word.\n\n"he forgot again"\nThat is all.',
    '"again" "again" Again?',
    '“he forgot again”!',
    '',
  ])('never change the reply: %j', (reply) => {
    expect(words(blocksOf(reply, evidence)).replace(/\s+/g, ' ')).toBe(reply.replace(/\s+/g, ' '))
  })
})
