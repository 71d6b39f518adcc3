import type { Reading } from './reading.ts'

/** Messages that hurt, press, end or excuse. */
export const hardReadings = {
  crisis: {
    act: 'disclosure',
    valence: 'negative',
    family: 'sadness',
    need: null,
    says: 'This may be somebody telling you that they are in danger from themselves: {q}. Take it as meant.',
    means: 'They reached for you while it is bad. That is a reason to answer now, and to bring in a second person.',
    other: null,
  },
  danger: {
    act: 'threat',
    valence: 'negative',
    family: 'anger',
    need: null,
    says: 'This is a threat: {q}. It is meant to make you afraid of what happens if you do as you choose.',
    means:
      'Whatever came before it, a threat is a choice of the one who sends it. It is not something you have to smooth over, and nothing in it makes it your fault.',
    other: null,
  },
  control: {
    act: 'threat',
    valence: 'negative',
    family: 'anger',
    need: null,
    says: 'This tells you what you may do, or wants you to prove where you are: {q}.',
    means:
      'Worry asks and then takes your word. This does not take your word. If you often change what you do so as not to get messages like this, that is worth telling someone you trust.',
    other: null,
  },
  coercion: {
    act: 'threat',
    valence: 'negative',
    family: 'anger',
    need: null,
    says: 'This presses you about your own body or how you look: {q}. It leaves no room for a no.',
    means:
      'What you wear, show or do with your body is yours to decide, in love as well. Someone who cares can hear a no without making you pay for it.',
    other: null,
  },
  degrade: {
    act: 'complaint',
    valence: 'negative',
    family: 'anger',
    need: null,
    says: 'This is meant to make you small: {q}. It says nothing about anything you did.',
    means:
      'Words like these wear a person down when they come again and again, and they are not true because they are repeated. How you feel after reading them is worth taking seriously.',
    other: null,
  },
  pressure: {
    act: 'threat',
    valence: 'negative',
    family: 'anger',
    need: null,
    says: 'It is worded politely, and {q} works as a warning: something you need is tied to what you do next.',
    means: 'The aim seems to be that you drop it without anybody having said so. Keep the message, with its date.',
    other:
      'It could be clumsy rather than meant: someone thinking aloud about consequences. Asking them to say it plainly, in writing, shows which it is.',
  },
  warning: {
    act: 'threat',
    valence: 'negative',
    family: 'anger',
    need: null,
    says: 'This reads as a threat, open or half hidden: {q}. Something bad is held out to you, to move you or to frighten you.',
    means:
      'The words do not say whether it is meant or said in heat, and you do not have to find out by testing it. Being told this is not something you brought on yourself.',
    other:
      'Between people who tease each other roughly it can be a bad joke. If it makes you uneasy, your unease counts for more than that.',
  },
  ultimatum: {
    act: 'ultimatum',
    valence: 'negative',
    family: 'anger',
    need: 'heard',
    says: 'This sets a condition: {q}. It is a limit, said hard.',
    means: 'It sounds like somebody who has said it more softly before and saw nothing change. {need}',
    other:
      'It may be said in heat, as a measure of how upset they are rather than a decision. Ask which, once it is calmer.',
  },
  insult: {
    act: 'complaint',
    valence: 'negative',
    family: 'anger',
    need: 'respect',
    says: 'There is a complaint in here, and it comes as an attack on you rather than on something you did: {q}.',
    means: 'You can answer the complaint and leave the insult where it is. {need}',
    other: null,
  },
  'break-up': {
    act: 'break-up',
    valence: 'negative',
    family: 'sadness',
    need: null,
    says: 'They are ending it: {q}.',
    means:
      'It reads as a decision rather than an opening for talks. That they said it, instead of going quiet, is a form of respect. It does not make it hurt less.',
    other: null,
  },
  'boundary-pause': {
    act: 'boundary',
    valence: 'negative',
    family: 'fear',
    need: 'space',
    says: 'They are asking for a pause: {q}.',
    means:
      'A pause is not the end of the talk. Most people cannot listen well when they are worn out or flooded, and saying so is a way to keep it from getting worse.',
    other:
      'If pauses keep coming and the talk never does, it can also be a way round it. A time to pick it up again tells the two apart.',
  },
  boundary: {
    act: 'boundary',
    valence: 'negative',
    family: 'neutral',
    need: 'respect',
    says: 'They are setting a limit: {q}.',
    means: 'It says what they want not to happen. You may like it or not, but it is clear, and it asks for no defence.',
    other: null,
  },
  apology: {
    act: 'apology',
    valence: 'positive',
    family: 'shame',
    need: 'repair',
    says: 'This is an apology that says what it is for: {q}.',
    means:
      '{need} You do not have to be done with it today because they said sorry. You can take the apology and still need time.',
    other: null,
  },
  'non-apology': {
    act: 'non-apology',
    valence: 'negative',
    family: 'anger',
    need: 'respect',
    says: 'It is shaped like an apology, and {q} hands the fault back to you.',
    means:
      'It reads as someone who feels accused and is guarding how they look. What happened to you has not been answered yet.',
    other: null,
  },
} satisfies Record<string, Reading>
