import { attemptKey, type Journal, type JournalEntry } from '@slotdrop/delivery'
import { deviceStore } from './deviceStore.ts'

/** What is wrong with the records of this browser: it keeps none, or some could not be read and were left out. */
export type JournalTrouble = 'lost' | 'unreadable'

type Kept = Omit<JournalEntry, 'mask' | 'block'> & { readonly mask: string; readonly block: string }

function writeEntry(entry: JournalEntry): Kept {
  return { ...entry, mask: `${entry.mask}`, block: `${entry.block}` }
}

/** An entry as it was written; undefined for rubbish, and for one of a form that is not understood. */
function readEntry(kept: Kept): JournalEntry | undefined {
  try {
    const isSound =
      Number.isSafeInteger(kept.slot) && Number.isSafeInteger(kept.nonce) && typeof kept.stage === 'string'
    return isSound ? { ...kept, mask: BigInt(kept.mask), block: BigInt(kept.block) } : undefined
  } catch {
    return undefined
  }
}

/**
 * Attempts to send, kept on this device before the wallet is asked. What can't be read is reported and left out: the chain knows what was paid.
 * What can't be written is thrown, so that the wallet is not asked.
 */
export function createDeviceJournal(onTrouble: (trouble: JournalTrouble | undefined) => void): Journal {
  return {
    async put(entry) {
      await (await deviceStore()).put('journal', writeEntry(entry), attemptKey(entry))
    },
    async putAll(entries) {
      const transaction = (await deviceStore()).transaction('journal', 'readwrite', { durability: 'strict' })
      try {
        await Promise.all(entries.map((entry) => transaction.store.put(writeEntry(entry), attemptKey(entry))))
      } catch (error) {
        transaction.done.catch(() => undefined)
        transaction.abort()
        throw error
      }
      await transaction.done
    },
    async list(dropId) {
      let kept: readonly Kept[]
      try {
        kept = await (await deviceStore()).getAllFromIndex('journal', 'dropId', dropId)
      } catch {
        onTrouble('lost')
        return []
      }
      const entries = kept.map(readEntry).filter((entry) => entry !== undefined)
      onTrouble(entries.length < kept.length ? 'unreadable' : undefined)
      return entries
    },
  }
}
