import { allIn, firstIn } from '../../sieve.ts'
import { windows } from '../../text/fold.ts'

/**
 * A dose that was too much and is already inside somebody: a verb of taking, something that is a medicine or a poison,
 * and a sign that it was more than a dose. No brand and no amount decides alone, so what is told in other words is read
 * by the same three slots.
 */
export interface Taken {
  whose: 'writer' | 'someone' | 'child'
  /** Drunk for water, eaten by a child: nobody meant it. */
  byMistake: boolean
}

const brands =
  'paracetamol|panadol|tylenol|acetaminophen|excedrin|ibuprofen|ibuprofens|nurofen|advil|motrin|aspirin|aleve|naproxen|diclofenac|voltarol|voltaren|anadin|nyquil|codeine|co codamol|cocodamol|co dydramol|solpadeine|tramadol|morphine|oramorph|oxy|oxys|oxycontin|percocets?|percs|vicodin|norco|methadone|fentanyl|subutex|xanax|xans|xannies|bars of xanax|valium|ativan|klonopin|librium|zopiclone|zolpidem|ambien|lunesta|melatonin|nytol|unisom|benadryl|diphenhydramine|dramamine|phenergan|promethazine|benzos|sertraline|zoloft|prozac|lexapro|celexa|paxil|effexor|venlafaxine|cymbalta|wellbutrin|bupropion|trazodone|seroquel|quetiapine|abilify|risperidone|lithium|lamotrigine|lamictal|depakote|metformin|insulin|warfarin|digoxin|ramipril|lisinopril|gabapentin|pregabalin|lyrica|adderall|ritalin|concerta|vyvanse|antihistamines|iron tablets|rat poison'
const kinds =
  'pills?|tablets?|tabs|capsules|meds|medication|medications|medicine|medicines|antidepressants?|anti depressants|painkillers?|pain killers|pain meds|sleepers|sleeping (?:pills?|tablets?|meds|stuff)|blood pressure (?:pills?|tablets|meds)|heart (?:pills?|tablets|meds)|epilepsy (?:tablets|meds)|sedatives|tranqu?ilisers|opioids|opiates|prescriptions?'
/** Endings that are given to medicines and to no everyday word. */
const endings =
  '[a-z]{2,}(?:azepam|azolam|prazole|olol|oxetine|azepine|triptyline|azapine|codone|barbital|profen|statin|opram|dipine|artan)'
export const medicine = `(?:${kinds}|${brands}|${endings})`
const poison =
  '(?:bleach|anti ?freeze|weed ?killer|rat poison|drain cleaner|toilet cleaner|white spirit|turps|methylated spirits|pesticides?|insecticide|screen ?wash|detergent|nail varnish remover|paint thinner)'
const verb =
  '(?:took|taken|swallowed|swallowing|downed|necked|ate|eaten|had|drank|drunk|popped|injected|emptied|finished|chugged|ingested|scoffed|crushed up|dropped|banged|taking|done)'
const many =
  '(?:[6-9]|[1-9]\\d{1,3}|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundreds?|a hundred|dozens?|a dozen|two dozen)(?! ?(?:mg|mcg|ml|grams?|years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|oclock|pm|am|quid|pounds|dollars|people|of us)\\b)'
const whole =
  '(?:all|every|everything|entire|whole|full|rest of|the lot|remaining|handfuls?|fistful|bunch|loads?|lots|ton|tons|shitload|heaps|too many|too much|so many|so much|a lot|a few packs|two packs|packets|boxes|bottles|strips|blisters|(?:\\w+ )?(?:days|weeks?|months?) (?:worth|supply)|weeks (?:meds|tablets|pills))'
const container = '(?:pack|packet|box|bottle|blister|strip|tub|jar|tray|sheet|bag)'
const excess = new RegExp(
  `\\b(?:${whole}|(?:a|the|that|my|his|her|one|two|three) (?:\\w+ )?${container} of|${many})\\b`,
)
const aDrug = new RegExp(`\\b${medicine}\\b`)
const taking = new RegExp(`\\b${verb}\\b`, 'g')
const drinking = new RegExp(
  `\\b(?:drank|drunk|swallowed|downed|necked|ate|eaten|chugged|sipped) (?:\\w+ ){0,5}?${poison}\\b`,
)
const ingested =
  /\b(?:swallowed|swallowing|downed|necked|ate|eaten|drank|drunk|popped|injected|chugged|ingested|scoffed)\b/
/** Of cheese, of love songs, of shopping: only of a medicine or of nothing named is it meant. */
const overdose = new RegExp(
  `\\b(?:overdosed|overdosing|od ed|oded|odd on (?=(?:\\w+ ){0,3}?(?:${medicine}|purpose|drugs)\\b)|(?:took|taken|had|having) (?:an|another) (?:overdose|od))\\b(?! (?:on|of|with) (?!(?:\\w+ ){0,3}?(?:${medicine}|purpose|drugs|heroin|coke|cocaine|ketamine|alcohol|something|everything|them)\\b))`,
)
/** A number of them told with when it was or how it feels, and no verb at all: "16 of them an hour ago". */
const bare = new RegExp(
  `\\b(?:${many}|${whole}) (?:of )?(?:\\w+ ){0,2}?${medicine}\\b(?=.{0,60}\\b(?:ago|on purpose|just now|going to be ok|be okay|am i|do i need|feel (?:sick|weird|sleepy|dizzy|fine|ok)|inside me|in me|in one go|at once)\\b)`,
)
/** "Overdid it" may be the gym; with a number of tablets it is not. */
const overdid = new RegExp(
  `\\b(?:overdid|overdone|went overboard|went too far)\\b.{0,40}\\b(?:${many}|${whole}) (?:of )?(?:\\w+ ){0,2}?${medicine}\\b`,
)
const inOneGo = /\b(?:in one go|all at once|on purpose|to end it|(?<!not )to die|washed down)\b/
const mistaken =
  /\b(?:by (?:mistake|accident)|accidentally|mistaking|mistook|thinking (?:it|they) w\w+|thought (?:it|they) w\w+|out of the \w+ bottle|instead of|cleaning)\b/

// As prescribed, over a while, or moved about rather than swallowed.
const asMeant =
  /\b(?:as (?:usual|prescribed|always|directed|normal)|like (?:always|normal|usual|im supposed|the doctor)|with (?:my |his |her )?(?:breakfast|dinner|lunch|food|meals)|on time|over the (?:last|past|week|month|year|course)|this (?:week|month|year|winter)|a (?:day|week|month)\b|every (?:day|morning|night|evening)|daily|the (?:full|whole) course|course of|since (?:january|february|march|april|may|june|july|august|september|october|november|december|monday|school|i was|she was|he was|the op)|antibiotics)\b/
const moved =
  /\b(?:left|out\b|glued|delivered|changed|reviewed|stolen|prescribed|back to|to the (?:pharmacy|chemist|tip|hospital|doctor|surgery)|out of|off (?:him|her|me|them)|away|from (?:him|her|me|them|the (?:kids|children|baby|cupboard|shelf))|with (?:me|us|him|her) (?:to|on)|in (?:my|the|his|her) (?:bag|drawer|cupboard|hand|car|pocket|suitcase|cabinet)|down the (?:sink|toilet|loo|drain)|in the bin|ready|organised|sorted|for (?:him|her|them|the trip|the holiday|sale)|at home|to (?:school|work|the airport)|so (?:i|we|she|he) (?:cant|couldnt))\b/
const unreal =
  /\b(?:not|never|nearly|almost|didnt|havent|hasnt|wouldnt|could|would|might|should|if|want(?:ed|s)? to|going to|thought (?:of|about)|thinking (?:of|about)|tempted|dream\w*|forgot|imagine|scared|worried|afraid|dont|without|instead of|pretend\w*|joked|says|threaten\w*|stopped|quit|skipped|missed|refus\w+|more .{0,20}than)\b/
const before =
  /\b(?:years? (?:ago|back)|months ago|last (?:year|month|summer|winter|spring|autumn)|when i was|as a (?:teen\w*|kid|child)|back in|in (?:19|20)\d\d|in (?:january|february|march|april|june|july|august|september|october|november|december)|used to|weeks ago|once (?:before|when)|my late|at (?:1\d|2\d|3\d|age|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)|(?:ten|twenty|thirty|forty) years)\b/
const fiction =
  /\b(?:film|movie|novel|series|episode|documentary|character|book|podcast|patients?|on shift|ward|essay|vitamins?|gummies|probiotics|tic tacs|mints)\b/
const animal = /\b(?:dog|cat|puppy|kitten|hamster|rabbit|horse)\b(?: \w+){0,3}$/
const child =
  /\b(?:baby|toddler|little (?:one|boy|girl)|(?:[1-9]|one|two|three|four|five|six|seven) ?(?:year old|yo|yr old)|grandson|granddaughter|child|kid)\b(?! me)/
const someone =
  /\b(?:he|she|they|hes|shes|theyve|(?:my|our|his|her) (?:\w+ )?(?:son|daughter|brother|sister|mum|mom|mother|dad|father|wife|husband|boyfriend|girlfriend|partner|friend|mate|bestie|cousin|flatmate|roommate|housemate|uncle|aunt|nan|gran|grandma|grandad|ex|kid|child|baby|toddler|neighbour|niece|nephew|little \w+|\w+ year old|stepson|stepdaughter))\b(?!s\b)/g
const writer = /\b(?:i|ive|im)\b/g

const lastAt = (text: string, cue: RegExp) => [...text.matchAll(cue)].at(-1)?.index ?? -1

function whoseIs(lead: string, said: string): Taken['whose'] {
  if (lastAt(lead, someone) > lastAt(lead, writer)) return child.test(lead) ? 'child' : 'someone'
  return /^(?:the|our|my) (?:baby|toddler)\b/.test(said) ? 'child' : 'writer'
}

/** Null where nothing was taken, or no more than a dose. Reads folded text. */
export function takenIn(folded: string): Taken | null {
  const parts = windows(folded.replace(/(\d),(\d)/g, '$1$2').replace(/-/g, ' '))
  for (const [at, said] of parts.entries()) {
    const hits = allIn(taking, said)
    const beside = `${parts[at - 1] ?? ''} . ${said} . ${parts[at + 1] ?? ''}`
    const over =
      firstIn(overdose, said) ??
      firstIn(drinking, said) ??
      firstIn(overdid, said) ??
      (asMeant.test(said) ? null : firstIn(bare, said))
    if ((!over && hits.length === 0) || fiction.test(said) || before.test(said)) continue
    if (over && !unreal.test(said.slice(Math.max(0, over.index - 40), over.index)) && !asMeant.test(beside)) {
      const lead = said.slice(0, over.index)
      if (!animal.test(lead.trim())) return { whose: whoseIs(lead, said), byMistake: mistaken.test(beside) }
    }
    for (const hit of hits) {
      const lead = said.slice(Math.max(0, hit.index - 60), hit.index)
      const close = lead.split(/\b(?:and|but|so|because|then)\b|,/).at(-1) ?? ''
      if (unreal.test(close) || animal.test(lead.trim())) continue
      const object = said.slice(hit.index + hit[0].length, hit.index + hit[0].length + 90)
      const clause = object.split(/,| (?:but|because|when|while) /)[0] ?? ''
      // "my mums sleeping pills, the lot": the sign may stand after a comma, the medicine in the sentence beside.
      const named =
        aDrug.exec(clause) ??
        (/\b(?:all of (?:it|them)|the lot|everything|them all)\b/.test(object) ? aDrug.exec(beside) : null)
      if (!named) continue
      // "6 paracetamol" counts tablets; "500 mg" and "2 tablets" are a dose.
      const sign =
        excess.exec(clause) ?? (/\b(?:all of (?:it|them)|the lot|them all)\b/.exec(object) || inOneGo.exec(object))
      if (!sign || asMeant.test(said) || moved.test(object.slice(0, 70))) continue
      const lasting = hit[0] === 'had' || hit[0] === 'finished' || hit[0] === 'done' || hit[0] === 'dropped'
      if (lasting && /\b(?:reaction|trouble|problem|argument|delivery|question|talk|chat)\b/.test(clause)) continue
      const whose = whoseIs(lead, said)
      // "He took all my tablets" takes them away unless it says that they were eaten.
      if (
        whose === 'someone' &&
        !ingested.test(hit[0]) &&
        /\b(?:my|our)\b/.test(clause) &&
        !/\b(?:loads|too many|handful|bunch|lots|overdose)\b/.test(clause) &&
        !/\b(?:sleepy|drowsy|unconscious|wake|ago|ambulance|sick|goodbye|breathing|die|hospital)\b/.test(beside)
      )
        continue
      return { whose, byMistake: mistaken.test(beside) }
    }
  }
  return null
}
