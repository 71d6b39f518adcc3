import { hash } from '../../builtin/state.ts'
import { readTurn, type TurnReading } from '../../detectors/turn.ts'
import { firstNames } from '../../detectors/names.ts'
import { matterIn, themesIn } from '../matter.ts'
import { tellsFeeling } from '../only-seeming.ts'
import { open, type Theme } from '../theme.ts'
import type { Scene } from './move.ts'
import { least } from './phrases.ts'
import { forgetReadings } from './read-once.ts'
import { registerOf, type Register } from './register.ts'
import { spelt, standsAsItIs } from './stands.ts'
import { betterWords } from './turn.ts'

export interface Spoken {
  speaker: string
  text: string
  harm: number
  reading: TurnReading
}

/** Turns below this harm stay word for word (COACH.md, "Argument resolver"). */
const rewrittenFrom = 2

/**
 * Finding better words costs a hundred times what reading does. Of one turn and of one conversation so much is put
 * anew, in UTF-16 units and some for the turn itself; beyond it an honest short line stands, and `tooLong` says so.
 */
const ofOne = 6_000
const ofAll = 90_000
const costOf = (text: string) => text.length + 100

/** Whether more is hard in it than can be put in better words. */
export function tooLong(turns: readonly Pick<Spoken, 'text' | 'harm'>[]): boolean {
  const hard = turns.filter(({ harm }) => harm >= rewrittenFrom)
  return hard.some(({ text }) => text.length > ofOne) || hard.reduce((sum, { text }) => sum + costOf(text), 0) > ofAll
}

/** What is read of a turn too long to be put anew: whole sentences, as far as they go. */
function opened(text: string): string {
  if (text.length <= ofOne) return text
  const part = text.slice(0, ofOne)
  const stop = Math.max(...['. ', '! ', '? ', '\n', ' '].map((mark, at) => (at < 4 ? part.lastIndexOf(mark) : -1)))
  return part.slice(0, stop > ofOne / 2 ? stop + 1 : Math.max(part.lastIndexOf(' '), 1)).trim()
}

/** The same turns in the same order, the harmful ones in the words of a better day. Linear in the length. */
export function betterConversation(turns: readonly Spoken[], known: readonly string[]): string[] {
  forgetReadings()
  const all = turns.map(({ text }) => text).join('\n')
  const names = namesIn(all, [...known, ...new Set(turns.map(({ speaker }) => speaker))])
  const main = themesIn(all)[0]?.theme ?? open
  const people = new Map<string, { register: Register; theme: Theme; text: string }>()
  for (const { speaker } of turns) {
    if (people.has(speaker)) continue
    const own = turns.filter((it) => it.speaker === speaker).map(({ text }) => text)
    const text = own.join('\n').slice(0, 20_000)
    people.set(speaker, { register: registerOf(own), theme: themesIn(text)[0]?.theme ?? main, text })
  }
  const used = new Set<string>()
  let step = hash(all.slice(0, 5000)) % 7
  const next = (list: readonly string[]) => list[step++ % list.length] ?? ''
  let spent = 0
  return turns.map(({ speaker, text: whole, harm, reading: wholly }, at) => {
    if (harm < rewrittenFrom || !/\p{L}/u.test(whole) || standsAsItIs(whole)) return whole
    const text = spelt(opened(whole))
    if (spent + costOf(text) > ofAll) return next(least)
    spent += costOf(text)
    const reading = text === whole ? wholly : readTurn(text)
    const own = people.get(speaker)!
    const here = themesIn(text)[0]?.theme
    const theme = here ?? main
    const scene: Scene = {
      theme,
      matter: groundOf(turns, at, theme),
      own: matterIn(text, theme) ?? namedIn(text),
      around: groundOf(turns, at, theme, false) ?? aroundOf(turns, at, theme),
      style: own.register.style,
      here: here !== undefined,
      // Where the turn itself does not say what it is about, its feeling is not guessed from the rest.
      feel: (about = text) => next((here && here.first.test(about) ? here : open).feel),
      sore: () => next(/^(?:money|children|drink|work|late|chores)$/.test(theme.id) ? worried : sore),
      need: () => next(theme.need),
      names,
      others: new Set([...people.keys()].flatMap((it) => (it === speaker ? [] : it.toLowerCase().split(/\s+/)))),
      felt: turns.slice(Math.max(0, at - 6), at).some((it) => it.speaker !== speaker && tellsFeeling(it.text)),
      night: /\b(?:bed|sleep|tomorrow|midnight|[12] ?a\.?m|late now|up (?:early|at \d)|good ?night)\b/i.test(text),
    }
    const after = turns[at + 1]
    return betterWords({
      text,
      harm,
      reading,
      scene,
      register: own.register,
      next: after && after.harm < rewrittenFrom ? after.text : null,
      used,
      answers: answeredBy(turns[at - 1], speaker),
    })
  })
}

const hands = new Set(['apologise', 'accountability', 'offer', 'repair', 'validate'])
function answeredBy(before: Spoken | undefined, speaker: string): 'hard' | 'hand' | 'other' | null {
  if (!before || before.speaker === speaker) return null
  if (before.harm >= rewrittenFrom) return 'hard'
  return before.reading.acts.some(({ id }) => hands.has(id)) ? 'hand' : 'other'
}

const worried = ['stressed', 'upset', 'frustrated', 'worn out']
const sore = ['upset', 'hurt', 'sad', 'frustrated']

/** "About the lease", "over our holiday": the matter in the turn's own words, where no theme knows its noun. */
function namedIn(text: string): string | null {
  for (const hit of text
    .slice(0, 2000)
    .matchAll(
      /\b(?:about|over|with) (the|my|our|your) (\p{Ll}{3,}(?: (?:bill|key|keys|card|school|party|trip|fees|money|time))?)(?=[\s.,!?]|$)/giu,
    )) {
    const noun = hit[2]?.toLowerCase() ?? ''
    if (!unnamed.test(noun)) return `${hit[1]!.toLowerCase()} ${noun}`
  }
  return null
}
const unnamed =
  /^(?:way|fact|same|whole|other|time|things?|one|rest|point|fuck|hell|end|attitude|bullshit|nonsense|life|face|friends?|own|little|stupid|bloody|wife|husband|moth\w*|fath\w*|mum|mom|dad|sister|brother|ex|lies?|lying|excuses|drama|whin\w*|moan\w*|tone|crap|shit|mouth|precious|feelings)$/

/** What it is about just here: named in the turn, or in the one before; the other's "my birthday" is "your birthday". */
function groundOf(turns: readonly Spoken[], at: number, theme: Theme, own = true): string | null {
  for (let back = own ? 0 : 1; back <= 3; back++) {
    const turn = turns[at - back]
    if (!turn) break
    const found = matterIn(turn.text, theme)
    if (found && !isParty(found, turns)) return turn.speaker === turns[at]?.speaker ? found : turned(found)
  }
  return null
}

/** Nobody says to their mother that it is "about my mother". */
function isParty(matter: string, turns: readonly Spoken[]): boolean {
  const kin = /\b(?:mum|mom|mother|dad|father)\b/i.exec(matter)?.[0].toLowerCase()
  if (!kin) return false
  const same = /^[mM]/.test(kin) ? /^(?:mum|mom|mam|mother|mama|mummy|mommy)$/i : /^(?:dad|father|papa|daddy)$/i
  return turns.slice(0, 60).some(({ speaker }) => same.test(speaker))
}

/** What the same one names after it; what the other brings up is their matter. */
function aroundOf(turns: readonly Spoken[], at: number, theme: Theme): string | null {
  for (const turn of turns.slice(at + 1, at + 4)) {
    const found = matterIn(turn.text, theme)
    if (found && !isParty(found, turns) && turn.speaker === turns[at]?.speaker) return found
  }
  return null
}

/** Said by the other, "my birthday" is "your birthday". */
const turned = (matter: string | null): string | null =>
  matter?.startsWith('my ') ? `your ${matter.slice(3)}` : matter?.startsWith('your ') ? `my ${matter.slice(5)}` : matter

function namesIn(text: string, known: readonly string[]): Set<string> {
  const names = new Set(
    known
      .flatMap((name) => name.toLowerCase().split(/\s+/))
      .filter(
        (name) =>
          name.length > 1 &&
          !/^(?:me|him|her|them|my|our|the|person|husband|wife|boss|partner|mother|father|sister|brother|ex|someone|you|flatmate|friend|cousin)$/.test(
            name,
          ),
      ),
  )
  for (const hit of text.slice(0, 200_000).matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}/gu))
    if (
      !/^(?:The|And|But|You|They|What|Why|How|Then|That|This|When|Where|Please|Because|Stop|Mum|Mom|Dad|God|Okay|Yes|Not|Just|Can|Don|It|She|He|We|Now|Fine|Never|Always|Nobody|Everyone|Every|Well|Oh|Was|Did|Have|Are|Is|Do|If|So|Like|Well|Sorry)$/.test(
        hit[0],
      )
    )
      names.add(hit[0].toLowerCase())
  for (const hit of text.slice(0, 200_000).matchAll(/\p{L}{2,}/gu))
    if (firstNames.has(hit[0].toLowerCase()) && /^\p{Lu}/u.test(hit[0])) names.add(hit[0].toLowerCase())
  return names
}
