import type { StrainKind } from './cues/strains.ts'
import type { StrengthKind } from './cues/strengths.ts'
import type { Telling } from './description.ts'

/**
 * What is said about each thing a description tells, in the writer's own words (`{q}`), and one doable thing for each
 * strain. The steps follow the antidotes of Gottman and Silver (1999); what the writer does is answered by what the
 * writer can do, and what the other does by what can be asked of them.
 */
export const strengthWords: Record<StrengthKind, readonly string[]> = {
  trust: ['You can rely on something here: {q}.', 'There is trust to build on: {q}.'],
  appreciation: ['Somebody is seen and liked: {q}.', 'There is warmth in the small things: {q}.'],
  repair: ['You find a way back to each other: {q}.', 'When it goes wrong, somebody mends it: {q}.'],
  support: ['Help comes when it is needed: {q}.', 'There is somebody there when it counts: {q}.'],
  commitment: ['This has lasted and is wanted: {q}.', 'You both keep showing up: {q}.'],
  fun: ['There is lightness between you: {q}.', 'You can enjoy each other: {q}.'],
}
export const pastStrength = 'There was something good, and you still name it: {q}.'

type Actor = Telling<string>['actor']
type ByActor = Record<'writer' | 'other', readonly [area: string, step: string]>

export const strainWords: Record<StrainKind, ByActor> = {
  criticism: {
    writer: [
      'Your own share in the heat, which you name yourself: {q}.',
      'For {q}: choose one moment this week to stop halfway and say what you need instead of what is wrong. "I need ten minutes" counts.',
    ],
    other: [
      'Friction that keeps coming back: {q}.',
      'For {q}: bring it up once, at a calm time, as one event with one wish: what happened, what it was like for you, and what you would like next time.',
    ],
  },
  withdrawal: {
    writer: [
      'Something you hold back: {q}.',
      'For {q}: pick the smallest true sentence you have not said, and say or write only that one. It does not have to be the whole of it.',
    ],
    other: [
      'Distance, or silence where you would want words: {q}.',
      'For {q}: ask for a short, fixed time instead of a big talk, for example fifteen minutes on a walk, and begin with a thing you miss rather than a thing that is lacking.',
    ],
  },
  contempt: {
    writer: [
      'Words that put the other one down: {q}.',
      'For {q}: say to them that you heard yourself, and put in its place the complaint that was underneath.',
    ],
    other: [
      'Being put down: {q}.',
      'For {q}: you may stop it there and then with one plain sentence, "Please don\'t speak about me like that", and leave the room if it goes on. Notice whether it is respected.',
    ],
  },
  betrayal: {
    writer: [
      'Something kept hidden, by your own account: {q}.',
      'For {q}: decide whom you would tell first, and what you would want to have said by the end of that talk. Telling it yourself is different from its being found.',
    ],
    other: [
      'Trust that was broken: {q}.',
      'For {q}: before anything can be patched, write down what you would need to know and what would have to change for you to rely on them again. Then ask for that, and watch what they do rather than what they say.',
    ],
  },
  worry: {
    writer: [
      'A worry you carry: {q}.',
      'For {q}: tell one person about it this week, in one sentence, without asking them to take it away. If the other one is safe to tell, it can be them.',
    ],
    other: [
      'Something that weighs on you: {q}.',
      'For {q}: name it to yourself as it is first, and then decide whether it wants an answer from them or from you.',
    ],
  },
}

/** For what was good and is over: the area and the step. */
export const missedWords = [
  'Something you had together, and miss: {q}.',
  'For {q}: propose it once, small and dated, the way you would to someone you have just met. An invitation is easier to answer than a reproach.',
] as const

/** For a second area of the same kind, so that no two say the same. */
export const againWords: Record<StrainKind, ByActor> = {
  criticism: {
    writer: [
      'A moment you would rather have had otherwise: {q}.',
      'For {q}: say the short version of sorry for that one moment, without a but, and leave the rest for another day.',
    ],
    other: [
      'Another sore point: {q}.',
      'For {q}: find out whether it is about the thing or about being asked. "What bothers you most about it?" and then let them finish.',
    ],
  },
  withdrawal: {
    writer: [
      'A place where you step back: {q}.',
      'For {q}: next time, say that you are stepping back and when you will be there again. It costs one sentence, and the other one does not have to guess.',
    ],
    other: [
      'Something that you miss: {q}.',
      'For {q}: propose it once, small and dated, the way you would to someone you have just met. An invitation is easier to answer than a reproach.',
    ],
  },
  contempt: {
    writer: [
      'A sharp word of yours: {q}.',
      'For {q}: tell them one thing you respect in them, and mean it. It does not undo the word, and it changes what comes next.',
    ],
    other: [
      'Not being taken seriously: {q}.',
      'For {q}: tell it to someone outside, in exactly these words, and see what they hear in it. It is easy to get used to a tone.',
    ],
  },
  betrayal: {
    writer: [
      'Something you have not said: {q}.',
      'For {q}: write down what you are protecting by not saying it, and whom. That tends to show whether it wants to be said.',
    ],
    other: [
      'Another promise that did not hold: {q}.',
      'For {q}: until it is answered, keep what is yours within your own reach: money, papers, and what you tell.',
    ],
  },
  worry: {
    writer: [
      'A thought that comes back to you: {q}.',
      'For {q}: note when it comes, for a week: the hour, and what happened just before. Patterns are easier to change than feelings.',
    ],
    other: [
      'Something not settled: {q}.',
      'For {q}: ask yourself what would be different in a month if it were settled, and tell them that picture rather than the complaint.',
    ],
  },
}

export const side = (actor: Actor): 'writer' | 'other' => (actor === 'writer' ? 'writer' : 'other')

/** In place of every other step where somebody is being hurt or frightened: nothing that asks for more patience. */
export const safetyWords = {
  area: 'This is about your safety rather than about how you two talk: {q}.',
  step: "About {q}: tell one person you trust, or one of the services below, exactly that. You don't have to know what to do next, and being gentler or clearer is not what would make it stop.",
  child:
    'About {q}: tell an adult outside the home, such as a teacher or a doctor, or one of the services below. It is not your job to make it stop by being better, and telling is not betraying anyone.',
  other:
    "About {q}: talk it over with someone outside this relationship first. Bringing it up alone with them may not be safe, and you don't owe anyone that talk.",
}
