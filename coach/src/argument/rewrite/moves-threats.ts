import { fill, drop, first, group, said, type Move } from './move.ts'
import * as phrases from './phrases.ts'
import { isPlainForm, wished } from './verbs.ts'

const weOf = (words: string) =>
  /^(?:me|us|i)$/i.test(words)
    ? words.toLowerCase()
    : /^your own (?:family|kids|children|wife|husband|\w+)$|^(?:your|the) (?:family|kids|children)$/i.test(words)
      ? 'us'
      : words

/** Threats, ultimatums, and comparisons with somebody else. */
export const threats: readonly Move[] = [
  [
    /^if (?:this|that|it) (?:ever )?(?:happens|goes on|continues|carries on)(?: (?:again|once more|one more time|like this))?,? .+$/i,
    () => said('need', 'I need this not to happen again.', "I'm worried about it happening again."),
  ],
  [
    /^(?:just |exactly )+like (?:your|my) (?:mum|mom|mother|dad|father|sister|brother|ex|parents|family)$/i,
    () => drop(),
  ],
  [/^at least i (?<rest>.+)$/i, (hit) => said('say', `I ${group(hit, 'rest')}.`)],
  [
    /^if you(?:'re| are|r) not (?<rest>[^,]+?),? (?:then )?(?:you can|you could|i'm|i am|i'll|i will|we're|it's|don't|there)\b.*$/i,
    (hit) =>
      said(
        'need',
        `I really need you to be ${group(hit, 'rest')}.`,
        `Please be ${group(hit, 'rest')}. It matters a lot to me.`,
      ),
  ],
  [
    /^you (?:care|love|like|value) (?:more )?about (?<rest>.+?) (?:more )?than (?<we>.+)$/i,
    (hit) =>
      said(
        'need',
        `I want ${weOf(group(hit, 'we'))} to matter to you as much as ${group(hit, 'rest').replace(/ more$/, '')}.`,
        'I miss you when that comes first.',
      ),
  ],
  [
    /^(?:then )?(?:you )?(?:can |could )?(?:just )?(?:forget about|say goodbye to|kiss) (?<rest>.+?)(?: goodbye)?$/i,
    (_, scene) => said('need', `I need ${scene.need()}.`, 'This matters a lot to me.'),
  ],
  // Threats and ultimatums: the need under them.
  [
    /^(?:if you (?:don't|do not|won't|can't|cannot)) (?<rest>[^,]+?)(?:,| then| i'?m| i am| i'?ll| i will| we'?re| it'?s| you can| don't| there) ?.*$/i,
    (hit) =>
      said(
        'need',
        `I really need you to ${wished(group(hit, 'rest'))}.`,
        `It matters a lot to me that you ${wished(group(hit, 'rest'))}.`,
        `Please ${wished(group(hit, 'rest'))}. It matters so much to me.`,
      ),
  ],
  [
    /^if you (?<rest>[^,]+?)(?:,| then| (?=i'?m\b|i am|i'?ll\b|i will|we'?re\b|it'?s over|don't)) ?.*$/i,
    (hit) =>
      said(
        'feel',
        isPlainForm(first(group(hit, 'rest'))) && `I don't want you to ${group(hit, 'rest')}. It matters a lot to me.`,
        `I'm scared of what happens to us if you ${group(hit, 'rest')}.`,
      ),
  ],
  [
    /^(?:either )?(?:you )?(?<rest>.{3,80}?),? or (?:else|i'?m (?:done|leaving|gone|out|\w+ing)|i'?ll (?:leave|go|tell|move|call|take|pack|find)|i will|we'?re (?:done|over|finished|through)|it'?s over|we break up|you can (?:leave|go|find|move|pack|get))\b.*$/i,
    (hit) => {
      const want = wished(group(hit, 'rest').replace(/^you (?:either |need to |have to |better |had better )?/i, ''))
      return isPlainForm(first(want))
        ? said('need', `Please ${want}. It matters a lot to me.`, `I really need you to ${want}.`)
        : null
    },
  ],
  [
    /^(?:(?:i think |maybe )?(?:i want|i'm getting|let's get|we should get) a divorce|(?:then |maybe )?(?:we'?re|this is|it'?s|we are) (?:so )?(?:done|over|finished|through)|i'?m leaving(?: you)?|i want (?:out|to break up)|i'?ll (?:just )?(?:leave|pack|move out|find (?:someone|somebody) (?:else|better)).*|maybe (?:we|i) should(?: just)? (?:break up|leave|end (?:it|this)|split|go to my|move|pack|take \w+ and).*|you'?ll (?:regret|be sorry|pay|see|be hearing from).*|see (?:how|if) you like.*|watch (?:me|what happens|yourself|it).*|don't (?:bother|even think about|expect me).*|try me|don't tempt me|i (?:can't|cannot|won't) (?:do|take|live with) (?:this|it|like this)(?: any ?more| anymore)?|last (?:chance|warning)|this is your (?:last|final) (?:chance|warning).*|i swear to god.*|(?:or|and) you can (?:leave|go|get out|find).*)$/i,
    (_, scene) => said('need', ...fill(phrases.scared[scene.style], scene)),
  ],
  // Comparisons with a third person.
  [
    /^(?:you'?re|you are|you sound|you act|you look|now you'?re|god you'?re) (?:just |exactly |getting |becoming |turning )*(?:like|into) (?:your|my) (?:\w+ )?\w+$/i,
    (_, scene) =>
      said(
        'hurt',
        `I get ${scene.feel()} when we end up here.`,
        "I'm scared that we go round in the same circle.",
        scene.matter && `It worries me when ${scene.matter} goes like this.`,
      ),
  ],
  [
    /^(?:even|at least|my ex|my friends?'?s? (?:husband|wife|boyfriend|girlfriend)|other (?:husbands|wives|people|couples|parents|mums|moms|dads|guys|girls|men|women)|everyone else(?:'s)?|normal people|a (?:real|normal|decent) (?:man|woman|husband|wife|mother|father|partner|friend|person|boyfriend|girlfriend)|anyone else|your (?:brother|sister))\b.*$/i,
    (_, scene) => said('hurt', ...fill(phrases.hurting[scene.style], scene)),
  ],
  [
    /^(?:everyone|everybody|they all|all (?:my|our|your) friends|your own \w+|my (?:mum|mom|mother|sister|friends?|brother|dad|family)|even your \w+) (?:thinks?|says?|said|knows?|agrees?|sees?|warned|told|can see|was right|were right|hates?)\b.*$/i,
    () =>
      said(
        'hurt',
        'This is how I see it, and I want to hear how you do.',
        "I'm only speaking for myself here, and it matters to me.",
      ),
  ],
  [
    /^(?:my|your) (?:mum|mom|mother|sister|friends?|brother|dad|father|family|therapist) (?:was|were|is|are) right(?: about you)?.*$/i,
    () => drop(),
  ],
]
