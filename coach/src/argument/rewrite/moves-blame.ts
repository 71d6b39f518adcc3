import { behind } from './labels.ts'
import { drop, first, group, said, type Move } from './move.ts'
import { isPlainForm, wished } from './verbs.ts'

const kin = 'family|mum|mom|mother|dad|father|parents|sister|brother|sisters|brothers|friends?|mates?|kids?|ex'
const beasts =
  /\b(?:vultures?|leech(?:es)?|vipers?|hyenas?|parasites?|snakes?|sharks?|rats|monsters?|nightmares?|circus|clowns?|freaks?|the worst|scum|trash|toxic|poison|a joke|awful|horrible|evil)\b/i

/** Blame that says by itself what is missed: being told the truth, being believed, being put first. */
export const blame: readonly Move[] = [
  [
    /^(?:and |but |because )*(?:you|u)(?:['’]ve| have)? (?:always |just )?(?:never|won['’]?t|don['’]?t|wouldn['’]?t|didn['’]?t)(?: ever)? let (?:me|us|anyone|him|her) (?:forget|hear the end of) (?:it|that|about it)$/i,
    () =>
      said('feel', "I don't want to feel in debt for it.", 'I feel that I still owe you for it, and it weighs on me.'),
  ],
  [
    /^(?:so )?(?:congratulations|congrats|well done|good for you|happy for you|enjoy)(?: (?:to you both|to (?:the )?both of you|to you|both|then|you two))?$/i,
    () => drop(),
  ],
  [
    /^(?:see|you see|there),? that (?:tone|face|look|voice|attitude)$|^(?:that (?:tone|face|look|voice|attitude))$/i,
    () => said('feel', 'I find it hard how that came across.', 'It got to me, the way that was said.'),
  ],
  [
    /^(?:and |but |because )*(?:you|u)(?:['’]re| are| r)? (?:always |just |only |keep )*(?:lie|lied|lying|lie)(?: to (?:me|us|everyone))?(?: about (?<rest>.+))?$/i,
    (hit) =>
      group(hit, 'rest')
        ? said(
            'need',
            `I need the truth about ${group(hit, 'rest')}.`,
            `I'd like to hear the truth about ${group(hit, 'rest')}.`,
          )
        : said('need', 'I need the truth from you.', 'I want to be able to believe what you tell me.'),
  ],
  [
    /^(?:and |but )*(?:you|u) (?:just |really )?(?:love|like|enjoy) (?:making|seeing) me (?:look |feel |seem )?\w+(?<rest> in front of .{3,40})?$/i,
    (hit) =>
      said('feel', `I feel small${hit.groups?.['rest'] ?? ''}.`, `I feel embarrassed${hit.groups?.['rest'] ?? ''}.`),
  ],
  [
    /^(?:and |but |so )*(?:you|u)(?:['’]d| would) (?:sooner|rather) (?<rest>.+?) than (?<we>.+)$/i,
    (hit) =>
      isPlainForm(first(group(hit, 'we')))
        ? said(
            'need',
            `I'd like you to ${wished(group(hit, 'we'))} more.`,
            `I miss the times when you ${group(hit, 'we')}.`,
          )
        : said('need', 'I want to matter to you as much.', 'I miss being the one you choose.'),
  ],
  [
    /^(?:and |but |so )*(?:stop|quit) (?:acting|behaving|pretending) (?:like|as if) (?:you(?:['’]re| are)|ur) the only one (?:who|that)(?:['’]s| is| are)? (?<rest>[a-z]+)$/i,
    (hit) =>
      /(?:s|es)$/i.test(group(hit, 'rest'))
        ? said('own', "I've got a lot on me as well.")
        : said(
            'feel',
            `I'm ${group(hit, 'rest')} too.`,
            `I'm ${group(hit, 'rest')} as well, and I'd like that to count.`,
          ),
  ],
  [
    /^(?:do |so |and )*(?:you|u) think (?<rest>(?:the|this|our|my) \w+|dinner|food|lunch) (?:just |magically )?(?:\w+s|gets \w+) (?:it|them)sel(?:f|ves)$/i,
    (hit) =>
      said('need', `I need some help with ${group(hit, 'rest')}.`, `I'd like us to share ${group(hit, 'rest')}.`),
  ],
  [
    /^(?:you|u) (?:ruin|ruined|spoil|spoiled|spoilt|wreck|wrecked) every (?:single |bloody |fucking )?(?<rest>\w+)(?: .*)?$/i,
    (hit) =>
      said(
        'feel',
        `I'm really sad when a ${group(hit, 'rest')} goes like this.`,
        `I'd like to enjoy a ${group(hit, 'rest')} with you again.`,
      ),
  ],
  [
    /^(?:and |but |because )*(?:you|u) (?:always |just |only )*(?:twist|turn) (?:everything|my words|what(?:ever)? i say|it all|things|it)\b.*$/i,
    () => said('feel', "I don't feel understood.", "I don't think what I mean is coming across."),
  ],
  [
    /^(?:so |and |but )*what(?:['’]s| is) the (?:fucking |bloody )?point(?: (?:of|in) (?:even |ever )?(?:talking|telling|trying|asking|explaining|bothering|saying)\b.*)?$/i,
    () =>
      said(
        'feel',
        "I don't feel that talking helps right now.",
        'I feel like giving up on this talk, and I do not want to.',
      ),
  ],
  [
    /^(?:and |but )*if (?:you|u) (?:really |actually |truly |ever )?(?:loved|cared (?:about|for)|respected|valued|trusted|wanted) (?:me|us|this family|your \w+)?,? ?(?:then )?(?:you|u)(?:['’]d|d| would)(?<have> have| of|['’]ve)? (?<rest>.+)$/i,
    (hit) =>
      hit.groups?.['have']
        ? said(
            'need',
            `I wish you'd ${wished(group(hit, 'rest'))}.`,
            `It would have meant a lot to me if you'd ${wished(group(hit, 'rest'))}.`,
          )
        : isPlainForm(first(group(hit, 'rest')))
          ? said(
              'need',
              `I'd really like you to ${wished(group(hit, 'rest'))}.`,
              `It would mean a lot to me if you'd ${wished(group(hit, 'rest'))}.`,
            )
          : null,
  ],
  [
    new RegExp(
      `^(?:and |but |because )*your (?<rest>(?:whole )?(?:${kin}))(?:['’]s| is| are)(?: all| such| just| a| an| bunch of)* (?<what>.{3,40})$`,
      'i',
    ),
    (hit) =>
      beasts.test(group(hit, 'what')) || behind(group(hit, 'what'))
        ? said(
            'feel',
            `I find it hard with your ${group(hit, 'rest')}.`,
            `I don't feel at ease with your ${group(hit, 'rest')}.`,
          )
        : null,
  ],
  [
    /^(?:and |but |well,? )*i (?:really |honestly |just )?(?:don['’]?t|do not) (?:care|give a \w+)(?: what you (?:think|say|want|feel)| how you feel| about (?:it|this|that))?(?: any ?more)?$/i,
    () =>
      said(
        'break',
        'I have no room for this right now. Can we come back to it?',
        "I'm too tired to care well right now. Can we talk later?",
      ),
  ],
]
