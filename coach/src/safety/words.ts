import type { SafetyCategory } from '@mallama/contracts/safety'
import type { Flag } from './flag.ts'

/** The human sentence on the safety card. It says what was noticed, and never more. */
export function messageFor({ tier, category, thirdParty, about }: Flag): string {
  if (about === 'hunger') return thirdParty ? hungry.someone : hungry.writer
  if (about) return special[about]
  if (tier === 1)
    return thirdParty ? uncertain.someone : category === 'threat-to-others' ? uncertain.fromWriter : uncertain.writer
  return (thirdParty ? forHelpers : forWriters)[category]
}

const special = {
  taken:
    'What was taken can do harm before anything is felt. Please call the emergency number now, even if everything seems fine. Mallama is an AI and cannot call anyone for you.',
  care: 'Someone who depends on you could get hurt, and you said it in time. Some distance first, and another adult. Mallama is an AI and cannot call anyone for you.',
  child:
    'A child has been hurt or may be. If it was a head, a neck, a burn or a shaking, a doctor should see them today even if they seem fine. People whose work this is can say what to do next. Mallama is an AI and cannot call anyone for you.',
}

const hungry = {
  writer:
    'Days without food are hard on a body, and some of it cannot be felt. Please let a doctor or a health line know today. Mallama is an AI and cannot call anyone for you.',
  someone:
    'Days without food are hard on a body, and some of it cannot be seen. Please ask a doctor or a health line today what to do. Mallama is an AI and cannot call anyone for you.',
}

const uncertain = {
  writer:
    'Something in your words may be about your safety. You decide whether it is, and these are here if you want them.',
  fromWriter:
    'Something in your words may be about how safe another person is with you. You decide whether it is, and these are here if you want them.',
  someone: 'Something in your words may be about their safety. These are here if you want them.',
}

const forWriters: Record<SafetyCategory, string> = {
  'self-harm':
    'What you wrote sounds like more pain than anyone should hold alone. A person can talk with you now. Mallama is an AI and cannot call anyone for you.',
  abuse:
    'What you describe is not a quarrel, and it is not your fault. Is it safe for you to read this here? Mallama is an AI and cannot call anyone for you.',
  'sexual-coercion':
    'You have the right to say no, to anyone, at any time. What happened is not your fault. Is it safe for you to read this here? Mallama is an AI and cannot call anyone for you.',
  'child-abuse':
    'No child should be hurt, and telling someone is the right thing to do. Mallama is an AI and cannot call anyone for you.',
  stalking:
    'Being followed or watched is serious, and you are right to take it so. Is it safe for you to read this here? Mallama is an AI and cannot call anyone for you.',
  medical:
    'This may need medical help right now. Please call the emergency number before anything else. Mallama is an AI and cannot call anyone for you.',
  'threat-to-others':
    'What you wrote could end with someone hurt. Some distance first, and a person to talk to. Mallama is an AI and cannot call anyone for you.',
}

const forHelpers: Record<SafetyCategory, string> = {
  'self-harm':
    'Someone you care about may be in danger from themselves. You can ask them directly, stay with them, and bring in help. Mallama is an AI and cannot call anyone for you.',
  abuse:
    'Someone you care about may be being hurt. Believing them and going at their pace helps most. Mallama is an AI and cannot call anyone for you.',
  'sexual-coercion':
    'Someone you care about may have been forced. Believing them matters most. Mallama is an AI and cannot call anyone for you.',
  'child-abuse':
    'A child may be being hurt. People whose work this is can tell you what to do next. Mallama is an AI and cannot call anyone for you.',
  stalking: 'Someone you care about may be being followed. Mallama is an AI and cannot call anyone for you.',
  medical:
    'They may need medical help right now. Please call the emergency number before anything else. Mallama is an AI and cannot call anyone for you.',
  'threat-to-others':
    'Someone may get hurt. Keep away from it yourself, and tell people who can act. Mallama is an AI and cannot call anyone for you.',
}
