import type { Pattern } from './spans.ts'

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const surely = 'january|february|april|june|july|august|september|october|november|december'
const days =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays'
const feasts =
  "christmas|xmas|easter|diwali|eid|ramadan|hanukkah|chanukah|thanksgiving|halloween|passover|new years? eve|new years? day|valentines? day|valentine[’']s day|mother[’']s day|father[’']s day|nowruz|yom kippur|lunar new year|bonfire night|boxing day|midsummer"
const small =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const spelled = `(?:(?:${tens})(?:[- ](?:one|${small}))?|${small}|hundred|thousand|million|dozen)`
const streets =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|crescent|square|sq|terrace|way|blvd|boulevard|place|pl|highway|strasse|straße|straat|rue|via|calle'

/** Ways to reach somebody, and numbers that belong to a person. */
export const contactPatterns: readonly Pattern[] = [
  { kind: 'contact', pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g },
  {
    kind: 'contact',
    pattern: /(?<![\w.+-])[\w.+-]{1,64} ?(?:\(at\)|\[at\]) ?[\w-]{1,63} ?(?:\(dot\)|\[dot\]|\.) ?[a-z]{2,10}\b/gi,
  },
  { kind: 'contact', pattern: /\b(?:https?:\/\/|www\.)[^\s<>"]{1,300}/gi },
  {
    kind: 'contact',
    pattern:
      /\b[a-z0-9-]{2,40}\.(?:com|org|net|co\.uk|io|de|fr|es|it|nl|pl|eu|me|info|biz|ly|gov|edu)(?:\/[^\s]{0,200})?\b/gi,
  },
  { kind: 'contact', pattern: /(?<![\w@])@[\w.]{2,40}/g },
  {
    kind: 'contact',
    pattern:
      /\b(?:insta(?:gram)?|snap(?:chat)?|telegram|discord|twitter|tiktok)(?: (?:handle|name|account))?(?: is|:) ?[\w.]{3,40}/gi,
  },
  { kind: 'contact', pattern: /(?<![\w.])#[\p{L}\d_]{2,40}/gu },
  { kind: 'contact', pattern: /\b[a-z]{2}\d{2}[a-z\d]{10,30}\b/gi },
  { kind: 'contact', pattern: /\b\d{1,3}(?:\.\d{1,3}){3}\b/g },
  { kind: 'contact', pattern: /(?<![\w.])(?:\+|00)?\(?\d{2,5}\)?(?:[ ./-]?\(?\d{2,5}\)?){2,6}(?![\w-])/g },
  { kind: 'contact', pattern: /\b(?=[a-z\d_]*\d)(?=[a-z\d_]*[a-z])(?:[a-z]+[_\d][a-z\d_]{3,30})\b/gi },
]

/** Addresses, ages, dates, times and every other number, in figures or in words. */
export const figurePatterns: readonly Pattern[] = [
  {
    kind: 'address',
    pattern: new RegExp(
      `\\b\\d{1,5}[a-z]?,? (?:[\\p{L}'’.-]{2,20} ){1,3}(?:${streets})\\b\\.?(?:,? (?:apt|suite|unit|flat)\\.? ?\\w{1,6})?`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern: /\b(?:apt|apartment|suite|unit|flat|room|po box|p\.o\. box|psc|box|number|no)\.? ?#?\d{1,6}[a-z]?\b/gi,
  },
  { kind: 'address', pattern: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g },
  {
    kind: 'address',
    pattern: new RegExp(
      `\\b(?:\\p{Lu}[\\p{L}'’-]{1,20} ){1,3}(?:Street|Road|Avenue|Lane|Crescent|Square|Terrace|Boulevard|Highway|Close|Park|Bridge|Hill)\\b`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern:
      /\b\p{Lu}[\p{L}-]{2,30}(?:str(?:\.|asse|aße)|straat|gatan|gade|katu|tie|weg|plein|utca|ulica) \d{1,5}[a-z]?\b/gu,
  },
  { kind: 'age', pattern: /\b(?:aged? |turn(?:s|ed|ing) )\d{1,3}\b/gi },
  { kind: 'age', pattern: /\b\d{1,3} ?(?:-| )?(?:yo|yr old|yrs old|years? old|year-old|y\/o|months? old)\b/gi },
  {
    kind: 'age',
    pattern:
      /\b(?:i[’']?m|im|i am|he[’']?s|shes|hes|she[’']?s|who is|is) (?:only |just |nearly |almost )?\d{1,2}\b(?! ?(?:%|minutes?|mins?|hours?|days?|weeks?|months?|km|miles|metres|times))/gi,
  },
  { kind: 'age', pattern: new RegExp(`\\b${spelled}(?:-| )years?(?:-| )old\\b`, 'gi') },
  { kind: 'date', pattern: /\b\d{4}-\d{1,2}-\d{1,2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?\b/g },
  { kind: 'date', pattern: /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b/g },
  { kind: 'date', pattern: new RegExp(`\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)(?:${months})\\b(?:,? \\d{4})?`, 'gi') },
  { kind: 'date', pattern: new RegExp(`\\b(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4})?`, 'gi') },
  { kind: 'date', pattern: new RegExp(`\\b(?:${surely})\\b(?: \\d{4})?`, 'gi') },
  {
    kind: 'date',
    pattern:
      /\b(?:in|since|last|next|this|early|late|until|till|by) (?:march|may)\b(?! (?:be|have|not|not|i|he|she|well)\b)/gi,
  },
  { kind: 'date', pattern: /(?<![.!?\n] ?)(?<!^)\b(?:March)\b/g },
  { kind: 'date', pattern: new RegExp(`\\b(?:${days})\\b`, 'gi') },
  { kind: 'date', pattern: new RegExp(`\\b(?:${feasts})\\b`, 'gi') },
  { kind: 'date', pattern: /\b(?:19|20)\d{2}s?\b/g },
  { kind: 'date', pattern: /\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|o[’']?clock)\b|\b\d{1,2}:\d{2}\b/gi },
  {
    kind: 'number',
    pattern:
      /[$€£¥] ?\d[\d.,]{0,15}(?: ?(?:k|m|million|thousand))?\b|\b\d[\d.,]{0,15} ?(?:€|£|\$|euros?|pounds?|dollars?|rand|quid|grand|usd|eur|gbp|naira|rupees|zloty|kr|francs?)(?![\p{L}])/giu,
  },
  { kind: 'number', pattern: /\b\w{0,6}\d[\w.,:/-]{0,30}/g },
  {
    kind: 'number',
    pattern: new RegExp(`\\b(?:(?:a|${spelled}) )?${spelled}(?:(?:[- ]| and )${spelled}){0,4}\\b`, 'gi'),
  },
  {
    kind: 'number',
    pattern:
      /\b(?:twice|thrice|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|half|couple)\b(?= (?:a )?(?:time|times|week|month|year|day|night|child|marriage|wife|husband|kid|one)s?\b)/gi,
  },
]
