import type { RelationshipAnalysisInput } from '../../operations.ts'

/** Messages and descriptions of docs/evidence/analyses.md, invented for it. */
export const messages: readonly { from: string; name: string; text: string; context?: string }[] = [
  { from: 'boyfriend', name: 'Idris', text: 'k.' },
  { from: 'partner', name: 'Bea', text: "we need to talk when you're home" },
  {
    from: 'girlfriend',
    name: 'Noor',
    text: "You spent the whole party talking to your old flatmates and I stood by the fridge reading the magnets. I didn't know anyone there.",
  },
  { from: 'partner', name: 'Jon', text: "It's fine.", context: 'I forgot our anniversary.' },
  {
    from: 'mother',
    name: 'Mum',
    text: "No, lovely. I'll just tell Gran you were too busy. She only asked about you eleven times.",
    context: "I said I can't come to her ninetieth.",
  },
  {
    from: 'friend',
    name: 'Tess',
    text: "I heard about your dad. He fixed my bike when I was nine and never told my parents. I'm so sorry.",
  },
  {
    from: 'extended_family',
    name: 'Amira',
    text: "I don't want you driving over without ringing first any more. Last Sunday the kids were asleep and I was in the bath.",
    context: 'She is my daughter-in-law.',
  },
  {
    from: 'ex_partner',
    name: 'Craig',
    text: "If you tell your sister about this I'll make sure you never see the boys again. Try me.",
  },
  {
    from: 'other',
    name: 'Lou',
    text: "hey so i think i'm going to stop here. you're lovely and i had fun but i keep thinking about my ex and that's not fair on you x",
    context: 'We have been on five dates.',
  },
  {
    from: 'colleague',
    name: 'Ines',
    text: 'Please see the attached draft. Could you check the figures on page 4 before Thursday? Many thanks, Ines',
  },
  {
    from: 'partner',
    name: 'Sam',
    text: "I took it out on you last night and you'd done nothing but ask how my day was. I'm sorry. I'll make dinner if you'll let me.",
  },
  {
    from: 'roommate',
    name: 'Gil',
    text: "I ate the last of your birthday cake at 3am standing up like a raccoon. I'd do it again.",
  },
]

export const descriptions: readonly {
  relationshipType: RelationshipAnalysisInput['relationshipType']
  text: string
}[] = [
  {
    relationshipType: 'romantic',
    text: "Marta and I have been together nine years. She still leaves me the crossword with one clue open, and when my mother was ill she drove me to Leeds every Friday without being asked. But since the baby we hardly talk about anything except naps. Last week I said something sharp about the washing and she went quiet for two days, and I didn't know how to get back in. We used to dance in the kitchen.",
  },
  {
    relationshipType: 'family',
    text: 'My brother borrowed my savings for a van in March and told our parents it was a gift. When I brought it up he laughed at me in front of everyone and said I was always the tight one. He never rings unless he needs something. I still remember him walking me to school when I was scared of the dog, and I keep hoping.',
  },
  {
    relationshipType: 'romantic',
    text: "He's lovely most of the time and everyone adores him. I just have to be careful what I say when he's had a drink. He keeps my bank card because I'm bad with money, and I have to show him receipts. Once he blocked the door until I said sorry. He never shouted at me before we were married, so I must be doing something.",
  },
  {
    relationshipType: 'friend',
    text: "Jo and I met at antenatal classes. She never once judged me when I was a mess, she sat on my floor and folded things. We laugh until it hurts. She does cancel a lot, and I get hurt and pretend I'm not. Last month I told her so, and she said sorry and asked what would help, so now she tells me by noon if it's off.",
  },
  {
    relationshipType: 'colleague',
    text: "My manager corrects me in meetings in front of the client and then says it was a joke. I've started staying silent. When I asked for a talk about it she cancelled twice. In fairness she defended my budget in spring and she is brilliant with customers. I lie awake before every Monday meeting.",
  },
  {
    relationshipType: 'family',
    text: "My dad and I are both bad at this. I change the subject when he gets emotional and I'd rather fix his gutter than talk. He calls every Sunday at six and we do the football. He came to every one of my concerts even though he hates the oboe. I said I was fine when I lost my job and told him three months later.",
  },
]
