/** The machine that a command runs on, as far as it is used: tests hand in another one. */
export type Host = {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Folder that relative paths start from. */
  readonly folder: string
  /** All bytes of stdin. */
  readonly readInput: () => Promise<Uint8Array>
  /** Writes results: stdout. */
  readonly write: (text: string) => void
  /** Writes everything else: stderr. */
  readonly note: (text: string) => void
  /** Whether notes go to somebody who watches: progress is drawn only then. */
  readonly isWatched: boolean
  /** Asks whoever sits there; undefined where nobody does. */
  readonly ask: ((question: string, options?: { readonly isSecret?: boolean }) => Promise<string>) | undefined
  /** Called on Ctrl-C and SIGTERM until the answer is called; a second one ends the process. */
  readonly onInterrupt: (listener: () => void) => () => void
}
