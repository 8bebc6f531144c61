import type { Journal } from '@slotdrop/delivery'
import { deviceStore } from './deviceStore.ts'

/** Attempts to send, kept on this device before the wallet is asked. */
export const deviceJournal: Journal = {
  async put(entry) {
    const kept = { ...entry, mask: `${entry.mask}`, block: `${entry.block}` }
    await (await deviceStore()).put('journal', kept, `${entry.dropId}/${entry.slot}/${entry.nonce}`)
  },
  async list(dropId) {
    const kept = await (await deviceStore()).getAllFromIndex('journal', 'dropId', dropId)
    return kept.map((entry) => ({ ...entry, mask: BigInt(entry.mask), block: BigInt(entry.block) }))
  },
}
