/** Tears and what else a body shows of it, whatever mood was tapped. */
export const shownPain =
  /\b(?:cr(?:ied|ying|y)|wept|weep(?:ing)?|sobb(?:ed|ing)|(?:in|burst into|close to|near|fought) tears|(?:my )?(?:hands?|legs|voice) (?:shook|shaking|were shaking|trembl\w+)|(?:could ?n[o’']?t|couldnt|could not|cannot|can[’']?t) (?:stop crying|breathe|get (?:up|out of bed)|eat|stand up)|panic attack|stared at the (?:ceiling|wall)|lay (?:on the floor|awake)|hid in the (?:bathroom|toilet|car|loo)|threw up)\b/i
export const gladTears =
  /\b(?:with|of|from|for) (?:\w+ )?(?:joy|happiness|laugh\w*|relief|pride)\b|\bhappy (?:tears|cry\w*)\b|\blaugh\w* (?:so hard|until|till)\b|\b(?:baby|kids?|film|movie|onions?|son|daughter) (?:\w+ )?cr(?:ied|ying|y)\b|\b(?:he|she|they|mum|mom|dad) (?:\w+ )?(?:cried|was crying|sobbed|wept)\b/i
