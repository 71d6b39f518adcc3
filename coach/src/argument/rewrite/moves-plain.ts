import { group, said, drop, type Move } from './move.ts'

/** Hard lines of one kind each, with the one thing that is meant by them; before all other moves. */
export const plainMoves: readonly Move[] = [
  [
    /^are you (?:even |actually |ever )+(?<rest>listening|hearing me|paying attention|there|trying)\b.*$/i,
    (hit) =>
      /trying/i.test(group(hit, 'rest'))
        ? said('need', "I'd like to see that we both try.")
        : said('need', "I'd like to know that you're listening.", 'I need you to listen to me for a minute.'),
  ],
  [
    /^(?:and )?you do (?:this|that|it) (?:every (?:single )?time|whenever|each time) (?<rest>(?:i|we|she|he|it|my|the)\b.+)$/i,
    (hit, scene) => said('feel', `I feel ${scene.feel()} when ${group(hit, 'rest')} and this happens.`),
  ],
  [
    /^(?:and |so )*you (?:just |only |always |really )*(?:want|like|love|need|try|have) to control (?:me|everything|us|my life|what i do)$/i,
    () => said('need', 'I want to decide some things for myself.', "I'd like more of a say in this."),
  ],
  [
    /^(?:well |and |but )*you (?:didn't|did not|don't|never) (?:even )?care[ds]? (?:about (?:me|us|her|him|them|it) )?until (?<rest>.+)$/i,
    () => said('need', 'I needed to see that you cared sooner.', "I'd have liked to feel that you cared before this."),
  ],
  [
    /^(?:and )?you (?:baby|love|spoil|treat|look after|care (?:more )?about|care for) (?<rest>(?:that|the|your|my|her|his|those) .+?) (?:more|better) than (?:you (?:ever )?(?:cared about|loved|love|care about|treated|treat|look after|did) )?(?:me|us)$/i,
    (hit) => said('need', `I want to matter to you as much as ${group(hit, 'rest')}.`),
  ],
  [
    /^(?:not everything (?:is|has to be)|it(?:'s| is) not (?:always|all)|everything(?:'s| is) not) (?:always |all )?about you$/i,
    () => said('see', "I'd like there to be room for my side too.", 'There is my side in this too.'),
  ],
  [/^(?:so |then |well )*(?:don't|do not|stop) act(?:ing)? like (?:one|it|that|a\b.*|an\b.*)$/i, () => drop()],
  [
    /^(?:good |fine |ok |okay |then |just |so |well )*(?:(?:leave|go)(?: then)?|(?:pack|take|get) (?:up )?your .+ and (?:go|leave|get out)|get out)$/i,
    () => said('break', 'I need some space from this for now.', 'I need us to have some time apart tonight.'),
  ],
  [
    /^(?:and |so |then )*(?:don't|do not) (?:ever |even |you )*(?:ring|call|phone|text|message|contact|speak to|talk to|write to|bother) me(?: again| any ?more| ever)*$/i,
    () => said('break', 'I need some time before we speak again.', "I'm too hurt to talk for now."),
  ],
  [
    /^(?:well |so |and |then )*(?:don't|do not) expect (?:me|us) (?:there|to (?:come|be there|turn up|show up))$/i,
    () => said('feel', "I'd find it hard to be there as things are."),
  ],
  [
    /^i(?:'ll| will) (?:just )?(?:ask|find|call|get|ring) some(?:one|body) (?:else )?who (?:actually |really )?(?:cares|does|will|listens)$/i,
    () => said('need', "I'm hurt, and I need to know that it matters to you."),
  ],
  [
    /^every (?:single )?time (?<rest>(?:your|you|the|my|he|she|it)\b.+)$/i,
    (hit) =>
      said(
        'feel',
        `It gets to me each time ${hit.groups?.['rest'] ?? ''}.`,
        `I find it hard each time ${hit.groups?.['rest'] ?? ''}.`,
      ),
  ],
  [
    /^(?:and )?you only (?:ever )?(?:care|call|text|ring|message|talk to me|come (?:round|over)|show up|love me) when you (?:need|want) (?<rest>.+)$/i,
    (hit) =>
      said('need', `I'd like to matter to you at other times too, not only when you need ${group(hit, 'rest')}.`),
  ],
  [
    /^(?:and |well |but )*other (?:women|men|wives|husbands|mothers|fathers|people) (?:manage|cope|can|do it).*$/i,
    () => said('see', "I don't see what your day was like.", "I'd like to understand what your day was like."),
  ],
  [
    /^everything (?:hurts|upsets|offends|bothers|annoys) you$/i,
    () => said('see', "I didn't expect that to hurt you.", "I didn't know it would get to you like that."),
  ],
  [
    /^(?:because |and |but )*you give me nothing$/i,
    () => said('need', 'I need more from you than I get right now.', 'I need to feel that I matter to you.'),
  ],
  [
    /^(?:and |but )*you keep score (?:of everything)?$/i,
    () => said('feel', "I feel like I can't make it right with you.", "I'd like us to stop counting."),
  ],
  [
    /^(?:just |then |well )*do it yourself(?: then)?$/i,
    () => said('feel', 'I feel told off right now.', "I feel pushed, and I don't want to do it like this."),
  ],
  [
    /^(?:well |maybe |so |and )*(?:you )?(?:get|got) over it$|^deal with it$|^(?:so )?what$|^big deal$|^who cares$/i,
    () => said('see', "I can see it matters to you. To me it's smaller.", 'It looks different from where I am.'),
  ],
  [
    /^(?:well |and |but )*(?:no ?one|nobody) asked(?: you(?: to)?)?$/i,
    () => said('feel', "I didn't ask for that, and it feels like a lot."),
  ],
]
