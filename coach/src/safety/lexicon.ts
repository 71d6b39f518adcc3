/**
 * The words that the second set of tables is made of, by what they stand for. A pattern names a group in braces and is
 * written out once, when the module loads. A word added here is known in every sentence shape that uses its group,
 * which is what makes unseen wording more likely to be met than a longer list of whole sentences would.
 */
const partnerNoun =
  'husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|ex|ex husband|ex wife|ex boyfriend|ex girlfriend|baby daddy|baby mama|man|missus|mrs|bloke|fella|lad|girl|guy|spouse|other half|carer|in laws|mother in law|father in law|brother in law|roommate|flatmate|roomie|sugar daddy'
const kinNoun =
  'mum|mom|mummy|mama|mother|dad|daddy|papa|father|parents|stepdad|stepmum|stepmom|stepfather|stepmother|step dad|step mum|step mom|brother|sister|uncle|aunt|auntie|cousin|grandad|grandpa|grandfather|gran|grandma|nan|son|daughter|family|foster dad|foster mum|foster carer'
const groups: Record<string, string> = {
  // Up to three words between two that belong together: "he has always been hitting".
  w3: '(?:\\w+ ){0,3}?',
  // The same without the writer in between: in "he fell and I cut my finger" nobody hurt anybody.
  theirs: '(?:(?!i |ive |we |ill |id )\\w+ ){0,4}?',
  w5: '(?:\\w+ ){0,5}?',
  other: `(?:he|she|they|hes|shes|theyre|theyve|hed|shed|theyd|hell|shell|theyll|someone|${partnerNoun}|${kinNoun})`,
  partner: `(?:${partnerNoun})`,
  kin: `(?:${kinNoun})`,
  elder:
    '(?:mum|mom|mummy|mother|dad|daddy|father|parents|stepdad|stepmum|stepmom|stepfather|stepmother|step dad|step mum|uncle|aunt|grandad|grandpa|grandfather|nan|foster dad|foster mum|mums boyfriend|moms boyfriend|dads girlfriend|mums bf|moms bf)',
  leaves:
    '(?:leaves?|left|goes|go|went|dump(?:s|ed)?|divorces?|breaks? up|broke up|walks? (?:out|away)|dies|died|find(?:s)? (?:out|someone)|stops? loving|cheats|doesnt (?:come|take|want|love|text|reply|answer|call)|dont (?:come|take)|says no|chooses|picks|moves (?:on|out))',
  says: '(?:say|says|said|saying|tell|tells|told|telling|threatens?|threatened|threatening|swears|swore|promised|promises|warned|warns|texted|texts|messaged|wrote|writes|shouted|screamed|whispered|keeps saying|reckons|vowed)',
  kids: '(?:(?:the|my|our) (?:kids?|children|child|son|daughter|boys?|girls?|baby|babies|little ones?|bairns?|twins))',
  pet: '(?:(?:my|the|our) (?:dogs?|cats?|puppy|pupp|kitten|pets?|rabbit|bunny|hamster|horse|bird|parrot))',
  pills:
    '(?:pills?|tablets?|meds|medication|medicine|tylenol|paracetamol|ibuprofen|aspirin|xanax|valium|sleeping (?:pills?|tablets?)|antidepressants|painkillers|insulin|packet|blister|bottle|co codamol|codeine|propranolol|sertraline|benadryl|advil|panadol)',
  poison:
    '(?:bleach|poison|sniper|pesticides?|rat poison|insecticide|antifreeze|otapiapia|acid|weed ?killer|dettol|detergent)',
  limb: '(?:arms?|wrists?|thighs?|legs?|skin|stomach|hips?|ankles?|forearm|shoulders?|belly|chest)',
  bone: '(?:arm|nose|jaw|ribs?|wrist|fingers?|lip|tooth|teeth|eye|eye socket|hand|leg|collarbone|cheekbone|hip|ankle|skull|eardrum|thumb|shoulder|back|neck)',
  strikes:
    '(?:hits?|hitting|slaps?|slapped|slapping|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|beats?|beating|beaten|batter(?:s|ed|ing)?|smack(?:s|ed|ing)?|belt(?:s|ed|ing)?|wallop(?:s|ed)?|thump(?:s|ed|ing)?|thrash(?:es|ed|ing)?|whip(?:s|ped|ping)?|can(?:es|ed|ing)|flog(?:s|ged|ging)?|burn(?:s|t|ed|ing)?|bites?|headbutt(?:s|ed)?|whack(?:s|ed)?|clout(?:s|ed)?|lamp(?:s|ed)|deck(?:s|ed)|choke(?:s|d)?|chuck(?:s|ed)|stab(?:s|bed)?|drag(?:s|ged)|spank(?:s|ed|ing)?)',
  now: '(?:now|right now|tonight|tonite|this minute|as i (?:type|write)|help|please)',
  me: '(?:me|us|my (?:kids?|children|mum|mom|mother|sister|brother|family|son|daughter|baby|parents)|the kids|the children|the baby)',
  target:
    '(?:him|her|them|that (?:man|woman|girl|boy|guy|bitch|bastard|prick|boss|teacher)|my (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|mum|mom|dad|mother|father|stepdad|stepmum|stepmom|stepfather|brother|sister|boss|neighbour|neighbor|teacher|family|parents|uncle|cousin|roommate|flatmate|mother in law|father in law|kids?|son|daughter|child|children|baby)|the baby|the kids|everyone|people|somebody|someone|his (?:new )?(?:girlfriend|wife|mum|family)|her (?:new )?(?:boyfriend|bf|man|husband|family))',
  exposed: '(?:nudes?|naked|photos?|pics?|pictures?|videos?|vids?|tape|sex tape|screenshots?|content|onlyfans)',
}

/** Writes out the groups of a pattern. Throws when the module loads if a group has no words. */
export function phrase(pattern: string): RegExp {
  return new RegExp(
    pattern.replace(/\{([a-z]\w*)\}/g, (_, name: string) => {
      const words = groups[name]
      if (words === undefined) throw new Error(`No group of words called ${name}`)
      return words
    }),
  )
}
