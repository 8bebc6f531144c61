import { dirname, join } from 'node:path'
import type { Hex } from '@slotdrop/drops'
import type { Arguments } from '../arguments/parseArguments.ts'

/** Files that belong to the sending of one drop. */
export type StateFolder = {
  readonly folder: string
  readonly journal: string
  readonly lock: string
  readonly key: string
  /** Payments of other drops that were taken into account. */
  readonly paid: string
}

/** Where the state of a drop is: `--state`, or `.slotdrop` beside the sealed file. */
export function stateFolderOf(given: Arguments, sealedPath: string, dropId: Hex): StateFolder {
  const folder = join(given.path('state') ?? join(dirname(sealedPath), '.slotdrop'), dropId)
  return {
    folder,
    journal: join(folder, 'journal.jsonl'),
    lock: join(folder, 'lock'),
    key: join(folder, 'key.json'),
    paid: join(folder, 'paid.json'),
  }
}
