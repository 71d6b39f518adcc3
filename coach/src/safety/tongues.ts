import cues from '../../data/words/tongues.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import { windows } from '../text/fold.ts'

interface Tongue {
  id: string
  category: SafetyCategory
  tier: 2 | 3
  cue: ReadonlySet<string>
  pattern: RegExp
}

/**
 * The plainest ways of saying it in other languages, by category and tier, as `fold` spells them: no accents, no
 * apostrophes. Far from what English has; enough that somebody who falls back into their own language at the worst
 * moment is not passed over. Each is tried where one of its words of tongues.json stands.
 */
const patterns: Readonly<Record<keyof typeof cues, Readonly<Record<string, RegExp>>>> = {
  'self-harm 2': {
    spanish:
      /\b(?:quiero|quisiera|ganas de|prefiero|voy a|pienso en|pensando en|deseo) (?:\w+ )?(?:morir(?:me)?|matarme|suicidarme|estar muert[oa]|quitarme la vida|acabar con (?:todo|mi vida)|desaparecer para siempre|cortarme)\b|\bno quiero (?:seguir )?(?:vivir|viviendo|existir)\b|\bquitarme la vida\b|\bme (?:quiero|voy a) (?:morir|matar)\b|\bmejor muert[oa]\b|\bme corto (?:los|las|el|la)\b/,
    portuguese:
      /\b(?:quero|queria|vontade de|vou|prefiro|penso em|pensando em) (?:me )?(?:morrer|me matar|matar|suicidar|desaparecer para sempre|tirar (?:a )?minha vida|acabar com (?:tudo|a minha vida|minha vida))\b|\bnao (?:quero|aguento|consigo) (?:mais )?(?:viver|existir)\b|\btirar a (?:minha|propria) vida\b|\bme cort(?:o|ar|ei)\b/,
    french:
      /\b(?:je )?(?:veux|voudrais|vais|envie de|pense a|prefere) (?:\w+ )?(?:mourir|me tuer|me suicider|en finir|mettre fin a mes jours|plus vivre|etre morte?)\b|\bveux plus (?:vivre|etre (?:la|en vie))\b|\ben finir avec (?:la|ma) vie\b|\bidees (?:noires|suicidaires)\b|\bme (?:coupe|scarifie)\b/,
    german:
      /\b(?:ich )?(?:will|mochte|mag|kann) (?:einfach |nur |nur noch |am liebsten )?(?:sterben|tot sein|nicht mehr (?:leben|da sein|aufwachen|hier sein|sein)|mich (?:umbringen|toten)|mir das leben nehmen)\b|\bmich umbringen\b|\bbringe? mich (?:heute )?um\b|\bmir das leben nehmen\b|\b(?:suizid|selbstmord)(?:gedanken|gefahrdet)?\b|\bich ritze mich\b|\bware? (?:ich )?(?:lieber |am liebsten )?tot\b|\bkeinen sinn mehr zu leben\b/,
    'italian-dutch-nordic':
      /\bvo(?:glio|rrei) (?:solo )?(?:morire|uccidermi|ammazzarmi|farla finita)\b|\b(?:uccidermi|ammazzarmi|togliermi la vita)\b|\bnon voglio piu vivere\b|\b(?:ik )?wil (?:\w+ )?(?:dood|niet meer leven|sterven|er niet meer zijn)\b|\b(?:mezelf|me) (?:van kant|iets aan)\b|\bzelfmoord\b|\b(?:jag|jeg) (?:vill|vil) (?:bara |bare )?(?:do|dod|doe|ikke leve|inte leva)\b|\b(?:ta livet av (?:mig|meg)|ta mitt liv|sjalvmord|selvmord|tage mit eget liv)\b|\bhaluan kuolla\b|\btapan itseni\b/,
    'polish-turkish-romanian':
      /\bchc[ae] (?:juz )?(?:umrzec|sie zabic|nie zyc)\b|\bnie chc[ae] (?:juz )?(?:zyc|mi sie zyc)\b|\bzabij[ae] sie\b|\bsamobojstwo\b|\b(?:olmek|intihar etmek|kendimi oldurmek) ist(?:iyorum|erdim)\b|\bkendimi oldur\w+\b|\byasamak istemiyorum\b|\bvreau sa (?:mor|ma sinucid)\b|\bnu mai vreau sa (?:traiesc|exist)\b/,
    'hindi-urdu-latin':
      /\b(?:main |mai |mujhe |me )?(?:mar(?:na)? (?:jana |jaana )?chaht[aie]|mar jaun|mar jau|marne ka (?:man|mann|dil)|khudkushi|atmahatya|suicide kar)\b|\b(?:jeena|jina) nahi(?:n)? (?:chaht[aie]|hai)|\b(?:zindagi|jeene) se (?:thak|tang|pareshan)\w*|\bjeene ka (?:man|mann|dil) nahi\w*/,
    'swahili-tagalog-indonesian':
      /\b(?:nataka|natamani|ningependa) (?:ku)?(?:kufa|jiua|kujiua)\b|\bkujiua\b|\bsitaki (?:tena )?kuishi\b|\bgusto (?:ko|kong|ko nang|ko na) (?:nang |na )?(?:mamatay|magpakamatay)\b|\bmagpakamatay\b|\bayoko na(?:ng)? mabuhay\b|\b(?:mau|ingin|pengen|aku mau) (?:mati|bunuh diri)\b|\bbunuh diri\b/,
    cyrillic:
      /(?:хочу|хочется|лучше|мечтаю|собираюсь|думаю) (?:\S+ )?(?:умереть|сдохнуть|убить себя|покончить|вмерти|померти|вбити себе)|не (?:хочу|могу) (?:больше |бильше )?(?:жить|жити)|покончить с собои|убить себя|суицид|самогубство/,
    scripts:
      /मरना चाहत|मर जाना चाहत|जीना नह|आत्महत्या|(?:أريد|اريد|بدي|عايز|عايزه|نفسي|ابغى|ودي) (?:أن |ان )?(?:أموت|اموت|أنتحر|انتحر)|(?:سأ|س)?[أا]نتحر|[أا]قتل نفسي|لا [أا]ريد (?:أن |ان )?[أا]عيش|خودکشی|مرنا چاہت|死にたい|消えたい|自殺し|死のう|想死|不想活|自杀|自殺|活不下去|죽고 ?싶|자살|살기 싫|רוצה למות|להתאבד|মরতে চাই|আত্মহত্যা/,
  },
  'abuse 2': {
    spanish:
      /\b(?:me|nos) (?:\w+ )?(?:pega|pego|pegan|golpea|golpeo|maltrata|amenaza|amenazo|patea|empuja|empujo|quema|encierra|viola|violo)\b|\b(?:me va a matar|dijo que me (?:mata|matar?a))\b|\b(?:le )?tengo (?:mucho )?miedo (?:de|a) (?:el|ella|mi (?:novio|marido|esposo|pareja|ex|novia|mujer|padre|papa))\b|\bno me deja (?:salir|trabajar|ver|hablar)\b/,
    portuguese:
      /\b(?:me|em mim) (?:\w+ )?(?:bate|bateu|espanca|espancou|agride|agrediu|ameaca|ameacou|empurrou|estuprou)\b|\bbate em mim\b|\b(?:vai|disse que vai|prometeu) me matar\b|\bmedo d(?:ele|ela)\b|\bmedo d(?:o meu|a minha|o|a) (?:marido|namorado|esposo|ex|mulher|companheiro|pai)\b|\bnao me deixa (?:sair|trabalhar|ver|falar)\b/,
    french:
      /\b(?:me|m|nous) (?:frappe|tape|bat|menace|gifle|viole|tabasse|cogne|a frappee?|a violee?|a giflee?)\b|\bma (?:frappee?|giflee?|violee?|tapee?|menacee?)\b|\bpeur de (?:lui|mon (?:mari|copain|conjoint|ex|pere)|elle|ma (?:femme|copine))\b|\bva me tuer\b|\bm ?empeche de (?:sortir|voir|travailler)\b/,
    german:
      /\b(?:schlagt|schlug|verprugelt|bedroht|tritt|wurgt|misshandelt|vergewaltigt|schubst) mich\b|\bhat mich (?:\w+ )?(?:geschlagen|gewurgt|verprugelt|vergewaltigt|bedroht|getreten|geschubst)\b|\bangst vor (?:ihm|ihr|meinem (?:mann|freund|ex|vater)|meiner (?:frau|freundin))\b|\blasst mich nicht (?:raus|aus dem haus|arbeiten|meine)\b|\b(?:will|wird) mich umbringen\b/,
    'italian-dutch-nordic':
      /\bmi (?:ha )?(?:picchia|picchiat[oa]|mena|minaccia|schiaffeggia|violenta|violentata|spintona)\b|\bpaura d(?:i lui|i lei|el mio|i mio|el mio)\b|\b(?:slaat|sloeg|schopt|bedreigt|mishandelt) (?:me|mij)\b|\bbang (?:voor|van) (?:hem|haar|mijn (?:man|vriend|ex|vader))\b|\b(?:slar|slog|slo|slar|sparkar|hotar|truer) (?:mig|meg|mej)\b|\b(?:radd|redd) for (?:honom|min man|ham|han|mannen)\b/,
    'slavic-turkish':
      /\b(?:bije|bil|uderzyl|pobil|szarpie|kopie) mnie\b|\bmnie (?:bije|bil|uderzyl|pobil|dusi)\b|\bboje sie (?:go|meza|meza|jego|chlopaka|ojca)\b|\b(?:beni )?(?:dovuyor|dovuyo|vuruyor|tehdit ediyor)\b|\b(?:kocamdan|ondan|esimden|sevgilimden|babamdan) korkuyorum\b|\bma bate\b/,
    'hindi-swahili-indonesian':
      /\b(?:mujhe|mujhko|hume) (?:\w+ )?(?:ma+rt[aei]|peet\w+|pit\w+|dhamk\w+)\b|\b(?:pati|sasural|sasu|saas|husband|woh|wo)\b.{0,20}\bma+rt[aei]\b|\b(?:an|hu|ali|ame)?a?nipiga\b|\b(?:hunipiga|ananitishia)\b|\b(?:suami|pacar|dia) (?:\w+ )?(?:pukul|memukul|mukul|ancam)\w* (?:saya|aku)\b|\b(?:binubugbog|sinasaktan|sinuntok|sinampal|sinasakal) (?:niya )?(?:ako)\b/,
    cyrillic:
      /(?:меня|мене) (?:\S+ )?(?:бьет|бил|избил|ударил|душил|избивает|насилует|изнасиловал|бие|вдарив)|(?:бьет|бил|избил|ударил|избивает|угрожает|душит|бие) (?:меня|мне|мене)|боюсь (?:его|мужа|своего|парня|отца|бывшего)/,
    scripts:
      /(?:मारत|पीटत|मार-पीट|मारपीट)[ेाी]?|(?:بي|ي)?ضربني|(?:خائفة|خايفة|اخاف) (?:من|منه)|يهددني|打我|家暴|掐我|强奸|殴られ|暴力を振る|首を絞め|때려|때리|폭행|목을 졸|מרביץ לי|מכה אותי/,
  },
  'abuse 3': {
    throat:
      /\b(?:me|del|por el|en el|mi|al|mani al|gola|alla) (?:\w+ )?(?:cuello|ahorco|ahorca|collo|gola|pescoco)\b|\bme (?:agarro|apreto|tomo|cogio) (?:d?el cuello)\b|\b(?:pelo|no meu) pescoco\b|\bme enforcou\b|\b(?:au|par le|serre le|mon) cou\b|\betrangle[e]?\b|\b(?:hat mich gewurgt|wurgt mich|am hals gepackt|an den hals)\b|\bstrozzat[oa]\b|\b(?:bij|naar) (?:de|mijn) keel\b|\bdus(?:il|i) mnie\b/,
  },
}

const tongues = Object.entries(patterns).flatMap(([kind, all]): Tongue[] => {
  const [category, tier] = kind.split(' ') as [SafetyCategory, string]
  const words: Readonly<Record<string, string>> = cues[kind as keyof typeof cues]
  return Object.entries(all).map(([id, pattern]) => ({
    id: `tongues/${id}`,
    category,
    tier: tier === '3' ? 3 : 2,
    cue: new Set(words[id]!.split(' ')),
    pattern,
  }))
})

/** Writing without spaces or Latin letters has no words to look up. */
const script = /[\u0400-\u1cff\u3040-\ud7af]/
const scripts = tongues.filter(({ id }) => /scripts|cyrillic/.test(id))

/** The gravest of what a folded text says in another language. */
export function tongueIn(folded: string): Pick<Tongue, 'id' | 'category' | 'tier'> | null {
  const words = new Set(folded.split(/[^a-z0-9]+/))
  const tried = new Set(tongues.filter(({ cue }) => [...cue].some((word) => words.has(word))))
  if (script.test(folded)) for (const it of scripts) tried.add(it)
  if (tried.size === 0) return null
  const parts = [...new Set(windows(folded))]
  const met = [...tried].filter(({ pattern }) => parts.some((part) => pattern.test(part)))
  return met.sort((a, b) => b.tier - a.tier)[0] ?? null
}
