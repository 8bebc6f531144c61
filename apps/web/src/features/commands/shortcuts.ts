/** A way to somewhere, and the keys that lead there. */
export type Command = {
  readonly label: string
  readonly href: string
  /** Keys pressed one after another. */
  readonly keys: readonly string[]
}

/** Places of the app; `text` is the key of their name among the messages. */
export const places = [
  { text: 'newDrop', href: '/drops/new', keys: ['n'] },
  { text: 'drops', href: '/drops', keys: ['g', 'd'] },
  { text: 'received', href: '/me', keys: ['g', 'r'] },
  { text: 'settings', href: '/settings', keys: ['g', 's'] },
  { text: 'docs', href: '/docs', keys: ['g', 'w'] },
  { text: 'frontPage', href: '/', keys: ['g', 'h'] },
] as const

/** Keys of single screens, for the list of all of them; each by its key among the messages. */
export const screenKeys = [
  { screen: 'recipients', keys: 'problemKeys', text: 'problem' },
  { screen: 'recipients', keys: 'enterKey', text: 'edit' },
  { screen: 'aDrop', keys: 'pauseKey', text: 'pause' },
  { screen: 'aDrop', keys: 'reportKey', text: 'report' },
  { screen: 'slots', keys: 'moveKeys', text: 'move' },
  { screen: 'slots', keys: 'needsYouKeys', text: 'needsYou' },
] as const

/** Commands whose name holds every word that was typed. */
export function findCommands<T extends { readonly label: string }>(all: readonly T[], typed: string): T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
