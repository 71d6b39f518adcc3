import { expect, test } from 'vitest'
import { readTurn } from '../detectors/turn.ts'
import { moveOf } from './move.ts'
import { stanceOf } from './stance.ts'

test.each(['She is a lazy snake and I hope you lose it all.', 'You are a pathetic worm.'])(
  'names and ill wishes are power, and met as an attack: %s',
  (text) => {
    const reading = readTurn(text)
    expect(stanceOf(reading)).toBe('power')
    expect(moveOf(reading, 'power')).toBe('attack')
  },
)
