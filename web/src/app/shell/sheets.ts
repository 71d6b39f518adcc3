import { later } from '../../ui/later.ts'

/** What opens over the page from the bottom of a phone; each comes when it is asked for. */
export const sheets = {
  menu: later(() => import('./MenuSheet.tsx')),
  tools: later(() => import('./ToolsSheet.tsx')),
}
export type OpenSheet = keyof typeof sheets
