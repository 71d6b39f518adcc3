import { statement, type Statement } from './statement.ts'

export const ofSelf: readonly Statement[] = [
  statement('end-my-life-now', 3, 'self-harm', {
    needs: '{now} sunday friday saturday monday pills rope bridge',
    unless: '{work}',
    says: [
      '{i} ..4 {kill} myself !a|an|laughing|up|out',
      '{i} going to ..1 do myself in',
      'kill|killing myself ..2 tonight|tomorrow|today|now',
      '{i} ..3 end|ending|take|taking|finish|finishing my ..1 life',
      '{i} going to end it all|tonight|now',
      '{i} ending it all? tonight|now|today|tomorrow',
      'want|wanting|ready|going to end|take my ..1 life',
    ],
  }),
  statement('dead-by', 3, 'self-harm', {
    unless: '{work} tired phone battery knackered money shift ward',
    even: ['past', 'denied'],
    says: [
      'i|ill will? be dead by|tonight|tomorrow|before|in|when|soon',
      'my last night|day|hour alive|on|living earth?',
      'i ..1 wont|not be alive by|tomorrow|when|in|to|much',
      '{i} ..2 die|dying tonight',
    ],
  }),
  statement('suicide-note', 3, 'self-harm', {
    unless: 'found police card',
    says: [
      '{i} ..3 wrote|written|writing|left|finished ..3 suicide note|letter|notes',
      '{i} ..3 wrote|written|writing|left|finished ..2 goodbye letter|letters|note|notes',
      'my suicide|goodbye note|letter|letters is|are|and',
    ],
  }),
  statement('on-the-edge', 3, 'self-harm', {
    needs: 'jump|jumping|end|over|cant|goodbye|ready|die|off|railing|wrong|sorry|water',
    unless:
      'fishing photo picnic bbq lunch party view bungee paddle dive diving seat ball kiosk snorkel* climbing tiler roofer',
    even: ['denied', 'maybe', 'past'],
    says: [
      '{i} ..4 on|off|at|over ..2 the|a ..2 bridge|roof|ledge|edge|cliff|tracks|railing|overpass|balcony|viaduct',
      'im ..2 edge of the ..2 platform|roof|cliff|bridge|station|building',
      'standing on|over|at the ..2 bridge|roof|ledge|edge|tracks|cliff',
      '{i} ..3 climbed over the ..1 railing|rail|barrier|fence',
    ],
  }),
  statement('noose-or-gun', 3, 'self-harm', {
    unless:
      'dog horse lead scarf tie film headphones karate tug boat necklace water nerf toy nail glue he hers range massage deadline',
    says: [
      'rope|noose|belt|cord|sheet|wire ..3 around|round my neck',
      '{i} ..3 tied|made|tying|making|hung|bought ..2 noose',
      'noose is ..2 ready|tied|up|hanging',
      '{i} ..2 rope ..6 hang myself',
      '{i} ..6 gun|pistol|shotgun|rifle|revolver ..3 to|against|under|at my head|mouth|temple|chin|chest|forehead|lap',
      '{i} ..6 gun|pistol|shotgun|rifle|revolver ..3 in my mouth|lap',
      '{i} ..3 loaded the|my|his gun|pistol|shotgun|rifle ..6 goodbye|tonight|myself|end',
    ],
  }),
  statement('cut-bleeding', 3, 'self-harm', {
    unless:
      'kitchen shaving cooking onion can tin cat glass grass paper dog rose chopping slicing bread bagel avocado cake',
    even: ['denied', 'maybe'],
    needs: 'bleeding|blood|stop|deep|stitches|now|tonight|bathroom|help|faint|everywhere',
    says: [
      '{i} ..2 cut|slit|slashed|slashing|slitting my ..1 wrist|wrists|throat|arms|thighs|veins',
      '{i} ..3 cut myself ..2 deep|bad|badly|open',
      '{i} cutting myself right? now',
      'knife|blade|razor ..3 to|against|on my wrist|wrists|throat',
    ],
  }),
  statement('took-it-all', 3, 'self-harm', {
    about: 'taken',
    unless:
      'photos pictures back vitamin* gummies gummy antibiotics course charity shop recycling bin pharmacy chemist finished skip* missed forgot flush* hid away ipads buy refill',
    even: ['maybe'],
    says: [
      '{i} ..2 {took} ..3 {amount} ..5 {pills}',
      '{i} ..2 {took} ..2 {many} ..3 {pills}',
      '^ {just}? {just}? {took} ..3 {dose} ..3 {pills}',
      '{i}|^ {just}? had {many}|all of? {whose}? {pills} !to|left|delivered|changed|sorted|reviewed',
      '{i}|^ {just}? had ..2 {many}|all|{load} of|{whose} ..4 {pills} !{elsewhere}',
      '{i}|^ {just}? {took} ..1 whole|entire|full {holder} !{elsewhere}',
      '{dose} ..4 {pills} ..6 purpose|deliberately',
      'gone ..2 whole|entire ..3 strip|blister|{pills} !{elsewhere}',
      '^ {many} of ..2 {pills} $',
    ],
  }),
  statement('took-all-of-them', 3, 'self-harm', {
    about: 'taken',
    needs: '{ago} {pills}',
    unless:
      'photos pictures school park shop shops vet charity tip dinner lunch coats kids clothes plates cookies biscuits chips sweets chocolates cake slices bags books vitamins',
    even: ['maybe', 'past'],
    says: [
      '{i}|^ {just}? took|taken|swallowed|downed|necked all|both|every of? ..1 them|it|one|mine|his|hers !{elsewhere}',
      '{i}|^ {just}? took|taken|swallowed|downed|necked all|both ..2 on purpose',
      '{i}|^ {just}? took|taken|swallowed|downed|necked the whole|entire? lot|lots',
      '{i}|^ {just}? took|taken|swallowed|downed|necked it|them all !{elsewhere}',
      '{i}|^ {just}? took|taken|swallowed|downed|necked everything in|i|there|that|from the|could|had|was|cabinet',
    ],
  }),
  statement('overdosed', 3, 'self-harm', {
    about: 'taken',
    unless:
      'sugar caffeine chocolate cheese carbs telly work year month months summer vitamin coffee playlists family at twenty 22 over',
    even: ['maybe'],
    says: [
      '{i} ..1 just? overdosed|overdose',
      '{i} odd on',
      '{i} ..2 taken|took|done an|a ..1 overdose|od',
      '{i} ..2 od !of',
      'this is an overdose',
    ],
  }),
  statement('other-took', 3, 'self-harm', {
    other: true,
    about: 'taken',
    unless: 'vitamin* gummies antibiotics course pharmacy chemist prescribed work nurse patient dentist',
    even: ['maybe'],
    says: [
      '{person} ..3 {took} ..3 {amount} ..4 {pills}',
      '{person} ..3 {took} ..1 {many}|many|lot ..2 {pills}',
      '{person} ..2 {took} an overdose',
      '{person} ..2 overdosed',
      '{person} ..2 {took} {whose} ..1 {pills} all|every of|one|last|single? them|it|pill|tablet|one !to|out|back|with',
      '{person} {just}? had {many}|all|rest of? {whose}? {pills} !{elsewhere}',
      '{persons} had|taken|swallowed ..2 {dose}|{load} ..2 {pills} !{elsewhere}',
      '{person} {just}? had ..2 {many}|{load} of ..2 {pills} !{elsewhere}',
      '{told} ..5 {took} ..1 whole|entire|full {holder} !{elsewhere}',
    ],
  }),
  statement('dose-told', 3, 'self-harm', {
    about: 'taken',
    needs: '{ago} since wine vodka whisky gin goodnight',
    unless: 'mg each daily twice please buy order shop pharmacy prescription delivered set tiles ketchup',
    even: ['past', 'maybe'],
    says: [
      '^ {many} of? {whose}? co? {pills} !to|for|in|per|left|from|over|away',
      '^ {few}|{many} {packets} of {pills} !to|for|in|per|left|from|over|away|and',
      '{i}|^ {just}? did|done it ..6 whole|entire|full {holder} !{elsewhere}',
      '{i}|^ {just}? emptied|tipped|poured the|my|whole ..1 {packets} down|into me|myself !front|top',
    ],
  }),
  statement('drank-poison', 3, 'self-harm', {
    about: 'taken',
    unless: 'water milk reflux rain battery coffee coffees hangover',
    says: [
      '{i} ..1 {drank} ..4 bleach|antifreeze|drano|pesticide|insecticide|weedkiller|detergent|sniper|paraquat|turps|turpentine|disinfectant|dettol|harpic|lysol|poison|kerosene|paraffin|phenyl',
      '{i} ..2 injected ..3 all|whole|pen|units ..3 insulin',
      '{i} ..2 injected ..3 insulin ..5 die|stop|end|wake',
    ],
  }),
  statement('child-swallowed', 3, 'medical', {
    other: true,
    about: 'taken',
    unless: 'pretend* toy tooth coin spinach medicine',
    even: ['maybe', 'past'],
    says: ['{child} ..3 {drank} ..4 {poison}', '{child} ..3 got ..2 into ..2 {pills}|bleach|detergent'],
  }),
  statement('eaten-nothing', 3, 'self-harm', {
    about: 'hunger',
    unless:
      'meat sugar takeaway takeaways mcdonalds chips bread chocolate dairy gluten cake pizza out there fish curry sushi cheese crisps sweets together fasting ramadan vegan meals breakfast red junk carbs snack snacks lunch',
    even: ['denied'],
    says: [
      '{i}|^ {just}? not|havent|hadnt|nt ..1 eaten|ate|eat ..3 in|for|since ..3 {days}',
      '{i}|^ {just}? eaten|eating|ate|had nothing|zero|0 ..6 {days}',
      '{i} ..1 not|havent|stopped ..1 eaten|eating ..2 {many}|two|three|four|five|six|seven|2|3|4|5|6|7|8|9 {days}',
      'nothing ..2 eat|food|eaten ..3 {days}',
      '^ no food ..1 for|in|since ..3 {days}',
    ],
  }),
  statement('other-eats-nothing', 3, 'self-harm', {
    other: true,
    about: 'hunger',
    unless:
      'meat sugar vegetables veg cat dog hamster rabbit snake tortoise out there together fasting ramadan school breakfast fish lunch dinners greens fruit',
    even: ['denied'],
    says: [
      '{person} ..1 not|hasnt|havent ..1 eaten|ate|had ..2 food|meal|anything|thing|in|for|since ..6 {days}',
      '{person} ..2 eaten|eating nothing|zero ..6 {days}',
      '{person} ..2 refus* ..2 eat|food ..4 {days}',
      '{person} ..2 not|hasnt|stopped ..1 eaten|eating|drinking ..3 {days}',
    ],
  }),
]
