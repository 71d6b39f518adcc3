/** All that the mediator ever says by itself. It says names and what is to be done, and nobody's words. */

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
const both = (names: string[]) => (names.length === 2 ? 'both' : 'all')

export const words = {
  /** In the place of a name that is gone. */
  someone: (isPair: boolean) => (isPair ? 'the other person' : 'someone'),
  begin: (names: string[]) =>
    `${names.length === 2 ? 'You both' : 'You all'} said yes to the ground rules. ${names[0]}, you begin. Say how it is for you, not what ${others(names)} like.`,
  lapsed: (others: boolean) =>
    `The last link was not taken up, and opens nothing any more. You can make another${others ? '; without it, this begins once all who are here have said yes' : ''}.`,
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
  sayBackAgain: (listener: string, speaker: string) =>
    `Whoever said back what ${speaker} told is no longer here. ${listener}, what did you hear ${speaker} say? Your own words are enough, and you need not agree with it.`,
  answer: (name: string, other: string) =>
    `${name}, before it goes on: what would you like to say to what ${other} has just said? You need not accept anything, and you can leave it unanswered.`,
  nextSpeaker: (name: string, hadLittle: boolean) =>
    `${name}, your turn. ${hadLittle ? 'You have had little room so far: take as much as you need. ' : ''}What is it like for you?`,
  lines: (names: string[]) =>
    `${listed.format(names)}, each of you has been heard. Mark what you could sign as well, and write what you would ${both(names)} keep to.`,
  linesAgain: (names: string[], again: boolean) =>
    again
      ? `Again none of these was good enough for ${both(names)} of you. ${listed.format(names)}, nobody has to find one: that you know where you differ is kept for each of you. You can end here with that, take time, or write one sentence more.`
      : `None of these was good enough for ${both(names)} of you, and now you know that. ${listed.format(names)}, what is the smallest thing you could ${both(names)} keep to? You can also end here without an agreement: that you were heard stays.`,
  crossed: (one: string, two: string) =>
    `What ${one} put first ${two} put last, and the other way round. Mallama puts neither of these two to a vote: this is where you differ, and nobody has to give in today. Look at what is left. You can also take this to a counsellor who knows such questions, take time with it, or end here.`,
  moreStatements: (count: number) =>
    `There ${count === 1 ? 'is one sentence' : count === 0 ? 'is no sentence' : `are ${count} sentences`} so far. It takes three to choose from.`,
  oneSided: (author: string, silent: string[]) =>
    `All of these sentences are ${author}’s. ${listed.format(silent)}, is there one that you would need? Write it in your own words. If there is none, say once more that you are done.`,
  left: (name: string) => `${name} left`,
  without: (here: string[], name: string, gone: 'part' | 'sentences' | null) =>
    [
      `${listed.format(here)}, you can go on with what is yours. What you agree on does not bind ${name}.`,
      ...(gone === 'part'
        ? [
            `${name}’s part is out of it, so that no yes counts any more: look at what is left, and say yes anew or not.`,
          ]
        : []),
      ...(gone === 'sentences' ? [`What ${name} alone wrote falls away, unless one of you puts it first.`] : []),
    ].join(' '),
  linesWithout: (names: string[]) =>
    `None of the sentences is left. ${listed.format(names)}, what is the smallest thing you could ${both(names)} keep to?`,
  ends: 'This mediation ends here. Mallama gives no reasons for an end, to anyone.',
  after: (places: string) =>
    `It has ended, and nobody is told why. Are you alone with this screen? If not, press Quick exit at the top first: this stays here for you. You need not decide anything tonight. Are you safe where you are tonight? If you are not, or if you might hurt yourself or somebody else, go where other people are, or call: ${places}. If anybody was hurt, let a doctor see it today, also when nothing shows. You can go on writing here.`,
  /** To whoever wrote it, alone. */
  strikes: 'This was not shared: one sentence in it strikes. Only you have seen it.',
  struck: {
    first: 'One more like it soon is a pause for everyone.',
    last: 'One more like it soon ends this for everyone.',
    paused: 'It was the second in a short time: everyone has a pause now.',
    ended: 'It was the second after a pause: this has ended for everyone.',
  },
  airtimeTeller: (most: string, others: string) =>
    `Most of the words lately came from ${most}. ${most}, if it has arrived well enough, say so: then ${others} will have as much room.`,
  airtime: (most: string, others: string) =>
    `Most of the words lately came from ${most}. ${others}, there is room for more from you, in your own time. A sentence is enough.`,
  unheard: (speaker: string, listener: string) =>
    `Six turns have gone by. ${speaker}, which one thing in it matters most to you? If it was said back well enough, say so; if not, say only that one, in one sentence. ${listener}, only that one. It may also be left as it stands.`,
}

const others = (names: string[]) => (names.length === 2 ? `${names[1]} is` : 'the others are')
