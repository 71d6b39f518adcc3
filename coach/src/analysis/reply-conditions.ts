import type { Received } from './received.ts'
import type { Slots } from './slots.ts'

/** When a line of a reply is for just this message: named after its `=`. */
export const conditions: Record<string, (it: Received, slots: Slots) => boolean> = {
  secret: ({ text }) =>
    /\b(?:do[ ]?n[’']?t (?:tell|say anything)|between (?:us|you and me)|keep (?:it|this) (?:to yourself|quiet))\b/i.test(
      text,
    ),
  visit: ({ text }) => /\bvisit(?:ing|ors|s)?\b/i.test(text),
  funeral: ({ text }) => /\b(?:funeral|wake|memorial|burial|cremation)\b/i.test(text),
  ring: ({ text }) =>
    /\b(?:a call|a ring|ring (?:her|him|them)|call (?:her|him|them))\b.*\b(?:tonight|today|later|this evening)\b/i.test(
      text,
    ),
  birth: ({ text }) => /\b(?:baby|twins|born|birth)\b/i.test(text),
  call: ({ text }) => /\b(?:ring|call|phone) me\b/i.test(text),
  dated: ({ text }) => /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|shift|month)s?\b/i.test(text),
  again: ({ text }) => /\bagain\b/i.test(text),
  we: ({ text }) => /\b(?:can|could|may) we\b/i.test(text),
  away: ({ text }) => !/\b(?:everyone|everybody)\b/i.test(text),
  there: ({ text }) => /\b(?:sitting|sat|stood|waiting|waited|alone|on my own)\b/i.test(text),
  unpressed: ({ text }) =>
    /\b(?:no pressure|don[’']?t feel (?:you|like you) have to|only if you (?:want|can|feel)|(?:if|whether) you can[’']?t face|don[’']?t have to (?:come|be there))/i.test(
      text,
    ),
  foolish: ({ text }) =>
    /\b(?:idiot|fool\w*|mug|silly|stupid|daft|pathetic|ridiculous|muppet|soft|sad act|weird)\b/i.test(text),
  plate: ({ text }) =>
    /\b(?:(?:start|eat|have|begin)\b[^.!?]{0,20}\bwithout me|(?:keep|save) (?:me (?:some|a plate)|mine))\b/i.test(
      text,
    ) &&
    /\b(?:eat(?:ing)?|dinner|tea|supper|lunch|breakfast|food|plate|mine)\b/i.test(text) &&
    !/\b(?:table|restaurant|order|menu|film|match|drinks?)\b/i.test(text),
  driving: ({ text }) =>
    /\b(?:[ma]\d{1,3}|motorway|traffic|roads?|driv\w+|jams?|car|junction|slip road|roadworks)\b/i.test(text),
  treated: ({ text }) =>
    /\b(?:op|operation|surgery|scan|biopsy|chemo|hospital|check-?up|appointment|funeral|memorial)\b/i.test(text),
  waits: ({ text }) => /\b(?:wait\w*|stay\w*) up\b|\bawake\b/i.test(text),
  fade: ({ text }) => /\b(?:fade|ghost|disappear)/i.test(text),
  wish: ({ text }) => /\bwish you\b/i.test(text),
  ill: ({ text }) =>
    /\b(?:head|ill|sick|fever|flu|cold|migraine|throwing up|stomach|pox|poorly|unwell|covid|hospital|bug)\b/i.test(
      text,
    ),
  busy: ({ text }) => /\b(?:busy|mad|hectic|swamped|crazy)\b/i.test(text),
  room: ({ text }) => /\b(?:talk|quiet|sleep|bed)\b/i.test(text),
  helped: (_, { gift }) =>
    !/^(?:letting|telling|asking|having|inviting|including|coming|being|thinking|remembering|saying|getting|not|the|my|a|an|all|that|this)\b/.test(
      gift ?? '',
    ),
  yours: (_, { news }) => /^You\b/.test(news ?? ''),
  unnamed: (it, slots) => !conditions.named?.(it, slots),
  named: (_, { when }) => when !== undefined && !/^(?:tonight|the weekend|next week|this)/i.test(when),
  fair: ({ text }) => /\b(?:do the same|next time|fair|each|turn)\b/i.test(text),
  past: (_, { deed }) =>
    /^I (?:\w+ed|drove|came|sat|made|took|brought|gave|was|stayed|went|did|got|kept|held|told|sent|found|stood|cut|picked) /.test(
      deed ?? '',
    ),
  gerund: (_, { gift }) => /^(?:not |being |just )?\w+ing\b/.test(gift ?? ''),
  tonight: (_, { when }) => /tonight|evening/.test(when ?? ''),
  day: (_, { when }) => /^[A-Z]/.test(when ?? ''),
  noun: (_, { gift }) => /^(?:all )?(?:the|my|a|an|that|this) /.test(gift ?? ''),
  notlove: (_, { told }) => told !== undefined && !/^You (?:really |so |do )?(?:love|miss) me/.test(told),
  late: ({ context }) => context?.late === true,
  liked: (_, { told }) => /^You (?:really |so )?(?:liked|loved|enjoyed|like|love|enjoy) /.test(told ?? ''),
  task: (_, { task }) => task !== undefined,
  food: ({ text }) =>
    /\b(?:dinner|lunch|barbecue|bbq|party|garden|tea|supper|brunch|picnic|drinks|birthday|plums|table|ours|mine)\b/i.test(
      text,
    ),
  mine: ({ context }) =>
    /\b(?:I|my) (?:first|painted|posted|made|wrote|built|baked)\b|\bmy first\b/i.test(context?.text ?? ''),
}
