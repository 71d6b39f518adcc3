import type { Statement } from './statement.ts'

const work =
  'work|boss|homework|exam|exams|spreadsheet|meeting|deadline|embarrass*|diet|workout|gym|karaoke|embarrassment|commute'

export const byOthers: readonly Statement[] = [
  // What another does to the writer.
  {
    id: 'hit-me',
    tier: 2,
    category: 'abuse',
    unless:
      'toddler baby snowball joke swing giggled question questions idea back cards chess table party museum spoon pillow ball gp chat sleep',
    even: ['maybe', 'past'],
    says: [
      '{he} ..3 hit|hits|slapped|slaps|punched|punches|kicked|kicks|beats me !up|with|to|at|in|that|off|under|hard|out',
      '{he} ..2 pushed|shoved|threw|slammed|dragged me ..2 down|against|into|onto|on|by|across ..2 stairs|wall|floor|wardrobe|door|hair|ground|bed|road|table',
      '{he} ..2 hit|slapped|punched|kicked me in|hard|with|again|until ..3 face|front|shin|stomach|head|belt|fist|again|hard|leg|ribs',
      '{he} ..2 bit|burned|burnt me ..3 bled|bleed|bleeding|blood|again',
      '{he} ..2 slapped|hit me hard',
      '{he} ..2 threatened|threatens|threatening to kill|stab|shoot|hurt|hit|beat me|us|my',
      '{he} ..1 threw|throws|lobbed|chucked|flung|hurled|slung ..3 at my ..1 head|face',
      '{he} ..1 hit|banged|slammed|smashed|bashed my ..1 head|face on|against|into|off',
    ],
  },
  {
    id: 'choked-me',
    tier: 3,
    category: 'abuse',
    unless: 'up laughing smoke dust sob* tears guilt memory consent* kink collar tie',
    even: ['past', 'maybe'],
    says: [
      '{he} ..3 {choked} me',
      '{he} ..3 {choked} my mum|mom|mam|sister|mother|friend|daughter',
      '{he} ..2 choked|strangled|strangling|throttled her|him',
      '{he} ..5 tried ..1 to choke|strangle|suffocate|smother me',
      'i was|got|been|being ..1 {choked} by|until|till|again|last',
      '{he} ..3 put|puts|had|got|locked me in a ..1 chokehold|headlock',
    ],
  },
  {
    id: 'hands-on-throat',
    tier: 3,
    category: 'abuse',
    unless:
      'massage massaged scarf necklace kiss kissed hug hugged hugging clasp thermometer sore cold tie collar doctor gp ent vet cuddl* towel dress zip mine my-own beads lei garland tape',
    even: ['past', 'maybe'],
    says: [
      '{he} ..6 hand|hands|forearm|arm|belt|cord|fingers|scarf|knee ..3 around|round|on|to|at|over|against|across my {throat}',
      '{he} ..3 grab|grabbed|grabs|had|held|holds|pinned|lifted|squeezed|squeezes|got|took|pressed me? ..3 by|round|around|on|against my|the {throat}',
      '{he} ..3 squeezed|squeezes|squeezing|gripped|grips|crushed my {throat}',
      'hand|hands ..1 round|around|on my {throat}',
      'he|him|she ..2 squeeze|squeezed|squeezes|squeezing|gripped|grabbed her|his {throat}',
      '{he} ..4 pillow|cushion|hand|bag ..2 over|on my ..2 face|mouth|nose|head',
    ],
  },
  {
    id: 'weapon-at-me',
    tier: 3,
    category: 'abuse',
    unless: 'water nerf toy glue massage spray heat radar price nail laser',
    even: ['past', 'maybe'],
    says: [
      '{he} ..5 {weapon} ..2 to|at|against|on|in|into|towards|under|over my {body}',
      '{he} ..5 {weapon} at|on|to|towards me|us',
      '{he} ..4 pointed|points|pointing|aimed|waved|waves|waving|pulled|pulls|pulling a|the|his|her|their {weapon} ..2 at|on me|us',
      '{he} ..2 stabbed|shot|stabs me|us !in|down|a',
      '{he} ..3 chas* me|us ..4 with ..1 {weapon}',
    ],
  },
  {
    id: 'coming-to-kill',
    tier: 3,
    category: 'abuse',
    needs:
      'knife|gun|outside|door|police|coming|way|now|tonight|drunk|machete|axe|window|upstairs|hiding|bathroom|locked|serious|banging',
    unless: `${work} late dented scratched spoiler* broke vase dent shoes heat stairs spoilers`,
    even: ['maybe'],
    says: [
      '{he} ..8 going to kill me|us|mum|mom !if|for',
      '{he} ..6 will kill me|us|mum|mom !if|for|when',
      'hell|shell|theyll kill me|us',
      'going to kill my mum|mom|mam|sister|kids',
      '{he} ..3 kill me|us tonight|now',
      '{he} ..4 says|said|saying|threatening|threatens|screaming|shouting ..4 kill|shoot|stab|burn|bury me|us',
      '{he} ..2 trying to kill me|us',
    ],
  },
  {
    id: 'hiding-from',
    tier: 3,
    category: 'abuse',
    needs:
      'outside|banging|screaming|kick*|door|scared|knife|smash*|hit|drunk|kill|shouting|find|finds|hammering|punch*|angry|rage|raging|throwing|husband|ex|boyfriend|wife',
    unless:
      'seek santa christmas bingo snacks mother-in-law surprise present presents spider wasp mouse cat chocolate laundry housework kids toddler parents fireworks',
    even: ['denied', 'maybe'],
    says: [
      '{i} ..3 locked ..1 myself|ourselves|us ..6 bathroom|bedroom|toilet|loo|car|closet|cupboard|room|ensuite|garage',
      '{i} ..2 hiding|hidden|hid ..4 bathroom|wardrobe|closet|cupboard|toilet|loo|car|shed|garden|garage|bedroom|from',
      'we ..3 hiding|locked ..4 bathroom|wardrobe|closet|cupboard|toilet|loo|car|bedroom|from',
    ],
  },
  {
    id: 'at-my-door',
    tier: 3,
    category: 'stalking',
    needs:
      'ex|shouting|banging|hammering|gun|knife|kill|police|scared|terrified|restraining|injunction|order|screaming|wont|leave|again|drunk|him|her|threat*|non-mol',
    unless: 'landlord delivery parcel dog cat salesman jehovah plumber electrician cockerel fox bailiff bailiffs',
    even: ['denied', 'past', 'maybe'],
    says: [
      '{he} ..3 outside|at my|the|our house|flat|door|window|place|apartment|gate ..6 now|again|tonight|screaming|banging|wont|leave|shouting|hammering|police|knife|gun',
      '{he} ..3 outside|at my ..1 house|flat|door|window|gate drunk|screaming|shouting',
      '{he} ..3 banging|hammering|kicking|pounding ..2 on|at|in|down my|the|our door|window|windows',
      '{he} ..3 trying ..1 to ..1 break|breaking|get|getting in|into|down ..4 now|door|window|house|flat|police',
      '{he} ..2 breaking in|down !a|the-ice|news',
    ],
  },
  {
    id: 'attacked-now',
    tier: 3,
    category: 'abuse',
    unless: 'fifa chess monopoly scrabble tennis mario cards poker squash rugby football ping',
    even: ['maybe', 'past'],
    says: [
      '{he} ..2 beating|hitting|punching|attacking|hurting|kicking ..1 me|us|mum|mom|mam|her|him right? now',
      '{he} just ..1 hit|punched|beat|kicked|slapped|headbutted|attacked me|us|mum|mom !with|up|to|for',
      '{he} ..2 beat|beats me|us up|unconscious|badly|black|senseless|until !at',
      '{he} ..2 knocked me|us out|unconscious !with',
      '{he} ..3 broke|breaks|fractured ..2 my ..2 arm|nose|jaw|rib|ribs|wrist|finger|fingers|teeth|tooth|leg|collarbone|eardrum|hand !chair|rest|chairs',
    ],
  },
  {
    id: 'raped-now',
    tier: 3,
    category: 'sexual-coercion',
    needs: '{recent}',
    unless: 'years childhood 2012 price fees',
    even: ['maybe', 'denied'],
    says: [
      '{he} ..2 raped me',
      'i was|got|been ..3 raped',
      'i was|got sexually assaulted',
      '{he} ..2 forced himself on|onto me',
      '{he} ..2 forced me ..3 sex',
      '{he} ..4 had|having sex with me while|when ..3 asleep|sleeping|unconscious|passed|drunk|crying|no',
    ],
  },
  {
    id: 'kept-in',
    tier: 3,
    category: 'abuse',
    unless: 'cat dog mistake accident landlord quarantine covid isolation snow lift elevator',
    even: ['denied', 'maybe'],
    says: [
      '{he} ..2 locked|locks me|us in|inside|into ..4 house|flat|room|bedroom|bathroom|basement|cellar|car|garage|apartment',
      '{he} ..8 wont let me out|leave of? the|this house|flat|room|apartment|car',
      '{he} ..3 took|taken|hid|hidden|has|got my ..3 keys|phone|shoes|passport|purse ..8 cant|wont|lock* ..3 leave|out|go|let',
    ],
  },
  {
    id: 'burned-or-doused',
    tier: 3,
    category: 'abuse',
    unless: 'kitchen bbq barbecue sunscreen oven straightener* joke comments',
    even: ['past', 'maybe'],
    says: [
      '{he} ..2 threw|poured|throws|pours|splashed|tipped|chucked ..2 acid|petrol|boiling|kerosene|gasoline|bleach|kettle ..3 at|on|over|in me|us|my|her',
      '{he} ..3 set ..3 fire|alight ..3 with me|us|kids',
      '{he} ..2 burned|burnt|burns|branded me|my ..3 with ..2 cigarette|cigarettes|iron|lighter|cigar|spoon',
      '{he} ..2 going to set me|us|the on? ..3 fire|alight',
    ],
  },
]
