/** Why the coach will not play someone, and what it can do instead. {n} is the other. Own words, written for Mallama. */
export const refusals = {
  abuse: [
    'I will not play {n} here. What you describe is someone who hurts or frightens you, and finding better words for them is not your task: it can even make things more dangerous. What I can do: think with you about who could know, look at the places below with you, or practise the first sentence of a call to one of them.',
  ],
  'self-harm': [
    'Let us leave the rehearsal for now. What you wrote matters more than the talk with {n}. What I can do: stay with what you feel right now, and find with you the words by which one person can know of it. The places below answer at any hour.',
  ],
  other: [
    'I will not go on playing {n} after that. What you wrote could end with someone hurt, so distance comes first. What I can do: find with you a way to leave the situation, or words for someone who can help.',
  ],
  withheld: [
    'One question before I play {n}: why does {n} have what is yours? If it is only lying about in the wrong bag, say so in the scene, and I play {n} gladly. If {n} keeps it so that you have to ask, then I will not play that: it is control, and no wording of yours has to earn it back.',
  ],
  cruelty: [
    'I will not play somebody who insults, threatens or hurts you, also not for practice: it tends to stay with a person. What I can do: play {n} curt, stubborn or hurt, so that you can practise staying with your point, or rehearse with you how to end a talk that turns cruel.',
  ],
  harsh: [
    'The lines that {n} is quoted with are mostly insults or threats, and I will not say such things to you. What I can do: play {n} on a quieter day, if you add a line or two of that kind, or rehearse with you how to end a talk when it turns cruel.',
  ],
  language: [
    'The built-in coach reads English, so it cannot play {n} in this language or tell what your line does. What still works: the same line in English, and the safety screen and its places, which know some words of other languages.',
  ],
  empty: [
    'There is nothing here yet that {n} could answer. Write the first sentence as you would say it, even a rough one.',
  ],
  unreadable: [
    'There are no words in this that {n} could answer. Write the line as you would say it, even a rough one, and I answer as {n} might.',
  ],
  injection: [
    'That is written to the program and not to {n}, and it changes nothing here. Write what you would say to {n}, and I answer as they might.',
  ],
  aside: [
    'That was to me and not to {n}, so I answer as myself. I can play {n}, say what a line of yours did, and go back to any turn. For the next line, try one thing that happened, how it was for you, and one small thing you would like.',
  ],
} as const
export type Refusal = keyof typeof refusals

/** Read on lower case without apostrophes. */
export const cruelty =
  /\b(?:(?:play|be|act (?:as|like)|pretend (?:to be|youre)) (?:my |the |an? )?(?:\w+ ){0,2}(?:abuser|abusive|rapist|stalker|attacker|bully who)|(?:play|be|act) (?:\w+ ){0,3}(?:abusive|cruel|violent|sadistic)|(?:^|[.!?;:] ?|\b(?:please|you (?:should|must|can|may|to)|want (?:you|him|her) to|(?:can|could|will|would) you) )(?:really )?(?:insult|humiliate|degrade|threaten|hit|beat|scream at|yell at|abuse|hurt) me\b|(?<!\b(?:you|he|she|they|who|people|to|and|dont|not|or) )call me (?:names|stupid|worthless|ugly|fat|an? (?:idiot|whore|slut|bitch))|be as (?:cruel|nasty|mean|hurtful) as|(?:really )?(?:tear|rip) (?:me|into me))\b/
export const aside =
  /^(?:(?:ok(?:ay)?|hm+|wait|so|mallama|coach)[\s,.!]+)*(?:(?:what|how) (?:should|do|can|could|would) i (?:say|answer|reply|respond|put it|start|begin)|(?:was|is) (?:that|this) (?:ok(?:ay)?|good|right|better|too (?:harsh|soft|much))|how (?:was|did) (?:that|i do)|stop (?:the )?(?:rehearsal|role ?play|playing|here)|end (?:the )?(?:rehearsal|role ?play)|(?:can|could) (?:you|we) (?:start (?:again|over)|try (?:it )?again|go back|play (?:him|her|them|it) )|i (?:do not|dont) know what to (?:say|answer)|give me (?:a hint|the words|an example)|help me (?:here|with the next))/
