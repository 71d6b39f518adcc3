import type { Kind } from '../kinds.ts'

/** The second half of `examples.ts`: the same origin, the same use. */
export const moreExamples: Partial<Record<Kind, string>> = {
  summons: `We need to talk.
Can you come to my office when you have a minute?
Call me when you can. It's important.
I have to tell you something. Not over text.
Are you alone? Ring me.
There's something I've been meaning to say to you.
Can we have a chat tomorrow? Nothing to worry about.`,
  'question-worry': `Are we ok? You've been off all week.
Are you angry with me?
Did I say something wrong at dinner?
You read my message and didn't answer, is everything alright between us?
Do you still want to come to the wedding with me?
I feel like you're pulling away. Am I imagining it?
Is there someone else?
What are we, exactly?
Have I upset you?`,
  'question-care': `Did you get home alright?
How did the interview go?
Have you eaten today?
How are you feeling after yesterday?
You ok? You sounded tired on the phone.
How's the knee?
Just checking in, haven't heard from you in a while. All good?
Thinking about your exam today. How was it?
Did you sleep at all?
Is your mum out of hospital yet?`,
  'question-probe': `So when are you two having kids?
Who was that you were with on Saturday?
Why didn't you tell me you were in town?
How much do they pay you there, if I may ask?
Are you seeing anyone?
Have you told your parents yet?
I heard you and Mark had a talk. What about?
Is it true what they say about you and Lena?`,
  question: `What time does it start?
Do you want pizza or curry?
Is the meeting still on for ten?
Where did you put the charger?
Did the plumber come?
Which train are you on?
Shall I book for four or five people?
Do you know if the shop is open today?
Have you got the wifi password?
Are you coming on Friday or not?`,
  thanks: `Thanks for the lift yesterday!
You were a rock this week. Thank you.
I don't know what I'd have done without you.
Thank you for sitting with Mum.
Cheers for the notes, really helped.
That was the kindest thing anyone has done for me.
Just wanted to say I noticed what you did with the kids. Thank you.
Many thanks for your quick reply.
Thank you for telling them it was my idea.`,
  love: `Love you. That's it, that's the message.
I looked at you across the table and thought, lucky me.
You looked beautiful today.
Good night my love, sleep tight.
You're my favourite person to do nothing with.
Can't stop smiling about last night.
Saw a dog that looked like you and it made my day.
I'm so glad you're mine.
I had such a lovely time, I'd like to see you again.
Just thinking of you.`,
  missing: `The flat is too quiet without you.
I miss your stupid laugh.
I made coffee for two again this morning.
I drove past our old place today.
Been listening to the playlist you made me.
Wish you were here, the sea is doing that thing.
Nobody here gets my jokes. Come home soon.`,
  praise: `Congratulations on the new job! Nobody deserves it more.
Your presentation was the best of the day.
Happy birthday to my favourite weirdo!
You handled that so well, I was impressed.
Good luck today, you'll be brilliant.
Really strong work on the report.
I saw your show. I'm still thinking about it.
So proud of you for finishing that course.`,
  condolence: `I'm so sorry about your dad. He was always kind to me.
Thinking of you all today.
There are no words. I'm here.
So sorry for your loss. No need to reply.
Your gran taught me to bake. I'll miss her too.`,
  offer: `I've got a spare ticket if you want it.
Shall I bring soup? You sound terrible.
I can take the kids on Saturday so you can rest.
Do you need a hand with the boxes?
If you want company at the hospital, I'm free.
I could drive you, it's no trouble.
Take my car, I don't need it this week.
Happy to look at it with you if that helps.`,
  invitation: `We're having people over on Saturday, come!
Fancy a drink after work?
Would you like to go to the lake with me on Sunday?
It's my leaving do on Thursday, hope you can come.
Pizza at mine tonight?
You're invited to our wedding on the 3rd of June.
Coffee sometime this week?
I've got two tickets for the match. You and me?
Come for Sunday lunch, all of you.
A few of us are going to the pub, you in?
There's a new film on, shall we go?
I'd love to have you both for dinner.`,
  joke: `I've eaten your yoghurt. I regret nothing.
My plant died so I'm basically a single parent now.
If I die in this meeting tell my cat I loved him.
You snore like a small tractor and I love it haha
Autocorrect changed meeting to mating in the mail to HR. Send help.
The dog has your sock. Negotiations have failed.
Dad just asked if wifi comes in a bag lol
Am I too old for a slide? Asking for a friend.
Your cooking set off three alarms, a record.
Breaking: man finds keys in pocket after searching for an hour 😂`,
  'joke-barbed': `Nice haircut, did you lose a bet? lol
Wow you're on time, should I call the papers haha
You, running a marathon? To the fridge maybe 😂
Only joking but it is a bit big on you isn't it
Haha don't give up the day job
Look who finally learnt to cook, kidding!`,
  information: `Train's late, I'll be there about ten past.
Dinner's in the oven, back at nine.
The meeting has moved to room 4.
Mum's appointment is on the 14th at 2.
I've paid the gas, you owe me 40.
Landed! Waiting for the bags.
Keys are under the pot.
I'll be working from home tomorrow.
The boiler man comes between 8 and 12.
I've sent you the file.
The kids are in bed and there's pasta left.
Please note that the office is closed on Monday.
Your parcel is with us at number 7.
I've taken the afternoon off for the dentist.
I got the tickets, seats 12 and 13.`,
  distress: `I've had the worst day. I just want to cry.
They let me go today.
The scan wasn't good.
I can't stop thinking about the accident.
I feel like I'm failing at everything.
Grandad died this morning.
I'm not okay and I don't know why.
I had another panic attack at work.
I feel so alone here.`,
  'good-news': `I GOT IT!!! I start in May!
She said yes!
We're having a baby and you're the first to know.
I passed my driving test!!
The results are clear, no sign of it.
Guess who's coming home for Christmas`,
  greeting: `Hi, how are you?
Hey stranger, long time!
Good morning!
Hello dear, all well?
hey you`,
  statement: `I've been thinking about what you said.
I saw Anna today.
Things are different now.
I don't know.
It was a strange week.`,
  control: `Who is he? Show me your phone.
You're not going out dressed like that.
Why is your location off? Turn it on now.
I told you I don't want you talking to her.
Send me a picture of where you are right now.
I rang your office and you weren't there. Explain.`,
  pressure: `I'd think twice before going to HR if I were you.
It would be a shame if your wife heard about that.
Remember who signs your review.
I know people at your new place. Just so you know.
You wouldn't want the kids to find out, would you.
We'll remember this when the lease is up.`,
  danger: `If you leave I'll find you.
I'll make sure you never work in this town again.
You'll be sorry you did that.
I'm outside. Open the door or I'll break it.
Say one word and you'll see what happens.`,
}
