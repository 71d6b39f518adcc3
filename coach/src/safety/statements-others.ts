import { statement, type Statement } from './statement.ts'

export const byOthers: readonly Statement[] = [
  statement('hit-me', 2, 'abuse', {
    unless:
      'toddler baby snowball joke swing giggled giggling laughing laughed tag tickl* question questions idea cards chess table party museum spoon pillow ball gp chat sleep rugby football traffic bus lorry kerb tram river ledge falling fell dog wind wave waves crowd slipped danced dancing massage paramedic nurse',
    even: ['maybe', 'past'],
    says: [
      '{he} ..3 hit|hits|slapped|slaps|punched|punches|kicked|kicks|beats me !up|with|to|at|in|that|off|under|out|on|back',
      'pushed|shoved|threw|slammed|dragged|pinned|flung|hurled|grabbed|grabs|drags|yanked|hauled me|us ..4 down|against|into|onto|on|to|across|by ..2 stairs|steps|wall|floor|wardrobe|door|ground|bed|road|table|sink|fridge|hair|arm|arms|wrist|wrists|collar|ankle|ankles|ear|jaw',
      '{he} ..2 pushed|shoved|threw|slammed|dragged|pinned|flung|hurled|grabbed|grabs|drags|yanked|hauled her|him ..6 down|against|into|onto|on|to|across|by ..2 stairs|steps|wall|floor|ground|sink|fridge|hair|arm|arms|wrist|wrists|collar|ankle|ankles|ear|jaw',
      '{he} ..2 hit|slapped|punched|kicked me in|on|hard|with|again|until ..3 {days}|ear|cheek|mouth|face|front|shin|stomach|head|belt|fist|again|hard|leg|ribs',
      '{he} ..2 bit|burned|burnt me ..3 bled|bleed|bleeding|blood|again',
      '{persons}|her ..1 {partner}|bloke|dad|stepdad|carer|carers|nurse ..3 {beats} her|him|them !up|with|to|at|in|off|by|out',
      '{he} ..1 threw|throws|lobbed|chucked|flung|hurled|slung ..3 at my ..1 head|face',
      '{he} ..1 had|got|has me ..1 pinned|trapped|cornered !for|with|at',
      '{he} ..1 hit|banged|slammed|smashed|bashed my ..1 head|face on|against|into|off',
    ],
  }),
  statement('choked-me', 3, 'abuse', {
    unless: 'up laughing smoke dust sob* tears guilt memory consent* kink collar tie',
    even: ['past', 'maybe'],
    says: [
      '{he} ..3 {choked} me',
      '{he} ..3 {choked} my? her|him|mum|mom|mam|sister|mother|friend|daughter',
      '{he} ..5 tried ..1 to choke|strangle|suffocate|smother me',
      'i was|got|been|being ..1 {choked} by|until|till|again|last',
      '{he} ..3 put|puts|had|got|locked me in a ..1 chokehold|headlock',
    ],
  }),
  statement('hands-on-throat', 3, 'abuse', {
    unless:
      'massage massaged scarf necklace kiss kissed hug hugged hugging clasp thermometer sore cold tie collar doctor gp ent vet cuddl* towel dress zip mine my-own beads lei garland tape',
    even: ['past', 'maybe'],
    says: [
      '{he} ..6 hand|hands|forearm|arm|belt|cord|fingers|scarf|knee ..3 around|round|on|to|at|over|against|across my {throat}',
      '{he} ..3 grab|grabbed|grabs|had|held|holds|pinned|lifted|squeezed|squeezes|got|took|pressed me? ..3 by|round|around|on|against my|the {throat}',
      '{he}|him ..3 squeeze|squeezed|squeezes|squeezing|gripped|grips|grabbed|grabs|crushed my|her|his {throat}',
      'hand|hands ..1 round|around|on my {throat}',
      '{he} ..4 pillow|cushion|hand|bag ..2 over|on my ..2 face|mouth|nose|head',
    ],
  }),
  statement('weapon-at-me', 3, 'abuse', {
    unless: 'water nerf toy glue massage spray heat radar price nail laser',
    even: ['past', 'maybe'],
    says: [
      '{he} ..5 {weapon} ..2 to|at|against|on|in|into|towards|under|over my {body}',
      '{he} ..5 {weapon} at|to|towards|on me|us',
      '{he} ..4 pointed|points|pointing|aimed|waved|waves|waving|pulled|pulls|pulling a|the|his|her|their {weapon} ..2 at|on me|us',
      '{he} ..2 stabbed|shot|stabs me|us !in|down|a',
      '{he} ..3 chas* me|us ..4 with ..1 {weapon}',
      '{he} ..2 came|comes|coming|lunged|went|flew|ran at me|us ..2 with ..3 {weapon}',
    ],
  }),
  statement('coming-to-kill', 3, 'abuse', {
    needs:
      'knife|gun|outside|door|police|coming|way|now|tonight|drunk|machete|axe|window|upstairs|hiding|bathroom|locked|serious|banging',
    unless: 'work {work} late dented scratched spoiler* broke vase dent shoes heat stairs spoilers',
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
  }),
  statement('hiding-from', 3, 'abuse', {
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
  }),
  statement('at-my-door', 3, 'stalking', {
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
  }),
  statement('attacked-now', 3, 'abuse', {
    unless:
      'swing trampoline seesaw sledge skating fifa chess monopoly scrabble tennis mario cards poker squash rugby football ping',
    even: ['maybe', 'past'],
    says: [
      '{he} ..2 beating|hitting|punching|attacking|hurting|kicking ..1 me|us|mum|mom|mam|her|him right? now',
      '{he} just ..1 hit|punched|beat|kicked|slapped|headbutted|attacked me|us|mum|mom !with|up|to|for',
      '{he} ..2 beat|beats me|us up|unconscious|badly|black|senseless|until !at',
      '{he} ..2 knocked me|us out|unconscious !with',
      '{he} ..3 broke|breaks|fractured ..2 my ..2 arm|nose|jaw|rib|ribs|wrist|finger|fingers|teeth|tooth|leg|collarbone|eardrum|hand !chair|rest|chairs',
    ],
  }),
  statement('raped-now', 3, 'sexual-coercion', {
    needs: '{recent}',
    unless: 'years childhood 2012 price fees',
    even: ['maybe', 'denied'],
    says: [
      '{he} ..2 raped|raping me',
      'i was|got|been ..3 raped',
      'i was|got sexually assaulted',
      '{he} ..2 forced himself on|onto me',
      '{he} ..2 forced me ..3 sex',
      '{he} ..4 had|having sex with me while|when ..3 asleep|sleeping|unconscious|passed|drunk|crying|no',
    ],
  }),
  statement('forced-sex', 2, 'sexual-coercion', {
    unless: 'fifa chess mario poker penny prices bill tax talk',
    even: ['past', 'maybe'],
    says: [
      '{he} ..2 forced|forces|forcing|coerced me ..1 have|having|into ..1 sex',
      '{he} ..2 made|makes me have ..1 sex',
      '{he}|stepbrother|boss|manager|stranger|colleague ..2 forced|forces|forcing himself|herself|themselves on|onto|upon me',
      '{he}|stepbrother|boss|manager|stranger|colleague ..6 raped|rapes|raping me',
      'i ..1 was|got|been ..2 raped',
    ],
  }),
  statement('kept-in', 3, 'abuse', {
    unless:
      'cat dog mistake accident accidentally forgot landlord quarantine covid isolation lift elevator hotel hug account broken stuck jammed latch wind hostel',
    even: ['denied', 'maybe'],
    says: [
      '{he} ..5 locked|locks me|us in|inside|into ..4 house|flat|room|bedroom|bathroom|basement|cellar|car|garage|apartment',
      '{he} ..8 wont|not let|letting me|us out|leave of? the|this|my house|flat|room|bedroom|bathroom|apartment|car',
      '{he} ..2 bolted|barricaded|blocked|blocks|blocking|nailed|padlocked|chained|locked ..3 door|doors|gate ..6 took|hid|kept|cant|couldnt|not|wont ..2 keys|phone|leave|out|go|let|anywhere',
      '{he} ..2 locked|locks|shut|shuts|threw|chained me|us ..1 out|outside ..12 night|cold|rain|freezing|barefoot|coat|shoes|pyjamas|dark|again|refuses|wont|beg|begged',
      '{he} ..3 stood|stands|standing|sat|sits ..4 door|doorway|exit ..8 let|leave|get ..2 me|us|out|past',
      '{he} ..3 took|taken|hid|hidden|has|got my ..3 keys|phone|shoes|passport|purse ..8 cant|wont|lock* ..3 leave|out|go|let',
    ],
  }),
  statement('burned-or-doused', 3, 'abuse', {
    unless: 'kitchen bbq barbecue sunscreen oven straightener* joke comments',
    even: ['past', 'maybe'],
    says: [
      '{he} ..2 threw|poured|throws|pours|splashed|tipped|chucked ..2 acid|petrol|boiling|kerosene|gasoline|bleach|kettle ..3 at|on|over|in me|us|my|her',
      '{he} ..3 set ..3 fire|alight ..3 with me|us|kids',
      '{he} ..2 burned|burnt|burns|branded me|my ..3 with ..2 cigarette|cigarettes|iron|lighter|cigar|spoon',
      '{he} ..2 going to set me|us|the on? ..3 fire|alight',
    ],
  }),
  statement('follows-me', 2, 'stalking', {
    unless:
      'never not doesnt dont didnt instagram insta twitter tiktok facebook snapchat spotify linkedin account online dog dogs cat puppy kitten duck ducks toddler baby moon ghost luck smell kitchen house canada advice gran nan grandma kid kids',
    even: ['denied'],
    says: [
      '{he}|stepbrother|boss|colleague|coworker|stranger|customer ..4 follows|follow|following|followed me|us ..3 home|everywhere|back|from|around|about|into|off|down|again|car|twice|all !on',
      '{he} ..3 keep|keeps|kept following me|us !on|back',
      'someone|somebody|man|he|she|they|ex ..1 following me|us ..1 now',
      'im|am|was|being|been|get|got|getting ..1 followed ..1 by|home|again|back|everywhere !on',
      'stop following me|us !on',
      '{he} follows|following|followed her|him ..1 home|everywhere|from',
    ],
  }),
  statement('shown-unless', 2, 'abuse', {
    needs: '{shots} {money} finds find hears knows blackmail blackmails blackmailed blackmailing',
    unless:
      'film films movie novel story episode surprise wedding holiday christmas lol haha emotional emotionally estate baby scenery sunset recipe invoice minutes agenda anniversary album gift present',
    even: ['maybe', 'denied', 'past', 'fiction'],
    threatens: [
      'or|else|otherwise ..3 {crowd} ..1 sees|see|gets|get|hears|finds to? see? them|it|these|those|this|that|out|everything|all|what|your|my|the|{shots} !wrong|cold|bored|for',
      'or|else|otherwise ..2 {shots}|they|it ..3 go|goes|end|get|gets|land ..4 {crowd}|online|insta|instagram|facebook|internet|public|everywhere',
      '{defy} me|up|him|her ..4 {shots}|{crowd} ..1 are|go|goes|end|get|gets|see|sees ..4 {crowd}|{shots}|over|online|insta|instagram|facebook|internet',
      '{defy} me|up|him|her ..6 i|ill|he|she ..2 {expose} my|your|these|those|the|them|every|it',
      'tell|telling|say ..1 anyone|anybody|somebody|police|cops|word ..8 {expose}|gets|sees|go|going|end ..1 my|your|these|those|the|them|up|it',
      '{he}|{i} ..3 {expose} ..1 my|your|these|those|the|her|his|every ..3 {shots} ..8 unless|dont|not|wont ..1 {obey}',
      '{he}|{i} ..3 {expose} ..1 my|your|these|those|the|her|his ..3 {shots} ..6 if|once|when ..1 {defy} !early|the|it|before|soon|at|for|out|a',
      '{he}|{i} ..1 will|would|going|says|said|threat* ..4 {expose} ..1 my|your|these|those|her|his ..1 nudes|nude|naked|intimate|topless|sex',
    ],
    says: ['{he} ..4 blackmail|blackmails|blackmailed|blackmailing me|us|my|her|him !with|into'],
  }),
  statement('veiled-order', 2, 'abuse', {
    unless: 'lol haha cake love story teacher',
    even: ['maybe', 'denied', 'past'],
    threatens: [
      'or ..1 you|youll|u|i ..1 know|see|find|learn ..1 what happens|happened|i|ill !mean|in|at|when',
      'blackmail|blackmails|blackmailed|blackmailing me|us|my|her|him with ..4 {shots}|{money}|{crowd}|it|this|them|what',
      'or else !what|we|the|they|it|i|you|he|she|nobody|price|said|how|where|who',
      'ill|i|im ..2 make sure|certain|you you? ..1 regret|pay|suffer|beg !not',
      'what|whatever happens|comes ..4 is|be on you|your|ur !plate|desk|list|screen|tv|birthday|phone',
      'or|before i|ill|im ..1 come|coming ..3 and ..1 drag|find|get|you|fetch ..6 hair|regret|sorry|wont|enjoy',
      'or i ..1 come in|round|over|up ..3 and ..3 regret|sorry|wont|enjoy',
      'or|else i|ill|he|she ..3 call|calls|ring|rings|tell|tells|report|reports ..2 services|immigration',
    ],
    says: [],
  }),
]
