import type { SafetyLines } from './safety-lines.ts'

/** After an overdose: the body first, and never a question about plans for tonight. Own words, written for Mallama. */
export const takenLines: Record<'writer' | 'someone', SafetyLines> = {
  writer: {
    first: [],
    urgent: [
      'Please ring the emergency number now, before you read on, and say what you took and about when. Call even if you feel fine: some of what people take does its harm hours later, and it can be treated best early.',
      'This comes first: call for an ambulance now and tell them what was taken and when. Feeling well, or only sleepy, does not mean that it is over.',
    ],
    ask: ['Can you ring them this minute, or is somebody near who can ring for you?', 'Have you been able to call?'],
    steps: [
      'Feeling all right says nothing yet about what is happening inside. The call is still the one thing that counts. Have you made it?',
      'Keep the packet by you, unlock the door, and do not lie down alone. Who could come and sit with you until help is there?',
      'Take nothing more, no drink either, and do not try to be sick unless the call taker says so. What do they tell you?',
      'If you cannot speak, send one line to somebody near: "I took too much. Please call an ambulance and come." Who would read it first?',
      'Why it came to this can all be told later, and I want to hear it. First a doctor. Are they on the way?',
    ],
    draft: ['I have taken too much of something. Please call an ambulance for me and come.'],
  },
  someone: {
    first: [],
    urgent: [
      'Please ring the emergency number now, and say what was taken and about when. Call even if they seem fine: some of it does its harm hours later, and it can be treated best early.',
      'Call for an ambulance before you read on, even if they say that they feel well. What was taken may show itself only when it is late.',
    ],
    ask: ['Are they awake and breathing normally at this moment?', 'Is help on its way?'],
    steps: [
      'Stay with them, lay them on their side if they are drowsy, and keep the packet for the doctors. Are they awake?',
      'Give them nothing to eat or drink, and do not make them sick unless the call taker says so. What do you hear from them?',
      'If you are not in the same place: give the call taker their address, and ring somebody who is near. Who is nearest?',
      'When a doctor has seen them, somebody should stay with them tonight. Who could it be?',
    ],
    draft: ['They have taken too much of something. Please go to them now, I am calling an ambulance.'],
  },
}
