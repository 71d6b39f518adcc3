export interface Talk {
  title: string
  /** Whom it is about, as the relationship is kept. */
  person: { personName: string; relationshipType: string }
  firstName: string | null
  country: string
  turns: string[]
}

/** Five talks of six turns, typed the way people type at night. The replies are the engine's, word for word. */
export const conversations: Talk[] = [
  {
    title: 'A promise, in the middle of a quarrel',
    person: { personName: 'Dan', relationshipType: 'partner' },
    firstName: null,
    country: 'GB',
    turns: [
      'he said hed pick up leo from nursery at 5 and he just didnt. again. they rang ME at work',
      'i left a meeting and ran. leo was sat there with his coat on',
      'furious. and kind of sick',
      'he said "you always make it a drama" and now hes asleep',
      'yes. exactly that',
      'what do i say to him tomorrow',
    ],
  },
  {
    title: 'A mother who criticises',
    person: { personName: 'Mum', relationshipType: 'mother' },
    firstName: 'Aoife',
    country: 'IE',
    turns: [
      'mum was here 2 hrs and managed to comment on my hair my kitchen and how i talk to my kids',
      '"you look tired, is he not helping" in front of him',
      'i smiled. i always smile',
      "i don't know",
      'no thats not it, i dont need her to say sorry. i just want her to ask me one normal question',
      'how do i tell her that without her crying',
    ],
  },
  {
    title: 'Curt messages at night',
    person: { personName: 'Greg', relationshipType: 'boss' },
    firstName: null,
    country: 'US',
    turns: [
      'boss at 23:10: "need this before 8. no excuses." thats the whole message',
      'third time this week and never a hello',
      'i lie there with my heart going and then i do it anyway bc what if',
      'am i overreacting',
      'ok but what should i do',
      'too soft. shes not a soft person',
    ],
  },
  {
    title: 'A friend who went quiet',
    person: { personName: 'Priya', relationshipType: 'friend' },
    firstName: 'Mel',
    country: 'AU',
    turns: [
      'priya hasnt answered me in 5 weeks. 5 weeks!! we used to voice note every day',
      'she posts stories so shes alive lol',
      'i keep going back to her birthday. i made a joke about her ex',
      'i feel stupid for caring this much at 34',
      'why would she do that',
      "i think i'll write to her on sunday. help me with the first line",
    ],
  },
  {
    title: 'A disclosure in the middle',
    person: { personName: 'Dan', relationshipType: 'boyfriend' },
    firstName: null,
    country: 'GB',
    turns: [
      'me and dan argued about the car again. the money thing',
      'he says im useless with money. i feel like a burden tbh',
      'honestly everyone would be better off without me',
      'no not tonight. its just always there',
      'he doesnt know. nobody does',
      'what do i even say to my sister',
    ],
  },
]
