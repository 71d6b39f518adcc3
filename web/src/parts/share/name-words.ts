const list = (words: string) => new Set(words.trim().split(/\s+/))

/** Names that also stand before a verb, as in "Will you come?". */
export const modals = list('will may')

/** Names that also give an order or tell what someone did, as in "Mark the date". */
export const verbs = list(`
  mark hope grant chase pat rob bill sue skip drew josh pierce wade chip nick jack grace peg trace chance carry bob don
  lance hunt frank dean guy drake gage rush love faith trust cook
`)

/** Names that are something else as well. */
const others = list(`
  joy rose art dawn summer autumn april june august miles victor penny ruby amber iris lily daisy ivy olive hazel holly
  heather ray gene max ken len norm reed rich rusty sandy stew woody angel harmony melody destiny serenity patience
  prudence charity constance mercy honor honour felicity verity pearl jade crystal coral ginger pepper rosemary basil
  sage clay cliff forest river brook brooke sky star storm rain snow winter sunny happy earnest noble major sergeant
  king duke earl prince baron bishop page paige mason carter archer hunter fisher taylor tyler baker butler parker
  porter potter smith turner walker weaver brown black white green gray grey young long short small little best good
  stone wood woods field fields hill lake bush bird fox wolf hart bell ball banks bridges church day noon park price
  sharp strong swift wise wild west north post case cross flowers gold silver lane street temple may will
  christian german rock buck buddy sonny junior rod dick randy gay harry colt bear fin finn kit lark robin wren jay
  cash jewel gem dot belle bliss blaze dale glen heath moss ash aspen laurel myrtle
  violet fern flora poppy sierra savannah china india paris london chelsea florence georgia virginia carolina dakota
  van austin dallas jordan israel kenya asia europe holland
`)

/** Names that are small words elsewhere: where a sentence begins with one, it is no name. */
export const particles = list('an so do no on in my am as at is be or if by to up it')

export const isWord = (name: string) => [modals, verbs, others, particles].some((words) => words.has(name))

export const months = list('april may june august')

/** What a sentence goes on with when its first word was no name. */
export const objects = list(`
  you we i it he she they this that these those there the a an my your his her our their its me us him them to not all
  any some every each everyone everything someone anyone nobody nothing anything something both down up out off so
  things you're we're it's i'm they're he's she's that's what how when where why who if of in for people myself yourself
`)

/** What only somebody does: after "Will" and "May" at the start it says that a name stood there. */
export const does = list(`
  and or who is was has had does did isn't wasn't hasn't hadn't doesn't didn't can could would should might must won't
  can't couldn't wouldn't shouldn't went came got left knew thought felt took gave made saw ran wrote told said kept
  found lost heard sent spent slept drove drank ate broke began
`)

/** After these a word in small letters is a name all the same. */
export const greeted = list('hi hey hello dear yo hiya')
export const addressed = list('thanks sorry bye goodbye')
export const done = list('told asked texted phoned messaged rang married dated called emailed hugged kissed visited')

/** Before the name of a month. */
export const beforeMonth = list(
  'in since until till by of last next this early late every mid during from before after between and to through',
)

/** What stands before a name and belongs to it, and means nothing else. */
export const shortTitles = list('mr mister mrs missus ms mx dr prof rev mme')

/** The same; some are words elsewhere. */
export const titles = new Set([
  ...shortTitles,
  ...list(`
    miss doctor doc professor sir madam madame lady lord dame reverend pastor father brother sister
    aunt auntie aunty uncle grandma granny gran nan nana grandpa grandad granddad cousin
    officer sergeant captain judge nurse coach monsieur senor senora herr frau
  `),
])

/** What people are called that names nobody, and what belongs to a name but is none by itself. */
export const namesNobody = list(`
  me you him her us them we they she he myself i mom mum mommy mummy mother ma dad daddy father pa papa mama mam
  grandma grandpa granny grandad nan nana gran aunt auntie uncle cousin sister brother sis bro son daughter baby
  husband wife partner boyfriend girlfriend fiance fiancee spouse ex friend boss manager colleague coworker landlord
  neighbor neighbour roommate flatmate teacher doctor therapist coach client student person speaker someone
  mr mrs ms miss mx dr prof professor sir madam lady lord rev father jr sr phd md
  of the and at from y e my our new old
  mutti vati papa maman oma opa
`)

/** The same, but the name of somebody whom it comes first with. */
export const between = list('de del della di da dos van von der den ter la le el al bin ibn ben bint abu')

/** They stand without an article also where they are no name. */
export const articleless = list(`
  may art hope love faith trust grace joy dawn summer autumn april june august charity constance mercy honor honour felicity
  verity patience prudence harmony serenity destiny melody bliss peace chance forest storm rain snow winter basil
  ginger pepper rosemary sage amber ruby pearl jade crystal coral clay ivy holly heather violet jewel cash gold silver
  rich sunny happy frank young wild best early major noble earnest sterling brown black white green gray grey long
  short small little good strong swift wise sharp west north post gay buddy sonny junior noon guy dusty rusty sandy
`)

/** What only people do. */
export const speaks = list(
  'told said says thinks wants wanted asked asks texted texts called calls knows knew cried laughed replied answered',
)

export const adverbs = list('never always just also still really only even already actually')
export const determiners = list(
  'the a an this that these those no any each every some my your his her our their its one',
)
export const prepositions = list('with from about without near beside for by')
