/** Rooms in which nothing strikes and nobody is in danger, written before the first run. Turn about. */
export const calmRooms: readonly (readonly string[])[] = [
  [
    'Did you ring the boiler man?',
    'Yes, he comes Thursday between eight and ten.',
    'Great. I can be in, I start at eleven.',
    'Perfect. He wants cash though.',
    'How much?',
    'He said around ninety.',
    "I'll get it out tomorrow.",
    'Thanks. Put the cat upstairs before he comes, he is scared of dogs and apparently of cats as well.',
    'Ha. Will do.',
    'See you tonight then.',
  ],
  [
    'I keep thinking about the job offer.',
    'And? Which way is it going?',
    'One day yes, one day no. I would miss the team.',
    'I can see that. You built it.',
    'And the commute would be an hour each way.',
    'An hour is a lot. What speaks for it?',
    'The money, and that it is new. I am bored, honestly.',
    'I noticed. You were happier in the years when you learnt something.',
    'That is true. Would you mind if I was home later?',
    'A bit, on the days with swimming. We could swap those.',
  ],
  [
    'Mum wants to come for three weeks in July.',
    'Three weeks is long for me, to be honest. Two I could do.',
    'I thought you would say that. Two and a half?',
    'Two, and we visit her for a long weekend in autumn?',
    'Hm. She would like that, actually.',
    'And I take the Friday off so you are not doing all the driving.',
    'Deal. Will you tell her or shall I?',
    'You tell her, and I ring her on Sunday so she hears it from me as well.',
    'Thank you. That helps.',
  ],
  [
    'The kids need new shoes, both of them.',
    "Saturday? I'm free until two.",
    'Lena has a birthday party at eleven.',
    'Then right at nine, when they open.',
    'Fine. Bring the voucher from your sister.',
    'Where did we put it?',
    'Kitchen drawer, under the takeaway menus.',
    'Found it. It runs out on the thirtieth.',
    'Good thing we looked.',
  ],
  [
    'I was sad last night and I did not say why.',
    'I wondered. I did not want to push.',
    'It was the anniversary of Dad. I thought you would remember, and then I was too proud to remind you.',
    'Oh no. I am sorry, I had it in my head for next week.',
    'I know you were fond of him.',
    'I was. Shall we go to the lake on Sunday, where he took us?',
    'I would like that a lot.',
    'I will bring the terrible coffee he always made.',
    'He would laugh.',
  ],
  [
    'For the rota: can you take the late on the 14th?',
    'I can, if I get the 16th off.',
    'That works, Moses wanted the 16th anyway.',
    'Ok. What about the training day?',
    'I put us both down, it is in the afternoon.',
    'I have the dentist at three that day.',
    'Then I move you to the second one in May.',
    'Great, thanks for sorting it.',
    'No problem. I will send the list round on Monday.',
  ],
]

/** What the other was quoted as saying, and the person's lines, of the rehearsals in docs/evidence/rehearsals.md. */
export const rehearsals: readonly {
  who: [name: string, type: string]
  scenario: string
  basis: readonly string[]
  lines: readonly string[]
}[] = [
  {
    who: ['Tom', 'husband'],
    scenario: 'Asking Tom to write when he comes home late',
    basis: [
      "I can't drop everything because you feel like it",
      "I'm wrecked when I get in",
      'you knew what my job was',
      'ok fine',
    ],
    lines: [
      'You never text me when you are late.',
      'When you came in at ten on Tuesday without a word, I sat there worried.',
      'Could you send me one line when it gets late, because I lie awake otherwise?',
      'I know you are wrecked when you get in.',
      'So why is it so hard?',
      'If you do it once more I am going to my sister.',
      "I'm sorry, that was too much. I was scared you would say no.",
      'I could keep dinner warm and not ask anything until you have eaten.',
    ],
  },
  {
    who: ['Mum', 'mother'],
    scenario: 'Telling Mum not to comment on my weight',
    basis: [
      "I'm only saying it because no one else will.",
      'At your age I had three children and a job and I still managed to look after myself.',
      "Don't be so sensitive, I'm your mother, I'm allowed to worry.",
    ],
    lines: [
      'Hi Mum, can we talk about Sunday?',
      'When you said in front of everyone that I had put on weight, I felt about ten years old.',
      'You always do this at the table.',
      'I know you worry about me.',
      'I would like you to ask me how I am instead of talking about my body.',
      'It is my body and you have no right to comment on it.',
      'What are you afraid of, when you look at me?',
      'Thank you for telling me that.',
    ],
  },
]
