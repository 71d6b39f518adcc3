import type { Mood } from '@mallama/contracts/entry'
import type { Line } from './shapes.ts'

/** Half a year of Nora's evenings: a heavy spring, a lighter summer, and a wedding that is always on the list. */
export const noraWrites: readonly Line[] = `
181 | sad | Dad’s coat | Found his coat at the back of the wardrobe. A bus ticket in the pocket from the week before. | Missing him | Dad, home
178 | neutral | Train, soup, bed | A day with nothing in it. I did not mind that as much as I thought. | Flat but not bad | 
175 | very_sad | The notary | Leo wrote two lines about the notary and nothing else. I read them in the car park until it was dark. | Lonely, angry | Leo, Dad, flat
172 | sad | The list again | Came home late and the dishes stood there. We argued about the dishes and meant the wedding. | Tired, ashamed | Tomas, evenings, wedding
169 | happy | June at the pool | She talked a whole length of the pool. I laughed so much that I had to hold on to the side. | Light | June, swimming
166 | sad | Sunday | Mum read out my cousin’s salary again. I said nothing and then was short with Tomas all evening. | Small, tired | Ama, evenings
163 | neutral | Site visit | Rain on the site, wet shoes, good meeting. Priya nodded twice, which is a lot. | Calm | work, Priya
160 | sad | Headphones | I came home late again and he had his headphones on. I sat on the edge of the bath instead of asking. | Lonely | Tomas, evenings
156 | happy | Harbour | We walked along the water with the phones at home. He hummed the whole way back. | Calm, fond | Tomas, walking
153 | neutral | Seedlings | Planted the beans on the balcony. Four of them are up already, one is bent like a question. | Quiet | garden
149 | very_sad | His birthday | The family group was quiet. I nearly wrote to Leo, and put the phone in the drawer. | Missing him, angry | Leo, Dad
146 | sad | Four words | Priya moved my deadline in a message of four words. I read it nine times and slept badly. | Anxious, tired | work, Priya
143 | happy | She had been on a train | Asked her straight. She was not annoyed, she was on a train. I laughed out loud in the corridor. | Relieved | work, Priya
139 | neutral | Guest list | Forty names, then forty-four. We ate standing up. | Tired | wedding, Tomas
136 | happy | The first bean | Ate the first bean straight from the plant. It tasted of almost nothing and I was proud. | Proud | garden
132 | very_happy | Two hours for a garden | June drove two hours to look at the garden with me. We sat on the wall and ate plums. | Happy, light | June, garden
129 | happy | Swimming | Thirty lengths and no thought in them. The lifeguard knows our names now. | Calm | June, swimming
126 | neutral | Paperwork | The tax papers, all of them, on the floor. Tomas made tea every hour and did not comment. | Tired, grateful | Tomas, home
122 | happy | Mum sings | She sang the hymn wrong on purpose until I joined in. We did not talk about work at all. | Fond | Ama
119 | very_happy | The Wharf | The client said the planting plan was the reason they stayed. Priya told him it was mine. | Proud, light | work, Priya
115 | happy | Evening swim | The water was warmer than the air. June told me about the job she does not want. | Calm | June, swimming
112 | sad | Late | Came home late, sat in the car for ten minutes before going up. If I had gone in like that I would have started something. | Tired | evenings, Tomas
109 | happy | Then he had made soup | He had made soup and said nothing about the time. I said thank you and meant more than the soup. | Softer than I expected | Tomas, evenings
105 | neutral | Balcony | Too hot to think. The beans climb the railing and Idris, who may take the room, measured the wall. | Flat | home, garden
102 | very_happy | The sea | A whole day at the sea with June and her sister. Sand in the car, sand in the bread. | Happy | June, swimming
98 | happy | Said it once | I told Priya I cannot take the Friday slot. One sentence. She said fine. | Proud, a little shaky | work, Priya
95 | happy | Nothing much | Work, train, pasta. It is fine for a day to be nothing much. | Calm | 
91 | sad | The flat | Leo had the flat valued and told me afterwards. I began three answers and left them. | Angry, lonely | Leo, flat
88 | neutral | Fourth draft | The fourth draft to Leo has no money in it. It has the kite in it instead. | Careful | Leo, Dad
84 | happy | Ama cooks | Mum was here for the weekend and we cooked. She asked what I ate on Thursdays, which is how she asks how I am. | Fond | Ama, home
80 | very_happy | Garden party | Twelve people on a balcony for four. Tomas danced with my mother between the beans. | Happy, fond | Tomas, Ama, garden
77 | happy | Thursday | Swam with June. Her news first, for once, and then no time for mine, and that was right. | Light | June, swimming
73 | neutral | Rain | First cold rain. I brought the pots in and found the bus ticket again, in a book this time. | Quiet, missing him | Dad, garden
69 | sad | Garden or hall | Asked Tomas for the third time: garden or hall. He said whatever you like and made a face. I came home late the next day so as not to ask. | Alone, tired | Tomas, wedding, evenings
66 | sad | Standing in the hall | Waited in the hall with my coat on and heard him laugh on the phone. The dishes stood there. I went for a walk around the block. | Lonely | Tomas, evenings
62 | happy | The garden | I reopened it in the morning with coffee in my hand. He said: the garden. Just like that. | Relieved | Tomas, wedding
58 | neutral | Deadline | Drew until nine. Priya brought noodles for everyone and did not stay to be thanked. | Tired | work, Priya
55 | sad | In the car | He invited his parents for Sunday and told me in the car on the way there. I smiled all through the lunch. | Humiliated, tired | Tomas, wedding
53 | happy | The balcony | He came out to the balcony and said he had been afraid that I would say no. He cried a bit. So did I. | Softer | Tomas
49 | neutral | Bus | A voice message from June, seven minutes long, mostly bus. | Fond | June
46 | sad | Dishes | The dishes, which were about the wedding. I said always and he said never and we both heard it. | Ashamed, tired | Tomas, evenings, wedding
43 | happy | Phones at home | Walked along the harbour. He asked one question and waited for the answer. | Calm | Tomas, walking
39 | very_happy | The plan is mine | They printed the planting plan with my name under it. I sent a picture to Mum, who sent it to everyone. | Proud | work, Priya, Ama
36 | sad | Two messages | Leo answered the photo of the kite with a heart and nothing else. I looked at it for a long time. | Missing him, hopeful | Leo, Dad
33 | neutral | Idris | He plays the bass with headphones on. One hears only fingers, like rain. | Quiet | home
30 | happy | Thursday again | Cold water, hot tea, June. That is the whole entry. | Light | June, swimming
27 | sad | Late, again | Came home late from the site and he had eaten. The dishes stood there and I did them loudly, alone. | Tired, lonely | Tomas, evenings, work
24 | neutral | List | Four more names from his father. I put the list in the drawer with the phone chargers. | Tired | wedding, Tomas
21 | happy | Soup | He made the soup I like without being asked. We talked about money before the first, for once. | Calm, fond | Tomas, evenings
18 | happy | Wharf | Priya put my name down for the Wharf. I ran down the stairs like a child. | Proud | work, Priya
15 | very_sad | Dad’s chair | The chair went to Leo’s today. Nobody asked me, and I had not asked for it either. | Missing him, angry | Leo, Dad, flat
12 | neutral | Nothing much | Work, train, pasta, an hour with the book about roses. | Flat but not bad | 
9 | happy | June called | She laughed so hard about the dentist that I forgot to tell her why I rang. | Light | June
7 | happy | Table plan | Tomas told his mother on the phone that we decide the table plan. I heard it through the door. | Fond, light | Tomas, wedding
5 | happy | Sunday call | Mum and I, each in a bath, on the phone. Neither of us mentioned it until the water was cold. | Calm | Ama
3 | happy | The lifeguard | Laughed until the lifeguard looked over. Thirty-two lengths. | Light | June, swimming
2 | sad | The car park | Sat in the car for ten minutes before going up. I knew if I went in like that I would start something. Then he had made soup. | Tired, then softer than I expected | Tomas, evenings, wedding
1 | sad | He forgot to call Mum | He forgot to call Mum, again, and I came home late and went to bed without a word. The dishes stood there. | Tired, lonely | Tomas, Ama, evenings
`
  .trim()
  .split('\n')
  .map((line): Line => {
    const [ago, mood, title, content, emotions, tags = ''] = line.split(' |').map((part) => part.trim())
    return [Number(ago), mood as Mood, title!, content!, emotions!, tags]
  })
