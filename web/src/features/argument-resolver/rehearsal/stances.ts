import type { RehearsalLine } from '@mallama/contracts/tools'

export type Stance = RehearsalLine['labels']['stance']

interface StanceWords {
  name: string
  /** The same in plain words. */
  plain: string
  does: string
}

/** What a line in a quarrel can stand on (Ury, Brett and Goldberg 1988). */
export const stances: Record<Stance, StanceWords> = {
  interests: {
    name: 'Interests',
    plain: 'what matters',
    does: 'It is about what matters to you or to them, and there is something in it to answer.',
  },
  rights: {
    name: 'Rights',
    plain: 'who is right',
    does: 'It leans on what is fair, owed or agreed, and that is what gets argued about.',
  },
  power: {
    name: 'Power',
    plain: 'who is stronger',
    does: 'It pushes, and leaves the other person to give in or hit back.',
  },
}
