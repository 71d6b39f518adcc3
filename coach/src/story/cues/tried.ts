import type { Tried } from '../words.ts'

const them = '(?:him|her|them|it|my \\w+|our \\w+|the \\w+|[a-z]{2,12})'

/** What somebody does about it, with the forms that a plan has ("I'll tell him"). Lower case, no apostrophes. */
export const triedCues: readonly { is: Tried; cue: RegExp }[] = [
  {
    is: 'calm',
    cue: /\b(?:when (?:it was|we were|i was|were|was|we are|its) (?:both )?(?:all )?calm|calmed? down|calmly|on a calm|waited (?:until|till|a day)|slept on it|cooled (?:off|down)|on a walk|took a (?:walk|breath))\b/g,
  },
  {
    is: 'sorry',
    cue: /\b(?:apologi[sz](?:e|ed|ing)|sa(?:id|y) (?:im |i was |i am )?(?:so |really )?sorry|say sorry|that im sorry|owned (?:up|my)|took (?:it|that) back|admitted)\b/g,
  },
  {
    is: 'listened',
    cue: /\b(?:listen(?:ed)?|heard (?:him|her|them) out|didnt (?:argue|interrupt|defend)|let (?:him|her|them) (?:talk|finish|speak))\b/g,
  },
  {
    is: 'asked',
    cue: new RegExp(
      `\\b(?:ask(?:ed)? (?:${them} )?(?:how|why|what|which|if (?:he|she|they)|whether (?:he|she|they))(?! (?:could|would|can|will)\\b)|ask(?:ed)? (?:him|her|them)(?: then| directly| straight(?: out)?| outright| first)?(?=[,.\n]| on | and |$)|wanted to understand|open question)\\b`,
      'g',
    ),
  },
  {
    is: 'request',
    cue: new RegExp(
      `\\b(?:ask(?:ed)? (?:${them} )?(?:to|for|that|not to|whether|if) (?!he\\b|she\\b|they\\b)|ask(?:ed)? (?:if|whether) (?:he|she|they) (?:could|would|can)|(?:told|said|say|tell|wrote|asked?)\\b[^.!?\\n]{0,90}?\\b(?:i (?:would (?:like|love)|d like|need)|could (?:you|he|she|they)|please)|requested)\\b`,
      'g',
    ),
  },
  {
    is: 'limit',
    cue: /\b(?:(?:set|draw|drew) (?:a |some |the )?(?:limit|boundar|line)\w*|sa(?:id|y) no\b|told (?:him|her|them) (?:that )?i (?:cant|wont|will not|can only|can do|will (?:order|start|leave|go|eat|only)|would (?:leave|go|start))|(?:i )?can (?:only )?answer from|leave my \w+ (?:and my \w+ )?out)\b/g,
  },
  {
    is: 'plan',
    cue: /\b(?:(?:make|made|drew up|draw up|wrote) (?:a|the) (?:plan|list|rota|schedule|calendar)|(?:sent|gave|showed) (?:him|her|them) (?:a|the|my) (?:plan|list|rota|schedule|calendar|dates)|wrote (?:it|everything) down|write (?:it|everything) down|sit down together|sat down together|put (?:it|\w+ \w+|one \w+) in the calendar|suggest(?:ed)?|propos(?:e|ed)|look at it (?:once|together)|split (?:it|the)|came up with)\b/g,
  },
  {
    is: 'wrote',
    cue: /\b(?:wrote (?:to )?(?:him|her|them|a|one|my|back)|write (?:to )?(?:him|her|them|a)|sent (?:him|her|them) (?:a|one)|wrote (?:one )?(?:short|a letter|a message)|a letter|texted (?:him|her|them) (?:that|to))\b/g,
  },
  {
    is: 'felt',
    cue: /\b(?:(?:told|tell|said|say|explained|explain|wrote|write|admitted)\b[^.!?\n]{0,70}?\b(?:how (?:i|it) (?:\w+)|i (?:feel|felt|was (?:hurt|sad|disappointed|scared|worried)|waited|miss|lose)|i ?a?m (?:hurt|sad|scared|tired)|hurts?|my fear|what it (?:did|does)|his word matters|her word matters)|explained (?:that|it|how|what|to))\b/g,
  },
  {
    is: 'own',
    cue: /\b(?:i (?:have )?stopped (?:check|shout|yell|nagg|ask|comment|correct|remind|text|follow|read|interrupt|count|compar|complain|push|press|criticis|criticiz)\w*ing|i (?:began|started) to (?!cry|shout|hate|avoid|ignore)\w+)\b/g,
  },
  {
    is: 'talked',
    cue: /\b(?:(?:put|took) it to (?:him|her|them)|said (?:it )?to (?:him|her|them)|phoned (?:him|her|them|my)|raised it|went (?:over|round|to see) (?:him|her|them|to|and)|(?:told|tell) (?:him|her|them|dad|mum|mom|my \w+)|talked (?:to|with|about|it|on)|talk to (?:him|her|them)|we talked|spoke (?:to|with)|speak (?:to|with)|had a (?:talk|coffee|chat|conversation)|have a (?:talk|coffee)|met (?:him|her|them|up)|i knocked|so i knocked|knock|called (?:him|her|them|my) (?:and|to)|rang (?:him|her|them|my)|brought it up|bring it up|i said (?:that )?(?:i|when|we) )\b/g,
  },
]
