/**
 * Words people throw at each other, sorted by what they do. Our own list, from everyday British, American, Indian and
 * Nigerian English; no published lexicon was used (COACH.md, "Licences").
 */
const listed = (words: string) =>
  words
    .trim()
    .split(/\s*,\s*/)
    .join('|')

/** Nouns that are insults whoever is meant. */
export const insults = listed(
  'idiots?,morons?,losers?,imbeciles?,cretins?,clowns?,bitch(?:es)?,bastards?,assholes?,arseholes?,dickheads?,pricks?,twats?,wankers?,tossers?,knobheads?,bellends?,scumbags?,scum,trash,psychos?,slobs?,slags?,sluts?,whores?,cows?,pigs?,rats?,snakes?,leech(?:es)?,parasites?,cowards?,failures?,wasters?,waste of (?:space|time|oxygen|breath),jokes?,laughing stock,embarrassment,disgrace,dumbass(?:es)?,jackass(?:es)?,douche(?:bag)?s?,deadbeats?,freaks?,creeps?,nutjobs?,nutters?,lunatics?,pieces? of (?:shit|work|crap),shit,bum,brat,spoilt brat,man ?child,manchild,crybaby,drama queen,narcissists?,sociopaths?,hypocrites?,goats?,olodo,mumu,ode,werey,fool,fools,foolish (?:man|woman|person|boy|girl),nonsense (?:man|woman|person),chutiya,useless (?:man|woman|person|boy|girl|idiot)',
)

/** Insults that friends also use as pet names: with a laugh or a kiss beside them they are teasing. */
export const mildInsults = listed(
  'sap,muppets?,numpt(?:y|ies),wally,plonkers?,pillocks?,dork,goof,goofball,doofus,dummy,weirdo,nerd,silly sod,daft (?:sod|cow|git|thing),git,div,melt,eejit,donkey,dingus,dweeb,big baby,baby,child,toddler,princess,diva,teenager,teen,kid',
)

/** Said of a person, these look down on them. */
export const scornful = listed(
  'pathetic,disgusting,worthless,useless,stupid,dumb,thick,dense,brainless,clueless,hopeless,spineless,gutless,repulsive,revolting,vile,laughable,ridiculous little,embarrassing,a joke,beneath (?:me|us),trash,nothing,nobody,insane,crazy,mental,deranged,psychotic,delusional,braindead,slow,retarded,incompetent,inept,mediocre,weak,sad little,not (?:very |that )?bright,not right in the head,senseless,shameless,a waste,foolish,fake,ugly',
)

/** Said of a person, these find fault with who they are. */
export const faults = listed(
  'selfish,self ?(?:centred|centered|absorbed|obsessed|righteous),lazy,inconsiderate,thoughtless,careless,heartless,cold,cold ?hearted,mean,cruel,nasty,rude,unkind,unfair,ungrateful,unreliable,irresponsible,immature,childish,petty,spiteful,bitter,jealous,possessive,controlling,bossy,stubborn,arrogant,entitled,spoilt,spoiled,moody,grumpy,miserable,negative,critical,judge?mental,manipulative,toxic,dishonest,sneaky,two ?faced,fake,hypocritical,disrespectful,insensitive,uncaring,distant,cold fish,boring,difficult,impossible,unbearable,insufferable,unbelievable,annoying,irritating,exhausting,draining,needy,clingy,paranoid,messy,dirty,sloppy,disorgani[sz]ed,forgetful,flaky,absent,useless at,terrible at,bad at,hopeless at,rubbish at,crap at,shit at,awful,horrible,terrible,the worst,the problem,evil,greedy,stingy,cheap,tight,wicked,stuck up,full of (?:yourself|it|shit|crap),in your own world,up yourself,narcissistic,passive ?aggressive,aggressive,defensive,argumentative,negligent,neglectful,wasteful,reckless,impatient,obsessed,obsessive,weak willed,proud,tone deaf,proud and selfish',
)
/** Kinds of person, said as a fault: "such a liar". */
export const faultNouns = listed(
  'liar,cheat,cheater,control freak,bully,hypocrite,martyr,nag,know ?it ?all,perfectionist,slacker,flake,snob,coward,pushover,mess,nightmare,monster,burden,ghost,stranger,gossip,quitter,user,doormat,workaholic,pain,handful,(?:bad|terrible|awful|horrible|lousy|rubbish|shit|crap|crappy|useless|selfish|lazy|poor|ungrateful|wicked) (?:person|partner|husband|wife|boyfriend|girlfriend|friend|mother|mum|father|dad|parent|son|daughter|brother|sister|listener|cook|boss|manager|human(?: being)?|man|woman|roommate|flatmate|colleague|teammate)',
)

/** After "always" or "never" these praise: "you always make me laugh", "you never let me down". */
export const kindAlways =
  '(?! (?:make me (?:laugh|smile|happy|feel (?:so |really )?(?:safe|better|loved|good|special|seen|heard|at home|welcome))|have my back|had my back|been (?:so |really )?(?:kind|good|there|supportive|sweet|amazing|great|lovely|my|nice|honest)|were (?:so |really )?(?:kind|good|there|my|the best|the one)|know (?:how|just|exactly|what) |knew (?:how|just|exactly|what) |support|supported|there for|here for|be (?:my|loved|welcome|there|here|enough)|cheer|encourage|believed? in|looked? (?:after|great|lovely|good|beautiful|nice)|taken? care|took care|cared|love|loved|try|tried (?:so|your|to help)|show up|showed up|stood by|stand by|find a way|put (?:me|us|others|other people) first|give (?:the best|good|great|such)|bring (?:me|us) joy|welcome|can (?:call|talk|come|count)|wanted|dreamed|said we|loved|cook (?:the best|such)|smell|remember my|remembered my|manage to (?:cheer|make me)))'
export const kindNever =
  '(?! (?:know|let me down|let us down|failed? (?:me|us)|judged? me|judge me|complain(?:ed)? about me|gave up on|give up on|stop(?:ped)? (?:believing|loving|trying|caring|making)|made me feel (?:bad|small|stupid|judged)|hurt me|been (?:so|happier|better|prouder|more)|forgot my birthday once|left my side|raised|ask(?:ed)? for (?:much|anything)|have to (?:worry|thank|ask|apologise|be)|need to (?:worry|thank|apologise)|mind|fail to (?:make me|cheer)|cease))'
