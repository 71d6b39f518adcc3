import { expect, test } from 'vitest'
import { createBuiltInCoach } from '../coach.ts'
import type { Turn } from '../port.ts'
import { someone } from '../evals/stranger.ts'

/** What every object knows by itself, and people write too: as a name, a word, a title or in a list of words. */
const words = Object.getOwnPropertyNames(Object.prototype)
const all = words.join(' ')
const lines = [
  all,
  ...words.map(
    (word) => `My ${word} told me that ${word} always ${word} me. ${word}, I feel ${word} at ${word} o'clock.`,
  ),
]
const setting = { knownPeople: words, userFirstName: 'constructor', country: 'GB' }
const coach = createBuiltInCoach()
const at = '2026-03-08T19:00:00Z'

test.each(words)(
  'every operation reads "%s" as a word like any other',
  async (word) => {
    const text = `${lines[words.indexOf(word) + 1]} ${all}`
    const person = someone(word, 'friend', { triggers: text, likes: word })
    const turns: Turn[] = [
      { role: 'user', content: text },
      { role: 'assistant', content: word },
      { role: 'user', content: `${word} said "${word}" and I will ring ${word} on Sunday.` },
    ]
    const named = turns.map(({ content, role }) => ({ speaker: role === 'user' ? word : 'Ida', content }))
    const entry = { title: word, content: text, emotions: all, mood: 'sad' as const, tags: [word], at }
    const talk = `${word}: ${text}\nIda: Fine, ${word}.\n${word}: You are ${word}.`
    const resolution = await coach.resolveArgument({
      ...setting,
      originalConversation: talk,
      context: word,
      partiesInvolved: [word, 'Ida'],
    })
    const results: unknown[] = [
      resolution,
      await coach.argumentFollowUp({
        ...setting,
        resolution,
        message: text,
        history: turns,
        state: null,
        now: at,
        startedAt: at,
      }),
      await coach.textAnalysis({ ...setting, text, context: word, person }),
      await coach.relationshipAnalysis({ ...setting, relationshipType: 'friend', description: text }),
      await coach.craftMessage({
        ...setting,
        goal: `tell ${word} that ${text}`,
        selectedTone: 'caring',
        context: word,
        conversationHistory: null,
        originalDraft: text,
        person,
      }),
      await coach.relationshipInsights({ ...setting, person, history: [], moments: [], savedChats: [], now: at }),
      await coach.journalInsight({ ...setting, entry, earlier: [entry, entry, entry] }),
      await coach.conversationSummary({ ...setting, title: word, turns: named }),
      await coach.mediationTurn({
        parties: [word, 'Ida'],
        turns: named,
        back: [text],
        country: 'GB',
      }),
      await coach.communityStory({
        ...setting,
        title: word,
        originalIssue: text,
        turns,
        insights: text,
        keyTakeaways: word,
        person,
      }),
      await coach.actionSteps({ ...setting, person, areasToImprove: words, turns }),
      await coach.memory({ ...setting, turns, person, known: words }),
      await coach.rehearsalTurn({ ...setting, person, scenario: text, basis: lines.slice(0, 3), turns, content: text }),
      await coach.weeklyReview({ ...setting, to: at, entries: [entry], moments: [] }),
    ]
    expect(JSON.stringify(results)).not.toMatch(/native code|\[object|function [A-Za-z]*\(/)
  },
  60_000,
)
