import { needsHelp } from '@mallama/contracts/help'
import { contracted } from '../builtin/apostrophes.ts'
import type { Safety } from '@mallama/contracts/safety'
import type { CraftInput } from '../operations.ts'
import { asSaid } from '../safety/aside.ts'
import { toSafety, type Flag } from '../safety/screen.ts'
import { dangerIn } from './danger.ts'

/**
 * What is never written for somebody who is hurt or held: an apology for having been hit ("forgive me for making him so
 * angry that he pushed me"), and a price for what is theirs anyway ("I will not see my sister if he unblocks my card").
 * Read by who does what to whom: the other hurts or withholds, and the writer pays with guilt, contact, freedom, money or
 * their body.
 */
interface Traded {
  text: string
  quote: string
  safety: Safety
  next: string
}

/** Any word but the writer's own "I", and none that leads to what the writer did: "for hitting my brother". */
const somebody =
  "(?!(?:i|we|for|about|by|of|to|not|was|am|i'd|i've|had|me|just|even|accidentally)\\b)[\\p{L}][\\p{L}'-]*"
const gently = '(?:\\w+ly |just |only |never |always |then |even |almost |nearly |really |so |again |also )*'
const blow =
  '(?:hit(?:s|ting)?|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|push(?:es|ed|ing)?|shov(?:e|es|ed|ing)|grab(?:s|bed|bing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|beat(?:s|en|ing)?|burn(?:s|ed|t|ing)?|bit|bites?|biting|shak(?:e|es|ing)|shook|drag(?:s|ged|ging)?|thump(?:s|ed|ing)?|smack(?:s|ed|ing)?|whack(?:s|ed|ing)?|pin(?:s|ned|ning)|spat (?:at|on)|spits? (?:at|on)|spitting (?:at|on)|rap(?:e|es|ed|ing)|hurt(?:s|ing)?|threaten(?:s|ed|ing)?|(?:lock(?:s|ed|ing)?|shut(?:s|ting)?|thr(?:ew|ows?|owing)) (?=(?:me|us) (?:in|out)\\b))'
const body =
  '(?:me|us|my (?:arm|arms|wrist|face|hair|neck|throat|head|hand|leg|back|brother|sister|mum|mom|mother|son|daughter|kids|children|baby|dog|cat)|the (?:kids|children|baby|dog|cat|boys|girls))'
const thrown =
  '(?:thr(?:ew|ows?|owing) [^.!?]{2,30} at (?:me|us)|(?:raised?|raising|lifted) (?:his|her|their) (?:hand|fist)|(?:laid|laying|put|putting) (?:his |her |their )?hands? on (?:me|us)|(?:got|get|being|been) (?:physical|violent|rough) with (?:me|us)|smash(?:ed|ing) (?:up )?my|broke my (?:arm|nose|rib|ribs|jaw|phone|glasses|wrist|finger)|gave me a (?:black eye|bruise)|lost (?:it|control|his temper|her temper) and (?:hit|slap|push|grab|punch)\\w*|(?:a |my )(?:black eye|bruises?))'
const hurt = `(?:${blow} ${body}\\b(?! (?:feelings|hard that|up with))|${thrown})`

/** The other one does it: a subject before it that is not the writer, or nobody ("made him hit me"). */
const hurtByOther = new RegExp(
  `(?:\\b${somebody}(?:'s|'d| had| has| have| was| were| would| wouldn't have| would not have| does| did| might| is| had to| didn't mean to| never meant to)* ${gently}${hurt}|\\b(?:mak(?:e|es|ing)|made|driv(?:e|ing)|drove|forc\\w+|push(?:ed|ing)|provok\\w+|caus\\w+|wind(?:ing)?|wound) (?!me\\b)(?:\\w+ ){1,8}?${hurt}|\\b(?:until|till|so) (?:(?!i\\b|we\\b)\\w+ ){0,2}${hurt}|\\b(?:got|being|been|was) (?:hit|slapped|punched|beaten|grabbed|choked|kicked)\\b)`,
  'iu',
)
/** The writer asks pardon or takes the fault. */
const guilt =
  /\b(?:apologi[sz]e(?! to (?:me|us)\b)|apology|say (?:that )?(?:i'm |i am )?(?:so |really )?sorry|(?:i'm|i am) (?:so |really |very )?sorry|sorry (?:for|that|about|to)|forgive (?:me|us)\b|forgiveness|my (?:own )?fault|i (?:deserved|asked for|had) it|to blame for|blame myself|i (?:made|provoked|drove|pushed|wound) (?:him|her|them|\w+)|own up|make (?:it )?up to|take (?:the |all the |full )?(?:blame|responsibility)|i should(?:n't| not)? have (?!called|left|told|gone|reported|rung|said no)|make (?:up|peace) with|it was (?:me|because of me)|promise (?:not to|never to|i won't) (?:provoke|make|upset|anger))\b/i
const askedOfThem =
  /\b(?:ask|tell|want|expect|get|need)(?:s|ing)? [^.!?,]{1,40}? to (?:apologi[sz]e|say sorry|own up|take responsibility)|\b(?:apologi[sz]e|say sorry|sorry|apology) to (?:me|us)\b|\b(?:his|her|their) apology\b/i
/** What the writer did themself is theirs to be sorry for. */
const didIt = new RegExp(
  `\\b(?:for|that|because) (?:i |i'd |i had |me )?${gently}${blow} (?:him|her|them|my|the)\\b`,
  'iu',
)
const denied = /\b(?:not|isn't|wasn't|never|n't) (?:\w+ )?(?:my (?:own )?fault|to blame|sorry|apologi[sz]\w+|deserve)/i

const kept =
  '(?:(?:bank |debit |credit |id |sim )?cards?|(?:bank )?accounts?|passport|papers|visa|documents|id|wages|salary|benefits|money|pension|allowance|phone|mobile|laptop|keys?|car keys|medicine|meds|medication|pills|inhaler|insulin|glasses|birth certificate|clothes|bag|purse|wallet|savings)'
/** What nobody may keep from anybody, and what nobody may do to anybody. */
const grave = [
  `(?:stop(?:s|ped|ping)?|quits?|no longer|never|not|n't|won't|doesn't|don't|without) (?:\\w+ ){0,2}?${hurt}`,
  `(?:stop(?:s|ped|ping)?|not|n't|never) (?:\\w+ ){0,2}?(?:hitting|hurting|beating|choking|threatening|following|stalking|tracking|locking|hit|hurt|beat|stalk)\\b`,
  `(?:give|gives|giving|hand|hands|return|returns|let|lets|unlock|unlocks|release|releases|send|sends)(?: me| us)?(?: have)?(?: back| over)? (?:my|our) (?:\\w+ )?(?:passport|papers|visa|documents|id|birth certificate|medicine|meds|medication|pills|inhaler|insulin|glasses)\\b`,
  `(?:let|lets|allow|allows) (?:me|us) (?:to )?(?:out|in|go|leave|see|visit|call|ring|work|sleep|eat|speak|talk|study|drive|use (?:my|the)|have (?:my|a|some)|spend|keep)\\b`,
  `(?:unblock|unlock|unfreeze|reactivate)(?:s|ed|ing)? (?:my|our|the)\\b`,
]
const withheld = [
  ...grave,
  `(?:give|gives|giving|hand|hands|return|returns|pay|pays|send|sends|get|have|need|want)(?: me| us)?(?: have)?(?: back| over)? (?:my|our|the|some) (?:\\w+ )?${kept}\\b`,
  `(?:stop(?:s|ped|ping)?|not|n't|never) (?:\\w+ ){0,2}?(?:shout\\w*|yell\\w*|scream\\w*|call(?:s|ing)? me|insult\\w*|ignor\\w+|punish\\w*|keep(?:s|ing)?|taking|take|hiding|hide|tell(?:s|ing)?|post(?:s|ing)?|show(?:s|ing)?|send(?:s|ing)?|report(?:s|ing)?|throw(?:s|ing)? me out|kick(?:s|ing)? me out|leave me|cancel\\w*|deport\\w*|being (?:angry|mad|cruel|violent|so))`,
  `(?:talk|speak|talks|speaks)(?:s|ing)? to me again|\\b(?:is|are|'s|being) (?:nice|kind|calm|gentle|nicer|kinder|good) (?:to me |with me )?(?:again|now)?`,
]
const others =
  '(?:my (?:own )?(?:\\w+ )?(?:boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?|sister|brother|mum|mom|mother|dad|father|parents|family|friends?|mates?|cousins?|aunt|uncle|gran|nan|grandma|colleagues|therapist|counsellor|doctor|social worker|neighbou?rs?|ex|church|group|class|course|studies|job|work|lawyer|solicitor)|anyone|anybody|any (?:other )?(?:men|man|guys|women|girls|friends)|other (?:men|women|people|guys|girls)|people|friends|the (?:police|neighbours|girls|lads|group))'
const away =
  '(?:see|seeing|visit|visiting|talk(?:ing)? to|speak(?:ing)? to|text(?:ing)?|call(?:ing)?|ring(?:ing)?|meet(?:ing)?|contact(?:ing)?|go(?:ing)? (?:out|to|round|anywhere)|leav(?:e|ing) (?:the|home)|hang(?:ing)? out with|message|messaging|follow(?:ing)?|be(?:ing)? friends with|work(?:ing)?|study(?:ing)?|wear(?:ing)?|post(?:ing)?|drive|driving|answer(?:ing)? back|argu(?:e|ing)|complain(?:ing)?|ask(?:ing)? (?:questions|for)|us(?:e|ing)|spend(?:ing)?|tell(?:ing)?)'
/** What the writer would pay with. */
const price = [
  `(?:won't|will not|wouldn't|would not|never|not|no longer|stop|quit|give up|agree not to|promise not to) (?:\\w+ ){0,2}?${away}\\b`,
  `(?:cut|break) (?:\\w+ ){0,3}?(?:off|ties|contact|all contact)\\b|(?:drop|block|unfriend|unfollow|delete|leave|ditch|dump|give up|quit|lose|stop) (?:all )?(?:${others}|(?:my )?(?:instagram|facebook|tiktok|snapchat|social media|socials|accounts?|apps?|phone|whatsapp|contacts|number))\\b`,
  `do (?:\\w+ )?(?:anything|whatever|everything|as (?:i'm|i am|he|she|they)|what(?:ever)? (?:he|she|they))\\b|\\b(?:whatever|anything) (?:he|she|they) (?:wants?|asks?|says?|likes?)\\b|\\bobey|\\bbehave\\b|\\bbe (?:\\w+ )?(?:good|quiet|obedient|better|a good|a better)\\b`,
  `(?:stay|be|come|remain|keep) (?:\\w+ )?(?:home|in|indoors|inside|quiet|silent|with (?:him|her|them)|married|away from)\\b|\\b(?:come|move|go|get) back (?:to|with|home|in)\\b`,
  `sleep with|have sex|sex\\b|in bed|share (?:a|the) bed|get pregnant|have (?:a|another|his|her) baby|marry\\b|nudes?|(?:naked|intimate) p`,
  `(?:give|hand|pay|sign|send|transfer|put)(?:s)? (?:him |her |them |over |\\w+ )?(?:over )?(?:all )?(?:my|the) (?:\\w+ )?(?:wages|salary|pay|money|card|pin|passwords?|phone|savings|house|flat|inheritance|share|car|pension|benefits|custody|papers|location|messages)`,
  `(?:drop|withdraw|take back|cancel|retract) (?:the|my|all)|(?:won't|not|never|n't) (?:\\w+ )?(?:tell|report|call (?:the )?police|press|testify|go to the police|say anything|ask for)|(?:share|turn on|send) my location|tell (?:him|her|them) where|ask (?:him|her|them|permission)\\b|(?:let|show) (?:him|her|them) (?:\\w+ )?(?:read|check|see|track|look|have|decide|my)|(?:take|accept) (?:the|all the) blame|say (?:it was|that it was) my fault|(?:forgive|forget) (?:him|her|them|everything|what|it)|(?:apologi[sz]e|beg|grovel|kneel)|convert|abort\\w*|dress|cook every|lose weight|pay (?:for|his|her|their|off|back)\\b`,
]
const promises =
  "(?:i'll|i will|i'd|i would|i'm (?:willing|ready|going|happy)|i am (?:willing|ready|going|happy)|i (?:promise|swear|agree|can|could)|i (?=won't|will not|would)|promis\\w+|offer\\w*|agree\\w*|swear)"
/** One for the other, or one begged for beside the other. */
const link =
  /\b(?:if|as long as|so long as|provided|on condition|in (?:exchange|return)|so (?:that )?(?:he|she|they|\p{Lu}\p{L}+)|when|once|to (?:get|make|have|stop|keep)|please|beg|promise)\b/iu
/** A limit of the writer's own says what they will not do until it stops. */
const limit =
  /\b(?:won't|will not|not|can't|cannot|never|n't|only)\b[^.!?]{0,80}\b(?:unless|until|till|only if)\b|\bonly (?:\w+ ){0,6}(?:if|when|once)\b/i

const any = (list: readonly string[]) => new RegExp(`\\b(?:${list.join('|')})`, 'iu')
const anyWithheld = any(withheld)
const anyHarm = any(grave.slice(0, 3))
const paid = new RegExp(
  `\\b${promises}\\b[^.!?]{0,40}?(?:${price.join('|')})[^.!?,]*?(?= (?:if|as long|so |provided|on cond|in (?:ex|re)|when|once|to (?:get|make|have|stop|keep|let))|[.!?,]|$)`,
  'iu',
)
const conditional = new RegExp(
  `\\b(?:if|once|when|as soon as)\\b[^.!?]{0,60}?\\b(?:${grave.slice(0, 3).join('|')})[^.!?]{0,40}?\\b(?:${promises})\\b[^.!?,]*`,
  'iu',
)
const promised = new RegExp(
  `\\b${promises}\\b[^.!?]{2,90}?(?= (?:if|as long as|so long as|provided|in (?:exchange|return)|so (?:that )?(?:he|she|they))\\b)`,
  'iu',
)

/** What the writer would give, in a text whose rest asks for what is theirs anyway; null where one of the two is missing. */
function bargainIn(text: string): string | null {
  if (limit.test(text) || !link.test(text)) return null
  const gives = paid.exec(text)?.[0]
  if (gives && anyWithheld.test(text.replace(gives, ' '))) return gives
  // For not being hurt, and for what lets one leave, any price is too high.
  const more = promised.exec(text)?.[0]
  const first = conditional.exec(text)?.[0]
  if (first) return first
  return more && anyHarm.test(text.replace(more, ' ')) ? more : null
}

/** Why nothing is written, and what can be said safely; null for any other goal. Reads the first 3,000 characters. */
export function tradedIn(input: CraftInput): Traded | null {
  for (const [at, source] of [input.goal, input.originalDraft ?? ''].entries()) {
    const text = contracted(source.slice(0, 3000))
    const blamed =
      guilt.test(text) && !askedOfThem.test(text) && !denied.test(text) && !didIt.test(text)
        ? hurtByOther.exec(text)?.[0]
        : undefined
    const found = blamed ?? bargainIn(text)
    if (!found) continue
    const danger = dangerIn(input)
    // What the words show is a card even where no rule of the screen knows them.
    const shown: Flag = { tier: blamed ? 2 : 1, category: 'abuse', thirdParty: false }
    const safety =
      needsHelp(danger.flag) || danger.flag?.aside
        ? danger.safety
        : toSafety(asSaid(shown, input.aside, [input.goal]) ?? shown, input.country)
    const quote = source.includes(found.trim()) ? found.trim().slice(0, 120) : ''
    const why = blamed
      ? 'Nobody makes another person hurt them. Who hits, pushes or frightens decides to do it, and you owe no apology for it, not even to keep the peace.'
      : 'Not being hurt, your money, your papers and the people you love are yours already. They are not something to pay for, and a price that is paid once is mostly asked again.'
    const next =
      'What can be said safely is a line to somebody you trust: "Something is wrong at home. Can I call you tonight?" The people named here can go through any message to this person with you first.'
    return {
      text: `${safety?.message ? `${safety.message} ` : ''}I have not written this one${at === 0 && quote ? `, because of "${quote}"` : ''}. ${why} ${next}`,
      quote: at === 0 ? quote : '',
      safety,
      next,
    }
  }
  return null
}
