/** A way to somewhere, and the keys that lead there. */
export interface Command {
  readonly label: string
  readonly href: string
  /** Keys pressed one after another. */
  readonly keys: readonly string[]
}

export const commands: readonly Command[] = [
  { label: 'New drop', href: '/drops/new', keys: ['n'] },
  { label: 'Drops', href: '/drops', keys: ['g', 'd'] },
  { label: 'Received', href: '/me', keys: ['g', 'r'] },
  { label: 'Settings', href: '/settings', keys: ['g', 's'] },
  { label: 'Front page', href: '/', keys: ['g', 'h'] },
]

/** Keys of single screens, for the list of all of them. */
export const screenKeys: readonly { readonly screen: string; readonly keys: string; readonly text: string }[] = [
  { screen: 'Recipients', keys: 'J, K', text: 'next and former problem' },
  { screen: 'Recipients', keys: 'Enter', text: 'edit the line' },
  { screen: 'A drop', keys: 'P', text: 'pause' },
  { screen: 'A drop', keys: 'E', text: 'report' },
  { screen: 'Slots', keys: 'Arrows, Home, End', text: 'from slot to slot' },
  { screen: 'Slots', keys: '[ and ]', text: 'former and next slot that needs you' },
]

/** Commands whose name holds every word that was typed. */
export const findCommands = <T extends { readonly label: string }>(all: readonly T[], typed: string): T[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
