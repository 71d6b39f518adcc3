/** All that the mediator ever says by itself. It says names and what is to be done, and nobody's words. */

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

export const words = {
  someone: 'someone who left',
  begin: (names: string[]) =>
    `${names.length === 2 ? 'You both' : 'You all'} said yes to the ground rules. ${names[0]}, you begin. Say how it is for you, not what ${others(names)} like.`,
  sayBack: (listener: string) =>
    `${listener}, can you say back what you heard, in your own words? You do not have to agree with it.`,
  putRight: (speaker: string, listener: string) =>
    `${listener}, ${speaker} has added to it. What do you hear now? It need not be perfect.`,
  leftStanding: (speaker: string) => `What ${speaker} said stands as it is. Nobody has to say it back word for word.`,
  nextSpeaker: (name: string) => `${name}, your turn. What is it like for you?`,
  lines: (names: string[]) =>
    `${listed.format(names)}, each of you has been heard. Mark what you could sign as well, and write what you would both keep to.`,
  moreStatements: (count: number) =>
    `There ${count === 1 ? 'is one sentence' : count === 0 ? 'is no sentence' : `are ${count} sentences`} so far. It takes three to choose from.`,
  left: (name: string) => `${name} left`,
  harm: {
    say: (speaker: string, others: string) =>
      `That was about ${others}, not about how it is for ${speaker}. ${speaker}, try once more: what happened, and how was it for you? ${others}, you need not answer it.`,
    back: (listener: string, speaker: string) =>
      `That was about ${speaker}, not about what ${speaker} said. ${listener}, try once more: what did you hear? ${speaker}, you need not answer it.`,
  },
  airtime: (most: string, others: string) =>
    `Most of the words lately came from ${most}. ${others}, there is room for more from you, in your own time. A sentence is enough.`,
  unheard: (speaker: string, listener: string) =>
    `Six turns have gone by, and it has not arrived yet. ${speaker}, say the one thing that matters most, in one sentence. ${listener}, only that one. You may also leave it as it stands.`,
}

const others = (names: string[]) => (names.length === 2 ? `${names[1]} is` : 'the others are')
