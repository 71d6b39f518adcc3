import { fill, drop, group, said, type Move } from './move.ts'
import * as phrases from './phrases.ts'

/** Leaving the talk, waving it away, defending. */
export const leaving: readonly Move[] = [
  [
    /^i (?:don't|haven't) (?:really )?(?:have )?(?:got )?(?:the )?(?:time|energy|patience) for (?:this|you|that)\b.*$/i,
    (_, scene) =>
      said(
        'break',
        'Can we come back to this after?',
        "I can't give this the time it needs right now. Can we come back to it?",
        ...(scene.night ? phrases.breaksTomorrow : phrases.breaks)[scene.style].slice(0, 2),
      ),
  ],
  [
    /^shut up about (?<rest>.+)$/i,
    (hit) =>
      said(
        'need',
        `I can't think about ${group(hit, 'rest')} right now.`,
        `Please leave ${group(hit, 'rest')} for now.`,
      ),
  ],
  [
    /^(?:please )?(?:don'?t|do not) (?:talk|speak) to me like (?:that|this|i'm .*)$/i,
    () =>
      said(
        'need',
        'Please talk to me differently. That hurt.',
        'That hurt. Please say it another way.',
        'Can you say that again, more kindly?',
      ),
  ],
  [/^(?:don'?t) (?<rest>[a-z]{1,8}) me$/i, (hit) => said('need', `Please don't just ${group(hit, 'rest')} me.`)],
  [
    /^(?:and )?(?:everyone|everybody|the whole (?:office|family|team|class|town|street|building))(?: (?:in|at) (?:the|this|our) \w+)? (?:knows?|sees?|thinks?|says?|agrees?) (?:it|that|so|this)?$/i,
    () => drop(),
  ],
  [
    /^(?:just |go on,? |yeah,? )?(?:walk|run|storm|go) (?:away|off|out)\b.*$/i,
    () =>
      said(
        'need',
        'I need you to come back to this.',
        "I want us to finish this, even if it's later.",
        "Please don't leave it like this.",
      ),
  ],
  [
    /^(?:of course you (?:are|do|did|have|were|will|would)|course you (?:are|do|did)|sure you (?:are|do|did)|here we go|oh here it comes|surprise surprise|shocking|classic \w+|typical(?: you| of you)?|figures|nice try|good one|i'll (?:talk|speak|do|say|act|go) (?:how|what|as|where) i (?:like|want|please)|oh please|as if|yeah right)$/i,
    () => drop(),
  ],
  [
    /^(?:that'?s|thats|this is|that is) (?:not|so not) (?:true|fair|right|how it (?:was|is|went))(?: at all)?$|^(?:that's|thats) (?:bullshit|crap|rubbish|a lie|ridiculous|nonsense|unfair|so unfair)$|^(?:not true|bullshit|no i (?:don't|didn't|wasn't|haven't|am not)|i (?:do|did) not|i never (?:said|did) that)$/i,
    (_, scene) =>
      scene.style === 'work'
        ? said('own', 'I see that differently.', 'That is not how I remember it.')
        : said(
            'own',
            'I see that a bit differently.',
            "That's not how I remember it.",
            'From my side it looks different.',
          ),
  ],
  [
    /^i (?:really |honestly |just |literally )*don'?t know what (?:else |more )?(?:you want (?:me to (?:say|do)|from me|to hear)|to (?:say|do|tell you))(?: (?:to you|anymore|any more|about (?:it|this|that)))?$/i,
    () =>
      said(
        'own',
        "I want to answer this, and I don't know how yet.",
        "I don't know what would help here. Can you tell me?",
        "I'm at a loss what to say. Give me a minute.",
      ),
  ],
  [
    /^(?:and |but )?(?:it|that|this)(?:'s| is| was) (?:so |really |just |actually |beyond |frankly )*(?:embarrassing|pathetic|disgusting|laughable|a joke|tragic|shameful|gross|cringe|sad|insane|unbelievable|exhausting)(?: (?:to watch|really|honestly))?$/i,
    () => drop(),
  ],
  // Leaving the talk. A break that names its end takes the place.
  [
    /^(?:whatever(?: you (?:say|want|think))?|i'm (?:so |just |totally )?done(?: (?:talking|here|with (?:this|you|it|this conversation)|arguing|trying|listening|about (?:this|it)))*|i'm (?:not (?:doing|having|talking about|discussing|arguing|dealing with)|out|over|muting|blocking|hanging up|leaving|going)\b.{0,60}|(?:i )?(?:literally )?can'?t (?:with|deal with|even) (?:you|this|it|right now|rn)\b.*|leave me (?:alone|be)|(?:just )?forget (?:it|i said anything)|never mind|nevermind|conversation over|end of (?:conversation|discussion|story)|don't (?:talk to|text|call|message|contact|speak to) me(?: again| anymore| ever again)?|(?:don't ever|never) (?:speak|talk) to me again|i have nothing (?:more |else )?to say|not (?:now|again|this again|doing this)|talk to the hand|bye|k+|fine|suit yourself|do (?:what|whatever) you (?:want|like)|i don'?t (?:want to|wanna) (?:talk|hear|discuss|do|deal|argue|see|look)\b.*|(?:ok )?i give up|go away|(?:just )?get off my back|back off|give it a rest|(?:just )?(?:go|leave) then|get (?:out|lost|away from me)|shut the door on your way out|there's the door then|we'?re not (?:talking|discussing|doing)\b.*|i'?m not (?:going to|gonna) (?:talk|discuss|argue|do|sit here|stand here|listen)\b.*|(?:cool|ok|okay|right)?,? ?(?:good ?)?night)$/i,
    (_, scene) => {
      const lines = scene.night ? phrases.breaksTomorrow[scene.style] : phrases.breaks[scene.style]
      return said('break', ...lines)
    },
  ],
  [
    /^(?:shut (?:up|it|your \w+)|be quiet|stop talking|zip it|save it|spare me|f\w* off|piss off|screw you|go to hell|get stuffed|drop dead)\b.*$/i,
    (_, scene) =>
      said(
        'break',
        "I can't take in any more just now.",
        'Give me a second, please.',
        'Let me finish, please.',
        ...phrases.breaks[scene.style].slice(2, 3),
      ),
  ],
  // Waving it away.
  [
    /^(?:you'?re (?:just |always |being |so |way )*(?:over ?reacting|too sensitive|so sensitive|being (?:so )?(?:dramatic|silly|ridiculous|sensitive|hysterical|paranoid)|dramatic|imagining (?:it|things)|making (?:this|it|everything) (?:all )?(?:about you(?:rself)?|up|a big deal|worse)|making (?:a )?(?:scene|fuss|drama)|making things up|blowing (?:this|it) (?:up|out of proportion))|calm down|(?:just )?(?:relax|chill(?: out)?)|get over (?:it|yourself)|it(?:'s| is| was)(?:n't| not)? (?:really )?(?:that|such a|a) (?:big (?:a )?deal|bad|deep|serious)|it(?:'s| was) (?:just |only )?(?:nothing|no big deal)|(?:oh )?here we go(?: again)?|not this again|nobody (?:cares|asked(?: you)?)|no one (?:cares|asked)|who cares|so what|boo hoo|cry me a river|grow up|get a (?:grip|life|medal)|build a bridge|that never happened|you(?:'re| are) (?:remembering|twisting) (?:it|this|everything|my words).*|don't be (?:so )?(?:dramatic|silly|ridiculous|sensitive|stupid|daft|like that)|stop (?:crying|whining|moaning|complaining|being (?:so )?(?:dramatic|sensitive|silly)|overreacting|making .*)|what's the big deal|big deal|everybody is tired|deal with it|not my problem|i don'?t care(?: what you think| how you feel| anymore)?|why are you (?:even |so |being |always )*(?:crying|mad|angry|upset|like this|dramatic|sensitive).*)$/i,
    (_, scene) => said('see', ...fill(phrases.seeing[scene.style], scene)),
  ],
  // Defending: one part is owned.
  [
    /^(?:it'?s|that'?s|this is|it was|how is (?:it|this|that)) (?:not|n't|hardly) (?:my|all my) (?:fault|problem|responsibility)(?: that .*)?$/i,
    (_, scene) => said('own', ...fill(phrases.owning[scene.style], scene)),
  ],
  [
    /^(?:i (?:didn't|haven't) do(?:ne)? anything(?: wrong)?|what did i (?:even )?do(?: wrong)?|don't blame me|don't (?:you )?(?:put|pin) (?:this|it) on me|why is (?:it|everything) (?:always )?my fault|so (?:it's|everything's|everything is) (?:all )?my fault.*|(?:so )?i'?m (?:always )?(?:the (?:bad|bad guy|villain|problem).*|wrong.*))$/i,
    (_, scene) => said('own', ...fill(phrases.owning[scene.style], scene)),
  ],
  [
    /^(?:it's|this is|that's) (?:all |always |entirely )*(?:your fault|on you|because of you|your doing|your problem)(?<rest>.*)$/i,
    (_, scene) =>
      said(
        'hurt',
        scene.matter && `I'm struggling with ${scene.matter}, and I want us to mend it together.`,
        "I don't want to hunt for who is to blame. I want it mended.",
        "I'm unhappy about how this turned out.",
      ),
  ],
  [
    /^(?:what about (?:when )?you|you do (?:it|that|the same)(?: too)?|you're (?:one to talk|no better|just as bad|not perfect either|hardly perfect)|look who's talking|well you .{0,40}too|you started (?:it|this)|like you(?:'re| are) (?:any better|perfect)|pot kettle.*)$/i,
    (_, scene) =>
      said(
        'own',
        'I think we both do this, me included.',
        'We both had a hand in this, I know.',
        ...fill(phrases.owning[scene.style].slice(0, 2), scene),
      ),
  ],
  [
    /^(?:yes|yeah|yep|ok|okay|sure),? but (?<rest>.+)$/i,
    (hit) => said('own', `Fair point, and ${group(hit, 'rest')}.`, `I hear that. And ${group(hit, 'rest')}.`),
  ],
  [
    /^(?:it was (?:just |only )?a joke(?:,.*)?|i was (?:just |only )?(?:joking|kidding)|can't you take a joke|it's called a joke|just a joke)$/i,
    () =>
      said(
        'own',
        'I meant it as a joke, and I can see it hurt.',
        'I thought it was funny, and it clearly was not for you.',
      ),
  ],
]
