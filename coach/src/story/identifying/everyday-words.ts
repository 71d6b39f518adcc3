import { fileOf } from '../../learn/file.ts'
import { once } from '../../once.ts'

const file = fileOf<string[]>(new URL('../weights/everyday-words.json.br', import.meta.url))

/** What people write in small letters, from public comments (`coach/train/story-words.ts`), and words about home. */
const everyday = once(
  () =>
    new Set(
      `${file().join(' ')} housework chores inlaws flatmate flatmates housemate roommate roommates neighbour neighbours neighbor sofa sponge dishwasher hoover hoovering fridge leftovers laundry nursery pickup handover anniversary bridesmaid bridesmaids godmother godfather grandma grandpa grandad granny auntie aunty stepmum stepdad mil fil sil bil bf gf hubby bestie mummy daddy mam nan nana texted texting ghosted sulked sulking snapped sulks moody nagging nags nag scrolls scrolling chores towels kettle scones voicemail overreacting overreact apologised apologise apologises realised realise recognise organised cancelled cancels rang knocked sat stood felt didnt doesnt wasnt isnt wont cant couldnt wouldnt shouldnt havent hasnt hadnt arent werent dont im ive ill id hes shes theyre theyve theyd youre youve thats whats lets heres theres itll wanna gonna gotta kinda tbh idk omg lol lmao ngl ok okay yeah yep nope ugh hmm btw bc cos cuz tho thru pls thx ur u ppl atm asap fyi smh ffs wtf everytime alot prolly dunno hiya kitchen upstairs downstairs noon curtain quarrel quarrels lent lend remarks remark invitation teasing tease interrupted drifted aloud tiredness custody shouting mum mums dads nans colleague colleagues coworker coworkers manager managers boss bosses`.split(
        /\s+/,
      ),
    ),
)

/** Endings of the usual forms, by what a plain form has in their place; behind a letter doubled, those of `e`. */
const endings = {
  '': 's es ed ing er est ly ness ful less able ish d r',
  e: 'ed ing er est',
  y: 'ies ied ier iest ily',
  ize: 'ise ises ised iser ising',
}
const beginnings = 'un re over out mis dis'.split(' ')

/** A word that English speakers write in small letters, in any of its usual forms. */
export function isEveryday(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]/g, '')
  if (plain.length < 2 || everyday().has(plain)) return true
  const bare = (ends: string) =>
    ends.split(' ').flatMap((end) => (plain.endsWith(end) ? plain.slice(0, -end.length) : []))
  const stems = [
    ...Object.entries(endings).flatMap(([last, ends]) => bare(ends).map((stem) => stem + last)),
    ...bare(endings.e).flatMap((stem) => (stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : [])),
    ...beginnings.flatMap((first) => (plain.startsWith(first) ? plain.slice(first.length) : [])),
  ]
  return stems.some((stem) => stem.length > 2 && everyday().has(stem))
}
