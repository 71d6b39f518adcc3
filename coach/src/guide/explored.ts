import { exploredIn, itemQuestions, type ExploredItem } from '@mallama/contracts/explored'
import { inTurn, offer, say, sayOne, type Composer } from '../builtin/composer.ts'
import { recipientOf, toRecipient } from '../craft/turn.ts'
import { read } from '../read/read.ts'
import { isNearDanger } from '../safety/screen.ts'
import { firstName, pronounOf, wordsIn } from '../text/people.ts'
import { setOf } from '../text/words.ts'
import { inShort, mayBeUnsafe, NEARER, notHere, showRead, tell } from './advice.ts'
import { isHeld, mayTell } from './told-answer.ts'
import { answerOf, doorInto, doorTo, exerciseOf, lines, readOf, type Answer } from './data.ts'
import { mended } from './draft.ts'
import { sendOwn } from './steps.ts'
import { isOfThem, speaksTo } from './told.ts'

/** By the list that an item stands in: what can be said to any such item, and the exercises that lead on. */
const byList = lines.explored.items as Record<ExploredItem['field'], Answer & { exercises: string[]; own?: string }>
/** From these chances on a text fits an item so surely that it is shown, or lies at hand; and a written answer does. */
const [SHOWN, AT_HAND, ANSWERS] = [0.92, 0.75, 0.5]
/** So many words an answer needs to be read; of so few is a thing that is liked; so long is a button, and so many there are. */
const [FEW, A_THING, BUTTON, MOST] = [3, 4, 60, 8]

/** Asked from a list of the relationship's page ("Explore with AI"): one item, or a card. False for any other message. */
export function explore(c: Composer): boolean {
  const found = exploredIn(c.input.message)
  if (!found) return false
  if (Array.isArray(found)) ofCard(c, found)
  else ofItem(c, found)
  return true
}

function ofItem(c: Composer, { field, item }: ExploredItem): void {
  const it = byList[field]
  if (isHeld(c) && sayOne(c, lines.fearful.say)) return offer(c, lines.guardedDoors)
  if (!mayTell(c, it)) return notHere(c)
  const [first] = read(item).matter()
  const text = first && first.chance >= AT_HAND && !c.state.guide.reads.includes(first.label) && readOf(first.label)
  const isShown = text && first.chance >= SHOWN
  if (field === 'likes' && !isNearDanger(item)) toThem(c, item)
  const whose = wordsIn(item).find(({ lower }) => pronounOf.has(lower) || mine.has(lower) || lower === 'we')
  const spoken = it.own && whose && mine.has(whose.lower) ? [it.own] : [it.say, it.again ?? it.say]
  // Before a text of its own only the half is said that is about such a list.
  const isTold = tell(c, it.id, isShown ? spoken.map(inShort) : spoken)
  if (isShown) showRead(c, text.id)
  else if (!isTold) say(c, inTurn(c, lines.explored.more))
  if (mayBeUnsafe(c, NEARER)) sayOne(c, lines.explored.minds)
  const [best] = read(item).answer()
  const near = best && best.chance >= ANSWERS && wordsIn(item).length >= FEW ? answerOf(best.label) : undefined
  offer(c, [
    ...(text && !isShown ? [doorTo(text)] : []),
    ...(near && mayTell(c, near) ? [{ label: near.asks, does: `answer:${near.id}` }] : []),
    ...it.exercises.map((id) => doorInto(exerciseOf(id)!)),
  ])
}
const mine = setOf("i i'm im i've ive my myself")

/** What one likes about them, in words to them: "He sings when he cooks" -> "I like that you sing when you cook." */
function toThem(c: Composer, item: string): void {
  const begun = wordsIn(item)[0]?.lower ?? ''
  const isNamed = c.input.person && firstName(c.input.person.name).toLowerCase() === begun
  const lead = isNamed ? lines.explored.likes[0] : lines.explored.likes.find(({ to }) => to.includes(begun))
  if (!lead) return
  const words = `${lead.say} ${isNamed ? item : `${item.charAt(0).toLowerCase()}${item.slice(1)}`}`
  const turned = mended(toRecipient(words, recipientOf({ ...c.input, context: null }, item)))
  const isWhole = lead === lines.explored.likes[0] || wordsIn(item).length <= A_THING
  if (isWhole && speaksTo(turned) && !isOfThem(turned)) sendOwn(c, turned)
}

/** What stands out to whom, only they can say: each item is a way on, and none of them is chosen here. */
function ofCard(c: Composer, items: ExploredItem[]): void {
  say(c, inTurn(c, items.length > 0 ? lines.explored.card : lines.explored.empty))
  const name = c.input.person?.name
  if (items.length === 0 || !name) return offer(c, lines.doors)
  c.given.choices = items.slice(0, MOST).map(({ field, item }) => ({
    label: item.length > BUTTON ? `${item.slice(0, BUTTON - 1).trimEnd()}…` : item,
    say: itemQuestions[field](name, item),
  }))
}
