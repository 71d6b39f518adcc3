import { statement, type Statement } from './statement.ts'

/** One person ruling another's days, said outright: by itself a question, with more beside it what the classifier makes of it. */
export const control: readonly Statement[] = [
  statement('watches-my-phone', 1, 'abuse', {
    unless:
      'reply replies replied replying answer answers answered battery weather photos map read song screen fixed fix',
    even: ['maybe'],
    says: [
      '{he} ..3 checks|check|checking|checked|searches|searched|goes|go|going|went|gone|scrolls|scrolling ..2 my ..2 phone|messages|texts|emails|whatsapp|dms|email|inbox|handbag',
      '{he} ..2 reads|reading all|through ..1 my ..2 messages|texts|emails|whatsapp|dms',
      '{he} ..2 reads|reading my ..2 messages|texts|emails|whatsapp|dms ..3 every|daily|nightly|asleep|sleep|behind',
      '{he} ..2 looks|looking|looked through|at|in ..1 my ..1 phone|messages|texts|emails|dms|handbag',
      '{he} ..2 tracks|tracking|tracked|monitors|monitoring ..1 me|my !run|running|parcel|time|up|luggage|miles|order',
      '{he} ..1 watches|watching ..1 where i ..3 go|am|drive',
      '{he} ..2 put|installed|hid|hides|found|puts ..3 tracker|airtag|tracking|spyware ..4 my ..1 car|phone|bag|coat',
      '{he} ..2 has|demands|demanded|wants|took|insists ..2 my ..1 password|passwords|passcode|pin',
    ],
  }),
  statement('rules-my-days', 1, 'abuse', {
    needs: '{partner} he she him her hes shes they you',
    unless:
      '{home} rules band league pets cat dog until forget knee cast driving pregnant alcohol nuts gluten carbs diet chocolate building hallway',
    even: ['maybe', 'denied'],
    says: [
      'he|she|hes|shes|they|you|{partner} ..1 wont|doesnt|didnt|dont|never|not ..1 let|lets|letting|allow|allows|allowed me ..1 see|leave|go|talk|speak|wear|meet|study|out|work|call|ring|visit',
      'he|she|{partner} ..2 decides|chooses|controls|dictates|picks|approves who|what|where|when|whom i ..3 see|wear|eat|go|talk|spend|speak|leave|buy|meet',
      '{partner}|he|she controls ..1 me|my|everything !diabetes|inhaler',
      'i ..2 have|had|need to ask ..1 him|her|{partner} ..2 before|permission|if',
      '{partner}|he|she ..2 forbids|forbade|forbidden|banned|bans me ..1 to|from|seeing|going|talking|leaving',
      'im|i ..2 not|never|longer|isnt allowed ..1 to ..1 see|leave|go|talk|speak|have|wear|use|meet|work|out|spend|lock|say|call|ring !dessert',
      'im|i ..2 not|never|longer allowed out|friends|money|visitors|alone',
      'im|i ..1 only allowed to? ..3 when|if|with|once|half|one',
    ],
  }),
  statement('keeps-what-is-mine', 1, 'abuse', {
    unless:
      'flight holiday airport trip hotel borrowed wallet spare border machine hr payroll embassy solicitor bike lend lent luggage',
    even: ['maybe'],
    says: [
      '{he} ..2 took|takes|taken|keeps|keep|kept|hid|hides|holds|locked|controls|confiscated ..2 my ..2 wages|salary|passport|papers|card|cards|documents|pay|money|earnings|benefits|id|medication|inhaler',
      'my ..1 wages|salary|pay|benefits|earnings|paycheck go|goes|get|gets|went ..2 to|into|in his|her|their',
      '{he} ..2 gives|give|gave me ..6 show|receipts|receipt|allowance',
      'show|give|hand|bring|gives|showing him|her|{partner} ..3 receipt|receipts',
    ],
  }),
  statement('afraid-of-them', 1, 'abuse', {
    unless:
      'dog heights judging cheating leaving leave dying lose losing reaction opinion laughing clown spider teacher driving needle needles boss',
    even: ['maybe'],
    says: [
      '{i} ..3 scared|afraid|frightened|terrified|frighted of him|her !dog|cat|driving|cooking|mum|mother|getting|being|finding|meeting|going|not|dad|kids|friends|brother|sister|car|house|saying|thinking|hating|horse|parents|moving',
      '{i} ..3 scared|afraid|frightened|terrified of my ..1 {partner}|dad|father|stepdad|stepfather|brother|uncle !dog|family|cooking|driving|mum|parents|getting|being|finding|snoring',
      '{i} ..3 scared|afraid|frightened|terrified of|about ..1 what he|she|hell|shell ..2 do|does|did !for',
      '{i} ..3 scared|afraid|frightened|terrified to|of go|going home|back ..2 him|her|he|she|my',
      '{he} ..2 scares|frightens|terrifies me !of|with|to|a|how|that',
    ],
  }),
  statement('i-rule-them', 2, 'threat-to-others', {
    unless:
      'daughter daughters son kid kids child dog cat shop netflix swim drives driving repair renewed rest pay map shed suitcase instagram',
    even: ['maybe', 'denied', 'past'],
    says: [
      '{i} ..2 follow|followed|following|trailed my? her|him|{partner} ..1 home|around|about|everywhere again|every|because|until|without|so|last|secretly',
      'so i ..1 smashed|broke|took|hid|threw|grabbed her|his ..1 phone|keys|laptop',
      '{i} ..1 took|take|hid|hidden|keep|kept my? her|his|{partner}|wifes|girlfriends|husbands|boyfriends ..1 passport|card|keys|phone ..2 so he|she|that',
      '{i} ..1 locked my? her|him|{partner} in|out|inside|outside ..4 so|hour|night|bedroom|house|bathroom !cat',
      '{i} ..2 put|hid|hidden a|an airtag|tracker|camera ..2 her|his|my ..2 {partner}|wifes|girlfriends|boyfriends|husbands|car|room|bag|phone',
      '{i} ..1 check|checked|read her|his ..1 phone|messages|texts|emails ..3 every|to|behind ..6 who|what|men|guys|talks|sees',
      '{i} ..1 deleted|blocked|tracked|follow|followed ..1 her|his|all|the|my ..2 friends|guys|men|ex|girlfriend|boyfriend|home ..2 on|phone|app|home|because !insta|advice',
      '{i} ..2 make|made|makes|making my? her|him|{partner} ..1 show|give|hand|unlock|send ..4 phone|messages|texts|location|password|passwords|passcode|dms|emails',
      '{i} ..1 dont|not|wont|never let|allow my? her|him|{partner} ..1 see|leave|work|go|talk|wear|meet !for',
    ],
  }),
]
