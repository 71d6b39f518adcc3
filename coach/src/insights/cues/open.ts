/** It is well, or has been put right: nothing is left to mend. */
export const settled =
  /\b(?:(?:is|are|was|were|will be|[’']s|[’']re|feels?|got|all|hes|shes|theyre) (?:\w+ )?(?:fine|ok|okay|all right|alright|well|safe|clear|healthy|better|recovered|good)(?: (?:now|again|already|today|tonight))?(?=[.,!;\n]|$| and\b| after\b)|(?:back )?(?:home|eating|walking|talking|laughing|on (?:his|her|its|the) (?:feet|sofa)) (?:again|already|now|tonight)|(?:sorted|settled|cleared|solved|mended|fixed|patched) (?:it|that|this|things|everything)(?: (?:out|up))?|(?:all|is|it[’']?s|was|got) (?:sorted|settled|solved|resolved|repaired|cleared up)|made (?:it )?up(?: again| with)?(?=[.,!;\n]|$| and\b)|paid (?:it|me|everything|the (?:rest|money)) (?:all )?back|(?:everything|all|it) (?:is|was|came back) (?:clear|fine|good|ok|okay|negative)|got (?:it|him|her|them) back|bought me (?:a )?new|nothing (?:serious|bad|broken))\b/i

/** Tears and what else a body shows of it, whatever mood was tapped. */
export const shownPain =
  /\b(?:cr(?:ied|ying|y)|wept|weep(?:ing)?|sobb(?:ed|ing)|(?:in|burst into|close to|near|fought) tears|(?:my )?(?:hands?|legs|voice) (?:shook|shaking|were shaking|trembl\w+)|(?:could ?n[o’']?t|couldnt|could not|cannot|can[’']?t) (?:stop crying|breathe|get (?:up|out of bed)|eat|stand up)|panic attack|stared at the (?:ceiling|wall)|lay (?:on the floor|awake)|hid in the (?:bathroom|toilet|car|loo)|threw up)\b/i
export const gladTears =
  /\b(?:with|of|from|for) (?:\w+ )?(?:joy|happiness|laugh\w*|relief|pride)\b|\bhappy (?:tears|cry\w*)\b|\blaugh\w* (?:so hard|until|till)\b|\b(?:baby|kids?|film|movie|onions?|son|daughter) (?:\w+ )?cr(?:ied|ying|y)\b|\b(?:he|she|they|mum|mom|dad) (?:\w+ )?(?:cried|was crying|sobbed|wept)\b/i
