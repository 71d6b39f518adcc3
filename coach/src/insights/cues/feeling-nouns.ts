import type { Family } from '../../detectors/emotion-words.ts'

/** What people write into a field "emotions" that are no adjectives after "I feel". Our own list, a line a family. */
const table: Record<Exclude<Family, 'neutral'>, string> = {
  joy: 'joy happiness joyful joyous pride relief excitement fun hope calm peace peaceful contentment calmness lightness energised energized good great playful satisfied satisfaction better',
  love: 'love affection tenderness closeness warmth loving tender connected connection close trust',
  gratitude: 'gratitude thanks thankfulness appreciation',
  sadness:
    'sadness grief sorrow loneliness emptiness despair melancholy exhaustion tiredness fatigue heaviness depression bad numbness',
  hurt: 'hurt disappointment rejection betrayal pain dismissal neglect',
  anger: 'anger rage frustration resentment irritation annoyance jealousy envy bitterness fury irritable grumpy',
  fear: 'fear anxiety worry stress panic dread nerves tension unease insecurity pressure uneasiness',
  shame: 'shame guilt embarrassment humiliation regret inadequacy',
  surprise: 'surprise confusion shock disbelief uncertainty doubt unsure uncertain',
}

export const feelingNouns: ReadonlyMap<string, Family> = new Map(
  (Object.entries(table) as [Family, string][]).flatMap(([family, line]) =>
    line.split(' ').map((word): [string, Family] => [word, family]),
  ),
)

/** How a family is called in a sentence about several entries. */
export const familyNames: Record<Family, string> = {
  joy: 'gladness',
  love: 'love',
  gratitude: 'gratitude',
  sadness: 'sadness',
  hurt: 'hurt',
  anger: 'anger',
  fear: 'worry',
  shame: 'shame or guilt',
  surprise: 'confusion',
  neutral: 'calm',
}
