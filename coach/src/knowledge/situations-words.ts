import type { Situation } from './situation.ts'

/** What was said, not said or not paid: praise that is missing, love said too early or too late, plans, invoices. */
export const wordSituations: Situation[] = [
  {
    id: 'approval',
    label: 'the praise that never came',
    gravity: 3,
    roles: /mum|mom|mother|dad|father|parent|gran|boss|manager|mentor/,
    strong:
      /\b(?:proud of me|never (?:once )?(?:said|told me|says)(?: that)? (?:he|she|they)?(?:s| is| was|re| are)? ?(?:proud|loves?)|never (?:praised|thanked)|(?:approval|validation|recognition)|talked about the weather)\b/gi,
    weak: /\b(?:proud|brother|hung up|still wait|phone call|birthday|good enough)\b/gi,
    may: [
      'One can be grown up, good at things, and still stand in the hall waiting for one sentence.',
      'Some people can only talk about the weather, and love can be somewhere behind it. It still is not the sentence.',
      'if(brother|sister) To go without it hurts in an old place. To watch a brother or sister get it hurts in the same one.',
    ],
    ask: [
      'What would the sentence be, in {their} own words, if it came?',
      'When did {they} last come close to it, in {their} way?',
      'What have you done, over the years, to earn it?',
    ],
    need: ['wanting to be seen by {them} once', 'wanting to stop waiting for it'],
    ways: [
      [
        'tell {them} what you would like to hear, plainly',
        '{they} cannot guess it otherwise',
        'it may be met with a joke or a silence',
      ],
      ['ask {them} about {their} own father or mother', 'it opens a side door', 'it is not the thing itself'],
    ],
    open: 'There is something I have never asked you. I would like to know what you see when you look at my life',
    want: [
      'You do not have to answer now. It would mean something to me to hear it.',
      'Could we talk about that, when we next see each other?',
    ],
    keepOpen: true,
  },
  {
    id: 'said-love',
    label: 'what you answered',
    gravity: 2,
    roles: /partner|wife|husband|boyfriend|girlfriend|date|crush|situationship/,
    strong:
      /\b(?:said i love you|told me (?:he|she|they) loves? me|(?:he|she|they) loves? me and i said|didnt say it back|say it back|said it first)\b/gi,
    weak: /\b(?:panicked|thanks|awkward|too (?:soon|early))\b/gi,
    may: [
      'There is no quick answer to that sentence that is not one of two, so people say the oddest things.',
      'You can like someone very much and not be there yet. That is a true thing to say, and most people can hear it.',
      'if(panick|froze) What you said was panic. It was not a no.',
    ],
    ask: [
      'What would have been the true answer, if you had had ten minutes?',
      'How did {they} look, right after?',
      'What are you afraid {they} made of it?',
    ],
    need: ['wanting to be honest without losing {them}', 'wanting to get there in your own time'],
    ways: [
      [
        'say soon that it caught you off guard and what is true for you',
        'the guessing ends',
        'it is an awkward minute',
      ],
      [
        'say it with something you do feel, and leave the big word for later',
        'it is warm and honest',
        '{they} may have hoped for the word',
      ],
    ],
    open: 'You said something big and I answered like a cashier. It caught me off guard',
    want: [
      'What is true is that I want to get there in my own time, and not away from you. Is that all right?',
      'Can I have a second try at it tonight?',
    ],
    keepOpen: true,
  },
  {
    id: 'trip',
    label: 'the trip',
    gravity: 1,
    strong:
      /\b(?:going to (?!the\b|be\b|have\b)\w+ in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|travel(?:l?ing)? together|(?:our|a) (?:trip|road trip|city break|holiday together|vacation))\b/gi,
    weak: /\b(?:plan\w*|book|wander|flights?|hotel|airbnb|itinerary|travel\w*)\b/gi,
    may: [
      'One who plans and one who wanders can make a good pair, if it is said beforehand which hours belong to which.',
      'Old roles tend to travel along, most of all with family.',
      'A trip is easier when everyone has named one thing they do not want to miss.',
    ],
    ask: [
      'What do you want from it, if you could have one thing?',
      'Where do your ways of travelling differ most?',
      'What would be a good day there, for both of you?',
    ],
    need: ['wanting it to be good for both of you', 'wanting some hours of your own'],
    ways: [
      [
        'ask what {they} would not want to miss, and name yours',
        'the rest can stay open',
        'it takes a talk before the booking',
      ],
      ['agree on planned mornings and free afternoons', 'each gets some of it', 'nobody gets all of it'],
    ],
    open: 'Before we book, I would like to know what you do not want to miss',
    want: [
      'I will tell you mine. Could we plan the mornings and leave the afternoons free?',
      'What are you hoping for, and how much should we spend?',
    ],
    keepOpen: true,
  },
  {
    id: 'invoice',
    label: 'the unpaid invoices',
    gravity: 2,
    roles: /client|boss|manager|employer|landlord|colleague|business/,
    strong:
      /\b(?:invoices?|unpaid|overdue|(?:owes|owe) me|hasnt paid|not paid me|late payment|keeps saying (?:next week|soon|tomorrow))\b/gi,
    weak: /\b(?:rent|client|paid|pay|next week|contract)\b/gi,
    may: [
      'Someone can be pleasant at lunch and still leave you to carry the bill.',
      'Asking for what is agreed is not unkind. It is the other half of the work.',
      'A friendly tone and a firm date go well together.',
    ],
    ask: [
      'What was agreed about payment, and where is it written?',
      'Which date do you need it by, and what will you do if it passes?',
      'Is there more work for them under way that could wait until it is paid?',
    ],
    need: ['wanting to be paid without having to beg', 'wanting to keep the client and the respect'],
    ways: [
      ['send one short message with the sum and a date', 'it is clear and on record', 'the tone may cool for a while'],
      ['ring and agree on the day, then confirm it in writing', 'it stays friendly', 'it is harder to hold to'],
    ],
    open: 'I am writing about the invoices that are still open',
    want: [
      'Please let me know by tomorrow on which day this week they will be paid.',
      'Could you settle them by Friday, or send me a date for each?',
    ],
    keepOpen: true,
  },
]
