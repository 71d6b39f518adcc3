import { statement, type Statement } from './statement.ts'

export const ofOthers: readonly Statement[] = [
  statement('baby-shaken', 3, 'child-abuse', {
    about: 'child',
    unless: 'rattle bottle hand monitor powder milk mat laughing giggl* formula',
    even: ['past'],
    says: [
      '{he}|{i} ..2 shook|shakes|shaking|shaken {whose} ..1 {babe} !bottle|bottles|rattle|gro|monitor|s|wipes|awake',
      '{he} ..2 threw|throws|thrown|slammed {whose} ..1 baby|newborn|infant|toddler ..3 at|against|on|onto|across|down|wall|cot|bed',
      '{he} ..2 dropped {whose} ..1 baby ..2 on ..2 floor|stairs|purpose',
      '{he}|{i} ..2 smacked|slammed|smashed|bashed|cracked {whose} ..1 babys|newborns|infants|toddlers|sons|daughters head|face ..1 on|against|off|into',
      '{he}|{i} ..2 dropped|threw {whose} ..1 {babe} on purpose',
      '{he} ..2 burned|burnt|burns|scalded|choked|strangled|chokes {whose} ..2 {child}',
    ],
  }),
  statement('child-beaten', 3, 'child-abuse', {
    about: 'child',
    needs: '{hard}',
    unless: 'football chess fifa playground puberty sibling siblings tennis bee wasp ball',
    even: ['past', 'maybe'],
    says: [
      '{he} ..2 {beats} {whose} ..2 {child} !s|friend|at',
      '{whose} {child} ..4 {beats} by his|her|their|my|the ..2 {elder}|dad|teacher',
      '{elder} ..2 {beats} me|us|him|her ..6 {hard}',
    ],
  }),
  statement('child-touched', 3, 'child-abuse', {
    about: 'child',
    unless: 'football team heart vaccine nappy diaper cream rash doctor toilet training book',
    even: ['past', 'maybe', 'denied'],
    says: [
      '{touched} {whose} ..2 {child} ..6 {private}|sex*|bed|night|down',
      '{child} ..2 says|said|told|tells ..8 {touched} ..2 his|her|their|my ..2 {private}',
      '{elder} ..6 {touched} ..2 her|his|their|my {private}',
      '{he} ..2 molested|molests|molesting|rapes|raped|abusing {whose} ..1 {child}',
      '{touched} my {private} ..8 secret|dont|tell|mum|mom',
      '{child} ..3 says|said|told|tells ..6 {touched} ..2 him|her|private* ..4 {private}|there|secret|bed',
    ],
  }),
  statement('child-by-elder', 3, 'child-abuse', {
    own: true,
    about: 'child',
    needs:
      'night|room|bed|secret|tell|privates|naked|clothes|uncomfortable|stop|sleeping|shower|13|12|11|14|15|10|9|lap',
    unless: 'hair shoulder heart wedding medicine temperature',
    even: ['past', 'maybe', 'denied', 'fiction'],
    says: [
      'my ..2 {elder} ..12 touches|touching|touched|rubs|rubbing|kisses|feels me !on-the-shoulder|emotionally|deeply',
      'my ..2 {elder} ..6 gets|climbs|comes in|into ..2 my bed',
      'my ..2 {elder} ..6 makes|made|making me touch|undress|strip|suck ..4 him|naked|it|his',
      'my ..2 {elder} ..2 makes|made me watch porn',
      'my ..2 {elder} ..2 rubs|rubbed|strokes|touches|touched|touching my ..1 legs|leg|thigh|thighs|chest',
      'my ..2 {elder} ..3 watches|watch me ..4 shower|undress|bath|change',
    ],
  }),
  statement('groomed', 3, 'child-abuse', {
    about: 'child',
    needs: '{minor}',
    unless: 'dog cat school-photo passport vaccine nursery wildlife burger',
    even: ['past', 'maybe', 'denied'],
    says: [
      '{he} ..6 asks|asked|asking|wants|wanted|send|sends|sent|sending|begging|begged|makes|trade ..7 nudes|nude|naked|topless|undressed',
      'ask|asks|asked|asking|wants my ..4 daughter|son|child|kid|niece|old|yo ..5 nudes|nude|naked|topless',
      'nudes|nude ..2 i sent',
      '{he} ..3 nude|naked ..2 pics|pictures|photos|videos ..1 of my ..2 daughter|son|child|kid|niece',
      '{he} ..6 nudes|naked|private ..3 pics|pictures|photos|videos|video ..8 {minor}',
      '{minor} ..8 sent|send|sending ..4 nudes|naked|nude',
      '{minor} ..8 {he} ..4 online|snapchat|discord|roblox|instagram ..8 meet|hotel|secret|naked|nudes',
    ],
  }),
  statement('married-off', 3, 'child-abuse', {
    unless: 'show sims ceremony officiant registrar hair',
    even: ['maybe', 'past'],
    says: [
      '{he}|family ..4 forcing|forced|force|making|make|made my? me|her|him|sister|daughter|brother|niece to? get? marry|married',
      '{he}|family ..4 forcing|forced|pushing my? me|her|sister|daughter into ..2 marriage',
      'married|marrying|marry|sold me|her|daughter|sister off ..8',
      '{he}|family ..6 taking|take|taken|took|sending|sent|fly|flying my? me|her|sister|daughter ..4 to be|get ..1 married|cut|circumcised',
      '{he}|family ..4 marry me off',
      'forced marriage ..6 me|my|tomorrow|week',
    ],
  }),
  statement('might-hurt-child', 3, 'threat-to-others', {
    about: 'care',
    unless:
      'feelings vaccine jabs ears hair splinter plaster nails haircut budget presents party buzz cream kisses cuddles hamster',
    even: ['maybe', 'past', 'denied'],
    says: [
      '{i} ..3 going|about to hurt|shake|throw|smother|drown|kill|hit|suffocate {whose} ..1 {child} !s|feelings|a|bottle',
      '{i} ..3 scared|afraid|frightened|terrified ..3 hurt|shake|throw|smother|drown|kill|harm {whose} ..1 {child}',
      '{i} ..4 want|wanted|wanting to hurt|shake|throw|smother|drown|kill|suffocate {whose} ..1 {child} !a|s|bottle|hamster',
      '{child} ..8 want|wanted|going to shake|hurt|throw|smother|drown him|her|it !a|feelings',
      '{i} ..3 pillow ..3 over {whose} ..1 {child}',
      'voice|voices ..6 hurt|kill|drown|smother|harm {whose}|them|him|her ..1 {child}',
    ],
  }),
  statement('going-to-hurt', 3, 'threat-to-others', {
    needs:
      'knife|gun|tonight|now|bat|petrol|driving|way|outside|waiting|machete|loaded|car|house|hammer|axe|blade|hands|dead|buried|prison|jail|wall',
    unless: 'work {work} snoring chew* washing dishes toilet seat socks banter game surprise',
    even: ['past', 'denied'],
    says: [
      '{i} ..2 going to run ..1 over',
      '{i} ..2 going to cut|slit his|her|their throat',
      '{i} ..2 going to kill|stab|shoot|murder|strangle|burn|choke|slit|gut ..3 him|her|them|husband|wife|ex|boyfriend|girlfriend|boss|mum|dad|brother|neighbour|stepdad|throat !a|an',
      'ill kill|stab|shoot|murder|strangle|slit ..3 him|her|them|husband|wife|ex|boyfriend|girlfriend|mum|dad|brother|throat !a|an',
      'i will kill|stab|shoot|murder|strangle|slit ..3 him|her|them|husband|wife|ex|boyfriend|girlfriend|mum|dad|brother|throat|boss !a|an',
      '{i} ..6 {weapon} ..6 kill|stab|shoot|hurt|wait* ..3 him|her|them|ex',
    ],
  }),
  statement('i-strangled-them', 3, 'threat-to-others', {
    unless:
      'fifa chess accident accidentally scarf wolf cockerel rooster printer laugh laughing joke massage hug hugged paper could would',
    even: ['past', 'denied'],
    says: [
      '{i} ..2 strangled|choked|stabbed|throttled|suffocated my|him|her ..1',
      '{i} ..3 hand|hands|arm ..2 round|around|on|to|at her|his|my|their ..2 {throat}',
      '{i} ..2 held|holding|pulled|put ..1 knife|gun|blade to|on|at her|him|his|them',
      '{i} ..2 shot|stabbed my|her|him ..1 wife|husband|girlfriend|boyfriend|partner|mum|mom|ex|dad|brother',
    ],
  }),
  statement('i-hit-them', 2, 'threat-to-others', {
    unless:
      'fifa chess monopoly scrabble tennis mario poker squash accident accidentally sleep asleep table pillow snowball chips duvet knee elbow arms-length cuddle funny laughed laughing laughs race high',
    even: ['denied', 'past'],
    says: [
      '{i} ..6 beat|punched|kicked|battered|slapped|headbutted|hit my ..2 wife|husband|girlfriend|boyfriend|partner|mum|mom|ex|fiancee|missus|son|daughter|kid|toddler',
      '{i} ..2 beat|punched|kicked|battered|headbutted|slapped her|him !to|at|by|home|there|with|for|off|under|a',
      '{i} ..2 smacked|slapped him|her ..2 hard|again|face',
      '{i} ..2 hit her|him ..3 again|hard|face|last|lip|eye|hand|fist|floor|couldnt|regret',
      '{i} ..2 shoved|pushed|knocked her|him|them over|down !the|in|for',
      '{i} ..2 shoved|pushed|threw my? her|him|them|{partner} ..2 into|down|against wall|stairs|the|floor',
    ],
  }),
  statement('kill-you', 2, 'abuse', {
    unless: 'lol game fifa banter joke haha spoil* spoiler* chocolate biscuit could would',
    even: ['maybe', 'denied', 'past'],
    threatens: [
      '{i} ..3 kill|stab|shoot|strangle|bury|burn you !at|for|an|a|with|up',
      '{i} ..1 break|smash|snap|crush your ..1 arm|arms|leg|legs|neck|jaw|face|teeth|skull|nose|fingers|kneecaps|ribs|bones',
      '{i} ..6 and|to break|smash|snap|crush your ..1 arm|arms|leg|legs|neck|jaw|face|teeth|skull|nose|fingers|kneecaps|ribs|bones',
      '{i} ..6 break every bone !my|his|her',
      '{i} ..3 drag|throw|shove|slam|smash|pin|grab|dragged|grabbed|shoved|slammed|pinned|threw you ..1 by|down|against|into|to|through ..2 hair|throat|stairs|steps|wall|window|floor|neck|jaw',
      'you ..2 dead|die if you ..2 leave|tell|go|talk|see',
    ],
    says: [
      'you ..2 {choked}|hit|punched|kicked|beat|slapped me ..8 {scared}',
      '{he} has|had|have|is|was|keeps|kept|always|just|then|also? threatened|threatens|threatening to kill|stab|shoot|hurt|hit|beat me|us|my',
    ],
  }),
  statement('other-wants-to-die', 2, 'self-harm', {
    other: true,
    unless: 'laughing died funeral anniversary character gym would nearly foot shelf killed spreadsheet back',
    even: ['denied', 'maybe'],
    says: [
      '{person} ..6 want|wants|wanted|going|threatening|threatens|tried|will to? kill|hang|drown|shoot himself|herself',
      '{person} ..3 talks|talking|talked|talk about suicide',
      '{person} ..6 want|wants|wanted|going|threatening|threatens|tried|will to? end|take his|her own? life',
    ],
  }),
  statement('other-suicide-now', 3, 'self-harm', {
    other: true,
    needs:
      '{now} bridge|roof|answering|phone|reply|replying|pills|rope|knife|gun|locked|gone|find|missing|texted|minutes',
    unless: 'laughing died funeral anniversary character cleaner team gym goat queue retires killed',
    even: ['denied', 'maybe'],
    says: [
      '{person} ..8 kill|killing|hang|hanging|drown|shoot himself|herself|themself|themselves',
      '{person} ..8 end|ending|take|taking his|her|their|own ..1 life',
      '{person} ..8 on|off the ..2 bridge|roof|ledge|edge|tracks|cliff ..6 jump|die|wont|says',
      '{person} ..3 sent|left|wrote|posted ..3 goodbye|suicide ..1 note|message|text|letter|video|post',
      '{person} ..3 going|wants|threatening to jump !in|on|through|for|into|the|rope|at|ship',
      '{person} ..4 noose|rope|gun|knife ..3 around|round|to|at|in his|her|their neck|throat|head|wrist|mouth|wrists',
    ],
  }),
  statement('body-in-trouble', 3, 'medical', {
    other: true,
    unless:
      'alarm morning early school nap doll teddy dinner feed feeds before until noon laughing snoring pool swim swims plank phone laptop car lolly pack bill',
    even: ['denied', 'maybe', 'past'],
    says: [
      '{person} ..2 not|isnt|stopped|hardly|barely breathing !exercises|space|room|down',
      '{person} ..3 wont|cant|not|doesnt|isnt wake|waking|woken|respond|responding up? !well|badly|kindly|quickly|for|before|until|early|at|to|in|when|so|by|till|the',
      'his|her|their|babys|the lips|face|skin ..3 blue|grey|gray !pack|eyes|from',
      'his|her face ..2 drooped|drooping|dropped',
      '{person} ..3 unconscious|unresponsive|seizing|convulsing !room|in|for|into|of',
      '{person} ..3 having a seizure|stroke',
      '{person} ..4 face ..2 drooping|drooped|dropped ..6 slur*|arm|speech|speak|side',
      'found ..2 empty ..1 {pills}|blister|strip|strips|packet|packets|packs|box|boxes ..10 slurring|slurred|drowsy|unconscious|wake|groggy|floppy',
      '{person} ..3 collapsed ..8 floor|breathing|now|wont|ambulance|blood',
    ],
  }),
  statement('my-body-in-trouble', 3, 'medical', {
    unless: 'laughing mask dress gym run ran running panic anxiety jeans jump cry crying sobbing hay pollen nose cold',
    even: ['denied', 'maybe', 'past'],
    says: [
      '{i} ..3 pregnant ..8 bleeding|blood !tests|test|pressure',
      '{i} ..3 bleeding ..3 wont|not|cant|doesnt stop*',
      '{i} ..2 crushing|chest pain|pains ..8 arm|jaw|breathe|sweating',
      'my face ..3 drooping|drooped|numb ..8 arm|speak|speech|slur*',
      'my throat ..2 closing|swelling !shop|sale',
      '{i} ..2 bleeding ..3 soaking|soaked|heavily|heavy|lot|lots ..8 dizzy|faint|pregnant|pads|weeks',
    ],
  }),
  statement('rough-with-me-young', 2, 'child-abuse', {
    own: true,
    needs: '8 9 10 11 12 13 14 15 16 17 eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
    unless: 'mistake accident coffee ball party swing cheeks driving dying cross catch football wrestle cuddle tickle*',
    even: ['past', 'maybe'],
    says: [
      'my ..2 {elder}|mums|dads ..3 grabs|grabbed|grabbing|twists|twisted|squeezes|drags|dragged|shoves|shoved|pushes|pushed|pinches|pinched me|my !to',
      'my ..2 {elder} ..2 hits|hit|slaps|slapped|smacks|smacked|kicks|kicked|punches|punched|beats|beat me !up|a',
      'my ..2 {elder} ..2 threw|throws ..4 at me',
      'my ..2 {elder} ..2 locked|locks me ..1 in|out|outside',
      'scared|afraid|terrified|frightened of my {elder} !dying',
      'my ..2 {elder} scares|frightens me !with',
    ],
  }),
]
