import type { Choices } from '../relationship-types.ts'

/** Kinds of relationship in their groups, inside a `Select`. */
export const TypeOptions = ({ types }: { types: readonly Choices[] }) =>
  types.map(({ name, choices }) => (
    <optgroup key={name} label={name}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  ))
