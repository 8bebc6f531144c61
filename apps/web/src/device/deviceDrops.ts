import type { Address, DropTerms, ExcludedEntry, Hex, Manifest, SourceRows, TokenStandard } from '@slotdrop/drops'
import type { Reason, SenderDrop } from '@slotdrop/delivery'
import { isSameAddress } from '../chain/isSameAddress.ts'
import type { RecipientDecision } from './recipientDecisions.ts'
import { listDeviceDrops } from './deviceDropsQuery.ts'
import {
  type DeviceDrop,
  deviceStore,
  type DropMode,
  type DropMoney,
  type LinkedList,
  type SeenFigures,
} from './deviceStore.ts'

/** A sealed drop as it is opened from this device. */
export type OpenedDrop = {
  readonly manifest: Manifest
  readonly setAside: readonly ExcludedEntry[]
  readonly mode: DropMode
  /** What its sender keeps beside the list is here; else it came from a file or a server without it, and its mode is a guess. */
  readonly isOwn: boolean
  /** Why rows were refused when they were tried before the sealing; undefined where that is not known here. */
  readonly refusals?: ReadonlyMap<number, Reason> | undefined
  /** What the sender decided about recipients before the sealing; undefined if this device does not know. */
  readonly recipientDecisions?: readonly RecipientDecision[] | undefined
}

/** Fetches the scripts that read and write lists: a page that shows no list needs none of them. */
export function loadManifestParts() {
  return import('./manifestParts.ts')
}

/** Milliseconds after which what was seen as paid is not taken back by a reorganisation any more. */
const longPaid = 3_600_000

function moneyOf({ terms, token, total }: Manifest): DropMoney {
  return { token: terms.token, standard: terms.standard, decimals: token.decimals, total }
}

/** When this device first saw what it sees now. What it finds at its first look may be old: of that it does not know. */
function changedAt(
  known: SeenFigures | undefined,
  seen: Omit<SeenFigures, 'at' | 'changedAt'>,
  now: number,
): number | undefined {
  if (!known) return undefined
  const isSame =
    known.settledRows === seen.settledRows &&
    known.refusedRows === seen.refusedRows &&
    known.isCancelled === seen.isCancelled &&
    known.claims?.isOpen === seen.claims?.isOpen
  return isSame ? known.changedAt : now
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
      refusals,
      recipientDecisions,
      now = Date.now(),
    }: {
      setAside?: readonly ExcludedEntry[]
      source?: SourceRows | undefined
      mode?: DropMode
      linked?: LinkedList | undefined
      refusals?: ReadonlyMap<number, Reason> | undefined
      recipientDecisions?: readonly RecipientDecision[] | undefined
      now?: number
    } = {},
  ): Promise<void> {
    const { dropId, terms, title, token, rowCount, slotCount, total, root } = manifest
    const { manifestToTransferable } = await loadManifestParts()
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
        money: moneyOf(manifest),
        rowCount,
        slotCount,
        sealedAt: known?.sealedAt ?? now,
        mode: mode ?? known?.mode,
        linked: linked ?? known?.linked,
        commitment: { terms, rowCount, total, root },
        seen: known?.seen,
        paidAt: known?.paidAt,
      }),
      manifests.put({
        dropId,
        manifest: manifestToTransferable(manifest).data,
        setAside: setAside ?? kept?.setAside ?? [],
        refusals: refusals ?? kept?.refusals,
        recipientDecisions: recipientDecisions ?? kept?.recipientDecisions,
      }),
      ...(source ? [transaction.objectStore('sources').put({ dropId, source })] : []),
      transaction.done,
    ])
  },
  /** The sealed list; undefined when this device does not have it. */
  async load(dropId: string): Promise<OpenedDrop | undefined> {
    const store = await deviceStore()
    const [drop, kept] = await Promise.all([store.get('drops', dropId), store.get('manifests', dropId)])
    if (!kept) return undefined
    const { manifestFromTransferable } = await loadManifestParts()
    const { setAside, refusals, recipientDecisions } = kept
    return {
      manifest: await manifestFromTransferable(kept.manifest),
      setAside,
      mode: drop?.mode ?? 'push',
      isOwn: drop?.mode !== undefined,
      refusals,
      recipientDecisions,
    }
  },
  /** Sealed drops of a sender that may have open rows. Of one that is paid in part the rows are read, once somebody asks what is open of it. */
  async ofSender(sender: Address, chainId: number, now = Date.now()): Promise<SenderDrop[]> {
    return (await deviceDrops.list()).flatMap(({ dropId, title, seen, paidAt, commitment, ...drop }) => {
      const isOver = seen?.isCancelled === true || (paidAt !== undefined && now - paidAt > longPaid)
      if (isOver || drop.chainId !== chainId || !isSameAddress(sender, drop.sender)) return []
      return [
        {
          ...commitment,
          // Sound: ids are written down by `put` alone.
          dropId: dropId as Hex,
          title,
          openAmountOf: async (words: readonly bigint[]) => {
            const manifest = (await deviceDrops.load(dropId))?.manifest
            return manifest && (await loadManifestParts()).dropProgress(manifest, words).openAmount
          },
        },
      ]
    })
  },
  /** Under which terms a drop of this device was sealed; undefined where its list is not here. */
  termsOf: async (dropId: string): Promise<DropTerms | undefined> =>
    (await (await deviceStore()).get('manifests', dropId))?.manifest.terms,
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
  async see(manifest: Manifest, seen: Omit<SeenFigures, 'at' | 'changedAt'>, now = Date.now()): Promise<void> {
    const transaction = (await deviceStore()).transaction('drops', 'readwrite')
    const known = await transaction.store.get(manifest.dropId)
    if (known) {
      const isPaid = seen.settledRows === known.rowCount
      // A block that is taken back may take payments back.
      await transaction.store.put({
        ...known,
        money: moneyOf(manifest),
        seen: { ...seen, at: now, changedAt: changedAt(known.seen, seen, now) },
        paidAt: isPaid ? (known.paidAt ?? now) : undefined,
      })
    }
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
  list: listDeviceDrops,
}
