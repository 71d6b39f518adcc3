import { first, group, said, whenYou, wishFor, never, always, type Move } from './move.ts'
import { isPlainForm, wished } from './verbs.ts'

const you = '(?:you|you guys|u)'

/** The person judged instead of the act: always, never, and names. */
export const verdicts: readonly Move[] = [
  [
    /^i(?:'m| am) (?:so |just |really )?(?:sick and tired|sick|tired|fed up) (?:of|with) (?<rest>.+)$/i,
    (hit) =>
      /^(?:you|it|this|u)$/.test(group(hit, 'rest'))
        ? said('feel', "I'm worn out by this.", "I'm tired, and I need this to change.")
        : said(
            'feel',
            `I'm worn out by ${group(hit, 'rest').replace(/^you (?=\w+ing)/, 'you ')}.`,
            `I'm tired, and ${group(hit, 'rest')} is too much for me.`,
          ),
  ],
  [
    /^you have no (?:idea|clue) (?<rest>(?:how|what|why) .+)$/i,
    (hit) => said('need', `I want you to know ${group(hit, 'rest')}.`, `I'd like to tell you ${group(hit, 'rest')}.`),
  ],
  [
    /^you'?re the one (?:who(?:'s| is)|that(?:'s| is)) (?:always )?(?<rest>(?:on|at|in|out|with|late|never|\w+ing)\b.*)$/i,
    (hit, scene) => whenYou(`are ${group(hit, 'rest')}`, scene),
  ],
  [
    /^(?:and |so |now )?you make me (?:feel |look )(?<rest>.+)$/i,
    (hit) => said('feel', `I feel ${group(hit, 'rest')}.`, `I end up feeling ${group(hit, 'rest')}.`),
  ],
  [
    /^you can'?t do anything right(?: can you)?$|^(?:can't you do anything right|you mess everything up|you always mess (?:it|everything) up|you screw everything up)$/i,
    (_, scene) =>
      said(
        'hurt',
        scene.matter && `I'm really ${scene.sore()} about ${scene.matter}.`,
        scene.matter && `I'd counted on ${scene.matter} so much.`,
        "I'm so disappointed I don't know where to put it.",
      ),
  ],
  [
    /^(?:you can'?t|you cannot) (?:ever |even )?say no to (?<rest>.+)$/i,
    (hit) =>
      said(
        'need',
        `I need you to say no to ${group(hit, 'rest')} sometimes.`,
        `I find it hard when you don't say no to ${group(hit, 'rest')}.`,
      ),
  ],
  [/^at least i (?<rest>.+)$/i, (hit) => said('say', `I ${group(hit, 'rest')}.`)],
  [
    /^(?:nothing|not one thing|nothing that) (?:i|she|he|we|they) (?:ever )?(?:does?|say|says?) is (?:ever )?(?:good )?enough(?: for you)?$/i,
    () => said('feel', 'I want to feel that it is enough sometimes.', "I'd like to hear it when something was good."),
  ],
  [
    /^(?:and )?you(?:'ve| have) (?:always )?(?:hated|had it in for|never liked) (?<rest>.+)$/i,
    (hit) =>
      said(
        'ask',
        `It's hard for me that you and ${group(hit, 'rest').replace(/ (?:since|from) .*$/, '')} don't get on.`,
        `I'd like you to give ${group(hit, 'rest').replace(/ (?:since|from) .*$/, '')} a chance.`,
      ),
  ],
  [
    /^(?:because )?(?:she|he)'?s (?:a |such a |so )*(?:nightmare|witch|monster|bitch|cow|controlling|horrible|rude|awful|toxic|impossible)\b.*$/i,
    (hit) =>
      said(
        'feel',
        `I find it really hard with ${/^(?:because )?she/i.test(hit[0]) ? 'her' : 'him'}.`,
        `It's a lot for me, with ${/^(?:because )?she/i.test(hit[0]) ? 'her' : 'him'}.`,
      ),
  ],
  // The person judged instead of the act.
  [
    new RegExp(
      `^(?:and |but |because )?(?:${you})(?:'ve| have)? (?:(?:just|really|literally|even|honestly|clearly|obviously) )*(?:never|don't ever|can't ever|hardly ever|not once) (?:(?:even|once|just|actually|really|bother to|bothered to|want to|seem to) )*(?<rest>.+)$`,
      'i',
    ),
    (hit) => never(group(hit, 'rest')),
  ],
  [
    new RegExp(
      `^(?:${you}) (?:(?:just|really|literally) )*(?:always|constantly|forever|every single time|every time) (?:(?:just|have got to) )*(?<rest>.+)$`,
      'i',
    ),
    (hit, scene) => always(group(hit, 'rest'), scene),
  ],
  [
    new RegExp(`^(?:and )?(?:${you}) keep(?:s)? (?:on )?(?<rest>\\w+ing\\b.*)$`, 'i'),
    (hit, scene) => whenYou(`keep ${group(hit, 'rest')}`, scene),
  ],
  [
    /^(?:you'?re|you are) (?:always|constantly|forever) (?<rest>(?:on|at|in|out|with|late|busy|tired|gone|away|\w+ing)\b.*)$/i,
    (hit, scene) => whenYou(`are ${group(hit, 'rest')}`, scene),
  ],
  [
    /^(?:you'?re|you are) never (?<rest>.+)$/i,
    (hit) =>
      /^(?:happy|satisfied|pleased|content)/.test(group(hit, 'rest'))
        ? said('feel', 'I want to feel that what I do is enough.', 'I never know if what I did was all right for you.')
        : said(
            'need',
            `I'd like you to be ${wished(group(hit, 'rest'))} more.`,
            `I miss you when you're not ${wished(group(hit, 'rest'))}.`,
          ),
  ],
  [
    /^(?:you|all you) (?:only|just) (?:ever )?(?:care|think|thought|cared) about (?<rest>.+)$/i,
    (hit) =>
      said(
        'need',
        /yourself/i.test(hit[0])
          ? 'I want my side to count in this too.'
          : `I want to matter to you as much as ${group(hit, 'rest')}.`,
        'I need to know that I matter to you.',
      ),
  ],
  [
    /^you (?:care|love|like) (?:more about )?(?<rest>.+?) (?:more )?than (?:me|us|you do me|you love me|about me)$/i,
    (hit) =>
      said(
        'need',
        `I want to matter to you as much as ${group(hit, 'rest').replace(/ more$/, '')}.`,
        'I miss being the one you look forward to.',
      ),
  ],
  [
    /^(?:all you (?:ever )?do is) (?<rest>.+)$/i,
    (hit, scene) => (isPlainForm(first(group(hit, 'rest'))) ? whenYou(group(hit, 'rest'), scene) : null),
  ],
  [
    /^you (?:really |just |actually )?don'?t (?:even |really )?(?:care|give a \w+)(?: about (?<rest>.+))?$/i,
    (hit) =>
      said(
        'need',
        group(hit, 'rest') && !/\b(?:any\w*|nothing|no ?one|nobody|except|but|yourself)\b/i.test(group(hit, 'rest'))
          ? `I need to know that ${group(hit, 'rest')} ${/^(?:me|us)$/.test(group(hit, 'rest')) ? 'still matter' : 'matters'} to you.`
              .replace('that me still matter', 'that I matter')
              .replace('that us still matter', 'that we matter')
          : 'I need to know that this matters to you.',
      ),
  ],
  [
    /^you (?:really |just )?don'?t (?:even |really )?(?:respect|love|trust|want|like|miss) me(?<rest>.*)$/i,
    (hit) =>
      said(
        'need',
        /respect/.test(hit[0])
          ? 'I want us to speak to each other with respect.'
          : /trust/.test(hit[0])
            ? "I'd like to feel trusted."
            : 'I need to hear that you still want this.',
      ),
  ],
  [
    /^you (?:really |just )?(?:don'?t|didn'?t|won'?t|can'?t|couldn'?t) (?:even |ever |just )*(?:get|understand|see|hear) ?(?:it|me|that|what)?(?<rest>.*)$/i,
    () => said('feel', "I don't think I've got across how this is for me.", 'I want you to know how this is for me.'),
  ],
  [
    /^you (?:couldn'?t|could not|can'?t|cannot) (?:even|be bothered to|be arsed to) (?<rest>.+)$/i,
    (hit) =>
      isPlainForm(first(group(hit, 'rest')))
        ? said(
            'need',
            `I was hoping you'd ${wished(group(hit, 'rest'))}.`,
            `I'd have liked you to ${wished(group(hit, 'rest'))}.`,
          )
        : null,
  ],
  [
    /^you (?:didn'?t|did not) (?:even |ever |bother to |think to )+(?<rest>.+)$/i,
    (hit) =>
      isPlainForm(first(group(hit, 'rest')))
        ? said(
            'need',
            `I was hoping you'd ${wished(group(hit, 'rest'))}.`,
            `It hurt that you didn't ${group(hit, 'rest')}.`,
          )
        : null,
  ],
  [
    /^you (?:don'?t|do not|won'?t|will not|refuse to) (?:even |ever |bother to |want to )*(?<rest>.+)$/i,
    (hit) => (isPlainForm(first(group(hit, 'rest'))) ? wishFor(group(hit, 'rest')) : null),
  ],
]
