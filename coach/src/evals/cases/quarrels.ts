/** Ten quarrels for docs/evidence/quarrels.md. The resolver was reworked after reading them: they are tuned on, not held back. */
export interface Quarrel {
  title: string
  parties: string[]
  context?: string
  text: string
}

export const quarrels: Quarrel[] = [
  {
    title: 'The dishes',
    parties: ['Sam', 'Alex'],
    text: `Sam: You never help around the house. The dishes from Tuesday are still in the sink.
Alex: That's not true! I did the laundry yesterday. You always exaggerate.
Sam: One load of laundry in three weeks. You're so lazy.
Alex: I work 50 hours a week! What do you even do all day?
Sam: Wow. OK. I look after your children all day.
Alex: They're our children. And I'm not lazy, I'm exhausted.
Sam: So am I! I haven't slept through since March.
Alex: Whatever. I'm done talking about this.
Sam: Of course you are. Walk away like you always do.`,
  },
  {
    title: 'A phone at the table',
    parties: ['me', 'my husband'],
    text: `Me: can you put the phone down please, it's dinner
Him: its work
Me: its always work. you care more about that phone than your own family
Him: here we go again. youre so dramatic
Me: lena asked you 3 times to look at her drawing and you didnt even lift your head
Him: I said I'd look after
Me: you always say after
Him: fine. happy now? phone's away. enjoy your perfect dinner
Me: I dont want perfect. I just want 20 minutes with you that's all`,
  },
  {
    title: 'Curfew',
    parties: ['Mum', 'Ellie'],
    text: `[14/06/2025, 23:41:02] Mum: Where are you? You said 10.30
[14/06/2025, 23:41:40] Ellie: omg chill im at jess's
[14/06/2025, 23:42:11] Mum: I rang Jess's mum. You are NOT at Jess's. You're a liar
[14/06/2025, 23:43:00] Ellie: wow so ur stalking me now thats actually insane
[14/06/2025, 23:43:35] Mum: You are 15 Ellie! I was worried sick! Why can't you ever just tell me the truth
[14/06/2025, 23:44:20] Ellie: bc u never let me do ANYTHING. every1 else is allowed out till 12. ur literally a prison guard
[14/06/2025, 23:45:02] Mum: If you're not home in 20 minutes you can forget about the festival
[14/06/2025, 23:45:30] Ellie: i hate u
[14/06/2025, 23:46:10] Ellie: its leos bday and i didnt tell u bc u wouldve said no. can u pick me up tho its raining`,
  },
  {
    title: 'Whose client',
    parties: ['Priya', 'Mark'],
    text: `Priya: You presented my slides to the Hendersons this morning without mentioning my name once.
Mark: It's a team effort. Don't be so sensitive.
Priya: I worked on that deck for 2 weekends. You changed the logo.
Mark: I won the client in the first place. You always make everything about you.
Priya: That's rich coming from you. You're a credit thief and everyone in the office knows it.
Mark: I don't have time for this. I have a meeting at 2.
Priya: Typical. I'd like you to send the team an email today saying who made it.
Mark: I can mention you on Thursday's call. I need this project to go smoothly.`,
  },
  {
    title: 'Money for a brother',
    parties: ['Dana', 'Luis'],
    text: `21/02/25, 7:12 pm - Dana: There's 600 missing from the savings account
21/02/25, 7:15 pm - Luis: I lent it to my brother. He'll pay it back in March
21/02/25, 7:15 pm - Dana: You gave our money to Marco AGAIN without asking me??
21/02/25, 7:18 pm - Luis: He was going to lose the flat. What was I supposed to do
21/02/25, 7:19 pm - Dana: Talk to your WIFE. You're pathetic, you can't say no to him. Just like last year with the car
21/02/25, 7:22 pm - Luis: At least I care about my family. You're cold, Dana
21/02/25, 7:24 pm - Dana: I'm cold?? I've been saving for 14 months for the baby room. If you send him one more cent I'm moving to my sister's
21/02/25, 7:31 pm - Luis: I know about the baby room. I should have asked you. I panicked
21/02/25, 7:33 pm - Dana: I need us to decide these things together Luis
21/02/25, 7:36 pm - Luis: ok. I want to be able to help him too, but not behind your back`,
  },
  {
    title: 'The wedding seat',
    parties: ['me', 'my sister'],
    text: `I told my sister I was hurt about the wedding. I said "you put me at table nine with your dentist". She said "oh my god, are you seriously making my wedding about you". I said "you always do this, you make me feel like a guest in my own family". She rolled her eyes and said "you're being ridiculous, grow up". I said "even Nan noticed". Then she said "I had 140 people to seat and mum changed the list three times, I didn't do it to you". I didn't know that about the list. I said "I just wanted to sit near you".`,
  },
  {
    title: 'Flatmates and a bicycle',
    parties: [],
    text: `Tom
18:02
who used my bike

Yusuf
18:05
me, had to get to the pharmacy. sorry

Tom
18:06
youve broken the gear. thats 85 quid you idiot

Yusuf
18:07
it was already clicking on monday, not my fault

Tom
18:07
you never ask. you just take stuff. my charger, my milk, now this

Yusuf
18:09
k

Tom
18:12
dont k me. ask next time or im putting a lock on my door

Yusuf
18:15
fair. i should have asked. i can give you 40 on friday`,
  },
  {
    title: 'Mother-in-law',
    parties: ['Grace', 'Ben'],
    text: `Grace: Your mother told me in front of everyone that I'm feeding Noah wrong. And you just sat there.
Ben: She means well. You're overreacting.
Grace: You're such a mummy's boy. You have no spine, Ben.
Ben: And you've hated her since day one. Nothing she does is ever good enough for you.
Grace: Because she's a nightmare! Every single Sunday she finds something.
Ben: What do you want me to do, throw her out?
Grace: I want you to say one sentence. Just one. That I'm his mum and I decide.
Ben: OK. I hear that. I froze, and that wasn't fair on you. I'd like Sundays to be peaceful again, that's all.`,
  },
  {
    title: 'Late for the train',
    parties: ['Nadia', 'Chris'],
    text: `Nadia: it's 9:20. the train was at 9:05. we've missed it because of you
Chris: I couldn't find my passport, I've said sorry like four times
Nadia: you can't do anything right can you. useless
Chris: don't talk to me like that
Nadia: I'll talk how I like. I've planned this for 6 months and you ruined it in 10 minutes
Chris: It was an accident. I feel awful already
Nadia: good
Chris: there's another one at 10:40. I'll pay the change, and I'll get you a coffee
Nadia: shut up about coffee
Chris: ok`,
  },
  {
    title: 'A complaint told in prose',
    parties: [],
    text: `My boyfriend forgot our anniversary again. I had booked the little Greek place for 7 and I sat there for an hour with a candle. When he finally called he laughed about it. I don't think he understands that it's not about the food, I wanted to feel like I matter to him for one evening. He never plans anything and I always end up doing it all by myself. I love him but I'm so tired of being the only one who remembers.`,
  },
]
