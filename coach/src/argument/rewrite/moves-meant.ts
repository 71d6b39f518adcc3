import { behind } from './labels.ts'
import { drop, fill, first, group as words, said, type Move } from './move.ts'
import * as phrases from './phrases.ts'
import { isPast, isPlainForm, wished } from './verbs.ts'

const opener = String.raw`(?:(?:and|but|so|because|well|oh|then|honestly|seriously|fine|ok|okay|you know what|i guess|guess),? )*`
const after = String.raw`(?:,? (?:then|again|now|like (?:always|usual)|as (?:usual|always|ever)|here|around here|in this house|by myself|myself|alone|on my own|(?:doesn|isn|aren|don|didn|wasn)['’]?t (?:it|you)|is it|are you|innit|right|with you))*`
export const whole = (body: string) => new RegExp(`^${opener}(?:${body})${after}$`, 'i')

const unheard = [
  "I don't feel heard.",
  "I need to know that you're listening.",
  "I don't feel that I'm getting through.",
]
const counted = ['I want my side to count in this too.', "I'd like there to be room for my side too."]
const differently = ['I see that differently.', 'From my side it looks different.', "That's not how I see it."]

const group = (hit: RegExpExecArray, name: string) =>
  words(hit, name).replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase())

/**
 * Sayings whose meaning is known although none of their words can stay: a wall means not being heard, "I'll just do
 * everything" is no offer. They are looked for before anything else.
 */
export const meant: readonly Move[] = [
  // Why somebody does a thing is guessed: it is put as a guess.
  [
    /^(?:and |but |because |no,? )*(?:you|u) (?:only |just |always |really |probably |clearly )*(?<verb>do|did|say|said|ask|asked|act|acted|bring|brought|come|came|cry|cried) ?(?:it|this|that|these things|like (?:this|that))? ?(?:up )?(?:(?:just|only|all|purely|on purpose|deliberately),? ?)*(?:so (?:that )?(?:you|u) (?:can|could|get to)|because (?:you|u) (?:want|like|love|wanted) to|to) (?<rest>.{3,80})$/i,
    (hit) => {
      const past = isPast((hit.groups?.['verb'] ?? '').toLowerCase())
      const rest = group(hit, 'rest')
      if (behind(rest) || !isPlainForm(first(rest)))
        return said('ask', 'Can you tell me why you do it?', "I don't know why it happens. Tell me?")
      return past
        ? said(
            'feel',
            `It felt to me as if you wanted to ${rest}. Is that right?`,
            `I was afraid that you wanted to ${rest}.`,
          )
        : said(
            'feel',
            `It feels to me as if you want to ${rest}. Is that right?`,
            `I'm afraid that you want to ${rest}.`,
          )
    },
  ],
  [
    /^(?:and |but |because )*(?:you|u) (?:did|said) (?:it|this|that) (?:on purpose|deliberately)$/i,
    () => said('feel', 'It felt to me as if you meant it. Did you?', 'I was afraid that you meant it.'),
  ],
  [
    /^(?:and |but |because |no,? )*(?:you|u)(?:(?<now>['’]re| are)| were|(?<wasnt> weren['’]?t)) (?:never|hardly ever|rarely|barely|not even) ?(?:ever |even )?(?<rest>here|there|home|around|present)\b.{0,40}$/i,
    (hit) =>
      hit.groups?.['now']
        ? said(
            'need',
            `I'd like you to be ${group(hit, 'rest')} more.`,
            `I miss you when you're not ${group(hit, 'rest')}.`,
          )
        : said('need', `I needed you to be ${group(hit, 'rest')}.`, 'I was on my own with it.'),
  ],
  // Taking it all on, as a reproach.
  [
    whole(
      String.raw`(?:i(?:['’]ll| will)|i (?:always )?have to|i['’]ve got to|it['’]s always me who has to) (?:just |always |only )*(?:do|handle|sort|sort out|deal with|take care of|carry|manage|fix|organi[sz]e|pay for|remember) (?:everything|it all|all of (?:it|this)|the whole (?:lot|thing))`,
    ),
    () =>
      said('feel', 'I feel alone with all of it.', "I can't do all of it on my own.", 'I need some help with this.'),
  ],
  [
    /^(?:and |but |well |because )*(?:nobody|no ?one|i (?:never|didn['’]?t)) ask(?:ed)? you to (?<rest>.+)$/i,
    (hit) => said('say', `I'm not asking you to ${group(hit, 'rest')}.`, `I hadn't asked for that.`),
  ],
  // What would have been otherwise: the wish in it.
  [
    /^(?:maybe |well |and |but |no,? )*if (?:you|u)(?:['’]d| had)(?<no>n['’]t| not)? (?:only |just |actually |ever |even )*(?<rest>[^,]+?),?(?: then)? (?:(?:maybe |then )*(?:i|we|he|she|they|it|this|that|none of (?:this|it)|nobody|(?:the|your|my|our) \w+)(?:['’]d| would| wouldn['’]t| might| could| couldn['’]t)\b.*)$/i,
    (hit) => {
      const rest = group(hit, 'rest')
      const asked = /^bother(?:ed)? to (.+)$/i.exec(rest)?.[1]
      if (asked) return said('need', `I was hoping you'd ${wished(asked)}.`)
      return said(
        'need',
        hit.groups?.['no'] ? `I wish you hadn't ${rest}.` : `I wish you'd ${wished(rest)}.`,
        hit.groups?.['no']
          ? `It would have helped me if you hadn't ${rest}.`
          : `It would have helped me if you'd ${wished(rest)}.`,
      )
    },
  ],
  // "Do that again and I'm off": the wish before the threat.
  [
    /^(?:just )?(?<rest>[a-z]+ .{2,90}?) (?:one more time|once more|ever again|again),? (?:and|or) (?:i|you|we|it|that|he|she|see|don)\b.*$/i,
    (hit) =>
      isPlainForm(first(group(hit, 'rest')))
        ? said(
            'need',
            `Please don't ${group(hit, 'rest')} again.`,
            `It matters to me that you don't ${group(hit, 'rest')} again.`,
          )
        : null,
  ],
  [
    /^(?:and |but |so )*(?:you|u)(?:['’]ve)? (?:always |only |ever |just )*(?:have|got|find|make|come up with|made|found|had) (?:always )?(?:an |a |another |some |your |a new |one )?(?:fucking |bloody |little )?(?:excuses?|reasons?|stor(?:y|ies))(?: (?<how>when it comes to|for|about|with|not to|to get out of) (?<rest>.+))?$/i,
    (hit) => {
      const rest = group(hit, 'rest')
      if (!rest || /^(?:every|any)/i.test(rest))
        return said('feel', 'I feel let down.', 'I feel put off, and it hurts.')
      return hit.groups?.['how'] === 'not to' && isPlainForm(first(rest))
        ? said('need', `I'd really like you to ${wished(rest)}.`)
        : said('feel', `I feel let down about ${rest}.`, `I feel on my own with ${rest}.`)
    },
  ],
  [
    /^(?:and |but |because )*(?:you|u)(?:['’]re| are| r| spend| live| waste) (?:your (?:whole|entire|fucking) (?:life|day|time|evening)|all (?:day|night|evening|weekend|your (?:time|life))|every (?:minute|second|evening|night|waking (?:hour|minute))) (?<rest>(?:on|in|at|with|playing|watching|staring|lying|sitting) .+)$/i,
    (hit) =>
      said(
        'need',
        `I'd like you to spend less time ${group(hit, 'rest')}.`,
        `It bothers me how much time you spend ${group(hit, 'rest')}.`,
      ),
  ],
  [
    whole(
      String.raw`(?:talking|speaking|trying to talk) to you is (?:just )?like (?:talking|speaking) to .+|(?:it['’]s )?like talking to (?:a|the|this) (?:brick )?wall|i (?:might|may) as well (?:be )?talk(?:ing)? to .+|i['’]m (?:just )?talking to (?:a|the|this) (?:brick )?wall|(?:i['’]m )?banging my head against .+|(?:it['’]s |(?:it )?(?:just )?goes )?in one ear(?:,| and) (?:straight )?out (?:of )?the other|am i invisible|do i (?:even )?exist|hello\? anyone there`,
    ),
    () => said('need', ...unheard),
  ],
  [
    whole(
      String.raw`(?:everything|it)(?:['’]s| is)? (?:always |all |only )*(?:has to be )?(?:all )?about you(?: (?:isn['’]t it|is it not))?|the (?:whole )?world doesn['’]t revolve around you|you(?:['’]re| are) (?:never wrong|always right|mr right|mrs right|miss right)(?:,? are(?:n['’]t)? you)?|you (?:always |just )*have to (?:be right|have the last word|win)|you can never (?:be wrong|admit .*|say (?:you['’]re )?sorry)|god forbid .+|heaven forbid .+`,
    ),
    () => said('need', ...counted),
  ],
  [
    whole(
      String.raw`(?:it['’]s )?(?:easy|all ?right|fine|ok(?:ay)?) for (?:you|some)(?: to (?:say|talk))?|must be (?:easy|nice) being you`,
    ),
    () => said('feel', "It isn't easy for me.", 'For me it looks harder.'),
  ],
  [
    whole(
      String.raw`(?:you(?:['’]re| are) (?:like )?a broken record|change the record|same (?:old )?(?:story|shit|song)(?: (?:different day|every time))?|how many times (?:do we have to go|are we going) over (?:this|it))`,
    ),
    () => said('feel', "I've been here before, and I don't know how to get past it.", 'I feel stuck with this.'),
  ],
  [
    whole(
      String.raw`(?:get (?:off|down from) your high horse|get over yourself|climb down|who (?:died and )?made you (?:the )?(?:boss|king|queen|god)|you(?:['’]re| are) not (?:my|the) (?:boss|mother|mum|mom|father|dad|parent))(?: of me)?`,
    ),
    () => said('need', "I'd like us to talk as equals.", "I'd like to be asked about this."),
  ],
  [
    /^(?:and |but |no,? )*you don['’]?t get to (?<rest>.+)$/i,
    (hit) =>
      /^(?:tell|decide|say|dictate|choose|make|control)/i.test(group(hit, 'rest'))
        ? said('need', "I'd like to have a say in this myself.", 'I want to decide this myself.')
        : said('feel', "That doesn't feel fair to me.", 'I find that unfair.'),
  ],
  [
    whole(
      String.raw`(?:always |you(?:['’]re| are) (?:always )?|you (?:just |always )?(?:love|like) (?:to play|playing)|you (?:always |just )?play|play(?:ing)?|stop playing) the victim`,
    ),
    () => said('see', "I think we're both hurt here.", 'I can see that you feel wronged, and so do I.'),
  ],
  [
    /^(?:oh |sure |yeah |yes |go on,? |go ahead,? |of course,? |just )*(?:blame (?!me\b)|twist |turn it |make it about |play the |hide behind |keep telling yourself|keep pretending).*$|^(?:whatever (?:helps you|gets you)|if that['’]?s what you (?:want|need) to|dream on|you wish|tell yourself)\b.*$/i,
    () => said('own', ...differently),
  ],
  [
    /^(?:oh |sure |yeah |yes |go on,? |go ahead,? |of course,? |so |just )*(?:blame me|it['’]?s (?:all |always )*my fault|i['’]?m (?:always )?the (?:bad guy|villain|bad one|problem|enemy))\b.*$/i,
    (_, scene) => said('own', 'I feel blamed for all of it.', ...fill(phrases.owning[scene.style].slice(2, 4), scene)),
  ],
  [
    whole(
      String.raw`(?:are you |i hope you(?:['’]re| are) |hope you(?:['’]re| are) )?(?:happy|satisfied|pleased with yourself|proud of yourself|proud)(?: now)?`,
    ),
    () => said('feel', "I'm hurt by how this went.", "I'm upset about how this turned out."),
  ],
  [
    /^(?:and |so |well )*(?:i|we) (?:don['’]?t|do not|didn['’]?t|haven['’]?t|never do)$/i,
    (hit) => (/^(?:and|so)\b/i.test(hit[0]) ? said('own', "It's the same for me.", 'I do too.') : null),
  ],
  [
    whole(
      String.raw`(?:please )?(?:don['’]?t|do not)(?: (?:you|even|you even))? start(?: (?:with (?:me|this)|on me|this))?|can we not(?: (?:do this|right now|now|tonight|today))*|not tonight|here you go again|don['’]?t go there`,
    ),
    (_, scene) => said('break', ...(scene.night ? phrases.breaksTomorrow : phrases.breaks)[scene.style]),
  ],
  [
    /^(?:fine,? |well,? |ok,? |go on,? |so |then )*(?:pack (?:a|your|some) (?:bags?|things|stuff)|there['’]?s the door|the door['’]?s (?:there|open|over there)|you know where the door is|don['’]?t let the door .*|move out|find (?:someone|somebody|somewhere) else(?: to live)?|go (?:and )?(?:live|stay|move in) with (?:your|her|him|them)\b.*|(?:go |run )?back to your (?:mum|mom|mother|dad|father|parents|ex)(?:['’]s)?)(?: then)?$/i,
    () => said('need', "I don't want it to come to that.", "I don't want you to go. I want us to sort this out."),
  ],
  [
    /^(?:see,? )?(?:this|that)(?:['’]s| is) (?:exactly |just )?(?:what i(?:['’]m| am) talking about|what i mean|my point)$|^(?:see what i mean|you just proved my point|there (?:you go|it is)(?: again)?|so what(?:['’]s| else is) new|and there it is)$/i,
    () => drop(),
  ],
  [
    whole(
      String.raw`(?:the drama|what a (?:performance|drama|show)|you should be on (?:the )?(?:stage|telly|tv)|(?:and the|give (?:him|her|you|that|them) an) oscar.*|you deserve an oscar.*|drop the act|the (?:waterworks|tears|martyr act|victim act)|turn(?:ing)? on the (?:waterworks|tears))`,
    ),
    (_, scene) => said('see', ...fill(phrases.seeing[scene.style], scene)),
  ],
  [
    /^(?:and |so )*(?:everyone|everybody|they|the whole \w+|all your \w+)(?:['’]s| is| are|['’]ll| will)(?: all| going to| gonna)* (?:know|hear|find out|see)\b.*$/i,
    () =>
      said('hurt', "I'm so angry that I want others to know.", "I'm hurt, and I don't know yet what to do with it."),
  ],
  [
    /^(?:and |but |so )*(?:now )?you(?:['’]ve)? (?:have|got|have got) (?:an excuse|your excuse|something to blame).*$/i,
    () => drop(),
  ],
  // "A control freak who leaves notes on the fridge": the notes are what is meant.
  [
    /^(?:and |but |so )*(?:you(?:['’]re| are)?|u|ur) (?:just |such |being |like )?(?:an? )?(?:[\p{L}-]+ ){1,4}(?:who|that) (?:(?<never>never|won['’]?t|can['’]?t)|always|just|only)? ?(?<verb>[a-z]{2,}) (?<rest>.{3,80})$/iu,
    (hit, scene) => {
      const verb = (hit.groups?.['verb'] ?? '').toLowerCase()
      const plain = isPlainForm(verb) ? verb : plainOf(verb)
      const rest = group(hit, 'rest')
      if (!plain || !behind(hit[0].slice(0, hit[0].indexOf(verb))) || behind(rest)) return null
      if (hit.groups?.['never'])
        return said(
          'need',
          `I'd really like you to ${wished(`${plain} ${rest}`)}.`,
          `I wish you'd ${wished(`${plain} ${rest}`)}.`,
        )
      return said(
        'feel',
        `I feel ${scene.feel(rest)} when you ${plain} ${rest}.`,
        `It gets to me when you ${plain} ${rest}.`,
      )
    },
  ],
  [
    /^of course (?:you|u) (?<not>can['’]?t|don['’]?t|won['’]?t|didn['’]?t|wouldn['’]?t|couldn['’]?t|haven['’]?t|aren['’]?t|weren['’]?t)$/i,
    (hit) => {
      const rest = /^(?:are|were)/i.test(group(hit, 'not'))
        ? 'there'
        : /^have/i.test(group(hit, 'not'))
          ? 'done this'
          : 'do this'
      return said(
        'feel',
        `It's hard for me that you ${group(hit, 'not')} ${rest}.`,
        `It hurts that you ${group(hit, 'not')} ${rest}.`,
      )
    },
  ],
  // What is done again and again, told of oneself.
  [
    /^(?:and |but |then |so |because )*(?:you|u) (?<verb>do(?= .*\band\b)|send|leave|walk|light|throw|drag|turn|make|put|run|hide|sit|stare|ignore|shout|yell|slam|bring up|talk over|interrupt|roll|laugh|mock|post|cancel|forget|blame|disappear|storm|sulk|snap|lecture|correct|cut) (?<rest>.{3,90})$/i,
    (hit, scene) =>
      behind(group(hit, 'rest')) || /\b(?:like|as if) (?:an?|the|some)\b/i.test(group(hit, 'rest'))
        ? null
        : said(
            'feel',
            `I feel ${scene.feel(hit[0])} when you ${hit.groups?.['verb']?.toLowerCase()} ${group(hit, 'rest')}.`,
            `It gets to me when you ${hit.groups?.['verb']?.toLowerCase()} ${group(hit, 'rest')}.`,
          ),
  ],
  // "You always forget": with nothing behind it, the forgetting itself is what hurts.
  [
    /^(?:and |but |because )*(?:you|u) (?:just |really )*(?:always|constantly|keep) (?<verb>forget(?:ting)?|leave|leaving|cancel(?:ling|ing)?|disappear(?:ing)?|walk(?:ing)? (?:away|off|out)|interrupt(?:ing)?|lie|lying|shout(?:ing)?|yell(?:ing)?|give up|giving up|back out|backing out|bail(?:ing)?)$/i,
    (hit, scene) => {
      const verb = group(hit, 'verb')
      const base = isPast(verb) ? verb : (bases[verb.replace(/ .*/, '').toLowerCase()] ?? verb.replace(/ .*/, ''))
      const plain = [base, ...verb.split(' ').slice(1)].join(' ')
      return said('feel', `I feel ${scene.feel()} when you ${plain}.`, `When you ${plain}, I feel ${scene.feel()}.`)
    },
  ],
]

/** "leaves" -> "leave", "does" -> "do"; null where it is no such form. */
const plainOf = (verb: string): string | null =>
  /(?:[aeiou]y|[^s'])s$/.test(verb) && !/(?:is|was|has|us)$/.test(verb)
    ? verb
        .replace(/ies$/, 'y')
        .replace(/(o|sh|ch|ss|x)es$/, '$1')
        .replace(/([^sy])s$/, '$1')
        .replace(/ys$/, 'y')
    : null

const bases: Record<string, string> = {
  forgetting: 'forget',
  leaving: 'leave',
  cancelling: 'cancel',
  canceling: 'cancel',
  disappearing: 'disappear',
  walking: 'walk',
  interrupting: 'interrupt',
  lying: 'lie',
  shouting: 'shout',
  yelling: 'yell',
  giving: 'give',
  backing: 'back',
  bailing: 'bail',
}
