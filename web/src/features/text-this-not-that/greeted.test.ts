import { expect, it } from 'vitest'
import { greeted } from './greeted.ts'

it.each([
  ['Hi Ida, thank you.', ['Ida']],
  ['Dear Mr Fox, the boiler is out.', ['Mr Fox']],
  ['Hello Tomas Berg! I am sorry.', ['Tomas Berg']],
  ['Good morning Zoë,\nhow are you?', ['Zoë']],
  ['Hey Anne-Marie – call me.', ['Anne-Marie']],
  ['Thank you for Saturday.', []],
  ['Hi, I am sorry.', []],
  ['', []],
])('%s', (message, names) => expect(greeted(message)).toEqual(names))
