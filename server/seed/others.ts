import type { Account } from './shapes.ts'

const kwame: Account = {
  email: 'kwame@example.org',
  who: 'Kwame Boateng, whose trial ends in little more than an hour',
  firstName: 'Kwame',
  lastName: 'Boateng',
  joined: 1.2,
  standing: 'trial about to end',
  people: [
    {
      added: 0.9,
      draft: {
        personName: 'Esi',
        relationshipType: 'spouse',
        notes: 'Married six years. The baby is four months old and neither of us sleeps.',
        strugglingWith: 'Coming home late and calling it a surprise meeting',
        currentIssues: 'Who gets up at four',
        triggers: 'Being handed the baby without a word',
        likes: 'She laughs in her sleep',
      },
      checkIns: [[0.88, 78, 55, 58, 64, 'We are nice to each other like colleagues.']],
      moments: [
        [0.8, 'conflict', 2, 'I said "you are at home all day"'],
        [0.4, 'repair', 2, 'Took the four o’clock and left her a note'],
      ],
    },
    {
      added: 0.85,
      draft: {
        personName: 'Kofi',
        relationshipType: 'father',
        notes: 'Calls every Saturday at seven and talks about football until one of us has to go.',
        relationshipGoals: 'Ask him what it was like when I was born',
      },
    },
  ],
  talks: [
    {
      about: 'Esi',
      began: 0.75,
      says: [
        'Since the baby came we are nice to each other like colleagues. We talk about bottles and who sleeps when.',
        'I miss her. She is in the next room with the baby and I feel lonely.',
        'How do I tell her that without it sounding like a complaint?',
      ],
    },
  ],
}

const hana: Account = {
  email: 'hana@example.org',
  who: 'Hana Sato, whose trial has ended: an archive, and a chat that can still be saved',
  firstName: 'Hana',
  lastName: 'Sato',
  joined: 6,
  standing: 'trial ended',
  people: [
    {
      added: 5.9,
      draft: {
        personName: 'Ren',
        relationshipType: 'ex_partner',
        notes: 'Apart for two years. We hand Miu over on Fridays at the station.',
        relationshipGoals: 'Agree on the summer before Easter\nKeep it to the subject when Miu is there',
        currentIssues: 'He changes the time on the day itself',
        redLines: 'Running me down in front of Miu',
        learned: 'He answers in the morning, never at night',
      },
      checkIns: [[5.8, 48, 34, 30, 52, 'Civil. That is something.']],
      moments: [
        [5.5, 'conflict', 2, 'Forty minutes late, no message, Miu counting trains'],
        [5.2, 'positive', 1, 'Packed her inhaler without being asked'],
      ],
    },
    {
      added: 5.7,
      draft: {
        personName: 'Yuki',
        relationshipType: 'sister',
        notes: 'Two years older and has been right about most things, which does not help.',
        likes: 'She comes over when I ring, with food',
      },
      checkIns: [[5.6, 86, 74, 82, 70]],
    },
  ],
  talks: [
    {
      about: 'Ren',
      began: 5.3,
      says: [
        'Ren was forty minutes late at the station again and Miu asked me whether he had forgotten her.',
        'I was furious but I said nothing because she was holding both our hands.',
        'I need him to write to me when he is late. That is all I need.',
      ],
      status: 'needs_attention',
    },
  ],
}

const newcomer: Account = {
  email: 'new@example.org',
  who: 'a new account: no name yet, no trial yet',
  joined: 0,
  standing: 'new',
  people: [],
  talks: [],
}

export const others = [kwame, hana, newcomer]
