import { type DeviceDraft, type DraftContent, type DraftInAccount, deviceStore } from './deviceStore.ts'
import { typedList } from './typedList.ts'
import { unkeptDraft } from './unkeptDraft.ts'

/** Whether there is something in a draft that somebody would miss. */
export function isWorthListing({ input, isSealed }: Pick<DeviceDraft, 'input' | 'isSealed'>): boolean {
  return input !== undefined && !isSealed
}

/** Whether a draft changed since an account kept it. */
export function isAhead({ account, changedAt }: Pick<DeviceDraft, 'account' | 'changedAt'>): boolean {
  return account?.changedAt !== changedAt
}

/** A draft with what was changed of it when its page was left, if the store has not kept that. */
function withUnkept(draft: DeviceDraft): DeviceDraft {
  const change = unkeptDraft.get(draft.key)
  return change && change.changedAt > draft.changedAt ? { ...draft, ...change } : draft
}

/** Drops that are being prepared, on this device. Each call is one transaction: tabs don't undo each other's. */
export const deviceDrafts = {
  /**
   * The draft with this key; without one, the draft that was last open here, unless that was sealed: who is done with a list begins with
   * an empty one. Notes that it is open now.
   */
  async open(key: string | undefined, now = Date.now()): Promise<DeviceDraft | undefined> {
    const { store, done } = (await deviceStore()).transaction('drafts', 'readwrite')
    const found =
      key === undefined
        ? (await store.getAll()).reduce<DeviceDraft | undefined>(
            (last, draft) => (last && last.openedAt >= draft.openedAt ? last : draft),
            undefined,
          )
        : await store.get(key)
    const draft = found && { ...withUnkept(found), openedAt: now }
    if (key === undefined && draft?.isSealed) return undefined
    if (draft) await store.put(draft)
    await done
    if (draft) unkeptDraft.set(draft.key, undefined)
    return draft
  },
  /**
   * Keeps a draft as it stands, after whatever was kept before it. What is known of the account's copy stays.
   *
   * @param judge says how the draft stands, from what the store has of it; undefined when nothing is to be written
   */
  async put(
    key: string,
    content: DraftContent,
    judge: (
      known: DeviceDraft | undefined,
    ) => Pick<DeviceDraft, 'rowCount' | 'changedAt' | 'isSealed' | 'sealedAs'> | undefined,
  ): Promise<DeviceDraft | undefined> {
    const transaction = (await deviceStore()).transaction('drafts', 'readwrite')
    const known = await transaction.store.get(key)
    const judged = judge(known)
    const draft = judged && {
      ...content,
      ...judged,
      key,
      openedAt: known?.openedAt ?? judged.changedAt,
      account: known?.account,
    }
    const written = draft && transaction.store.put(draft)
    // A page that is left from here on takes nothing back.
    transaction.commit()
    await Promise.all([written, transaction.done])
    return draft
  },
  /** Begins a draft and has it open next, unless it was opened before the others. Its key. */
  async begin(content: DraftContent, now = Date.now(), openedAt = now): Promise<string> {
    const key = crypto.randomUUID()
    const rowCount = content.series?.rows ?? 0
    await (await deviceStore()).put('drafts', { ...content, key, rowCount, changedAt: now, openedAt })
    return key
  },
  /**
   * Takes a draft as an account keeps it, which has no decisions about recipients. Those of this device stay if token and list are the
   * same: they are about accounts of that list on that chain.
   */
  async restore(draft: DeviceDraft): Promise<void> {
    const { store, done } = (await deviceStore()).transaction('drafts', 'readwrite')
    const known = await store.get(draft.key)
    const isSame = known?.token === draft.token && known?.input === draft.input
    const recipientDecisions = isSame ? known?.recipientDecisions : undefined
    await store.put(recipientDecisions ? { ...draft, recipientDecisions } : draft)
    await done
    unkeptDraft.set(draft.key, undefined)
  },
  /** Notes what an account keeps of a draft; `undefined`: no longer anything. */
  async note(key: string, account: DraftInAccount | undefined): Promise<DeviceDraft | undefined> {
    const { store, done } = (await deviceStore()).transaction('drafts', 'readwrite')
    const known = await store.get(key)
    const draft = known && { ...known, account }
    if (draft) await store.put(draft)
    await done
    return draft
  },
  /** Makes a draft of its own out of what this device has of one. Its new key. */
  async fork(key: string): Promise<string> {
    const { store, done } = (await deviceStore()).transaction('drafts', 'readwrite')
    const known = await store.get(key)
    const own = crypto.randomUUID()
    if (known) await Promise.all([store.put({ ...known, key: own, account: undefined }), store.delete(key)])
    await done
    return own
  },
  get: async (key: string): Promise<DeviceDraft | undefined> => (await deviceStore()).get('drafts', key),
  async remove(key: string): Promise<void> {
    await (await deviceStore()).delete('drafts', key)
    unkeptDraft.set(key, undefined)
    typedList.set(key, '')
  },
  /** The drafts that one list with several tokens became, in its order, also those that were sealed. */
  async listSeries(id: string): Promise<DeviceDraft[]> {
    const drafts = await (await deviceStore()).getAll('drafts')
    return drafts
      .filter(({ series }) => series?.id === id)
      .toSorted((a, b) => (a.series?.place ?? 0) - (b.series?.place ?? 0))
  },
  /** All of this device, also those that were sealed. */
  list: async (): Promise<DeviceDraft[]> => (await deviceStore()).getAll('drafts'),
}
