/**
 * First names that are not also everyday words, so that "leo" is met in lower case. The pronoun is only a first guess;
 * the pronouns the writer uses decide.
 */
const he =
  'aaron adam adrian ahmed alan albert alejandro alessandro ali amir andre andrei andrew andy anthony antonio arjun arthur arun asif ben benjamin brandon brian bruno caleb callum carlos charles charlie chen chris christian christopher craig dan daniel danny darren dave david dean dennis derek diego dmitri dylan eddie edward elliot emil eric erik ethan evan felix fernando finn francisco fred freddie gabriel gareth gary george giovanni graham greg hamza harry hassan hector henry hugo ian ibrahim igor isaac ivan jack jacob jake jakob james jamie jason javier jeff jeremy jim joe joel john johan johnny jon jonas jonathan jordan jorge jose joseph josh joshua juan julian kabir karim karl keith ken kenny kevin kieran kofi kyle lars lee leo leon liam logan louis luca lucas luis luke malik manuel marco marcus mario martin mateo matteo matt matthew max michael miguel mike mohamed mohammed muhammad nathan neil niall nick nicolas nikhil noah oliver olivier omar oscar owen pablo patrick paul pedro peter petr phil philip pierre raj rahul ravi raymond richard ricardo rob robert robin rohan ron rory ross ryan sam samir samuel sandro sanjay scott sean sebastian sergio simon stefan stephen steve steven stuart tariq ted theo thomas tim timothy tobias tom tomas tommy tony toby travis trevor tyler vikram victor vincent vlad william xavier yusuf zach zack'
const she =
  'abby abigail adele aisha alessia alexandra alice alicia alison amanda amelia amina amy ana anastasia andrea angela anita anna anne annie anya aoife ashley astrid beatriz becca becky beth bianca bridget brenda camila carla carmen carol caroline catherine cathy chiara chloe christina cindy claire clara claudia daniela deborah denise diana divya donna dora dorothy ebony eileen elena elisa eliza elizabeth ella ellen ellie elsa emily emma erica erin esther eva evelyn fatima fiona frances freya gabriela gemma georgia gina giulia gloria greta hana hannah harriet heather helen helena holly ingrid irene isabel isabella isla ivana jackie jane janet jasmine jen jenna jennifer jenny jess jessica joan joanna josephine judith julia julie karen kate katherine kathy katie kayla keisha kelly kim kirsten kirsty lara laura lauren leah leila lena lily linda lisa liz lizzie lola lorraine louise lucia lucy lydia maddie maggie magda maja maria marie marina marta martha mary maya megan meera mei melanie melissa mia michelle mina miriam molly monica nadia naomi natalia natalie natasha nia nicole nina nora nour olga olivia paige paula pauline petra phoebe polly priya rachel rebecca renee rhiannon rita rosa rosie ruth saanvi sabrina samantha sandra sara sarah shreya silvia simone siobhan sofia sonia sophia sophie stella stephanie sunita susan suzanne svetlana sylvia tamara tanya tara tatiana teresa tessa tina tracy ursula valentina valerie vanessa veronica victoria wendy yasmin yolanda yuki yvonne zahra zara zoe'
const either =
  'alex ali ash avery blake cameron casey charly dana devon drew eden ellis elliott emerson finley frankie harley hayden jaime jess jo jules kai kendall kerry kris lennon marley morgan nicky noor pat quinn remy ricky riley rowan sasha shannon sky stevie sidney sydney taylor terry toni val'

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] || name

export const firstNames = new Map<string, 'he' | 'she' | 'they'>([
  ...he.split(' ').map((name): [string, 'he'] => [name, 'he']),
  ...she.split(' ').map((name): [string, 'she'] => [name, 'she']),
  ...either
    .split(' ')
    .filter((name) => !['sky', 'ash', 'pat', 'val', 'drew', 'eden', 'jo', 'dana'].includes(name))
    .map((name): [string, 'they'] => [name, 'they']),
])
