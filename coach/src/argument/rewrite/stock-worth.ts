import { first, group, said } from './move.ts'
import type { Saying } from './stock-lines.ts'
import { isPlainForm } from './verbs.ts'

/** Lines about what somebody is worth, to the one who speaks or at all. */
export const worthSayings: readonly Saying[] = [
  {
    act: 'contempt',
    words: String.raw`(?:(?:and |so |well |god |jesus |wow |see )*(?:you['’]?re|you are|ur|you (?:sound|act|are being)) )?(?:just |exactly |every bit |turning |becoming |getting |as |so )*(?:\p{L}+ (?=as ))?(?:like|as|into) (?:your|ur) (?:bloody |own )?(?:mother|mum|mom|father|dad|sister|brother|ex|aunt(?:ie)?|nan|gran|uncle)`,
    means: () =>
      said('feel', "This is about the two of us, and I'm upset.", "I'm hurt, and I'd like to say what about."),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you|u) (?:just |always )?(?:treat|use|see) (?:this (?:place|house|flat)|our (?:home|house|flat)|the (?:house|place|flat)|home) (?:like|as) (?:an? )?.+`,
    means: () => said('need', "I'd like you to be part of what has to be done here.", 'I need more from you at home.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you|u) (?:just |always |only )?(?:treat|use|talk to|speak to|look at) (?:me|us) like (?<rest>.+)`,
    means: (hit) =>
      /\bi(?:['’]?m| am)\b/i.test(group(hit, 'rest'))
        ? null
        : said(
            'feel',
            'I feel small when we talk like this.',
            "I'd like to be treated as somebody who matters to you.",
          ),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you|u) (?:don['’]?t|do not|never|obviously don['’]?t|clearly don['’]?t) (?:even |really |actually )?(?:love|want|like|need|respect) (?<who>me|us)(?: any ?more| at all)?`,
    means: (hit) =>
      said('feel', `I'm afraid that ${group(hit, 'who') === 'us' ? 'we' : 'I'} don't matter to you any more.`),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you|u) (?:always |just )*(?:make|turn) (?:everything|it all|every \p{L}+) (?:into )?(?:be )?about (?<rest>(?!you\b|yourself\b).+)`,
    means: (hit) => said('feel', `I don't want it to be about ${group(hit, 'rest')} every time.`),
  },
  {
    act: 'contempt',
    words: String.raw`i (?:can['’]?t|cannot|can barely|don['’]?t even want to|don['’]?t want to) (?:even )?(?:look at|bear|stand|stomach|be near|be in the same room (?:as|with)) (?:you|u)(?: right now| any ?more)?`,
    means: () => said('break', "I'm too hurt to talk right now.", 'I need some room before I can talk.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you['’]?re|you are|ur) (?:just |so |really |such |honestly |absolutely )*(?:hard work|exhausting|draining|a lot|high[- ]maintenance|impossible to (?:please|live with|talk to))`,
    means: () => said('feel', "I'm worn out by this.", 'I have no strength left for this right now.'),
  },
  {
    act: 'contempt',
    words: String.raw`(?:well |and )*(?:you|u) (?:only )?(?:brought|bring) (?:this|it|that) on yourself|(?:it['’]?s |that['’]?s )?(?:all )?your own (?:stupid |damn |bloody )?fault|(?:it )?serves you right|you (?:got|get) what you deserve`,
    means: () =>
      said('feel', "I'm still angry about how it came to this.", "I'm angry, and I can see that you have it hard."),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you['’]?re|you are|ur) (?:just )?(?:wasting your (?:life|time)|throwing (?:it all|your life|everything) away|going nowhere)(?: in life)?|(?:you|u)(?:['’]?ll| will) never (?:amount to (?:anything|much)|make anything of yourself|get anywhere)`,
    means: () => said('feel', "I'm worried about you.", "I'm worried about where this is going for you."),
  },
  {
    act: 'contempt',
    words: String.raw`(?:you|u) (?:need|have|ought) to grow up(?: and (?<rest>.+))?|(?:it['’]?s )?(?:about )?time (?:you|u) grew up(?: and (?<more>.+))?`,
    means: (hit) => {
      const rest = group(hit, 'rest')
      return isPlainForm(first(rest))
        ? said('need', `I'd like you to ${rest}.`, `I need you to ${rest}.`)
        : said('need', 'I need you to take this seriously with me.')
    },
  },
  {
    act: 'invalidate',
    innocent: true,
    words: String.raw`(?:oh |so )*now (?:you|u) (?:care|want to (?:talk|help|know)|have time|notice|remember)|(?:it['’]?s |that['’]?s )?(?:a bit |way )?too little,? too late|(?:it['’]?s |that['’]?s )?a bit late(?: now| for that)?`,
    means: () => said('feel', 'I needed this earlier, and I am still hurt.', 'I would have needed it before.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you['’]?re|you are|ur) (?:always |just |being |so |really |very )+(?:cold|distant|withdrawn|closed off|shut off)(?: (?:to|with) me)?`,
    means: () => said('need', 'I miss some warmth from you.', 'I miss being close to you.'),
  },
  {
    act: 'contempt',
    words: String.raw`(?:i['’]?m|i am) (?:so |really )?(?:ashamed|embarrassed) (?:of|by|to be seen with) (?:you|u)|(?:you|u) (?:always |just )?embarrass me`,
    means: () => said('feel', "I'm really disappointed.", "I'm upset about how this went."),
  },
  {
    act: 'invalidate',
    innocent: true,
    words: String.raw`(?:well |but |and )?(?:you['’]?re|you are|ur|you (?:just )?(?:sit|stay)) (?:just )?(?:at )?home all (?:day|week)(?: long)?|(?:you|u) (?:don['’]?t|do not) (?:even )?(?:work|have a (?:job|boss|real job))|(?:it['’]?s )?easy for (?:you|u)(?: to (?:say|talk))?,? (?:you|u) .+`,
    means: () =>
      said('see', "I don't really know what your day is like.", "I don't see everything that you do all day."),
  },
  {
    act: 'invalidate',
    innocent: true,
    words: String.raw`(?:you['’]?re|you are|ur) not (?:his|her|their|my) (?:real |actual )?(?:mother|mum|mom|father|dad|parent|sister|brother)`,
    means: () => said('feel', 'I feel torn between the two of you.', "I don't know where I stand between you."),
  },
]
