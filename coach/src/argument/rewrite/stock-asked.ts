import { first, group, said } from './move.ts'
import type { Saying } from './stock-lines.ts'
import { isPlainForm, pastOf, plainFormOf, wished } from './verbs.ts'

/** Reproaches dressed as a question, as thanks or as a comparison, and lines that only wound. */
export const askedSayings: readonly Saying[] = [
  {
    act: 'criticism',
    words: String.raw`(?:because )?(?:you|u) (?:don['’]?t|do not|never|won['’]?t|only) (?:ever |even )?(?<deed>listen|answer|help|move|react|reply|notice|talk|do anything|come) (?:to me )?(?:unless|until|when|if) i (?<way>shout|scream|yell|cry|beg|nag|ask (?:you )?(?:\p{L}+ times|twice)|lose it|kick off|break down)`,
    means: (hit) =>
      said(
        'need',
        `I'd like you to ${group(hit, 'deed').replace(/^do anything$/i, 'do it')} without my having to ${group(hit, 'way').replace(/ you /, ' ')}.`,
      ),
  },
  {
    act: 'criticism',
    words: String.raw`(?:and |so )*why (?:is it|am i|do i|does it)(?: have to be)? (?:always |only |just )+(?:me|the one|i)? ?(?:who|that)?(?:['’]s| has| have|have)? ?(?:got )?(?:to )(?<rest>.+)`,
    means: (hit) => {
      const rest = group(hit, 'rest')
      return isPlainForm(first(rest))
        ? said(
            'need',
            `I don't want to be the only one who has to ${rest}.`,
            `I'd like us to share it: I can't always ${rest}.`,
          )
        : null
    },
  },
  {
    act: 'criticism',
    words: String.raw`(?:and )?when (?:was the last time|did) (?:you|u) (?:last |even |ever |actually |last even )*(?<verb>\p{L}+)(?<rest> .+)?`,
    innocent: true,
    means: (hit) => {
      const verb = (hit.groups?.['verb'] ?? '').toLowerCase()
      const base = isPlainForm(verb) ? verb : plainFormOf(verb)
      const rest = wished(group(hit, 'rest').replace(/\blast$/i, ''))
      return said('need', base ? `I'd like you to ${base}${rest ? ` ${rest}` : ''} again.` : 'I miss that from you.')
    },
  },
  {
    act: 'criticism',
    words: String.raw`must (?:you|u) (?:always |really |constantly )*(?<rest>.+)|do (?:you|u) (?:always |really )+have to (?<more>.+)|why (?:do|must) (?:you|u) (?:always|constantly|forever) (?<third>.+)`,
    means: (hit) => {
      const rest = group(hit, 'rest') || group(hit, 'more') || group(hit, 'third')
      return isPlainForm(first(rest)) && !/^be\b/i.test(rest)
        ? said('feel', `I find it hard when you ${rest}.`, `It gets to me when you ${rest}.`)
        : null
    },
  },
  {
    act: 'criticism',
    words: String.raw`(?:can|could|will|would) (?:you|u) (?:just |please )*for (?:once|once in your life)(?: just)? (?<rest>.+)`,
    means: (hit) =>
      isPlainForm(first(group(hit, 'rest'))) ? said('need', `I need you to ${wished(group(hit, 'rest'))}.`) : null,
  },
  {
    act: 'criticism',
    words: String.raw`so (?:you|u)(?:['’]re| are|r)? (?:just |really |seriously )*(?:going to|gonna) (?:ignore me|say nothing|sit there|not (?:answer|reply|say anything))`,
    means: () => said('need', "I'd like an answer from you.", 'I need you to answer me.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you|u)(?:['’]?d| would) (?:rather|prefer it if|prefer) i (?:was|were|had|did|could be) (?<rest>.+)`,
    means: (hit) => said('feel', `I feel that you wish I was ${group(hit, 'rest')}.`),
  },
  {
    act: 'contempt',
    innocent: true,
    words: String.raw`(?:oh |well |wow,? )*(?:thanks|thank you|cheers)(?: (?:a lot|so much|very much|a bunch))? for (?<ing>telling|leaving|waking|forgetting|embarrassing|ignoring|showing|making|cancelling|letting|throwing|dumping|lying|laughing|dragging|blaming) (?<rest>.+)`,
    means: (hit) => {
      const past = pastOf((hit.groups?.['ing'] ?? '').toLowerCase())
      return said('feel', past && `It hurts that you ${past} ${group(hit, 'rest')}.`)
    },
  },
  {
    act: 'contempt',
    words: String.raw`(?:and )?(?:you['’]?re|you are|ur) the reason (?:why |that )?.+`,
    means: () =>
      said('hurt', "I'm so upset, and it isn't fair to put that on you.", "I'm really upset about all of this."),
  },
  {
    act: 'contempt',
    words: String.raw`(?:your|my|our) (?:late )?(?:dad|father|mum|mom|mother|gran|nan|grandad|family) (?:would|['’]?d) be (?:so |really )?(?:ashamed|disgusted|embarrassed|disappointed)(?: of| by| in)?(?: you)?|(?:your|my|our) (?:dad|father|mum|mom|mother|gran|nan) (?:would be|is|must be) (?:turning|rolling) in (?:his|her) grave`,
    means: () => said('feel', "I'm really disappointed.", "I'm disappointed, and I want to understand it."),
  },
  {
    act: 'contempt',
    words: String.raw`i wish (?:i (?:had|['’]?d) (?:a (?:different|normal|real|better)|another|no)|(?:you|u)(?:['’]?d| had) never been born|(?:you|u) (?:were|was)(?:n['’]?t| not) my|i (?:was|were)(?:n['’]?t| not) (?:your|related)).*`,
    means: () => said('hurt', "I'm really hurt right now.", "I'm so hurt that I want to be somewhere else."),
  },
  {
    act: 'contempt',
    words: String.raw`(?:you|u) (?:wouldn['’]?t|couldn['’]?t|would not) (?:last|survive|manage|cope) (?:a|one|five|two|10|ten|an|half|even)\b.*|(?:you )?try (?:doing|being|living|having|raising|working|looking after)\b.*|(?:you|u) (?:have|['’]?ve got|got) (?:it |such )?(?:so |an )?easy(?: life)?`,
    innocent: true,
    means: () =>
      said('feel', "I don't think you see how hard it is for me.", "I'd like you to see what my day is like."),
  },
  {
    act: 'invalidate',
    words: String.raw`sorry (?:for|that i['’]?m) (?:existing|breathing|living|being (?:alive|born|such a burden|so difficult)|having (?:feelings|an opinion|needs))`,
    means: () => said('feel', "I feel like I can't do anything right.", 'I feel that I am too much for you.'),
  },
  {
    act: 'invalidate',
    words: String.raw`(?:you|u)(?:['’]?re| are)? (?:always |just |only )*(?:blow|blowing|make|making|turn|turning) (?:everything|it all|it|this|things|every little thing|a molehill|mountains) (?:up )?(?:all )?(?:out of (?:all )?proportion|out of molehills|into (?:a |an )?(?:\p{L}+ )?(?:mountain|drama|fight|argument|big deal|thing|issue)|(?:a |such a )(?:big|huge|massive) (?:deal|thing|issue))`,
    means: () => said('see', "To me it's smaller than it is to you.", 'It looks smaller from where I am.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:why are you|you['’]?re|you are|you get|you always get|stop (?:being|getting)|don['’]?t (?:be|get)) (?:always |so |getting |being |all )*defensive(?: about (?:it|everything|this))?`,
    means: () => said('feel', "I don't feel that I can bring things up.", 'I find it hard to bring this up with you.'),
  },
  {
    act: 'contempt',
    words: String.raw`(?:you|u) (?:make|made) me (?:feel )?(?:physically )?(?:sick|want to (?:scream|puke|vomit|throw up))|i (?:regret|rue|hate) (?:the day i )?(?:ever )?(?:marr(?:ying|ied)|meeting|met) (?:you|u)|i (?:wish i(?:['’]?d| had)|should(?:['’]?ve| have)) never (?:married|met) (?:you|u)`,
    means: () => said('hurt', "I'm so hurt that I wonder about us.", "I'm really upset by this."),
  },
  {
    act: 'threat',
    words: String.raw`if (?:you|u) (?:can['’]?t|cannot|don['’]?t|do not|aren['’]?t) (?<rest>.+?),? (?:then )?(?:maybe|perhaps) (?:this|it|that|the job|you|we)(?:['’]s| is| are|['’]re| job| place| team| relationship| should| shouldn['’]?t)? ?.*`,
    means: (hit) =>
      said(
        'ask',
        /\bif (?:you|u) (?:can['’]?t|cannot)\b/i.test(hit[0]) &&
          isPlainForm(first(group(hit, 'rest'))) &&
          `I need to know whether you can ${group(hit, 'rest')}.`,
        'I need to know whether this still works for you.',
      ),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you|u) (?:always |just |really )*(?:have to|need to|want to|love to|got to|love being|like being|enjoy being) ?(?:be|play)? (?:the )?(?:big )?(?:hero|martyr|saint|good (?:one|guy|son|daughter)|favou?rite|centre of attention|center of attention|star)`,
    means: () => said('need', "I'd like there to be room for my part too.", "I'd like my part to be seen as well."),
  },
  {
    act: 'invalidate',
    words: String.raw`(?:you['’]?re|you are|ur) (?:a (?:big|grown) (?:girl|boy|man|woman|lad|adult)|an adult|a grown[- ]?up|old enough(?: to .+)?)(?: now)?`,
    means: () => said('see', "I thought you'd be all right.", "I didn't see that you needed me there."),
  },
  {
    act: 'criticism',
    words: String.raw`(?:and |but |omg )*why (?:are (?:you|u)|do (?:you|u) have to be) (?:always |so |being )*(?:like (?:this|that)|this way|difficult|weird about (?:it|this))`,
    means: () => said('feel', 'I feel told off, and I find it hard.', "I find it hard when we're like this."),
  },
  {
    act: 'contempt',
    words: String.raw`(?:so |oh )*(?:now )?i(?:['’]?d better| have to| need to| need| must)(?: now)? (?:have |get |ask for |ask )?(?:your )?permission(?: now| to .+| for .+)?`,
    means: () => said('need', "I'd like to decide this myself.", "I don't want to have to ask for this."),
  },
  {
    act: 'invalidate',
    words: String.raw`(?:here we go(?: again)?,? )?(?:just )?(?:pass|passing) the buck|(?:yeah |sure |just |go on )*blame (?:someone|somebody|everyone|everybody) else`,
    means: () => said('feel', 'I feel that this is being put on me.', "I don't think this is only mine."),
  },
  {
    act: 'contempt',
    words: String.raw`(?:you(?:['’]?re| are)? )?(?:such )?(?:an? |little |absolute |total |real |bloody )*(?:snitch|grass|sneak|killjoy|spoil ?sport|cheapskate|tight[- ]?(?:arse|ass)|hypocrite|coward|traitor|two[- ]face)`,
    means: () => said('feel', 'I feel let down by you.', "I'm angry about this."),
  },
  {
    act: null,
    words: String.raw`(?:i said )?(?:i['’]?m|i am|it['’]?s|it is|everything['’]?s) (?:all |just |perfectly )?(?:fine|ok|okay|good|alright|great)|nothing(?:['’]?s| is) (?:wrong|the matter)|i don['’]?t want to talk about it`,
    means: () => said('break', "I'm not ready to talk about it yet.", "I can't talk about it just yet."),
  },
  {
    act: 'contempt',
    words: String.raw`(?:you(?:['’]?re| are)? |such )(?:an? |such |little |absolute |total |real |bloody |fucking |lying |compulsive )*(?:liar|cheat|fraud|fake)`,
    means: () => said('need', 'I want to be able to believe what you tell me.', 'I need the truth from you.'),
  },
  {
    act: 'criticism',
    words: String.raw`(?:you|u) only (?:ever )?(?:hear|listen to|think (?:of|about)|care about|see|love) yourself`,
    means: () => said('need', 'I want to be heard as well.', "I'd like you to hear my side too."),
  },
  {
    act: null,
    words: String.raw`(?:whatever[.,]* )?(?:i['’]?m|i am|we['’]?re|we are) done (?:talking|discussing|arguing|here|with this|explaining)(?: (?:about )?(?:it|this|that|myself))?|(?:this )?(?:conversation|discussion|talk) (?:is|['’]?s) over|end of (?:story|discussion|conversation)`,
    means: () =>
      said(
        'break',
        "I can't talk about this any more just now. Can we go on tomorrow?",
        'I need to stop here for now. Can we go on tomorrow?',
      ),
  },
  {
    act: null,
    words: String.raw`(?:wow|ok|okay|oh|right|ha|cool|nice|great|alright)(?:[,. ]+(?:wow|ok|okay|then|right|cool|nice|great|alright))+|wow`,
    means: () => said('feel', "I didn't expect that.", 'That took me by surprise.'),
  },
]
