import type { Talk } from './conversations.ts'

const talk = (title: string, name: string, tie: string, lines: string): Talk => ({
  title,
  person: { personName: name, relationshipType: tie },
  firstName: null,
  country: 'GB',
  turns: lines.split('\n').map((line) => line.trim()),
})

/** Twenty talks between many kinds of people: curt, flooding over, angry, ashamed, glad. Read, and measured for echoes. */
export const variedConversations: Talk[] = [
  talk(
    'A wife who jokes about him',
    'Claire',
    'wife',
    `my wife made a joke about my salary in front of her whole family at dinner
    everyone laughed. i laughed too
    she said im too sensitive when i brought it up in the car
    idk
    its not the money. i feel like she is ashamed of me
    yes
    what do i say to her`,
  ),
  talk(
    'A father who never asks',
    'Dad',
    'father',
    `i call my dad every week and he talks for an hour about his garden and never asks one thing about me
    i got a new job in may and he still doesnt know what it is
    he did ask about the dog once lol
    i guess im sad about it
    my brother says thats just how he is
    should i just stop calling
    i want him to ask me how i am. give me a sentence for the phone`,
  ),
  talk(
    'A best friend and a wedding',
    'Nadia',
    'best_friend',
    `Nadia is getting married and I am not a bridesmaid. Twelve years of friendship, and she asked a girl she met at pilates last summer.
    She told me over text. "hope you understand x"
    I wrote back "of course!!" and then I cried in the shower.
    I want to be happy for her but I feel like I have been replaced.
    no
    I haven't told anyone, not even my boyfriend.
    Should I say something before the wedding or is that selfish?`,
  ),
  talk(
    'A boss who promised',
    'Martin',
    'boss',
    `was promised a raise in january. its november. martin keeps saying next quarter
    ive trained two new people who earn more than me
    he said "budget is tight" and then hired a friend of his
    angry. really angry
    im scared if i push he will find someone cheaper
    i want 6% from december. how do i put that in an email
    ok thats good i will send it on monday`,
  ),
  talk(
    'A sister and the inheritance',
    'Ingrid',
    'sister',
    `My sister and I have not spoken properly since our father's will was read. He left her the house because she lived closer, and I understand that, I really do, but she never once said that it must have been hard for me. I drove four hours every second weekend for three years. I washed him. I sat there when he did not know my name any more. And at the funeral people thanked her.
    I don't even want the house.
    She sent me a photo of the new kitchen last week. Where his chair was there is an island now.
    I did not answer.
    maybe
    My husband thinks I should let it go for the sake of the family.
    How do I tell her that without sounding greedy?`,
  ),
  talk(
    'An ex who wants to be friends',
    'Luca',
    'ex_boyfriend',
    `luca broke up with me 6 weeks ago and now he texts me memes like nothing happened
    i reply every time. i hate that i do
    he said he still wants me in his life
    but then he posted a pic with someone
    i check her profile like 10 times a day
    ashamed tbh
    i should just block him
    what do i tell him`,
  ),
  talk(
    'A mother ashamed of shouting',
    'Theo',
    'son',
    `i screamed at my 6 yr old tonight over a spilled yoghurt. he flinched
    i swore id never be like my mother
    hes asleep now and i keep going in to look at him
    my partner works nights so its always me
    i feel like a monster
    did i damage him?
    i want to say sorry to him in the morning. how do you say that to a six year old`,
  ),
  talk(
    'A good day',
    'Mara',
    'daughter',
    `my daughter mara rang me today just to chat!! first time since she moved out
    we talked for 40 min about her flat and some boy
    she laughed at my jokes
    after the divorce she barely answered me for a year
    i want to not mess it up
    thanks`,
  ),
  talk(
    'A flatmate and the rent',
    'Josh',
    'roommate',
    `josh hasnt paid his half of the rent again. landlord emailed ME
    he did
    i covered it in september and october
    he just bought a switch
    dont want to be the bad guy
    yes
    he will say im stressing him out
    text for him pls`,
  ),
  talk(
    'A husband at the end of his strength',
    'Eva',
    'wife',
    `since the baby eva doesnt look at me. i get home, she hands her over and goes to bed
    we havent touched in four months
    i know shes exhausted, i see it. but im here too
    i tried to hug her in the kitchen and she flinched away and said "not now"
    lonely
    i dont want to put pressure on her
    i think she regrets it all
    what can i say to her that isnt another demand`,
  ),
  talk(
    'A brother who drinks',
    'Declan',
    'brother',
    `declan turned up drunk to my sons christening
    he knocked over the cake table. my mum said "thats just declan"
    everyone protects him. always have
    i told him to leave and now im the one nobody talks to
    they all think im cold
    i miss who he was before
    was i wrong to throw him out?
    no
    what do i write to him`,
  ),
  talk(
    'A girlfriend and a phone',
    'Aisha',
    'girlfriend',
    `i looked in aishas phone while she was in the shower. i know i know
    there were messages to her ex. nothing bad just long ones. late at night
    i feel sick
    she tells him stuff she never tells me
    i cant say anything because then she knows i looked
    idk
    help me`,
  ),
  talk(
    'A mother-in-law and the baby',
    'Renate',
    'mother_in_law',
    `My mother-in-law gave the baby honey although we had told her twice that he is too young for it.
    She said she raised three and none of them died.
    My husband stood next to her and said nothing.
    I am furious with him, more than with her.
    He says I should not make a scene because she helps us so much.
    She does help us. That is the worst of it.
    Give me words for my husband, calm ones.`,
  ),
  talk(
    'An old friend owes a visit',
    'Sam',
    'friend',
    `had a miscarriage in august. sam knew. she sent a heart and then nothing
    3 months
    ive been there for every one of her breakups
    maybe she doesnt know what to say
    but it still hurts
    i saw her in tesco and hid behind the cereal
    part of me wants to write to her and part of me wants her to suffer a bit
    write it for me`,
  ),
  talk(
    'A colleague who goes quiet',
    'Yusuf',
    'colleague',
    `I corrected Yusuf in the client meeting on Tuesday and since then he answers me with one word.
    The number was wrong. I could not let it stand.
    He used to bring me coffee.
    I could have waited until afterwards, that is true.
    I am not good at this kind of thing.
    I will talk to him on Friday.
    thank you`,
  ),
  talk(
    'A man whose father is dying',
    'Dad',
    'father',
    `my old man has weeks left. we havent talked properly in 20 years
    he hit the bottle when i was a kid and mum took us
    my sister wants me to come to the hospice
    i dont know if i want to forgive him
    he asked for me apparently
    im angry that hes getting to be the sad old man now
    what would i even say to him`,
  ),
  talk(
    'Someone who is angry',
    'Kev',
    'partner',
    `KEV FORGOT MY MUMS FUNERAL WAS TODAY. FORGOT
    he was at the gym
    he goes "you should have reminded me"
    im done. im so done
    11 years together
    i stood there on my own shaking hands
    he sent flowers to the house as if im a client`,
  ),
  talk(
    'A student and her parents',
    'Ma',
    'mother',
    `i failed second year and my parents think im graduating in june
    my mum tells everyone at the temple
    every time she calls i say its going great
    i feel like a fraud
    they remortgaged for this
    im scared of my dads face when he hears
    k
    how do i start`,
  ),
  talk(
    'A grown-up sister left with the care',
    'Paul',
    'brother',
    `Mum has dementia and I do all of it. Paul rings on Sundays and tells me I sound stressed.
    I asked him to take one weekend a month and he said his job is demanding.
    I have a job too.
    Last Thursday she called me by her sister's name and I went into the garden and just stood there.
    I am so tired I could sleep standing up.
    He did come at Easter.
    I want one weekend a month from him, that is all. How do I say it so that he can't slide out of it?`,
  ),
  talk(
    'A date who went cold',
    'Ben',
    'situationship',
    `been seeing ben 4 months. when we are alone hes lovely, in public he walks ahead of me
    he introduced me as "a friend" on saturday
    i said nothing
    i dont want to be that girl who needs a label
    but i do want one
    am i being needy?
    what do i ask him`,
  ),
]
