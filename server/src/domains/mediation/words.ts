/** All that the mediator ever says by itself. It says names and what is to be done, and nobody's words. */

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
const both = (names: string[]) => (names.length === 2 ? 'both' : 'all')

export const words = {
  someone: 'someone who left',
  begin: (names: string[]) =>
    `${names.length === 2 ? 'You both' : 'You all'} said yes to the ground rules. ${names[0]}, you begin. Say how it is for you, not what ${others(names)} like.`,
  thin: (speaker: string) =>
    `${speaker}, take your time. One moment of it is enough: what happened there, and how was it for you? If this is all for now, say that.`,
  sayBack: (listener: string, long: boolean) =>
    long
      ? `That was a lot at once. ${listener}, you need not hold all of it: say back what seemed to matter most. You do not have to agree with it.`
      : `${listener}, can you say back what you heard, in your own words? You do not have to agree with it.`,
  sayBackFirst: (listener: string, speaker: string, wasHeard: boolean) =>
    `${wasHeard ? '' : `${listener}, your side comes next, with as much room. `}First only this: what did you hear ${speaker} say? One sentence is enough, and you need not agree with it.`,
  putRight: (speaker: string, listener: string) =>
    `${listener}, ${speaker} has added to it. What do you hear now? It need not be perfect.`,
  leftStanding: (speaker: string) => `What ${speaker} said stands as it is. Nobody has to say it back word for word.`,
  nextSpeaker: (name: string, hadLittle: boolean) =>
    `${name}, your turn. ${hadLittle ? 'You have had little room so far: take as much as you need. ' : ''}What is it like for you?`,
  lines: (names: string[]) =>
    `${listed.format(names)}, each of you has been heard. Mark what you could sign as well, and write what you would ${both(names)} keep to.`,
  linesAgain: (names: string[]) =>
    `None of these was good enough for ${both(names)} of you, and now you know that. ${listed.format(names)}, what is the smallest thing you could ${both(names)} keep to for a week? You can also end here without an agreement: that you were heard stays.`,
  moreStatements: (count: number) =>
    `There ${count === 1 ? 'is one sentence' : count === 0 ? 'is no sentence' : `are ${count} sentences`} so far. It takes three to choose from.`,
  oneSided: (author: string, silent: string[]) =>
    `All of these sentences are ${author}’s. ${listed.format(silent)}, is there one that you would need? Write it in your own words. If there is none, say once more that you are done.`,
  left: (name: string) => `${name} left`,
  without: (here: string[], name: string) =>
    `${listed.format(here)}, you can go on with what is yours. What you agree on does not bind ${name}.`,
  ends: 'This mediation ends here. It cannot be opened again. Every end has these same words: Mallama gives nobody a reason and names nobody. What was shared stays with each of you.',
  airtimeTeller: (most: string, others: string) =>
    `Most of the words lately came from ${most}. ${most}, if it has arrived well enough, say so: then ${others} will have as much room.`,
  airtime: (most: string, others: string) =>
    `Most of the words lately came from ${most}. ${others}, there is room for more from you, in your own time. A sentence is enough.`,
  unheard: (speaker: string, listener: string) =>
    `Six turns have gone by, and it has not arrived yet. ${speaker}, say the one thing that matters most, in one sentence. ${listener}, only that one. You may also leave it as it stands.`,
}

const others = (names: string[]) => (names.length === 2 ? `${names[1]} is` : 'the others are')
