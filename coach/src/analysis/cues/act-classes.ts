/**
 * Words that do the same work in a message, whoever writes it: one author says "gutted", another "heartbroken". The act
 * model learns from the class as well as from the word. A word may stand in several classes; the end "*" takes every
 * ending. Written by the project from everyday English; no class decides anything by itself.
 */
export const actClasses: Readonly<Record<string, string>> = {
  me: 'i im ive id ill me my mine myself',
  we: 'we us our ours were weve well lets together',
  you: 'you your yours yourself u ur youre youve youll youd',
  they: 'he him his she her hers they them their everyone everybody somebody someone',
  kin: 'mum mom mam dad mother father nan nana gran grandma grandad sister brother son daughter kid kids baby auntie aunt uncle cousin parents family',
  pet: 'love darling babe sweetheart hun honey dear mate pal petal duck lovely beautiful',
  sorry: 'sorry apolog* soz',
  regret:
    'regret* ashamed shame wrong fault mistake* messed blew cocked screwed owe owed unfair unkind thoughtless careless stupid snapped shouted forgot inexcusable guilty',
  amend: 'make mend fix replace* repay pay refund* sort sorted better promise forgive forgiveness excuse*',
  ifclause: 'if whether',
  but: 'but though although however still',
  feelword: 'feel* felt feelings upset offend* hurt sensitive',
  sensitive:
    'sensitive overreact* dramatic drama fuss oversensitive misunderst* took taken meant intend* intention* joking',
  thanks: 'thank* thanx ta cheers grateful gratitude appreciat* legend lifesaver star angel hero',
  praise: 'proud brilliant amazing lovely wonderful fantastic gorgeous beautiful kind generous best gem incredible',
  love: 'love loved loves adore* miss missed missing cuddle* hug* kiss* heart xxx thinking fond luckiest lucky',
  request: 'can could would will please pls plz mind possible chance any favour able',
  task: 'bring pick drop send grab get fetch feed water check book ring call lend borrow print sign post forward email confirm collect reply move unlock turn swap cover help put leave take wash clean pay transfer text let bin',
  ask: 'who what when where why which how whats wheres whos hows did do does are is have has was were any',
  invite:
    'fancy come coming join* invite* invited dinner lunch supper brunch bbq barbecue drinks drink pint coffee party picnic walk film cinema gig table ticket* spare welcome plan plans round over garden celebrat* weekend free',
  day: 'monday tuesday wednesday thursday friday saturday sunday mon tues tue wed thurs thu fri sat sun tomorrow tonight today weekend week evening morning afternoon lunchtime noon',
  clock: 'am pm half past quarter oclock minutes mins hour hours o',
  fact: 'train bus plane flight platform delayed cancelled arriving arrives arrived landed lands boiler plumber parcel delivery gate bay door code key keys password appointment dentist doctor surgery results meeting moved starts started opens closes shut closed booked leaves confirmed attached note update postponed rota shift invoice bins parking',
  threat:
    'regret pay sorry ruin* destroy* warn* warning watch careful consequences report* police lawyer solicitor court sack* fired evict* burn smash* kill* hurt expose* screenshots leak* post everyone find know custody never again dare',
  unless: 'unless until otherwise else or',
  condition: 'if unless or either choose choice deadline last chance final once',
  leave: 'leave leaving left go going gone done finished over out walk walking move moving',
  end: 'over ends ended ending goodbye farewell finished apart separate* separat* divorce* split break broke breakup done anymore relationship marriage seeing dating spark friendship',
  wish: 'wish best future happiness luck well deserve* take care',
  limit:
    'cant wont dont not no never stop please need needs space boundary boundaries comfortable uncomfortable okay allowed unless without before after between only',
  refuse:
    'dont wont cant stop refuse rather prefer decline not no longer discuss* comment* discussing available answering lending',
  space:
    'space break time alone quiet weekend hours evenings knock ask first notice private privacy personal off weekends',
  always:
    'always never every everything nothing constantly again yet still typical third fourth fifth twice times ever',
  blame:
    'forgot forget left broke lied lie lying ignored late promised told said never bothered ruined embarrass* waited waiting alone sat stood cancelled wasted excuse excuses selfish lazy rude disgusting ridiculous',
  hurt: 'hurt* gutted upset disappoint* humiliat* heartbroken cried crying devastated lonely invisible ignored embarrassed let',
  anger:
    'angry furious fuming livid annoyed sick fed joke pathetic disgrace* unacceptable hell damn bloody ridiculous cross tired',
  vague:
    'maybe perhaps might guess suppose see later sometime soon sure whatever busy mad hectic depends idk dunno anyway hopefully eventually swamped bit sort thing things probably',
  evade:
    'anyway subject talk later another now busy change worry fine nothing forget doesnt matter dont overthink* explain complicated leave',
  fine: 'fine ok okay alright whatever k sure nothing noted',
  joke: 'lol haha* hahaha* lmao rofl joke joking kidding funny apparently officially breaking news legally alleged* evidence witness scientists sources crime emergency',
  absurd:
    'cat dog goose pigeon seagull squirrel hamster cheese crisps biscuit* sausage* trousers pants socks llama ghost wizard dragon aliens pirate queen king throne museum oscar trophy olympic* professional world champion documentary nobel knighthood',
  kind: 'hope okay well proud thinking safe rest lots',
  polite: 'dear regards sincerely kind kindly hi hello hey morning evening team please best',
  money: 'money rent deposit pay paid bill bills pounds quid owe owed bank transfer refund',
  negation: 'not no never dont didnt doesnt wont wouldnt cant couldnt isnt wasnt arent havent hasnt aint',
  future: 'will ill well youll going gonna shall wont',
  past: 'was were did had been said told went came made took gave got left sat stood',
  intense: 'so very really such completely absolutely totally genuinely honestly actually just literally',
  grateful: 'without saved helped helping stayed sitting looking meant means world everything kindness patience',
  sadness: 'sad lonely tired exhausted lost funeral died grief empty hard difficult awful',
  worry: 'worried worry scared afraid anxious nervous frightened okay wrong happened safe',
}
