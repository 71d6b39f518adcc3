import type { Kind } from '../kinds.ts'
import { moreExamples } from './examples-more.ts'

/**
 * Messages of each kind, written for this project: what the cues do not name is compared with these (`likeness.ts`).
 * A line each; none is from a real conversation, and none is from the data that the reading is measured on.
 */
export const examples: Partial<Record<Kind, string>> = {
  'break-up': `I've thought about it all week and I think we're better apart.
This isn't working for me and I don't think it will.
I met someone and I didn't want you to hear it from others.
I can't be your girlfriend anymore, I'm sorry.
Let's call it what it is. We're done.
I need to be on my own for good, not just a break.
I've had a nice time but I don't see this going anywhere.
I'm sorry to do it like this. It's over for me.
I've decided to move out at the end of the month and I won't change my mind.
I think you're great, I just don't feel that way about you.`,
  'boundary-pause': `I'm too wound up to talk. Give me an hour.
Not tonight please, I've got nothing left. Can we do it Sunday?
I need a few days to think. I'm not angry, I just need quiet.
Let me sleep on it and I'll answer you properly.
I don't want to say something I'll regret so I'm going for a walk.
Can we park this until after the funeral?
I need some time before I can talk about it.`,
  boundary: `Please don't post pictures of the kids without asking me.
I don't lend money to friends anymore, it's nothing personal.
I'd rather you knocked before coming in.
I'm not going to talk about my weight with you again.
Work messages after seven will have to wait until the morning.
I love you but I'm not able to host Christmas this year.
Please stop giving him sweets when I've said no.
I won't be spoken to like that. We can try again when you're calm.
That's not something I discuss at work.
I'm keeping my maiden name and I'd like you to stop bringing it up.
No. I've told you I can't do Thursdays.`,
  ultimatum: `Either you tell her or I will.
If you go on that trip I won't be here when you get back.
It's the drinking or the marriage. You decide.
You have until Friday to move your things out.
Get a job by March or I'm calling it off.
I'm asking one last time. After that I'm done asking.
One more lie and I pack.
Apologise to my mother or don't come on Sunday.
Choose. Her or me.
Sign it by tomorrow or we find somebody else.`,
  insult: `God you're thick sometimes.
What kind of father forgets that? A useless one.
You're a selfish little child and everyone knows it.
Congratulations on being the most self-absorbed person alive.
No wonder your ex left.
Do you practise being this stupid or does it come naturally.
You people are hopeless. A trained monkey could fill in that form.
You're pathetic.
This is amateur work. Did you even read the brief?`,
  apology: `That was unfair of me and I'm sorry.
I shouldn't have said that about your sister. It was cruel and it wasn't true.
I've been thinking about Saturday and I was wrong.
Sorry I snapped. It was the day, not you.
I forgot and there's no excuse. How can I make it right?
I owe you an apology for how I spoke in the meeting.
I'm sorry for all the years I wasn't there.
I got it wrong and you paid for it.
sorry about earlier x i was being a brat`,
  'non-apology': `I'm sorry you took it that way.
Fine, I'm sorry, happy now?
I said sorry, what else do you want, blood?
I'm sorry but you were asking for it.
Sorry if anyone was offended.
I apologise if my tone came across wrong, but someone had to say it.
Sorry I'm not perfect like you.`,
  cancel: `Can't make tonight, stuck at work, so sorry!
Something's come up, can we move it to next week?
I'm going to have to bail, I feel awful.
Won't make it on Saturday after all.
Ugh I'm ill, have to cancel.
Not going to be able to come to the match.`,
  evade: `Yeah maybe, we'll see how the week goes.
I'll have to check and get back to you.
Let's not get into that now haha
Oh it's a long story, anyway how are you?
Not sure yet, things are a bit up in the air.
I haven't really thought about it tbh
Can we talk about something else?
Ask me another time.
I'd love to but it's all a bit hectic, soon though!
It's nothing, honestly.
I don't know what you want me to say.
I'm fine. Just tired.
Why does everything need a label, can't we just see?`,
  resigned: `Do what you want.
It's fine, I'm used to it.
Never mind, I'll sort it out myself.
Don't put yourself out on my account.
I've stopped expecting anything, so it's okay.
Sure. Whatever makes you happy.
If that's what you've decided then that's that.
No it's ok, you go, someone has to stay.`,
  guilt: `I only carried you for nine months but never mind.
I cooked for six. The neighbours enjoyed it.
You always have time for her parents.
I sat by the phone on my birthday like an idiot but you're busy I know.
When I'm gone you'll wish you had visited.
I bought the cake you like. I suppose I'll freeze it.
Everyone else's children were there.`,
  hurt: `I looked for you at the door the whole evening.
I found out from Facebook that you got married.
You laughed with them. That's what I can't get over.
It was my birthday yesterday.
I told you that in confidence.
I thought we were closer than that.
I keep waiting for you to ask how it went.
You said you would be there and the chair was empty.
It hurt that you didn't say a word when he made that joke.
I don't think you know how small I felt.
You didn't ask me a single question all dinner.
I saw the photos. Looked like a nice evening, all of you.
I defended you for years and you couldn't do it once.
It would have been nice to be asked.
You never call just to talk anymore.`,
  sarcasm: `Oh brilliant, another weekend with your mother, just what I dreamed of.
Thanks for the help with the move. Oh wait.
No please, take the last one, I only bought it.
Love how I find out about our holiday from your Instagram.
Don't mind me, I only live here.
Great talk as always.
Wow, you remembered I exist. What an honour.
Must be lovely to sleep till noon.
Sure, because your way worked so well last time.
Nice of you to join us today.
Of course you had a meeting. You always do when it's bath time.`,
  worn: `I can't do another week like this on my own.
I've cleaned the whole house and nobody noticed.
I'm so tired of being the one who remembers everything.
Three nights of no sleep with him and I've got work at eight. I need you.
I'm at the end of what I can do here.
It's always me who cooks, cleans and plans, and I'm done in.
I'm holding this family together with tape.`,
  angry: `Where the hell were you? We waited an hour.
You had one job.
How many times do I have to say this?
This is the third invoice with mistakes. It can't go on.
You went behind my back to the boss. That's low.
I'm so angry I can't even look at you.
Stop treating my house like a hotel.
You spent it without asking me. That was our money.
Why is it always me who has to apologise?
You left the door open again and the dog got out.
Your music at 3 am is a joke. Some of us work.
Don't tell me to calm down.
Who do you think paid for all that?
You parked across our drive again.`,
  'request-tender': `Could you just hold me tonight? No talking.
Can we start again? I hate this silence.
I don't want to fight with you. Can we have tea?
Will you come to the doctor with me? I'm scared to go alone.
I'd like us to try again, slowly, if you want that.
Can I see you? Even ten minutes.`,
  request: `Can you pick up milk on the way home?
Could you send me the slides before the meeting please?
Would you mind feeding the cat while we're away?
Please confirm the numbers by end of day.
Need you to cover my shift on Sunday, can you?
Can I borrow the drill this weekend?
Put the bins out will you, I'm late.
Any chance you could look over my CV?
Please let me know if Thursday works.
Could you turn the music down a bit? Baby's asleep.
Can someone get the parcel from number 12.
Ring the school about Friday, they can't reach me.
Please review the attached contract and reply with comments.
Would you write me a reference for the flat?`,
  ...moreExamples,
}
