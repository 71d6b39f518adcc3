import { memoryKinds } from '@mallama/contracts/read-for'
import guide from '../data/guide.json' with { type: 'json' }
import messages from '../data/kinds.json' with { type: 'json' }
import rows from '../data/labels.json' with { type: 'json' }
import received from '../data/readings.json' with { type: 'json' }
import told from '../data/said/risks.json' with { type: 'json' }
import underCard from '../data/under-card.json' with { type: 'json' }
import { named, strengthTies, type Form, type Menace, type Valence } from '../src/read/labels.ts'
import { reads } from '../src/guide/data.ts'

/** Labels as their classifiers are trained for them, in their order. What the coach needs as it reads is in coach/src/read/labels.ts, with what each is about. */
export const abouts = named(rows.about)
export const actHeads = named(rows.act)
export const facts = [...memoryKinds, 'none'] as const
export const products = [...named(guide.aboutUs), 'none' as const]
export const recalls = named(rows.recall)
export const sounds = named(rows.sounds)
export const worries = named(rows.worries)
export const settles = named(rows.settles)
export const nears = named(rows.nears)
export const tos = named(rows.to)
/** How a message is to be met. */
export const mets = named(rows.met)
/** Of whom harm is told in a talk. */
export const ofWhoms = ['own', 'other'] as const
/** What harm a message tells, the gravest first. */
export const risks = named(told)
export const refusals = named(rows.refusal)
export const kinds = named(messages)
export const goalDangers = named(rows.goalDanger)
export const endangered = named(rows.endangered)
export const pressures = named(rows.pressure)
export const forms: readonly Form[] = ['owner', 'has']
export const messageActs = named(rows.message)
export const valences: readonly Valence[] = ['positive', 'neutral', 'negative']
export const readsAs = named(received.kinds)
export const roles = named(rows.role)
export const menaces: readonly Menace[] = ['none', 'threat']
export const ties = [...strengthTies, ...named(rows.strain), 'none' as const]
export const doers = named(rows.doer)
export const closenesses = named(rows.closeness)
/** Whether a sentence says what the writer would like of somebody, or with them. */
export const wants = ['want', 'none'] as const
/** What is written under a card of help, by the id of what is said to it, or `none`. */
export const unders = [...underCard.topics.map(({ id }) => id), 'none']
/** What a message is mainly about, as precisely as a text can help with it: the texts, joy that is shared, and anything else. */
const helped = reads.filter(({ instead }) => !instead).map(({ id }) => id)
export const matters: readonly string[] = [...helped, 'gladness', 'other']
