import { behind } from './labels.ts'
import { first, group, said, type Move } from './move.ts'
import { isPlainForm, wished } from './verbs.ts'

/** Questions that accuse. */
export const questions: readonly Move[] = [
  [
    /^why don'?t you (?:just )?(?:go (?:and )?)?(?:marry|move in with|live with|be with|date|call|ask) (?<rest>\w+)(?: then| instead)?$/i,
    () => said('hurt', 'I feel compared, and it hurts.', "I can't win against that, and it makes me sad."),
  ],
  [
    /^are you even (?:capable|able|trying|listening|awake|paying attention|qualified|aware)\b.*$/i,
    () => said('ask', 'What would help you with this?', 'What got in the way?', 'What do you need for it?'),
  ],
  [
    /^what do you (?:even |actually )?do (?:all day|around here|in this house|here)(?: anyway)?$/i,
    () => said('ask', 'What are your days like at the moment?', 'What did your day look like?'),
  ],
  [
    /^(?:are you (?:seriously|really|actually|honestly)|so you(?:'re| are) (?:seriously|really)) (?<rest>\w+ing\b.+)$/i,
    (hit) =>
      said(
        'ask',
        `Is it really about ${group(hit, 'rest')} for you?`,
        "I don't see yet where this comes from. What is it for you?",
        'What is this about for you?',
      ),
  ],
  [
    /^what (?:was i supposed to do|do you want (?:from me|me to do)|am i supposed to do|else (?:was|could) i.*)$/i,
    () => said('own', "I didn't know what else to do.", 'I was at a loss.'),
  ],
  // Questions that accuse.
  [
    /^(?:why|how come) (?:can't|don't|won't|couldn't|can you not|do you never|would you never) ?(?:you )?(?:(?:ever|just|even|for once|at least|never|simply) )*(?<rest>.+)$/i,
    (hit) =>
      isPlainForm(first(group(hit, 'rest')))
        ? said(
            'ask',
            `Could you ${wished(group(hit, 'rest'))}?`,
            `What makes it hard to ${wished(group(hit, 'rest'))}?`,
            `I need you to ${wished(group(hit, 'rest'))}.`,
          )
        : null,
  ],
  [
    /^why (?:do|must|would|are|did|have) you (?:(?:always|constantly|have to|even|just|never|keep|got to|gotta|need to) )+(?<rest>.+)$/i,
    (hit, scene) => {
      const words = group(hit, 'rest').replace(/\beven\b ?/, '')
      if (/^be\b/i.test(words) || behind(words))
        return said('ask', "What's going on for you?", 'Can you tell me what it is?')
      return first(words).endsWith('ing')
        ? said('ask', `What makes you keep ${words}?`, `I feel ${scene.feel()} when you keep ${words}.`)
        : said(
            'ask',
            `Can you help me see why you ${words}?`,
            `What's going on for you when you ${words}?`,
            `I find it hard when you ${words}.`,
          )
    },
  ],
  [
    /^(?:what(?:'s| is| the \w+ is) (?:even |actually )?(?:wrong|the matter|your (?:problem|issue|deal)) ?(?:with you)?|what's your (?:problem|deal|damage)|are you (?:even )?(?:crazy|insane|stupid|mental|mad|deaf|blind|thick|for real|serious|kidding(?: me)?|joking)|(?:seriously|really)|do you (?:even )?(?:hear|listen to) yourself|who (?:does|raised|do you think).{0,30}|how (?:dare you|stupid|dumb|thick|selfish|lazy) .{0,40})$/i,
    () =>
      said(
        'ask',
        "What's going on for you?",
        "I don't understand this yet. Tell me?",
        'What happened there, from your side?',
      ),
  ],
  [
    /^(?:do|did) you (?:even|ever|actually) (?:care|think|love me|like me|listen|want (?:this|me))(?<rest>.*)$/i,
    (hit) =>
      said(
        'ask',
        `I need to know that this matters to you. Does it?`,
        `Does this matter to you${group(hit, 'rest') ? '' : ' too'}?`,
      ),
  ],
  [
    /^how (?:could|can) you (?:even |just |possibly )?(?<rest>.+)$/i,
    (hit) =>
      isPlainForm(first(group(hit, 'rest')))
        ? said(
            'feel',
            `It hurts that you could ${group(hit, 'rest')}.`,
            `I don't understand how it came to that, and it hurts.`,
          )
        : null,
  ],
  [
    /^how many (?:more )?times (?:do|did|have|must) (?:i|we) (?:have|got|need)? ?(?:to )?(?<rest>.*)$/i,
    (hit) =>
      said(
        'feel',
        `I've brought this up before, and it still matters to me.`,
        isPlainForm(first(group(hit, 'rest'))) && `I don't want to have to ${group(hit, 'rest')} again.`,
      ),
  ],
]
