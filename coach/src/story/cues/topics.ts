/** Subjects that the coach's situations do not have, or meet too seldom. Lower case, no apostrophes. */
export const subjectCues: readonly { topic: string; cue: RegExp; weight: number }[] = [
  {
    topic: 'interrupted',
    weight: 4,
    cue: /\b(?:interrupt\w*|talk(?:s|ed|ing)? over (?:me|him|her|them|each other|people)|finish(?:es|ed|ing)? my sentences?|cut(?:s|ting)? (?:me|him|her|them) off (?:when|while|mid)|let me finish|get a word in)\b/g,
  },
  {
    topic: 'calls',
    weight: 3,
    cue: /\b(?:how often (?:we|to) (?:call|talk|text|see)\w*|(?:call|talk|text|facetime|ring|phone)s? (?:me )?(?:every|once a|twice a|(?:two|three|four|five|six|ten|several|many|a dozen|\d+) times (?:a|each|every)) (?:day|week)|(?:too many|so many|all the|endless|constant|\w+) calls a (?:day|week)|counting (?:the )?calls|live (?:so |very )?far (?:apart|away)|long distance|time (?:zones?|difference)|different cit(?:y|ies)|different countr(?:y|ies))\b/g,
  },
  {
    topic: 'space',
    weight: 3,
    cue: /\b(?:need (?:some |more |a bit of )?(?:space|time alone|time to myself|me time)|cant breathe|no room to breathe|(?:an )?hour alone|alone time|too (?:clingy|needy)|suffocat\w+|smother\w*|crowded)\b/g,
  },
  {
    topic: 'shared-home',
    weight: 3,
    cue: /\b(?:loud music|noise|noisy|guests? (?:over )?(?:every|all)|(?:people|friends) over every|quiet hours|through the wall|banged on the wall|next door|upstairs|downstairs|the fridge|rubbish|parking (?:space|spot)|hedge|fence|calls? on speaker|on speaker|loud (?:calls|phone|typing)|chew\w*|slams? (?:the )?doors?)\b/g,
  },
  {
    topic: 'credit',
    weight: 4,
    cue: /\b(?:(?:took|takes|taking|take|get|gets|getting) (?:all )?(?:the |my )?credit|(?:presented|showed|passed off|sold) my (?:work|slides|idea|ideas|report|numbers|analysis)|my (?:idea|work|slides|report) as (?:his|her|their)s?|my name (?:was|wasnt|isnt|is) (?:not|nowhere|missing|on)|as (?:his|hers|theirs))\b/g,
  },
  {
    topic: 'care',
    weight: 4,
    cue: /\b(?:(?:everything|all the work|shopping|driving|caring|care|looking after) (?:for|of) (?:our|my) (?:parents|mum|mom|dad|mother|father|nan|gran|grandma)|does nothing for (?:our|my) (?:parents|mum|mom|dad)|(?:our|my) (?:parents|mum|mom|dad)s? (?:shopping|care|house) (?:on|is|falls))\b/g,
  },
  {
    topic: 'teasing',
    weight: 3,
    cue: /\b(?:(?:makes?|made|making|cracks?) (?:\w+ )?(?:jokes?|fun) (?:about|of|at)|tease[sd]?|teasing|mock(?:s|ed|ing)?|butt of|laugh(?:s|ed|ing)? at me)\b/g,
  },
  {
    topic: 'remarks',
    weight: 3,
    cue: /\b(?:criti[cs]i[sz](?:es|e|ed|ing)|criticism|comments? (?:on|about) my|(?:always|every) (?:visit|call)?.{0,20}something (?:to say|wrong)|picks? (?:on|at) me|nitpick\w*|(?:nothing|never) (?:i do )?(?:is )?(?:right|good enough) for (?:him|her))\b/g,
  },
  {
    topic: 'approval',
    weight: 3,
    cue: /\b(?:never (?:once )?(?:says? )?(?:\w+ )?proud|proud of me|never (?:praise\w*|says? well done)|nothing (?:i do )?is ever (?:good )?enough|never good enough)\b/g,
  },
  {
    topic: 'jealousy',
    weight: 3,
    cue: /\b(?:jealous\w*|(?:check|checked) (?:when|if) (?:he|she|they) (?:was|were) (?:last )?online|last online|insecur\w+|accused (?:him|her|them) of)\b/g,
  },
  {
    topic: 'phones',
    weight: 2,
    cue: /\b(?:(?:always|constantly|just|only) (?:on|scrolling|staring at) (?:his|her|their|the|my) (?:phone|screen)|(?:uses?|used|using|checks?|checked|checking|looks? at|looking at|reads?|picks? up|takes? out|had|has|with) (?:his|her|their|the) phone (?:\w+ ){0,2}?(?:at|during|through|over|while|in the middle of|when)|phones? (?:at|from) (?:the )?(?:table|dinner|meals?|lunch|breakfast)|on (?:his|her|their) phone|scrolling|screen time)\b/g,
  },
  {
    topic: 'inlaws',
    weight: 3,
    cue: /\b(?:in ?laws|inlaws|(?:his|her|their) (?:parents|family|mother|mum|mom|father|dad) (?:every|each|comes?|always|invite\w*|expect\w*)|family (?:visits?|dinners?|lunch\w*) (?:every|each)|every (?:single )?(?:sunday|weekend) (?:lunch|dinner|at|with) (?:at |with )?(?:my|his|her|the)|(?:every|each|all) (?:single |our )?(?:saturdays?|sundays?|weekends?|holidays?|christmas|easter|friday evening)[^.!?\n]{0,30}(?:mother|father|parents|family|mum|mom|dad|in ?laws)|(?:with|at|to) (?:his|her|their) (?:mother|father|parents|family|mum|mom|dad)s? (?:place |house )?(?:every|each|all) \w+)\b/g,
  },
  {
    topic: 'lateness',
    weight: 3,
    cue: /\b(?:always late|(?:is|was|comes?|came|turns? up|shows? up|hes|shes|theyre) (?:always |so |very |again )?late|late (?:every time|again|for everything)|(?:kept|keeps?|left) me waiting|minutes late|an hour late)\b/g,
  },
  {
    topic: 'handover',
    weight: 3,
    cue: /\b(?:(?:brings?|drops?|picks?|takes?|hand\w*) (?:\w+ )?(?:the )?(?:kids|children|boys|girls)\b|the handovers?|co ?parent\w*|pick ?ups?|drop ?offs?)\b/g,
  },
  {
    topic: 'pay',
    weight: 3,
    cue: /\b(?:pay rise|payrise|a raise|my salary|underpaid|paid less|more money for (?:my|the) work|promotion)\b/g,
  },
  {
    topic: 'drift',
    weight: 2,
    cue: /\b(?:grown apart|growing apart|drift\w*|always me who (?:writes|calls|texts|asks)|i always (?:have to )?(?:text|write|call|ask) first|one ?sided|never asks? (?:how|about) (?:i|me)|only (?:calls?|texts?|writes?) when)\b/g,
  },
  {
    topic: 'limits',
    weight: 2,
    cue: /\b(?:cant say no|never say no|say(?:ing)? no to|boundar(?:y|ies)|turns? up (?:un|without)\w*|without (?:asking|calling) first|always asks? me (?:for|to) (?:favou?rs?|money|help)|takes? (?:me )?for granted)\b/g,
  },
  {
    topic: 'wants',
    weight: 2,
    cue: /\b(?:wants? (?:kids|children|to move|to get married|a dog) and i (?:dont|do not)|different (?:things|ideas|plans)|where (?:this|it) is going|what we both want|cant agree on|(?:when|whether) i(?: will|ll) (?:join|marry|move|have (?:kids|children)|come back))\b/g,
  },
  {
    topic: 'quarrel',
    weight: 1,
    cue: /\b(?:argu(?:e|ed|es|ing|ment\w*)|fight(?:s|ing)?|fought|row(?:s|ed)?|quarrel\w*)\b/g,
  },
  {
    topic: 'closeness',
    weight: 3,
    cue: /\b(?:(?:fall\w*|go\w*) (?:asleep|to bed) (?:next|beside|alone|at different|without)|different (?:bed ?times|times)|lonely (?:in|beside|next|at)|feel(?:ing)? (?:alone|lonely) (?:with|beside|next|at|in|there)|miss (?:falling|being|cuddl\w+)|(?:never|hardly|barely|rarely) (?:see|have time for|spend time with) (?:each other|him|her|me|us)|no time for (?:us|each other|me)|(?:works|on) nights|only pass in the (?:hall|kitchen))\b/g,
  },
  {
    topic: 'housework',
    weight: 3,
    cue: /\b(?:mental load|(?:i am|im) the only one (?:who|that) (?:deals|does|cleans|cooks|remembers|organi[sz]es|plans)|(?:lands|falls) (?:with|on) me|do everything (?:at home|myself|in the house)|the laundry|the dishes|the cleaning|dish ?washer|the bins?|hoover\w*|vacuum\w*|(?:the )?pots and pans|her pans|his pans|dirty (?:plates|socks|towels)|ironing|groceries)\b/g,
  },
  {
    topic: 'lending',
    weight: 3,
    cue: /\b(?:(?:has not|hasnt|have not|havent|never|not|didnt) (?:paid|pay|given|gave) (?:\w+ )?(?:me |it )?(?:back|yet)|owes me|i paid for (?:the|us|both|everyone|his|her))\b/g,
  },
  {
    topic: 'limits',
    weight: 3,
    cue: /\b(?:(?:takes?|borrow\w*|wears?|uses?) my (?:things|clothes|stuff|coat|car|tools|make ?up)|goes? through my|(?:assumes?|expects?|takes? it for granted) (?:that )?(?:i|me)\b|(?:asks|wants|expects|has) me to (?:babysit|drive|lend|help|cook|pick|watch|look after|cover)|babysit\w*|(?:always|every time) (?:asks|needs|wants) (?:a |another )?(?:lift|favou?rs?|help))\b/g,
  },
  {
    topic: 'forgotten',
    weight: 3,
    cue: /\b(?:forg(?:ot|ets|otten) (?:\w+ ){0,3}(?:birthday|anniversary|day|wedding|graduation|exam|party)|(?:birthday|anniversary) (?:\w+ ){0,3}(?:forgot\w*|without a (?:word|card|call)))\b/g,
  },
  {
    topic: 'phones',
    weight: 3,
    cue: /\b(?:scroll(?:s|ing)? (?:in|at|until|through|all|during)|on (?:his|her|their) screen)\b/g,
  },
  {
    topic: 'night-work',
    weight: 3,
    cue: /\b(?:(?:gives?|sends?|hands?) me (?:work|tasks|things|jobs) (?:at|after|on|late)|(?:work|tasks|emails|messages) (?:at|after) (?:five|six|seven|eight|nine|ten|\d+|hours)|stay(?:ed)? late (?:each|every|again)|(?:emails|messages|writes|texts) me (?:on weekends|on sundays?|at night|at (?:nine|ten|eleven|midnight)))\b/g,
  },
  {
    topic: 'care',
    weight: 3,
    cue: /\b(?:drive|take|look after|cook for|shop for|sit with|visit) (?:our |my )?(?:mum|mom|dad|gran|nan|grandma|grandpa|mother|father|parents) (?:to|every|all|alone|and)\b/g,
  },
  {
    topic: 'screens',
    weight: 4,
    cue: /\b(?:(?:games|gaming|plays?|playing) (?:\w+ ){0,3}(?:until|till|all (?:night|evening|weekend)|every (?:night|evening))|(?:play ?station|xbox|video ?games?|computer games?|console))\b/g,
  },
  {
    topic: 'decided',
    weight: 4,
    cue: /\b(?:(?:plans?|planned|decid(?:es|ed)|books?|booked|arrang(?:es|ed)|bought|buys|sold|invit(?:es|ed)|signs?|signed) (?:\w+ ){0,5}without (?:asking|telling|checking with|consulting) (?:me|him|her|us)|never asks? me (?:first|before)|over my head)\b/g,
  },
  {
    topic: 'left-out',
    weight: 4,
    cue: /\b(?:(?:booked|planned|went|met|celebrat\w+|organi[sz]ed|had (?:dinner|lunch|a party|drinks)|travell?ed) (?:\w+ ){0,4}without (?:me|us|inviting me|asking me along)|(?:not|wasnt|never|didnt get) (?:\w+ )?(?:invited|asked along))\b/g,
  },
  {
    topic: 'remarks',
    weight: 4,
    cue: /\bonly (?:ever )?(?:tells?|sees?|says?|points? out|notices?|mentions?) (?:me )?(?:what is|whats|what i (?:do|did|get|got)) wrong\b/g,
  },
  {
    topic: 'gossip',
    weight: 4,
    cue: /\b(?:(?:tells?|told|shares?|shared|repeats?|repeated|passed on|passes on) (?:\w+ )?(?:my (?:secrets?|news|business|stuff|problems)|what i (?:tell|told|said)\b)|(?:secrets?|in confidence))\b/g,
  },
  {
    topic: 'remarks',
    weight: 4,
    cue: /\b(?:corrects? me|correcting me|puts? me down|(?:knows|does) everything better|nothing i (?:cook|wear|do|say) is)\b/g,
  },
  {
    topic: 'left-out',
    weight: 4,
    cue: /\b(?:invited|asked|told|included) (?:everyone|everybody|all the others|the others|all of them)\b[^.!?\n]{0,40}\b(?:but|except|and) (?:not )?me\b/g,
  },
]
