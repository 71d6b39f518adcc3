import type { Situation } from './situation.ts'

/** Friends, groups, and what is owed between people who chose each other. */
export const friendSituations: Situation[] = [
  {
    id: 'silence',
    label: 'the silence',
    gravity: 3,
    kind: 'reach-out',
    keepOpen: true,
    strong:
      /\b(?:ghost(?:ed|ing|s)?|gone (?:quiet|silent)|went (?:quiet|silent)|(?:hasnt|havent|has not|have not|didnt|never|doesnt|wont|not|stopped|isnt) (?:even )?(?:text\w*|messag\w+|repl\w+|answer\w*|respond\w*|call(?:ed|s|ing)?|written|write|writes|spoken to me|speak to me|talk to me|been in touch)(?: me| us)?(?: back)?|left (?:me )?on (?:read|seen)|blue ticks|heard nothing|havent heard|ignor(?:es|ed|ing) (?:me|my)|silent treatment|no reply|not a word|radio silence|avoid(?:s|ing|ed) me|unfollow\w*|not come home|proper conversation)\b/gi,
    weak: /\b(?:used to (?:talk|text|call|speak)\w*|stories|story|online|alive|weeks|no words|quiet)\b/gi,
    may: [
      'Silence is hard because it can mean anything, and at night it tends to mean the worst.',
      'Not knowing is a strain of its own, apart from whatever the answer may be.',
      'if(stor(?:y|ies)|online|post|liked|alive) Seeing that someone is about, only not with you, is a particular kind of quiet.',
      'You are left holding a conversation that has one person in it.',
      'Silence does not always mean anger. Some people go quiet when they do not know how to say a thing.',
    ],
    ask: [
      'What was the last thing between you before it went quiet?',
      'Which explanation do you keep coming back to?',
      'What would help more just now, a reason or a sign of life?',
      'Have the two of you been through a quiet stretch before?',
    ],
    need: [
      'wanting to know whether you still matter to {them}',
      'wondering whether you did something, without being told',
    ],
    ways: [
      ['send one light line that asks for nothing', 'it opens the door', 'there may still be no answer'],
      ['ask once, openly, whether something is wrong', 'you stop guessing', 'you may hear something uncomfortable'],
    ],
    open: 'It has been quiet between us, and I have been thinking of you',
    want: [
      'If I did something, I would rather know. And if it is something else, that is all right too.',
      'No need to explain. I would be glad to hear from you.',
    ],
  },
  {
    id: 'left-out',
    label: 'being left out',
    gravity: 3,
    strong:
      /\b(?:left (?:me )?out|(?:not|wasnt|werent|didnt get|never got) invited|didnt (?:even )?(?:invite|ask) me|everyone (?:else )?(?:was invited|got (?:a|an) \w+|went|knew|but me)|last to know|made plans without|group ?chat|found out (?:from|on|via|through) (?:instagram|facebook|social|a story|someone|the group)|bridesmaid|maid of hono\w+|best man|saw (?:the|their) (?:photos|pictures|pics))\b/gi,
    weak: /\b(?:without me|invited?|everyone|wedding|party|photos|story|uninvited|liked the post)\b/gi,
    may: [
      'How one is told can say as much as what one is told.',
      'It is hard to ask to be asked. It already feels like less.',
      'if(congrat|happy for|smil|liked the post) To smile at the news and mind it is a lot to do in the same minute.',
      'if(bridesmaid|maid of hono|best man|wedding|godmother) A place one thought was kept shows itself only when it is given to others.',
    ],
    ask: [
      'What had you pictured your place in it would be?',
      'What did you tell yourself it meant?',
      'If there turned out to be a plain reason, which would you be able to accept?',
      'What would you want from {them} now, an explanation or a place in it?',
    ],
    need: [
      'wanting to be thought of without having to ask',
      'wondering whether you count for as much there as they do for you',
    ],
    ways: [
      ['ask {them} about it once, as a question', 'there may be a plain reason', 'you show that it got to you'],
      [
        'wait until the first heat is gone and then decide what you want from {them}',
        'you will not have to take anything back',
        'it goes round in you meanwhile',
      ],
    ],
    open: 'I heard about it the way I did, and I would rather ask you than guess',
    want: [
      'Was there a reason? I want to understand it before I make it into something.',
      'Can we talk, just us, on the phone?',
    ],
    keepOpen: true,
  },
  {
    id: 'wedding',
    label: 'the wedding',
    gravity: 2,
    strong:
      /\b(?:(?:not|might not|wont|just not) (?:go|come) to (?:the|my|his|her) wedding|hen (?:do|party)|stag (?:do|party)|bachelorette|wedding (?:party|guest|list|planning|dress)|getting married)\b/gi,
    weak: /\b(?:wedding|engaged|bride|groom|guests?|venue|dress)\b/gi,
    may: [
      'A wedding puts everyone in an order, in writing, and people read it.',
      'Not going would say something. So would going, and it is worth choosing which.',
      'It is one day, and it will be in the photographs for forty years.',
    ],
    ask: [
      'If you look back in five years, which would you rather have done?',
      'What would have to be said beforehand so that you could go gladly?',
      'What part in it would feel right to you?',
    ],
    need: ['wanting a place in a day that matters', 'wanting to be glad for {them} without swallowing something'],
    ways: [
      [
        'tell {them} before the day what it did, and then decide',
        'you go or stay with a clear head',
        'it is a hard talk at a busy time',
      ],
      ['give yourself a week before you answer', 'it is not decided in anger', 'it hangs over you'],
    ],
    open: 'Before the wedding I want to say this once, so that it does not stand between us',
    want: ['Can we talk, just you and me, this week?', 'I want to come with a light heart. Would you call me?'],
    keepOpen: true,
  },
  {
    id: 'drift',
    label: 'the friendship changing',
    gravity: 2,
    roles: /friend|mate|bestie|cousin|sister|brother/,
    strong:
      /\b(?:new friends|grew apart|growing apart|moved to (?!the (?:sofa|couch))\w+ and|friends since we were (?:\d+|kids|little|\w+teen)|not the same (?:anymore|any more|since)|best friends? since)\b/gi,
    weak: /\b(?:moved|new (?:job|life|city)|friends|used to|years|since we were \w+)\b/gi,
    may: [
      "A friend's new life can feel like a verdict on the old one. It seldom is.",
      'There is no word for the end of a friendship, so one is left not knowing whether it is one.',
      'if(promis|going to be|since we were|always said) An old promise between friends may be remembered by one and filed under childhood by the other.',
    ],
    ask: [
      'What did the two of you have that you have with nobody else?',
      'When did you last have a talk that felt like before?',
      'Does {they} know that you miss it?',
    ],
    need: ['wanting to still have a place in {their} life', 'wanting what you had to have counted'],
    ways: [
      ['send a memory only the two of you have', 'it is warm and asks nothing', 'it may stay at a heart under it'],
      ['say plainly that you would like more of {them}', 'it can be answered', 'you show where you stand'],
    ],
    open: 'I was thinking about us and how long we have known each other',
    want: [
      'I would love a proper call. When are you free?',
      'I am glad about your news, and I would have loved to hear it from you.',
    ],
    keepOpen: true,
    kind: 'reach-out',
  },
  {
    id: 'gossip',
    label: 'what was passed on',
    gravity: 3,
    strong:
      /\b(?:gossip\w*|(?:told|telling) (?:everyone|people|others|the others|her friends|his friends|my (?:secret|business))|talk\w* about me behind|behind my back|spread\w* (?:rumou?rs|it|lies)|rumou?rs?|screenshot\w*|shared my)\b/gi,
    weak: /\b(?:secret|trust\w*|promised not|told (?:him|her|them) in|private|everyone knows)\b/gi,
    may: [
      'if(secret|confiden|told (?:him|her|them)|trust|promis) What was told in confidence cannot be called back, and that makes one careful with everybody.',
      'It hurts to be a story.',
      'Someone can pass a thing on out of worry, vanity or carelessness. It looks the same from your side.',
    ],
    ask: [
      'What exactly was said, and to whom, as far as you know?',
      'Which part of it should never have left the room?',
      'What would make it possible to tell {them} something again?',
    ],
    need: ['wanting what you say to be safe', 'wanting it to be admitted'],
    ways: [
      ['ask {them} directly whether it is so', 'you deal with a fact', 'it may be denied'],
      ['tell {them} less for a while and see', 'you are safe', 'nothing is said'],
    ],
    open: 'Something I told you in confidence came back to me from someone else',
    want: ['I would like to hear from you how that came about.', 'Please keep what I tell you between us.'],
    keepOpen: true,
  },
  {
    id: 'lending',
    side: /\b(?:lent|lend|loan\w*|owes?|money|pounds?|euros?|dollars?|quid|hundred|thousand|grand|pay (?:me )?back|paid (?:me )?back|\d{2,})\b|[£$€]/,
    label: 'the money you lent',
    gravity: 3,
    roles:
      /friend|mate|brother|sister|cousin|mum|mom|mother|dad|father|parent|son|daughter|partner|wife|husband|boyfriend|girlfriend|ex|roommate|flatmate|uncle|aunt|neigh/,
    strong:
      /\b(?:lent (?:him|her|them|my|\w+)(?: \w+)? ?[$£€]?\d*|i lent|loaned|owes me|pay(?:ing)? (?:me )?back|paid me back|borrowed (?:money|\d+|my)|didnt pay (?:me )?back)\b/gi,
    weak: /\b(?:money|\d{3,}|by june|dubai|new car|holiday|posted pics|told you so)\b/gi,
    may: [
      'Money between people who are close is never only money: you watch what they spend and hate that you do.',
      'Asking for what is yours can feel ruder than not giving it back. It is not.',
      'A loan without a date lets one forget and makes the other count.',
    ],
    ask: [
      'Was a date or a sum a month ever agreed?',
      'Has it been mentioned since, by either of you?',
      'What would you accept: all at once, in parts, or letting it go and saying so?',
    ],
    need: ['wanting it to be mentioned without you having to', 'wanting to keep both the bond and the respect'],
    ways: [
      ['ask for a plan with a first small sum and a date', 'it is easy to say yes to', 'it takes longer'],
      ['say the whole sum and the day you need it by', 'it is clear', 'it may be met with an excuse'],
    ],
    open: 'I wanted to come back to the money I lent you',
    want: [
      'Can you start with a part of it this month and tell me when the rest could follow?',
      'What date can I count on?',
    ],
    keepOpen: true,
  },
  {
    id: 'limits',
    label: 'where your line is',
    gravity: 2,
    strong:
      /\b(?:boundar(?:y|ies)|unannounced|(?:cant|couldnt|never|hard to|how to|afraid to) say no|favou?rs?|oversteps?|pushy|(?:shows?|turns?) up (?:at|without)|expects me to|people pleas\w*|doormat|guilt[- ]?trip\w*|walks? all over me|keeps asking)\b/gi,
    weak: /\b(?:always asks?|(?:every|five|ten|\d+) times a day|spare key|need space|too much|babysit\w*)\b/gi,
    may: [
      'A yes that you do not mean is paid for later, usually by you.',
      'A limit is hardest with the people you least want to hurt.',
      'That you mind does not make you unkind.',
    ],
    ask: [
      'What was the last thing you said yes to and wished you had not?',
      'What do you fear would follow a no?',
      'Where would the line be, if you could simply draw it?',
    ],
    need: ['wanting to be asked rather than counted on', 'being able to say no and still be liked'],
    ways: [
      ['say no to one small thing this week, without reasons', 'you see that it can be done', 'there may be a sulk'],
      [
        'say beforehand what you can give and how often',
        'it is known in advance',
        'you have to hold it the first time',
      ],
    ],
    open: 'I have said yes to more than I can do',
    kind: 'refusal',
    want: [
      'This time it has to be no, and I wanted to tell you straight.',
      'From now on, please ask me first and take a no as a no.',
    ],
  },
  {
    id: 'mockery',
    label: 'the jokes',
    gravity: 3,
    strong:
      /\b(?:jok(?:ed|es|ing) (?:about|at) (?:me|my|our)|laugh(?:s|ed|ing)? at me|mock\w*|ma(?:kes?|de|king) fun of|humiliat(?:es|ed|ing) me|belittl\w*|talks? down to|patroni[sz]\w*|condescend\w*|just a joke|embarrass(?:ed|es) me)\b/gi,
    weak: /\b(?:joke[sd]?|laughed|in front of|teas\w+|everyone)\b/gi,
    may: [
      'Said as a joke it can still hurt, and then one is not even allowed to mind.',
      'It is worse with others listening, since you have to keep your face while it lands.',
      'That it stung says nothing about your sense of humour.',
    ],
    ask: [
      'What were the words, and who heard them?',
      'What did you do with your face in that moment?',
      'What would you have wanted {them} to do on seeing that it hit you?',
    ],
    need: ['wanting to be safe with {them} in front of others', 'not having to laugh along at your own expense'],
    ways: [
      [
        'tell {them} in private which sentence it was and leave the rest',
        'it is one thing {they} can stop',
        'you may hear that it was only a joke',
      ],
      ['say "not that one" in the moment, with a light voice', 'it is over in a second', 'you need to be quick'],
    ],
    open: 'That joke about me in front of the others was not funny for me',
    want: ['Please leave that one out from now on.', 'Would you stop it there, when you see my face?'],
    keepOpen: true,
  },
  {
    id: 'forgotten',
    label: 'the day that was forgotten',
    gravity: 2,
    strong:
      /\b(?:(?:forgot|didnt remember|missed) (?:my|our) (?:birthday|bday|anniversary|graduation)|no (?:present|card|gift)|nobody (?:remembered|called|came))\b/gi,
    weak: /\b(?:birthday|anniversary|valentines|forgot|card|present|gift)\b/gi,
    may: [
      'A forgotten day is small on a calendar and not small to the one it belongs to.',
      'To remind someone of your own day takes the gift out of it.',
    ],
    ask: [
      'What would you have liked the day to be, in the simplest version?',
      'Did you say anything, or wait to see?',
      'What has {they} done on that day in other years?',
    ],
    need: ['wanting to be remembered without a reminder', 'wanting to matter on a day that is yours'],
    ways: [
      ['say it lightly and ask for a day to make up', 'it is mended quickly', 'it makes it smaller than it was'],
      ['say that it mattered and leave it there', 'it is true', 'there may be a clumsy answer'],
    ],
    open: 'My day went by without a word from you',
    want: ['Would you make up for it with an evening, just us?', 'I wanted you to know that it mattered to me.'],
    keepOpen: true,
  },
]
