import { firstName, firstNames } from './names.ts'

/** Someone the writer talks about, and how to speak of them: "Tomas ... he", "your mum ... she", "your parents ... they". */
export interface Someone {
  /** How the coach names them: a name, or "your sister". */
  label: string
  name: string | null
  role: string | null
  pronoun: 'he' | 'she' | 'they'
  /** The pronoun was read, not guessed. */
  sure: boolean
  plural: boolean
}

const roleGender = new Map<string, Someone['pronoun'] | 'plural' | 'any'>()
const roles = (gender: Someone['pronoun'] | 'plural' | 'any', list: string) => {
  for (const role of list.split(',')) roleGender.set(role, gender)
}
roles(
  'she',
  'mum,mom,mother,mummy,mama,wife,girlfriend,sister,daughter,aunt,auntie,grandma,gran,nan,nana,grandmother,niece,stepmum,stepmom,stepmother,mother-in-law,mother in law,sister-in-law,sister in law,daughter-in-law,daughter in law,ex-wife,ex wife,ex-girlfriend,ex girlfriend,stepdaughter,mil,sil,gf',
)
roles(
  'he',
  'dad,father,daddy,papa,husband,boyfriend,brother,son,uncle,grandad,grandpa,grandfather,nephew,stepdad,stepfather,father-in-law,father in law,brother-in-law,brother in law,son-in-law,son in law,ex-husband,ex husband,ex-boyfriend,ex boyfriend,stepson,fil,bil,bf',
)
roles(
  'any',
  'partner,spouse,fiance,fiancee,fiancé,fiancée,boss,manager,supervisor,team lead,line manager,director,colleague,coworker,co-worker,friend,best friend,bestie,mate,best mate,roommate,flatmate,housemate,neighbour,neighbor,ex,cousin,kid,child,teenager,teen,baby,toddler,teacher,landlord,landlady,client,date,crush,therapist,godson,sibling,twin,business partner,co-founder,cofounder,situationship,partner of',
)
roles(
  'plural',
  'parents,kids,children,friends,sisters,brothers,sons,daughters,in-laws,in laws,inlaws,colleagues,coworkers,roommates,flatmates,housemates,neighbours,neighbors,grandparents,boys,girls,family,team,mates',
)

const spoken = new Map<string, string>(
  Object.entries({
    bf: 'boyfriend',
    gf: 'girlfriend',
    mil: 'mother-in-law',
    fil: 'father-in-law',
    sil: 'sister-in-law',
    bil: 'brother-in-law',
    inlaws: 'in-laws',
    mummy: 'mum',
    daddy: 'dad',
    bestie: 'best friend',
    hubby: 'husband',
  }),
)
const kinNames = /^(?:mum|mom|mummy|dad|daddy|gran|nan|nana|grandma|grandpa|grandad|boss|hubby)$/

const roleWords = [...roleGender.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replace(/\./g, '\\.')
const adjectives =
  '(?:(?:older|elder|younger|little|big|only|own|new|old|eldest|oldest|youngest|best|closest|dear|poor|future|current|former|soon to be|\\d+[ -]?(?:yo|year[ -]old)|twin|ex|step|work|uni|school|male|female|gay|long distance) )*'
const rolePattern = new RegExp(
  `\\b(my|our|the|this) (${adjectives})(${roleWords})(?![\\w-])(?!['’]?s (?:friend|friends|sister|brother|mum|mom|mother|dad|father|wife|husband|girlfriend|boyfriend|ex|boss|partner|family|parents|son|daughter|cousin|best)\\b)(?:,? (?!and\\b)([A-Z][a-zé]+|[a-z]{3,10})\\b)?`,
  'gi',
)

export interface Mention {
  someone: Someone
  start: number
  count: number
}

/** Everyone named or placed in the text. `known` are names the writer keeps; they are met in any letter case. */
export function people(text: string, known: readonly string[] = []): Mention[] {
  const found = new Map<string, Mention>()
  const add = (someone: Someone, start: number) => {
    const held = found.get(someone.label.toLowerCase())
    if (held) held.count++
    else found.set(someone.label.toLowerCase(), { someone, start, count: 1 })
  }
  const taken: [number, number][] = []
  for (const hit of text.matchAll(/(?<!\b(?:my|his|her|our) )\b(MIL|FIL|SIL|BIL|mil|fil)\b/g)) {
    const role = spoken.get((hit[1] ?? '').toLowerCase()) ?? ''
    add(
      {
        label: `your ${role}`,
        name: null,
        role,
        pronoun: /^[fb]/i.test(hit[0]) ? 'he' : 'she',
        sure: true,
        plural: false,
      },
      hit.index,
    )
  }
  for (const hit of text.matchAll(rolePattern)) {
    const [, owner = '', adjective = '', said = '', next = ''] = hit
    const word = said.toLowerCase()
    if (
      /^(?:the|this)$/i.test(owner) &&
      !/^(?:boss|kids|children|landlord|landlady|in-laws|in laws|manager|roommate|flatmate)$/.test(word)
    )
      continue
    const gender = roleGender.get(word) ?? 'any'
    const role = spoken.get(word) ?? word.replace(/ (in law)/, '-in-law').replace('in laws', 'in-laws')
    const name = isName(next, known) && gender !== 'plural' ? capital(next) : null
    const plural = gender === 'plural'
    const pronoun = plural || gender === 'any' ? 'they' : gender
    const kept = adjective
      .trim()
      .replace(/\b(?:own|dear|poor|current)\b ?/g, '')
      .trim()
      .toLowerCase()
    const label =
      name ??
      `${owner.toLowerCase() === 'our' || owner.toLowerCase() === 'my' ? 'your' : owner.toLowerCase()} ${kept && !/\d/.test(kept) ? `${kept} ` : ''}${role}`
    add(
      {
        label,
        name,
        role,
        pronoun: name && pronoun === 'they' ? genderOf(name) : pronoun,
        sure: plural || gender !== 'any',
        plural,
      },
      hit.index,
    )
    taken.push([hit.index, hit.index + hit[0].length - (plural ? next.length : 0)])
  }
  for (const hit of text.matchAll(/\b[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ’'-]*/g)) {
    const word = hit[0].replace(/['’]s$|['’]$/, '')
    if (taken.some(([from, to]) => hit.index >= from && hit.index < to)) continue
    const kin = kinNames.test(word.toLowerCase())
    if (kin && !/\b(?:his|her|their|your|a|the|my|our)\s*$/i.test(text.slice(Math.max(0, hit.index - 7), hit.index))) {
      const role = spoken.get(word.toLowerCase()) ?? word.toLowerCase()
      const gender = roleGender.get(role)
      add(
        {
          label: `your ${role}`,
          name: null,
          role,
          pronoun: gender === 'he' || role === 'hubby' ? 'he' : gender === 'she' ? 'she' : 'they',
          sure: gender === 'he' || gender === 'she',
          plural: false,
        },
        hit.index,
      )
    } else if (isName(word, known, startsSentence(text, hit.index))) {
      const name = capital(word)
      add({ label: name, name, role: null, pronoun: genderOf(name), sure: false, plural: false }, hit.index)
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start)
}

function isName(word: string, known: readonly string[], opening = false): boolean {
  if (word.length < 2) return false
  const plain = word.toLowerCase()
  if (known.some((name) => name.toLowerCase() === plain || name.toLowerCase().split(/\s+/)[0] === plain)) return true
  if (firstNames.has(plain)) return true
  return !opening && /^[A-Z][a-zé]{2,}$/.test(word) && !notNames.test(word)
}

const notNames =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Diwali|Eid|Ramadan|Hanukkah|Thanksgiving|Halloween|God|English|French|German|Spanish|Italian|Indian|Chinese|London|Paris|Berlin|Lisbon|Dublin|York|Manchester|America|Europe|Google|Facebook|Instagram|Whatsapp|WhatsApp|Tinder|Hinge|Bumble|Slack|Zoom|Teams|Netflix|Snapchat|Tiktok|TikTok|Uber|Amazon|Mum|Mom|Dad|Okay|Well|But|And|Then|When|The|She|Her|His|They|Why|What|How|Who|Now|Not|Yes|You|Just|Like|This|That|There|Because|Also|Even|Never|Always|Only|Still|Maybe|Sorry|Please|Thanks|Hello|Hey|Mallama|Assistant|User|Sometimes|Today|Tomorrow|Yesterday|Everyone|Nobody|Everything|Nothing|Anyway|Honestly|Last|After|Before|For|From|With|Our|Its|Was|Were|Did|Does|Have|Has|Had|Can|Could|Would|Should|Will|Are|All|Some|Any|One|Two|Get|Got|Out|Stop|Wow|Fine|Great|Whatever|Again|Really|Ever|Very|Every|Too|Been|Being)$/

function startsSentence(text: string, at: number): boolean {
  return at === 0 || /[.!?\n"“:]\s*$/.test(text.slice(Math.max(0, at - 3), at))
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const genderOf = (name: string): Someone['pronoun'] => firstNames.get(name.toLowerCase()) ?? 'they'

/** How often each third-person pronoun is used outside quotation marks. */
export function pronouns(text: string): { he: number; she: number; they: number } {
  const plain = text.replace(/["“][^"”]*["”]/g, ' ')
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0
  return {
    he: count(/\b(?:he|him|his|himself|he[’']?s|he[’']?d|he[’']ll)\b/gi) - count(/\bhell (?:no|yeah)\b/gi),
    she: count(/\b(?:she|her|hers|herself|she[’']?s|she[’']d|she[’']ll)\b/gi),
    they: count(/\b(?:they|them|their|theirs|themselves|they[’']?re|they[’']?ve|they[’']?d|they[’']?ll)\b/gi),
  }
}

/**
 * Who the message is mostly about. What was settled before holds until someone else is clearly meant, because "he" goes
 * on meaning the same person from one message to the next.
 */
export function focusOf(
  text: string,
  known: readonly string[],
  held: Someone | null,
  owner: Someone | null,
): Someone | null {
  const mentions = people(text, known)
  const used = pronouns(text)
  const top = (['he', 'she', 'they'] as const).reduce((a, b) => (used[b] > used[a] ? b : a))
  const learn = (who: Someone): Someone => {
    if (who.plural || (who.sure && who.role)) return who
    const fits = used[top] > 0 && (top !== 'they' || used.he + used.she === 0) ? top : null
    return fits && !who.sure ? { ...who, pronoun: fits, sure: true } : who
  }
  const same = (a: Someone, b: Someone) =>
    a.label.toLowerCase() === b.label.toLowerCase() ||
    (a.name !== null && a.name === b.name) ||
    (a.role !== null && a.role === b.role)
  const base = held ?? owner
  const bare = (who: Someone) => /^(?:he|she|they)$/.test(who.label)
  if (mentions.length === 0) {
    if (base) return !base.sure && used[top] > 0 ? learn(base) : base
    if (used[top] === 0) return null
    return { label: top, name: null, role: null, pronoun: top, sure: true, plural: false }
  }
  const meant = recipient(text, mentions)
  if (meant && !(base && same(meant, base))) return learn(meant)
  const again = base && mentions.find((mention) => same(mention.someone, base))
  if (base && again) return learn({ ...base, role: base.role ?? again.someone.role })
  const acting = mentions.filter((mention) => actsIn(text, mention.start))
  const first = (acting.length > 0 ? acting : mentions).reduce((a, b) => (score(b, used) > score(a, used) ? b : a))
  const fits = used[first.someone.pronoun] > 0
  if (!base) {
    // "he said he'd pick up leo": the "he" who came first is not the one who is picked up.
    const opening = /\b(?:he|she|they)(?:[’'](?:s|d|ll|re|ve))?\b/i.exec(text)
    if (opening && opening.index < first.start && (acting.length === 0 || !first.someone.role)) {
      const who = opening[0].toLowerCase().replace(/[’'].*$/, '') as Someone['pronoun']
      return { label: who, name: null, role: null, pronoun: who, sure: true, plural: false }
    }
    return learn(first.someone)
  }
  if (bare(base)) {
    const named = acting.find(
      (mention) => mention.someone.role && (mention.someone.pronoun === base.pronoun || !mention.someone.sure),
    )
    return named && used[base.pronoun] > 0
      ? learn({ ...named.someone, pronoun: base.pronoun })
      : acting.length > 0 && used[base.pronoun] === 0
        ? learn(first.someone)
        : base
  }
  // The talk moves to someone new only when they act in it and the one we had is not in it at all.
  if (acting.length === 0 || used[base.pronoun] > (base.pronoun === first.someone.pronoun ? 1 : 0)) return base
  return first.count >= 2 ||
    (fits && first.someone.pronoun !== base.pronoun) ||
    /\b(?:also|now|then there[’']?s|and then there|another thing|different thing|about) (?:my|our)\b/i.test(text)
    ? learn(first.someone)
    : base
}

/** "What do I write to my mum", "it's about my mum": whom the writer says it is about, or wants to speak to. */
function recipient(text: string, mentions: readonly Mention[]): Someone | null {
  const asked =
    /\b(?:what|how) (?:do|should|can|could|would|shall|to|the hell|even)\b|\bhelp me|\bgive me|\bwords (?:for|to)|\bdraft\b|\bshould i (?:say|tell|text|write|call|ask)/i.test(
      text,
    )
  return (
    mentions.findLast(({ start }) => {
      const before = text.slice(Math.max(0, start - 40), start).toLowerCase()
      if (
        /(?<!(?:not|isn[’']?t|isnt|never|wasnt|wasn[’']?t)(?: really)? )(?:it[’']?s|its|is|was|more|actually|really) (?:really |more |actually |all )?about $/.test(
          before,
        )
      )
        return true
      return (
        asked &&
        /\b(?:to|tell|text|ask|call|message|email|answer|with|apologi[sz]e to|for) $/.test(before) &&
        /\b(?:say|write|talk|speak|tell|text|ask|reply|message|answer|apologi[sz]e|words|draft|bring|respond|call|email)\b/.test(
          before,
        )
      )
    })?.someone ?? null
  )
}

/** The mention begins a clause: the person does something, and is not merely there. */
function actsIn(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 24), at)
  return (
    at < 2 ||
    /(?:[.!?,;:\n]|\b(?:and|but|so|because|cos|that|when|then|if|while|now|basically|like|think|since|how|why|says?|said|ok|hi|well|about|with|it[’']?s|its|is|does|did|do|will|though|told|saw|anyway|yesterday|today|tonight|again|morning|night|week|ugh|lol))\s*$/i.test(
      before,
    )
  )
}

function score(mention: Mention, used: { he: number; she: number; they: number }): number {
  const { someone, count, start } = mention
  const partner = /^(?:husband|wife|boyfriend|girlfriend|partner|fianc|ex|boss|manager)/.test(someone.role ?? '')
    ? 1
    : 0
  return count * 2 + Math.min(3, used[someone.pronoun]) + partner + (someone.role ? 1.5 : 0) - start / 400
}

export function ownerOf(person: { name: string; relationshipType: string } | null): Someone | null {
  if (!person) return null
  const name = firstName(person.name)
  // As it is kept: `romantic_partner`, `ex_partner`.
  const role = person.relationshipType.toLowerCase().replace('romantic_', '').replace('_', ' ')
  const gender = roleGender.get(role)
  const pronoun = gender === 'he' || gender === 'she' ? gender : genderOf(name)
  return { label: name, name, role: role || null, pronoun, sure: gender === 'he' || gender === 'she', plural: false }
}
