import type { ReactNode } from 'react'
import type { ListField as Field, Relationship } from '@mallama/contracts/relationships'
import { ListField } from '../../parts/list-field/ListField.tsx'
import { explore } from './explore.ts'
import { itemPrompt } from './prompts.ts'
import { useField } from '../../parts/list-field/useField.ts'

interface TextListProps {
  relationship: Relationship
  words: { field: Field; label: string; empty: string }
  children?: ReactNode
}

/** One list field of a relationship, each of its items a way into the chat. */
export function TextList({ relationship, words, children }: TextListProps) {
  const source = useField(relationship, words.field)
  return (
    <ListField
      label={words.label}
      source={source}
      empty={words.empty}
      onExplore={(item) => explore(itemPrompt(words.field, relationship.personName, item))}
    >
      {children}
    </ListField>
  )
}
