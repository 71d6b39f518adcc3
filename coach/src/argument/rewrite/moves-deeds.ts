import { withoutSting } from './clean.ts'
import { fill, group, label, said, whenYouDid, type Move } from './move.ts'
import * as phrases from './phrases.ts'
import { isPast } from './verbs.ts'

const adv =
  '(?:(?:just|really|literally|honestly|actually|even|still|also|only|clearly|obviously|ever|so|such|always|being|such an?|an?|the|the most|most|too|fucking|bloody|absolute|absolutely|complete|total|totally|completely|little|real|right|pretty|quite|kind of|a bit of|acting like|acting so|acting|behaving like|nothing but|one|some|big|lazy|selfish|stupid|pathetic|lying|small-minded|nasty|spoilt|spoiled|old|cold|sad|miserable|entitled|crazy|useless) ){0,5}'

/** Deeds held against somebody, and hard words about oneself and the other. */
export const deeds: readonly Move[] = [
  [
    /^you(?:'ve| have)? (?:just )?(?:ruin|spoil|wreck|destroy)(?:ed)? it(?<rest> .+)?$/i,
    (hit) =>
      said(
        'feel',
        `I'm really sad about how it went${hit.groups?.['rest'] ? `,${withoutSting(` ${hit.groups['rest'].trim()}`) ? ` ${withoutSting(hit.groups['rest'])}` : ''}` : ''}.`,
      ),
  ],
  [
    /^you (?:ruin|spoil|wreck|destroy)(?:ed)? (?<rest>.+)$/i,
    (hit) =>
      said(
        'feel',
        /everything|it all|my life/.test(hit[0])
          ? "I'm really sad about how this went."
          : `I'm really sad about how ${group(hit, 'rest')} went.`,
        /everything|it all|my life/.test(hit[0])
          ? 'I had hoped for something else, and I am sad.'
          : `I had been looking forward to ${group(hit, 'rest')}.`,
      ),
  ],
  [
    /^you (?:treat|treated|use|used|see) me (?:like|as) (?<rest>.+)$/i,
    (hit) =>
      said(
        'feel',
        `I end up feeling like ${group(hit, 'rest')}.`,
        `I feel like ${group(hit, 'rest')}, and I don't want that.`,
      ),
  ],
  [
    /^(?:i'm|i am) (?:not|done being|sick of being) (?<rest>your (?:maid|mother|mum|mom|secretary|bank|servant|slave|taxi|chauffeur|cook|therapist|punching bag|doormat|atm|babysitter|cleaner|assistant|nurse|puppet|pa))(?: you know)?$/i,
    (hit) =>
      said(
        'feel',
        `I end up feeling like ${group(hit, 'rest')}.`,
        `I feel like ${group(hit, 'rest')} sometimes, and I don't want to be that.`,
      ),
  ],
  [
    /^i (?:really |fucking |literally )?(?:hate|can't stand|despise|regret (?:marrying|meeting|dating)|wish i(?:'d| had)? never (?:met|married)) (?:you|this family|us|being with you|living with you|the sight of you)\b.*$/i,
    (_, scene) =>
      said(
        'hurt',
        "I'm so angry right now that I can't feel anything else.",
        'I feel a long way from you right now.',
        `I'm more ${scene.feel()} than I can say.`,
      ),
  ],
  [
    /^i can'?t believe (?:that )?you(?:'d| would)? (?<rest>.+)$/i,
    (hit) =>
      said(
        'feel',
        `It really threw me that you ${/^can't believe you(?:'d| would)/i.test(hit[0].slice(2)) ? 'would ' : ''}${group(hit, 'rest')}.`,
        `I'm hurt that you ${/you(?:'d| would)/.test(hit[0]) ? 'would ' : ''}${group(hit, 'rest')}.`,
      ),
  ],
  [
    /^you (?:clearly |obviously |just |really )*(?:think|thought) you(?:'re| are| were) (?:so |better|too good|above|perfect|the only)(?<rest>.*)$/i,
    () => said('feel', 'I feel small next to you when we talk like this.', 'I want us to talk as equals about this.'),
  ],
  [
    /^you (?:clearly |obviously |just )*(?:think|thought) (?:that )?(?<rest>.+)$/i,
    (hit) =>
      said(
        'ask',
        `Do you really think ${group(hit, 'rest')}?`,
        `I'm guessing here: do you think ${group(hit, 'rest')}?`,
      ),
  ],
  [
    /^you (?:just |only |obviously |clearly )+(?:want|wanted|love|like) (?:to )?(?<rest>.+)$/i,
    () => said('ask', 'What is it that you want here?', "I can't tell what you want, and I'd like to."),
  ],
  [
    new RegExp(
      `^(?:god |wow |oh )?(?:you'?re|you are|you were|you've become|you can be|how can you be|stop being|don't be|how|that's|that is|what|you|i'm living with|i married|now you'?re|why are you|must you be|are you) ${adv}(?<rest>.{2,90})$`,
      'i',
    ),
    (hit, scene) => label(hit[0], scene),
  ],
  [/^(?<rest>\w+(?:,? \w+){0,3})$/i, (hit, scene) => label(group(hit, 'rest'), scene)],
  [
    /^(?:typical|unbelievable|classic|of course|shocker|what a surprise|surprise surprise|must be nice|lucky (?:me|you)|how (?:convenient|nice|lovely|thoughtful)|(?:oh )?(?:great|brilliant|lovely|wonderful|nice|cool|wow|amazing|perfect|fantastic)(?:,? (?:thanks|one|job|well done|another one).*)?|thanks (?:for nothing|a lot|so much)|well done|good for you|congratulations|no wonder .*|(?:saint|king|queen|princess|sir|mr|mrs|miss) \w+|in your dreams|as if|yeah right|sure you (?:did|do|are|will|were).*|oh there it is|get a medal|want a (?:medal|cookie)|poor (?:you|baby|thing)|enjoy your .*|father of the year.*|mother of the year.*)$/i,
    (_, scene) => said('hurt', ...fill(phrases.hurting[scene.style], scene)),
  ],
  [
    /^(?:do it yourself|sort it (?:out )?yourself|make (?:it|your own) .{0,20}|(?:figure|work) it out(?: yourself)?|you tell them|that's your (?:problem|job))$/i,
    (_, scene) => said('need', 'Can we share this one?', "I'd like us to do this together.", `I need ${scene.need()}.`),
  ],
  [
    /^(?:just )?stop (?<rest>\w+ing\b.*)$/i,
    (hit) => said('need', `I need you to stop ${group(hit, 'rest')}.`, `Please stop ${group(hit, 'rest')}.`),
  ],
  [
    /^don'?t you (?:ever |dare |even )+(?<rest>.+)$/i,
    (hit) =>
      said('need', `Please don't ${group(hit, 'rest')}. That hurts.`, `It hurts when you ${group(hit, 'rest')}.`),
  ],
  [
    /^(?:and |but |now |then )?you (?:just |then |also |even |only )?(?<verb>[a-z]+)(?<rest> .+)?$/i,
    (hit, scene) =>
      isPast((hit.groups?.['verb'] ?? '').toLowerCase())
        ? whenYouDid(withoutSting(`${hit.groups?.['verb']}${hit.groups?.['rest'] ?? ''}`), scene)
        : null,
  ],
]
