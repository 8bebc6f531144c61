import {
  type Address,
  type Manifest,
  type ExcludedEntry,
  manifestFromTransferable,
  manifestToTransferable,
  parseManifest,
  type SourceRows,
  type TokenStandard,
} from '@slotdrop/drops'
import { type DeviceDrop, type DropMode, type LinkedList, deviceStore } from './deviceStore.ts'

/** A sealed drop as it is opened from this device. */
export type OpenedDrop = {
  readonly manifest: Manifest
  readonly setAside: readonly ExcludedEntry[]
  readonly mode: DropMode
}

/** Sealed drops on this device. */
export const deviceDrops = {
  async put(
    manifest: Manifest,
    {
      setAside,
      source,
      mode,
      linked,
      now = Date.now(),
    }: {
      setAside?: readonly ExcludedEntry[]
      source?: SourceRows | undefined
      mode?: DropMode
      linked?: LinkedList | undefined
      now?: number
    } = {},
  ): Promise<void> {
    const { dropId, terms, title, token, rowCount, slotCount } = manifest
    const transaction = (await deviceStore()).transaction(['drops', 'manifests', 'sources'], 'readwrite')
    const [drops, manifests] = [transaction.objectStore('drops'), transaction.objectStore('manifests')]
    const [known, kept] = await Promise.all([drops.get(dropId), manifests.get(dropId)])
    await Promise.all([
      drops.put({
        dropId,
        sender: terms.sender,
        chainId: terms.chainId,
        title,
        symbol: token.symbol,
        rowCount,
        slotCount,
        sealedAt: known?.sealedAt ?? now,
        mode: mode ?? known?.mode,
        linked: linked ?? known?.linked,
        seen: known?.seen,
      }),
      manifests.put({
        dropId,
        manifest: manifestToTransferable(manifest).data,
        setAside: setAside ?? kept?.setAside ?? [],
      }),
      ...(source ? [transaction.objectStore('sources').put({ dropId, source })] : []),
      transaction.done,
    ])
  },
  /** The sealed list; undefined when this device does not have it. */
  async load(dropId: string): Promise<OpenedDrop | undefined> {
    const store = await deviceStore()
    const [drop, kept] = await Promise.all([store.get('drops', dropId), store.get('manifests', dropId)])
    const mode = drop?.mode ?? 'push'
    if (kept) return { manifest: await manifestFromTransferable(kept.manifest), setAside: kept.setAside, mode }
    // As the first version kept them. Sound: what is there is looked at.
    const json = (drop as { manifest?: unknown } | undefined)?.manifest
    return typeof json === 'string' ? { manifest: await parseManifest(json), setAside: [], mode } : undefined
  },
  /** Says of the test drops of a draft which drop it became. */
  async linkTests(draftKey: string, dropId: string): Promise<void> {
    const { store, done } = (await deviceStore()).transaction('drops', 'readwrite')
    for (const drop of await store.getAll())
      if (drop.linked?.draftKey === draftKey && drop.dropId !== dropId)
        // oxlint-disable-next-line no-await-in-loop -- one transaction
        await store.put({ ...drop, linked: { ...drop.linked, dropId } })
    await done
  },
  /** What a drop belongs to, and the drops that belong to it. */
  async linksOf(dropId: string): Promise<{ of: LinkedList | undefined; drops: readonly DeviceDrop[] }> {
    const drops = await (await deviceStore()).getAll('drops')
    return {
      of: drops.find((drop) => drop.dropId === dropId)?.linked,
      drops: drops.filter(({ linked }) => linked?.dropId === dropId).toSorted((a, b) => a.sealedAt - b.sealedAt),
    }
  },
  /**
   * Names and accounts (20 bytes each) of the drops of a token, one after another, newest first. Coins out of their wrapped coin are another
   * thing to receive than the wrapped coin, though the token is the same: the standard tells them apart.
   */
  async *accountsOf({
    chainId,
    address,
    standard,
  }: {
    readonly chainId: number
    readonly address: Address
    readonly standard: TokenStandard
  }): AsyncGenerator<{ title: string; accounts: Uint8Array }> {
    for (const { dropId, title, chainId: chain } of await deviceDrops.list()) {
      if (chain !== chainId) continue
      const kept = await (await deviceStore()).get('manifests', dropId)
      const { terms } = kept?.manifest ?? {}
      if (kept && terms?.standard === standard && terms.token.toLowerCase() === address.toLowerCase())
        yield { title, accounts: kept.manifest.columns.accounts }
    }
  },
  /** Remembers what was last seen, so that the list of drops can show it at once. */
  async see(dropId: string, seen: { settledRows: number; refusedRows: number }, now = Date.now()): Promise<void> {
    const transaction = (await deviceStore()).transaction('drops', 'readwrite')
    const known = await transaction.store.get(dropId)
    if (known) await transaction.store.put({ ...known, seen: { ...seen, at: now } })
    await transaction.done
  },
  async forget(dropId: string): Promise<void> {
    const transaction = (await deviceStore()).transaction(['drops', 'manifests', 'sources'], 'readwrite')
    await Promise.all([
      transaction.objectStore('drops').delete(dropId),
      transaction.objectStore('manifests').delete(dropId),
      transaction.objectStore('sources').delete(dropId),
      transaction.done,
    ])
  },
  /** Newest first. */
  list: async (): Promise<DeviceDrop[]> =>
    (await (await deviceStore()).getAll('drops')).sort((a, b) => b.sealedAt - a.sealedAt),
}
