/** What came in, before anything is read into it. */
export type Legibility = 'words' | 'empty' | 'emoji' | 'letter' | 'gibberish' | 'other-language'

const everyday = new Set(
  'the a an i im you he she it we they me him her us them my your his our their is am are was were be been do does did dont didnt have has had not no yes and or but so if because when what why how who where to of in on at for with from about this that these those there here just like really very want know think feel say said told go get got can cant could will would should out up down all any some more again always never ok okay hi hello hey thanks thank please help sorry love hate mum mom dad boss friend wife husband angry sad hurt tired alone fine idk lol yeah nope nah bye night good bad shorter softer firmer kinder both neither maybe sometimes today tonight yesterday tomorrow work home one too much still even then now by as than into over after before bf gf ex he she gn np gm nm dm mil hmm shh pfft grr ugh tsk brb ngl smh tbh ffs wtf omg kk mhm nvm ty thx pls rhythm gym try cry dry fly sky'.split(
    ' ',
  ),
)
const foreign = new Set(
  'gracias hola luego vemos hablamos mañana hoy bien todo pero eso esto donde cuando cuándo dónde qué cómo tú te nos tengo tiene voy vas va vamos estás estamos casa perdón siento mucho muchas feliz danke bitte heute morgen gestern schön wir dir euch wann warum kommst komme nach gut noch schon merci bonjour bonsoir demain oui désolé désolée toi moi très bien quand ciao grazie prego domani oggi scusa ti mi voglio bene obrigado obrigada desculpa amanhã hoje você dank morgen gisteren que el la los las una uno pero porque muy mi yo esta estoy no se con por para como je tu il elle nous vous ils les des une est suis mais pas avec pour mon ma mes dans sur ich du er sie wir ihr das der die und ist nicht aber mein meine mit auf ein eine bin hat habe zu mir mich eu ele ela nos meu minha não nao com para uma um mas muito io lui lei noi il lo gli che sono non mio mia molto ik jij hij zij wij het een niet maar mijn ben heb jag han hon inte och är det min mitt jeg ikke og er på nie jest się mam moja mój bir ve ben bu çok değil mi annem annesi ben jestem kocham quiero hermana madre mère père mutter vater freund amigo amiga novio novia mari femme freundin mann frau parle spricht habla marido esposo esposa hijo hija nunca siempre cuando hablar marito moglie figlio mariage enfants kinder immer'.split(
    ' ',
  ),
)

/** English words that other languages have too, or nearly: alone they show nothing. */
const shared = new Set('no me a as is in on an so do come am i one all he was also'.split(' '))

export function legibility(message: string): Legibility {
  const text = message.trim().slice(0, 3000)
  if (!text || !/\S/u.test(text.replace(/[\u200b-\u200f\u2060\ufeff]/g, ''))) return 'empty'
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters === 0) return /\p{Extended_Pictographic}/u.test(text) ? 'emoji' : 'gibberish'
  if (latin / letters < 0.5) return 'other-language'
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/\p{L}+/gu) ?? []
  if (words.length === 1 && letters === 1)
    return /^[ik]$/i.test(text) ? (text.toLowerCase() === 'k' ? 'words' : 'letter') : 'letter'
  const english = words.filter((word) => everyday.has(word)).length
  const others = words.filter((word) => foreign.has(word) && !everyday.has(word))
  const other = others.length
  const sure = words.filter((word) => everyday.has(word) && !shared.has(word)).length
  // Marks that English does not have.
  if (/[¿¡]/.test(text) && other > 0) return 'other-language'
  const kinds = new Set(others).size
  if (words.length >= 3 && ((other >= 2 && other > english) || (kinds >= 2 && kinds > sure))) return 'other-language'
  if (words.length >= 4 && english === 0 && /[à-ÿąćęłńśźżğışčřž]/i.test(text)) return 'other-language'
  if (english === 0 && words.every(unlikely)) return 'gibberish'
  return 'words'
}

/** Keys struck at random: no vowels, or runs of consonants that no English word has. */
function unlikely(word: string): boolean {
  if (word.length < 3) return true
  return (
    !/[aeiouy]/.test(word) ||
    /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) ||
    /(.)\1{3,}/.test(word) ||
    /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|zxcv|xcvb|jkl)/.test(word)
  )
}
