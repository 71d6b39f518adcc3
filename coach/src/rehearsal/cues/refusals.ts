import kept from '../../../data/said/rehearsal-refusals.json' with { type: 'json' }

/** Why the coach will not play someone, and what it can do instead. {n} is the other. Own words, written for Mallama. */
export const refusals = kept as unknown as Readonly<Record<keyof typeof kept, readonly [string, ...string[]]>>
export type Refusal = keyof typeof refusals

/** Read on lower case without apostrophes. */
export const cruelty =
  /\b(?:(?:play|be|act (?:as|like)|pretend (?:to be|youre)) (?:my |the |an? )?(?:\w+ ){0,2}(?:abuser|abusive|rapist|stalker|attacker|bully who)|(?:play|be|act) (?:\w+ ){0,3}(?:abusive|cruel|violent|sadistic)|(?:^|[.!?;:] ?|\b(?:please|you (?:should|must|can|may|to)|want (?:you|him|her) to|(?:can|could|will|would) you) )(?:really )?(?:insult|humiliate|degrade|threaten|hit|beat|scream at|yell at|abuse|hurt) me\b|(?<!\b(?:you|he|she|they|who|people|to|and|dont|not|or) )call me (?:names|stupid|worthless|ugly|fat|an? (?:idiot|whore|slut|bitch))|be as (?:cruel|nasty|mean|hurtful) as|(?:really )?(?:tear|rip) (?:me|into me))\b/
export const aside =
  /^(?:(?:ok(?:ay)?|hm+|wait|so|mallama|coach)[\s,.!]+)*(?:(?:what|how) (?:should|do|can|could|would) i (?:say|answer|reply|respond|put it|start|begin)|(?:was|is) (?:that|this) (?:ok(?:ay)?|good|right|better|too (?:harsh|soft|much))|how (?:was|did) (?:that|i do)|stop (?:the )?(?:rehearsal|role ?play|playing|here)|end (?:the )?(?:rehearsal|role ?play)|(?:can|could) (?:you|we) (?:start (?:again|over)|try (?:it )?again|go back|play (?:him|her|them|it) )|i (?:do not|dont) know what to (?:say|answer)|give me (?:a hint|the words|an example)|help me (?:here|with the next))/
