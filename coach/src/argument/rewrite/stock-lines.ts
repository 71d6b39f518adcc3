import type { ArgumentAct } from '@mallama/contracts/coach'
import { first, group, said, type Make } from './move.ts'
import { isPlainForm, plainFormOf, wished } from './verbs.ts'

/** A stock line of quarrels: what it does, in which words (the source of a pattern), and what is meant by it. */
export interface Saying {
  /** Null where what it does depends on what it answers. */
  act: ArgumentAct | null
  words: string
  means: Make
  /** Among the calm the same words arrange, ask or tell something. */
  innocent?: true
}

const kin =
  'brother|sister|cousin|dad|mum|mom|mam|mother|father|aunt|uncle|friends?|mates?|ex|neighbour|neighbor|colleagues?|boss|husband|wife|son|daughter'
const roles =
  'listener|father|mother|dad|mum|mom|parent|friend|husband|wife|partner|boyfriend|girlfriend|son|daughter|brother|sister|flatmate|roommate|boss|manager|colleague|neighbour|neighbor'

const elsewhere = String.raw`(?<where>(?!(?:bed|work|school|sleep|away|home|the|a|my|it|this|that|me|him|her|and|on|for|in|out|up)\b)(?:your )?[\p{L}-]+(?:['’]?s)?(?: place| house| flat)?)`

const awayTo: Make = (hit) =>
  said(
    'need',
    `I don't want to send you to ${(hit.groups?.['where'] ?? '').trim()}. I'm hurt.`,
    "I don't want to send you away. I'm hurt.",
  )

/** "calls" -> "call", "tries" -> "try"; null where it is no such form. */
const basedOn = (verb: string): string | null => {
  const options = [verb.replace(/ies$/, 'y'), verb.replace(/es$/, ''), verb.replace(/s$/, '')]
  return /[^s]s$/.test(verb) ? (options.find((it) => it !== verb && isPlainForm(it)) ?? null) : null
}

const notYours: readonly [RegExp, readonly string[]][] = [
  [/bank|atm|cash|wallet|purse/i, ["I can't keep paying for this.", "I can't cover this on my own any more."]],
  [/taxi|driver|chauffeur|uber/i, ["I can't do all the driving.", 'I need the driving to be shared.']],
  [/secretary|assistant|alarm|pa\b|calendar|diary/i, ["I can't keep track of it for both of us."]],
  [/therapist|counsell?or|punch/i, ["It's too much for me to hold on my own.", "I don't want it all to land on me."]],
  [/babysitter|nanny|childminder/i, ['I need us to share looking after the children.']],
  [/./, ["I don't want to do all of this on my own.", 'I need this to be shared.']],
]

/** The lines that come back in every house. What is meant stands in for them; what they tell is kept. */
export const plainSayings: readonly Saying[] = [
  {
    act: 'criticism',
    words: String.raw`(?:your|my) (?:own |little |big |older |younger )?(?:${kin}) (?:never|doesn['’]?t|don['’]?t) (?:ever )?makes? me feel (?<feel>.+)`,
    means: (hit) =>
      said('feel', `I feel ${group(hit, 'feel')}, and it hurts.`, `With you I feel ${group(hit, 'feel')}.`),
  },
  {
    act: 'criticism',
    innocent: true,
    words: String.raw`(?:your|my) (?:own |little |big |older |younger )?(?:${kin}) (?:always|actually|at least) (?<verb>\p{L}+s) (?<rest>.+)`,
    means: (hit) => {
      const base = basedOn((hit.groups?.['verb'] ?? '').toLowerCase())
      return said('need', base && `I'd like you to ${base} ${wished(group(hit, 'rest'))} too.`, 'I feel let down.')
    },
  },
  {
    act: 'contempt',
    innocent: true,
    words: String.raw`(?:my|her|his|your) (?:ex|last (?:boyfriend|girlfriend|husband|wife)|${kin}) (?:would|wouldn['’]?t|could|never)(?: never| at least| have| of|['’]ve| ever| even)* .+`,
    means: () => said('feel', "I'm hurt by this, and comparing doesn't make it better.", 'This hurt me.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:and )?after (?:all|everything|all the things|how much) (?:that )?(?:i|we)(?:['’]ve| have|['’]d| had)? (?:done|did|do|given|gave|sacrificed|put up with|been through|spent)(?: for (?:you|this family|the kids|them|her|him|us)| on you| with you)?`,
    means: () =>
      said(
        'feel',
        "I've put a lot into this, and I'd like it to be seen.",
        "I feel that what I've done doesn't count.",
      ),
  },
  {
    act: 'withdraw',
    innocent: true,
    words: String.raw`(?:then|fine,? then|well then|so) (?:just )?(?:go|run|ask|call|move) (?:back )?(?:to|over to)? ?${elsewhere}(?: then| instead)*`,
    means: awayTo,
  },
  {
    act: 'withdraw',
    innocent: true,
    words: String.raw`(?:just |well |fine,? )*(?:go|run|ask|call|move) (?:back )?(?:to|over to)? ?${elsewhere}(?: then| instead)+`,
    means: awayTo,
  },
  {
    act: 'criticism',
    words: String.raw`(?:i['’]?m|i am) not (?:your|a|the) (?:personal |free |bloody |fucking |walking )?(?<what>bank|atm|cash ?(?:machine|point|cow)|wallet|purse|mother|mum|mom|maid|cleaner|servant|slave|skivvy|housekeeper|cook|taxi(?: driver| service)?|driver|chauffeur|uber|secretary|assistant|alarm clock|pa|calendar|therapist|counsell?or|punch(?:ing)? ?bag|babysitter|nanny|childminder|doormat)`,
    means: (hit) => said('need', ...notYours.find(([which]) => which.test(hit.groups?.['what'] ?? ''))![1]),
  },
  {
    act: 'invalidate',
    innocent: true,
    words: String.raw`(?:i )?(?:didn['’]?t|did not) (?:realise|realize|know) (?:that )?(?:we|you)(?:['’]re| were|['’]d been| are) (?:keeping|counting) (?:score|points|tabs)|(?:so )?(?:now )?(?:we['’]?re|are we|you['’]?re|are you|who['’]?s) (?:really |now )?keeping (?:score|count|tabs)(?: now)?`,
    means: () => said('need', "I'd like us not to count against each other.", "I don't want us to keep score."),
  },
  {
    act: 'contempt',
    words: String.raw`(?:i['’]?m )?(?:so )?sorry,? (?:that )?i didn['’]?t (?:know|realise|realize) (?:that )?i (?:needed|had to|was supposed to|have to|need) .+|(?:oh )?do i (?:now )?(?:need|have to (?:have|get|ask for)) (?:your )?permission\b.*|since when do i (?:need|have to) .+`,
    means: () => said('need', "I'd like to decide this myself.", "I don't want to have to ask for this."),
  },
  {
    act: 'contempt',
    words: String.raw`(?:it['’]?s )?(?:funny|strange|weird|interesting|odd|amazing) (?:how|that) (?:you|u) (?:can |could )?(?:always |still |suddenly |somehow |never )*(?:had|have|found|find|make|made) (?:the |plenty of |enough )?(?<what>time|money|energy) (?:for|to) (?<one>.+?)(?:,? (?:but|and|yet) (?:not|never|nothing|none|no \w+) (?:for|to) (?<other>.+))?`,
    means: (hit) => {
      const [what, one, other] = ['what', 'one', 'other'].map((name) => group(hit, name)) as [string, string, string]
      return other
        ? said('feel', `It hurts that there was ${what} for ${one} and not for ${other}.`)
        : said('feel', `It hurts that there was ${what} for ${one}.`)
    },
  },
  {
    act: 'criticism',
    innocent: true,
    words: String.raw`(?:and |but |yet )*(?:you|u)(?:['’]ve)? (?:always |still |somehow )?(?:had|have|found|find|make|made|got) (?:plenty of |enough |the )?(?<what>time|money|energy) (?:for|to) (?<one>(?!(?:this|it|me|talk)\b).+?)(?:,? (?:though|but not .+|didn['’]?t you|don['’]?t you|right))`,
    means: (hit) => said('feel', `It hurts that there is ${group(hit, 'what')} for ${group(hit, 'one')}.`),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you['’]?re|you are|ur|u r) (?:just |so |absolutely |actually |honestly )*(?:unbelievable|unreal|impossible|incredible|something else)(?: sometimes)?|(?:wow|unbelievable|un-?real|incredible)[.,!]* (?:just )?(?:wow|unbelievable|un-?real|incredible)|unbelievable|un-?real`,
    means: () => said('feel', "I'm lost for words right now.", "I don't know what to say to that, and I'm upset."),
  },
  {
    act: 'invalidate',
    words: String.raw`(?:do|can|did) (?:you|u) (?:even |ever |actually |not )?(?:hear|listen to) yourself|listen to yourself|are (?:you|u) (?:quite |even )?(?:done|finished)(?: yet| now)?|have you (?:quite )?finished`,
    means: () => said('feel', 'I find this hard to hear right now.', "I'm finding it hard to listen."),
  },
  {
    act: 'criticism',
    innocent: true,
    words: String.raw`(?:even |and )*(?:my|your|our|the) (?:\p{L}+ ){0,2}?(?:${kin}|kids|neighbours|neighbors) (?:has |have )?(?:noticed|notices?|sees?|saw|said|says?) (?:it )?how (?:you|u) (?<rest>.+)`,
    means: (hit) => said('feel', `It hurts me how you ${group(hit, 'rest')}.`),
  },
  {
    act: 'contempt',
    words: String.raw`(?:you['’]?re|you are|ur|you|u|stop) (?:just |only |really |being |such a )*(?:act|acting|behave|behaving|being) (?:just )?like (?:an? )?(?:\p{L}+ )?(?:teenager|child|kid|baby|toddler|brat|\w+[- ]year[- ]old)`,
    means: () => said('need', 'I need you to take this seriously with me.', "I'd like us to take this seriously."),
  },
  {
    act: 'contempt',
    innocent: true,
    words: String.raw`(?:and |oh )*here come(?:s)? the (?:tears|waterworks|drama|excuses|lecture)|(?:you['’]?re |such )?(?:a |an |the )?drama queen|so dramatic|what a drama queen`,
    means: () => said('see', "I don't see yet why this is so big for you.", 'I can see this matters to you.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:and |but )*(?:you|u)(?:['’]ve| have)? never (?:once|even|ever|actually) (?<verb>\p{L}+) (?<rest>.+)`,
    means: (hit) => {
      const verb = (hit.groups?.['verb'] ?? '').toLowerCase()
      const base = isPlainForm(verb) ? verb : plainFormOf(verb)
      return said('need', base && base !== 'be' && `I'd like you to ${base} ${wished(group(hit, 'rest'))}.`)
    },
  },
  {
    act: 'invalidate',
    innocent: true,
    words: String.raw`(?:it|that|this|i) (?:was|is)(?: only| just| obviously)? (?:a )?(?:joke|joking|banter|kidding|messing(?: about| around)?)|(?:it['’]?s|i['’]?m) (?:only|just) (?:a )?(?:joke|joking|banter|kidding)|(?:you )?can['’]?t (?:you )?take a joke|learn to take a joke|lighten up`,
    means: () =>
      said('own', "I meant it as a joke, and I see it didn't land.", 'I was joking, and I see that it hurt.'),
  },
  {
    act: 'withdraw',
    words: String.raw`(?:do )?what(?:ever)? (?:makes you happy|you (?:want|like|say|think))(?:,? (?:you always do|then|i don['’]?t care))*|suit yourself|have it your (?:own )?way`,
    means: () => said('feel', "I feel that I don't have a say in this.", "I'd like to have a say in this too."),
  },
  {
    act: 'invalidate',
    words: String.raw`(?:well |maybe )*(?:you|u) should(?:['’]?ve| have| of)? (?:have )?(?:thought|think) (?:of|about) (?:that|it|this) (?:before|earlier|first|sooner)\b.*|bit late (?:for that|now)(?: isn['’]?t it)?`,
    means: () => said('feel', "I'm still upset about how we got here.", "I wish we'd talked about it before."),
  },
  {
    act: 'criticism',
    words: String.raw`(?:and )?if (?:you|u) (?:really |actually |truly |even )?(?:cared|loved me|gave a (?:shit|damn)|wanted to)(?: about (?:me|us))?,? (?:then )?(?:you|u)(?:['’]?d| would) (?:at least |actually )?(?<rest>(?!have\b|of\b|never\b)\p{L}+(?: .+)?)`,
    means: (hit) =>
      isPlainForm(first(group(hit, 'rest')))
        ? said(
            'need',
            `I'd like you to ${wished(group(hit, 'rest'))}.`,
            `It would mean a lot if you ${plainly(group(hit, 'rest'))}.`,
          )
        : null,
  },
  {
    act: 'criticism',
    innocent: true,
    words: String.raw`(?:and |seriously,? )*(?:how (?:hard|difficult) (?:is|was|can|could) it (?:be )?(?:really )?(?:for you )?to|is it (?:really |honestly )?(?:so|that|too) (?:hard|much|difficult)(?: to ask)?(?: for you)? to|would it (?:really )?(?:kill|hurt) (?:you|u) to|(?:can|could)['’]?t (?:you|u) (?:just |even |for once |ever )+) (?<rest>.+)`,
    means: (hit) => {
      const rest = wished(group(hit, 'rest'))
      return isPlainForm(first(rest)) ? said('need', `I need you to ${rest}.`, `I'd really like you to ${rest}.`) : null
    },
  },
  {
    act: 'threat',
    words: String.raw`(?:well |so |then |honestly )*(?:maybe|perhaps) (?:we|i|you) should (?:just )?(?:break up|split(?: up)?|call it a day|end it|end this|get (?:a )?divorced?|separate|go our separate ways|leave)(?: then)?|(?:fine|ok|okay|well|then)[,.]? (?:let['’]?s|we should) (?:just )?(?:break up|split up|end (?:it|this)|get (?:a )?divorced?)(?: then)?`,
    means: () => said('hurt', "I'm scared that we won't get through this.", "I'm scared of losing us over this."),
  },
  {
    act: 'withdraw',
    innocent: true,
    words: String.raw`(?:fine|ok|okay|well|right|just)[,.]? don['’]?t (?<what>come|go|help|call|ring|visit|bother)(?: then| at all)?|don['’]?t bother`,
    means: (hit) =>
      said(
        'feel',
        /^(?:come|help|call|ring|visit)$/i.test(hit.groups?.['what'] ?? '') &&
          `I wanted you to ${hit.groups!['what']!.toLowerCase()}, and I'm disappointed.`,
        "I'm disappointed.",
      ),
  },
  {
    act: 'invalidate',
    words: String.raw`(?:just )?(?:talk|speak|come back|call|ring|text)(?: to)?(?: me)? when (?:you['’]?(?:ve|re)|you have|you are|ur) (?:calmed|calm|grown|sobered|sober|finished|done|over it|rational|ready to be)\b.*`,
    means: () =>
      said('break', "I'd like to talk about it when we're both calmer.", 'Can we talk when we are both calmer?'),
  },
  {
    act: 'invalidate',
    innocent: true,
    words: String.raw`(?:can|could|will|would) (?:you|u) (?:please |just )*(?:stop|quit) (?:nagging|moaning|whining|whinging|going on|complaining|bitching)(?: at me)?(?: about .+)?|stop (?:nagging|moaning|whining|whinging|going on)(?: at me)?(?: about .+)?`,
    means: () =>
      said(
        'see',
        "I've heard you. I need a bit of time with it.",
        "I've heard it, and hearing it again makes it harder for me.",
      ),
  },
  {
    act: 'criticism',
    words: String.raw`(?:it['’]?s|there['’]?s) always something(?: (?:wrong|else))?(?: with (?:you|u))?|nothing (?:i do )?is (?:ever )?(?:good )?enough(?: for (?:you|u))?|i can(?:['’]?t| never) (?:do|get) anything right(?: (?:for|with) you)?`,
    means: () => said('feel', "I feel like I can't get it right with you.", 'I never know if it is enough.'),
  },
  {
    act: 'withdraw',
    words: String.raw`(?:oh )?(?:forget it|never ?mind|nvm|leave it|fine|whatever)[,.]? (?:i(?:['’]?ll| will) (?:just )?(?:do|sort|handle|fix|clean|manage) (?:it|this|that|them|everything)(?: all)?(?: myself)?)(?:,? (?:like|as) (?:i (?:do|have to|always do).*|always|usual|ever))?`,
    means: () =>
      said('feel', 'I feel left alone with it.', "I'd like us to do this together, and I feel alone with it."),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you|u|we) (?:always )?(?:do|did|say|said|pull|go through) (?:this|that|it)(?: shit| crap| stuff)? (?:every (?:single |damn |bloody |fucking )?time|all the time|again and again|over and over(?: again)?|constantly)`,
    means: () => said('feel', 'This keeps happening, and it gets to me.', "It isn't the first time, and it hurts."),
  },
  {
    act: 'contempt',
    innocent: true,
    words: String.raw`(?:you|u) (?:only )?had one (?:job|thing to do)`,
    means: () => said('feel', 'I was counting on you for this.', 'I had counted on you.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:and |because )*(?:i|we) (?:can['’]?t|cannot|can never|could never) (?:ever )?(?:rely|count|depend) on (?:you|u)(?: (?:for|with|to do) .+)?`,
    means: () => said('need', 'I need to be able to rely on you.', 'I want to be able to count on you.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:and )?(?:you|u)(?:['’]ve)? (?:completely |totally |just )?(?:ruin|ruined|spoil|spoilt|spoiled|wrecked) (?<rest>(?:my |our |the |his |her |their )?(?!every\b)(?!me\b)\p{L}+(?: \p{L}+){0,2})`,
    means: (hit) => said('feel', `I'm really sad about how ${group(hit, 'rest')} went.`),
  },
  {
    act: 'criticism',
    innocent: true,
    words: String.raw`(?:you['’]?re|you are|ur) (?:completely |totally |just |so )*(?:obsessed|addicted) (?:with|to) (?<rest>.+)`,
    means: (hit) => said('feel', `It bothers me how much room ${group(hit, 'rest')} takes up.`),
  },
  {
    act: 'criticism',
    innocent: true,
    words: String.raw`(?:you|u) only (?:ever )?(?:call|ring|text|message|come|visit|phone|contact|turn up|show up|talk to)(?: (?:me|us|here|round))? when (?<rest>.+)`,
    means: (hit) => said('need', `I'd like to hear from you at other times too, not only when ${group(hit, 'rest')}.`),
  },
  {
    act: 'contempt',
    innocent: true,
    words: String.raw`some of us (?:actually |really )?(?:have|had|work|need|care|do|are|got|pay)\b.*`,
    means: () => said('feel', "I've got a lot on as well."),
  },
  {
    act: 'contempt',
    words: String.raw`(?:you['’]?re|you are|ur) (?:just |honestly )*(?:a |an |the )(?:terrible|awful|bad|shit|shitty|crap|lousy|rubbish|useless|horrible|worst) (?<role>${roles})(?: (?:in the world|ever))?`,
    means: (hit) =>
      /listener/i.test(hit.groups?.['role'] ?? '')
        ? said('need', 'I need you to listen to me.')
        : said(
            'need',
            `I need more from you as a ${group(hit, 'role')}.`,
            "I'm really disappointed, and I need more from you.",
          ),
  },
  {
    act: 'criticism',
    innocent: true,
    words: String.raw`(?:well,? )?(?:nice|good|great) to know(?: (?:where i stand|what (?:you|u) (?:really )?think(?: of me)?|i matter|i['’]m so important))?|glad to (?:know|hear) (?:where i stand|i matter)`,
    means: () => said('feel', "I feel like I don't matter here.", 'That leaves me feeling small.'),
  },
]

/** "be here" -> "were here", "ring me" -> "would ring me". */
const plainly = (rest: string): string => (/^be\b/i.test(rest) ? rest.replace(/^be/i, 'were') : `would ${rest}`)
