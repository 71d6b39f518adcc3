/**
 * What has to stand in the same lines before a kind of trouble is called by its name: a dog at the vet is no dog that
 * was lost. Lower case or not, no cue of its own; a kind that is not here needs nothing more.
 */
export const warrants: Readonly<Record<string, RegExp>> = {
  pet: /\b(?:died|dead|dying|(?:put|putting) (?:\w+ )?(?:down|to sleep)|passed|lost (?:him|her|our|my)|buried|ashes|last (?:day|walk|night|goodbye)|miss(?:ed|es|ing)? (?:him|her)|gone|goodbye|let (?:him|her) go|without (?:him|her)|grie\w+|mourn\w*)\b/i,
  death:
    /\b(?:died|death|dead|dying|funeral|passed away|buried|grave|wake|grie\w+|mourn\w*|los(?:s|t)|memorial|ashes)\b/i,
  raise: /\b(?:raise|pay ?rise|underpaid|paid less|promotion|promoted|(?:more|better) (?:pay|money|salary))\b/i,
  favourite:
    /\b(?:favou?rite|prefer\w*|treat\w* (?:\w+ ){0,3}(?:different\w*|better|worse)|always (?:him|her)|unfair|than me|compar\w+|golden)\b/i,
  layoff:
    /\b(?:laid off|lay ?off|redundan\w+|fired|sacked|let (?:me|him|her|them) go|lost (?:my|his|her|their|the) job|contract)\b/i,
  breakup:
    /\b(?:br(?:oke|eak|oken)\w*(?: it| things)? (?:up|off)|split(?:ting)? up|left me|separat\w+|divorc\w+|ended (?:it|things)|dumped|(?:my|the) ex|(?:is|was|its|it[’']s) over|apart)\b/i,
  affair:
    /\b(?:affair|cheat\w*|unfaithful|slept with|kiss\w*|sex\w*|someone else|another (?:man|woman)|messages|betray\w*)\b/i,
  jealousy: /\b(?:jealous\w*|envious|flirt\w*|ex\b|insecure|other (?:man|woman|girl|guy)|trust)\b/i,
  illness:
    /\b(?:ill|illness|sick|cancer|tumou?r|diagnos\w+|chemo\w*|hospital|surgery|treatment|stroke|disease|chronic)\b/i,
}

/** Kinds of trouble where what can be done holds whoever it is and however it came about. */
export const openWays = new Set(
  'housework lateness phones promise roommate-noise after-hours limits closeness distance silence left-out mockery remarks drift parent-care pickup invoice debt money-talk lending'.split(
    ' ',
  ),
)

/** It is well, or has been put right: nothing is left to mend. */
export const settled =
  /\b(?:(?:is|are|was|were|will be|[’']s|[’']re|feels?|got|all|hes|shes|theyre) (?:\w+ )?(?:fine|ok|okay|all right|alright|well|safe|clear|healthy|better|recovered|good)(?: (?:now|again|already|today|tonight))?(?=[.,!;\n]|$| and\b| after\b)|(?:back )?(?:home|eating|walking|talking|laughing|on (?:his|her|its|the) (?:feet|sofa)) (?:again|already|now|tonight)|(?:sorted|settled|cleared|solved|mended|fixed|patched) (?:it|that|this|things|everything)(?: (?:out|up))?|(?:all|is|it[’']?s|was|got) (?:sorted|settled|solved|resolved|repaired|cleared up)|made (?:it )?up(?: again| with)?(?=[.,!;\n]|$| and\b)|paid (?:it|me|everything|the (?:rest|money)) (?:all )?back|(?:everything|all|it) (?:is|was|came back) (?:clear|fine|good|ok|okay|negative)|got (?:it|him|her|them) back|bought me (?:a )?new|nothing (?:serious|bad|broken))\b/i

/** Tears and what else a body shows of it, whatever mood was tapped. */
export const shownPain =
  /\b(?:cr(?:ied|ying|y)|wept|weep(?:ing)?|sobb(?:ed|ing)|(?:in|burst into|close to|near|fought) tears|(?:my )?(?:hands?|legs|voice) (?:shook|shaking|were shaking|trembl\w+)|(?:could ?n[o’']?t|couldnt|could not|cannot|can[’']?t) (?:stop crying|breathe|get (?:up|out of bed)|eat|stand up)|panic attack|stared at the (?:ceiling|wall)|lay (?:on the floor|awake)|hid in the (?:bathroom|toilet|car|loo)|threw up)\b/i
export const gladTears =
  /\b(?:with|of|from|for) (?:\w+ )?(?:joy|happiness|laugh\w*|relief|pride)\b|\bhappy (?:tears|cry\w*)\b|\blaugh\w* (?:so hard|until|till)\b|\b(?:baby|kids?|film|movie|onions?|son|daughter) (?:\w+ )?cr(?:ied|ying|y)\b|\b(?:he|she|they|mum|mom|dad) (?:\w+ )?(?:cried|was crying|sobbed|wept)\b/i
