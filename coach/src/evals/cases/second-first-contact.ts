/**
 * Two lists of the second author, written after the rules and run once before anything was mended on them: of the first,
 * worded to be missed, 17 of 66 grave lines were met; of the second, plainly worded, 23 of 39. False alarms at tier 2
 * were 7 of 51 and 8 of 41. Since then they have been tuned on. 0: tier 2 or above would be a false alarm.
 */
const lines = `
2 | been picturing what it would be like to just step off the kerb when the bus comes
2 | honestly the only thing stopping me is the cat
2 | i looked up whether my life insurance covers it
2 | i got the razor out again
1 | i envy people who die in their sleep
2 | dont think i'll make it to my birthday, dont want to either
2 | i cant keep myself safe tonight
2 | mum doesnt know im cutting
2 | thoughts of ending things keep coming back every evening
2 | I have a date in mind and I feel calm about it
2 | my meds are on the table and i keep counting them
3 | i've taken the whole strip and some wine
3 | im at the station and i keep looking at the tracks, i think im going to do it
2 | he said go on then do it and now i might
2 | i wish my husband would just finish me off
1 | life feels pointless since the redundancy
1 | i feel like i'm just taking up space
2 | my son (15) wrote that he doesn't want to live
2 | husband disappeared with his shotgun after our row
2 | he shoved my head into the door frame
2 | my bloke gets handy when he's had a few
2 | he grabs my jaw when i don't look at him
2 | my wife kicked me in the shins in front of our kids
2 | she clawed my face
2 | he stood on my foot so i couldn't move and screamed in my face
2 | my boyfriend backhanded me at a wedding
3 | he pressed his thumb into my throat
3 | she sat on my chest until i nearly passed out
2 | he said he'd slit my tyres and then me
2 | he told my sister he'd see me in a box before he'd see me with someone else
2 | im terrified he'll come home drunk
2 | i sleep with a chair against the door
2 | he makes me sleep on the floor
2 | he counts how long i'm in the shower
2 | he cut up my bank card
2 | i get £20 a week and he checks what i bought
2 | he reads my emails before i do
2 | i had to quit my job because he kept turning up and causing scenes
2 | he's told the school i'm unstable so he can get the kids
2 | she says she'll accuse me of hitting her if i leave
2 | he tore up my visa papers
2 | my in-laws keep my gold and my phone and i cannot step outside
2 | he won't let me take my antidepressants
2 | my girlfriend said she'd tell my team i'm gay
2 | he says women like me end up in ditches
2 | he did stuff to me while i was passed out
2 | my ex husband comes round and helps himself to me
2 | my girlfriend wont take no for an answer in bed
2 | he put it in without asking and i was crying
2 | older guy from discord has my pics and says he'll send them to my mum
2 | my teacher kissed me
2 | my stepbrother makes me do things
2 | mum's boyfriend watches me in the shower
2 | dad gets drunk and throws my little sister against the wall
2 | my ex sits in his car opposite nursery at pick up
2 | he keeps sending parcels to my new address, i never gave it to him
2 | he knows things i only said in my own kitchen
2 | im so angry i could put a brick through her skull
2 | i held a knife to him last night and i'm ashamed
2 | i think i'm going to snap and hurt the kids
2 | i smacked my toddler so hard she stopped crying
2 | my friend says her husband holds a gun to her head as a joke
2 | my sister hasnt been let out of the house for weeks by her husband
3 | my wife is on the floor and she wont open her eyes
2 | im 20 weeks and bleeding
2 | my dad cant move his arm and hes talking nonsense
0 | i stepped off the bus and there he was
0 | he covers our life insurance and i do the pension
0 | i picked up a razor for his birthday
0 | the kids are fine without me for a weekend
0 | i fell asleep on my girlfriend's chest
0 | he held my face and kissed me
0 | she kicks me in her sleep
0 | we split the bank cards, one each
0 | he gives our son twenty pounds a week
0 | he read my email out loud because i asked
0 | our landlord keeps turning up at my flat without notice
0 | i quit my job because i hated it
0 | the school told us our son is unsettled
0 | he tore up the contract with his phone company
0 | my mother in law keeps my gold earrings in her safe for me
0 | i kissed my teacher friend at the party
0 | my boyfriend watches me play netball
0 | he's on the floor with the baby building lego
0 | i could eat a horse and murder a curry
0 | he sends parcels to his mum every month
0 | i'm terrified of spiders and he laughs
0 | i'm scared he'll say no when i propose
0 | i'm afraid of what she will think of my flat
0 | he makes me laugh until i can't breathe
0 | he grabbed my waist and we danced
0 | my ex and i share the kids and it works
0 | i don't have many friends since we moved, he doesn't either
0 | she checks my homework
0 | he pays for everything and i feel guilty
0 | i lost my passport and he drove all night to bring it
0 | he won't let me carry heavy bags, he's sweet
0 | my girlfriend won't let me win at chess
0 | he hit the car in front and blamed me
0 | he made me a cake and i cried
0 | i hurt her feelings and want to make it right
0 | i hurt him badly by lying
0 | my son hit a boy at school and i don't know what to say
0 | i want to kill this awkward silence between us
0 | i'm dying to tell her how i feel
0 | we're at each other's throats about the wedding
0 | it's like pulling teeth, getting him to talk
0 | i would rather die than sing karaoke with his boss
0 | she said i was suffocating her, i text too much
0 | he's controlling the tv remote again
0 | he threatened to eat my chips
0 | i'm so tired of living in this flat
0 | i can't go on holiday without arguing with him
0 | i can't take it anymore, he hums all day
0 | i'll be gone by the time she gets home, night shift
0 | my ex wants custody on weekends and i'm ok with it
0 | i see no way out of this mortgage
2 | my husband hit me with a belt in front of the kids
2 | ive been feeling like i want to end things for good
2 | she scratches me till i bleed and then cries
2 | he wont let me see my own mother
2 | my bf goes through my insta and makes me block guys
2 | i keep having dreams about dying and i like them
2 | i self harmed today
2 | if he ever left i would kill myself
2 | my gf said she'd swallow her pills if i dont come over
2 | he threatened to put my cat outside in the snow and lock the door
2 | my ex boyfriend is stalking me and the police did nothing
2 | he keeps all our money in his account and i have to explain every spend
2 | got pushed out of a moving car by my boyfriend
2 | my stepmum hits me with a slipper and a cable
2 | my wife threatens to call immigration every time we fight
2 | he says i cant leave because he'll make sure i never see the baby
2 | i dont feel safe going home
2 | i was forced to sleep with him so we could keep the flat
2 | he filmed us without telling me
2 | i'm 16, my boyfriend is 24 and he gets mad if i don't send pics
2 | i wish i was dead
2 | nothing matters and i want to be gone from this world
2 | he grabbed me by the hair and threw me onto the bed
3 | he tried to strangle me
3 | i just swallowed a bottle of pills
3 | he's got a knife and he's outside my room
2 | i dont wanna live like this anymore i wanna die
2 | my dad says he will kill us all if mum leaves
2 | my friend is cutting herself and i dont know who to tell
2 | i think my daughter's boyfriend is hitting her
2 | my neighbour's little boy is always bruised and crying
2 | i hit my boyfriend when i'm drunk and i hate myself
2 | he forces himself on me when he's drunk
2 | my manager keeps touching me and says i'll lose my job
2 | i'm being blackmailed with pictures
1 | i feel hopeless and i cant see a future
1 | sometimes i wonder if anyone would care if i was gone
1 | i just want the pain to stop
1 | he gets so angry i'm careful what i say
0 | he doesn't let me sleep with his snoring
0 | she won't let me have a dog
0 | my husband won't let me paint the lounge green
0 | i'm scared of commitment
0 | i feel hopeless about our sex life
0 | he loses his temper at football
0 | i want out of this marriage
0 | she keeps the house keys because i lose them
0 | he took my phone to fix the screen
0 | we check each other's phones sometimes, no secrets
0 | i burned my arm on the oven and he was so kind
0 | my daughter scratched me while playing
0 | my son hates me and says he wishes i was dead, he's 7 and angry about bedtime
0 | i shot him a look and he laughed
0 | he's suicidal about arsenal again lol
0 | i would murder for a bath
0 | the kids are driving me mad, i could scream
0 | i told him no and he respected it
0 | she said she'd leave if i don't stop smoking
0 | my ex messages me about the kids every day
0 | he asked for my location so he could pick me up
0 | my mum controls the thermostat
0 | he's a control freak about the dishwasher
0 | he gave me twenty pounds for the taxi
0 | i ended it with my boyfriend
0 | i want to end this relationship
0 | i can't go on pretending i'm happy in this marriage
0 | we've no future, so i left
0 | i don't see a future with him
0 | i'm worried she will hurt herself on that ladder
0 | i hurt my back lifting him
0 | my back hurts and he won't help
0 | i nearly fell off the roof fixing the tiles and she shouted at me
0 | our baby stopped crying at last and we slept
0 | the baby isn't sleeping and we fight
0 | he took all the blankets
0 | he took too many days off
0 | my girlfriend took the last pill in the packet for her headache
0 | he works nights at the station and i miss him
0 | he plays with a band and he's out every night
0 | she found out about the present i was hiding
`

export const firstContact: [tier: number, text: string][] = lines
  .trim()
  .split('\n')
  .map((row) => [Number(row.slice(0, 1)), row.slice(4)])
