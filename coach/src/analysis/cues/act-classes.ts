import kept from '../../../data/words/act-classes.json' with { type: 'json' }
/**
 * Words that do the same work in a message, whoever writes it: one author says "gutted", another "heartbroken". The act
 * model learns from the class as well as from the word. A word may stand in several classes; the end "*" takes every
 * ending. Written by the project from everyday English; no class decides anything by itself.
 */
export const actClasses: Readonly<Record<string, string>> = kept
