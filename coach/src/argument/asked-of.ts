import type { ArgumentResult } from '@mallama/contracts/coach'
import type { Evidence } from '@mallama/contracts/safety'
import { subject, upperFirst } from './telling.ts'

interface Told {
  response: string
  evidence: Evidence[]
}

const blame =
  /\b(?:who(?:[’']?s| is| was)? (?:\w+ )?(?:more |most |really )?(?:to blame|at fault|right|wrong|in the (?:right|wrong)|the (?:bad|worse) one|started it|the problem)|whose fault|(?:was|is) (?:it|this) (?:my|his|her|their|all my) fault|who started)\b/i
const changed =
  /\b(?:why (?:did|have|would) you (?:\w+ )?(?:(?:chang|rewr|reword|replac|soften|drop)\w*|t[ao]ken? out|le(?:ave|ft) out|put)|why (?:is|was|did) .{0,40}(?:changed|reworded|rewritten|different|left out)|what was wrong with (?:what|the way))\b/i
const wording =
  /\b(?:what (?:should|can|could|do|would|might) i (?:say|write|text|tell|answer|reply)|how (?:should|can|could|do) i (?:say|tell|answer|reply|begin|start|open|put|apologi[sz]e)|give me (?:the |some |a )?(?:words|line|sentence)|words for)\b/i

const named: Readonly<Record<string, string>> = {
  contempt: 'it runs the person down',
  threat: 'it threatens',
  criticism: 'it judges the person and not what happened',
  withdraw: 'it ends the talk without saying when it goes on',
  invalidate: 'it tells the other that their feeling is wrong',
  defend: 'it answers the charge and skips the hurt',
  demand: 'it leaves no room for a no',
}
const quoted = (text: string) => {
  const words = text.replace(/["“”\n]+/g, ' ').trim()
  return words.length <= 160 ? words : words.slice(0, 157).replace(/\s\S*$/, '')
}
const cite = (text: string, label: string): Evidence => ({ quote: quoted(text), label })

/** Questions that the resolution itself answers: the words to say, who is to blame, why a turn was changed; else null. */
export function askedOf(
  message: string,
  resolution: ArgumentResult,
  isMine: (speaker: string) => boolean,
): Told | null {
  const lines = resolution.resolvedConversation.split('\n')
  const turns = resolution.turns.map((turn, at) => ({
    ...turn,
    better: (lines[at] ?? '').slice(turn.speaker.length + 2),
  }))
  const names = [...new Set(turns.map(({ speaker }) => speaker))]
  const hardestOf = (list: typeof turns) => list.toSorted((a, b) => b.harm - a.harm)[0]
  if (blame.test(message)) {
    const parts = names.slice(0, 4).flatMap((name) => {
      const turn = hardestOf(turns.filter(({ speaker, harm }) => speaker === name && harm >= 1.5))
      return turn ? [{ name, turn }] : []
    })
    const said = parts.map(({ name, turn }) => `${upperFirst(subject(name))} said "${quoted(turn.text)}".`)
    return {
      response: `I do not weigh who was more to blame, because a few lines cannot show what came before them. What they do show is each part in it. ${said.join(' ') || 'Nobody strikes at the other in these lines.'} Which of these would you most want to talk about again?`,
      evidence: parts.map(({ turn }) => cite(turn.text, 'a part in it')),
    }
  }
  if (changed.test(message)) {
    const about =
      names.find(
        (name) => name.length > 1 && new RegExp(`\\b${name.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu').test(message),
      ) ?? (/\b(?:i|me|my)\b/i.test(message) ? names.find(isMine) : undefined)
    const turn = hardestOf(
      turns.filter(
        (it) => it.better !== it.text.replace(/\s*\n\s*/g, ' ') && (about === undefined || it.speaker === about),
      ),
    )
    if (!turn)
      return {
        response: about
          ? `I did not change what ${subject(about)} said: those lines stand as they were. Which sentence do you mean?`
          : 'I changed none of these lines. Which sentence do you mean?',
        evidence: [],
      }
    const act = Object.keys(named).find((it) => turn.acts.some((own) => own === it))
    return {
      response: `${upperFirst(subject(turn.speaker))} said "${quoted(turn.text)}". I changed it because ${act ? named[act] : 'it is hard to answer'}, which weighs ${turn.harm} of 10 here. In its place stands "${quoted(turn.better)}". Does that still say what was meant?`,
      evidence: [cite(turn.text, 'changed')],
    }
  }
  if (wording.test(message)) {
    const own = turns.filter(({ speaker }) => isMine(speaker))
    const turn = hardestOf(own.filter((it) => it.harm >= 2 && it.better !== it.text))
    if (turn)
      return {
        response: `You said "${quoted(turn.text)}". You could begin with the better version of it: "${quoted(turn.better)}" Then ask how it was for them, and wait for the answer. Does that sound like you?`,
        evidence: [cite(turn.text, 'what you said')],
      }
    const theirs = hardestOf(turns.filter(({ speaker, harm }) => own.length > 0 && !isMine(speaker) && harm < 8))
    if (theirs)
      return {
        response: `You could begin with what stayed with you: "When you said '${quoted(theirs.text).replace(/[.!?]+$/, '')}', I did not know what to answer. What did you need from me then?" Leave it at that one question. Is that the part you want to talk about?`,
        evidence: [cite(theirs.text, 'what was said')],
      }
    return {
      response: `I cannot tell which of ${names.slice(0, 4).map(subject).join(' and ')} is you, and the words depend on it. Which lines are yours?`,
      evidence: [],
    }
  }
  return null
}
