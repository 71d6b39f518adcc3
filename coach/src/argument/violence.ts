import { meets } from '../sieve.ts'

/**
 * Violence and threats of it as a quarrel tells them, in whole sentences and in scraps. Own list, beside the safety
 * screen's rules: those read what a person writes about their life, this reads what was said and done in one scene.
 */
const done = [
  /\b(?:hit|hits|hitting|slap(?:s|ped)?|punch(?:es|ed)?|kick(?:s|ed)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|shov(?:es|ed|ing)|push(?:es|ed)|grabb(?:ed|ing)|headbutted|beat|smack(?:s|ed)?|spat (?:on|at)|pinned|dragged|burned|burnt) (?:me|us|him|her|my (?:face|head|arm|son|daughter)|the (?:kids|baby|boys|girls))\b(?! (?:up|out|off|away(?! from)|too far|into (?:it|this|that|doing)|to it|at (?:\w+|my own)|that|how|like|with a (?:bill|question)|hard|because))/i,
  /\b(?:threw|throws|throwing|chucked|hurled|flung|lobbed) (?:a|an|the|his|her|my|your|that|it)(?: \w+){0,3} (?:at|past) (?:me|my|him|her|his|us|the (?:wall|kids|baby))\b/i,
  /\b(?:plate|cup|glass|mug|phone|bottle|chair|shoe|remote|pan|ashtray|knife|iron|boot|book)s? (?:went|flew|came|just missed|missed|landed|hit)(?: \w+){0,2} (?:past|by|over|at|my|me|beside)\b/i,
  /\b(?:had|got|held|took|dragged|pulled|yanked|grabbed) (?:me|her|him|us|you) (?:by|against|down by) (?:the|my|her|his|your)? ?(?:hair|throat|neck|arms?|wrists?|wall|collar|shirt|jaw)\b/i,
  /\bhands? (?:were )?(?:round|around|on) (?:my|her|his) (?:throat|neck)\b|\b(?:lay|laid|put|puts) (?:your|his|her|a) hands? on me\b|\braised (?:your|his|her) (?:hand|fist) (?:to|at) me\b/i,
  /\b(?:fist|foot|hand) through (?:the|a|my) (?:wall|door|window|tv|screen)\b|\bpunch(?:ed|ing) (?:the|a|holes?) (?:in the )?(?:wall|door|fridge|cupboard)\b/i,
  /\b(?:black eye|split (?:my |her )?lip|bruises? (?:on|all over|round) (?:my|her)|blood on (?:my|the))\b/i,
  /\b(?:(?:block(?:ed|ing)|stood in front of|standing in front of) (?:the door|the way out|my way)|locked me in)\b(?! by (?:accident|mistake))|\b(?:wouldn[’']?t|didn[’']?t|not) let(?:ting)? me (?:leave the (?:room|house|flat|car)|out of the|out the door|get out)\b/i,
  /\b(?:bruis(?:e|es|ed)|marks?|fingerprints?|scratch(?:es)?)\b[^.!?\n]{0,24}\b(?:my|her|his) (?:arms?|neck|face|wrists?|back|throat|ribs|eye|leg)\b|\bmy (?:arm|wrist|lip|face|neck|ribs|jaw|eye)(?: is|[’']s| are)?(?: \w+)? (?:bruised|swollen|bleeding|purple|cut|broken|black)\b/i,
  /\b(?:twist(?:ed|ing)|bent|squeez(?:ed|ing)) my (?:arm|wrist|hand|fingers|neck)\b|\b(?:held|holding|pinn(?:ed|ing)) me (?:down|against|there|by)\b|\bspat (?:in|at) (?:my|me)\b|\bpull(?:ed|ing) my hair\b/i,
  /\b(?:smash(?:ed|ing)?|kick(?:ed|ing)? in|broke|punch(?:ed|ing)?) (?:my|the|our|her|his) (?:phone|laptop|door|window|tv|car|glasses|mirror|plates?)\b/i,
]
const threatened =
  /\b(?:i[’']?ll|i will|i[’']?m going to|i[’']?m gonna|im gonna|imma|i swear i[’']?ll|i should(?:[’']ve| have)?|i could|or i|next time i|watch me) (?:\w+ ){0,3}?(?:kill|hurt|slap|hit|punch|smack|strangle|choke|stab|shoot|batter|beat|knock|smash|break|burn|bury|drag)(?:ed)? (?:you|your|u|ur|him|her|them|the (?:dog|cat|kids|house|car))\b/i
const playful = /\b(?:lol|lmao|haha+|jk|joking|kidding|love you|xx+)\b|[😂🤣😜😘😉]/iu

const kept = (text: string) => text.slice(0, 20_000)

/** Somebody was hurt, or a thing was thrown or broken at them. */
export const violenceDone = (text: string): boolean => {
  const read = kept(text)
  return (
    done.some((cue) => meets(cue, read)) &&
    !/\b(?:never|not once|didn[’']?t|did not|hasn[’']?t|wouldn[’']?t) (?:\w+ ){0,2}(?:hit|touch|hurt|slap|push|lay)\w* /i.test(
      read,
    )
  )
}
/** Somebody is told that they will be hurt. */
export const violenceThreatened = (text: string): boolean => threatened.test(kept(text)) && !playful.test(kept(text))
