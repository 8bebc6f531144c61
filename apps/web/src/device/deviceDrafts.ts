import { type DeviceDraft, type DraftContent, type DraftInAccount, deviceStore } from './deviceStore.ts'

/** Whether there is something in a draft that somebody would miss. */
export function isWorthListing({ input, isSealed }: Pick<DeviceDraft, 'input' | 'isSealed'>): boolean {
  return input !== undefined && !isSealed
}

/** Whether a draft changed since an account kept it. */
export function isAhead({ account, changedAt }: Pick<DeviceDraft, 'account' | 'changedAt'>): boolean {
  return account?.changedAt !== changedAt
}

/** Drops that are being prepared, on this device. Each call is one transaction: tabs don't undo each other's. */
export const deviceDrafts = {
  /** The draft with this key; without one, the draft that was last open here. Notes that it is open now. */
  async open(key: string | undefined, now = Date.now()): Promise<DeviceDraft | undefined> {
    const { store, done } = (await deviceStore()).transaction('drafts', 'readwrite')
    const found =
      key === undefined
        ? (await store.getAll()).reduce<DeviceDraft | undefined>(
            (last, draft) => (last && last.openedAt >= draft.openedAt ? last : draft),
            undefined,
          )
        : await store.get(key)
    const draft = found && { ...found, openedAt: now }
    if (draft) await store.put(draft)
    await done
    return draft
  },
  /** Keeps a draft as it stands. What is known of the account's copy stays. */
  async put(
    key: string,
    content: DraftContent,
    { rowCount, changedAt, isSealed }: Pick<DeviceDraft, 'rowCount' | 'changedAt' | 'isSealed'>,
  ): Promise<DeviceDraft> {
    const { store, done } = (await deviceStore()).transaction('drafts', 'readwrite')
    const known = await store.get(key)
    const draft = {
      ...content,
      key,
      rowCount,
      changedAt,
      openedAt: known?.openedAt ?? changedAt,
      isSealed,
      account: known?.account,
    }
    await store.put(draft)
    await done
    return draft
  },
  /** Begins a draft and has it open next. Its key. */
  async begin(content: DraftContent, now = Date.now()): Promise<string> {
    const key = crypto.randomUUID()
    await (await deviceStore()).put('drafts', { ...content, key, rowCount: 0, changedAt: now, openedAt: now })
    return key
  },
  /** Takes a draft as an account keeps it. */
  restore: async (draft: DeviceDraft): Promise<void> => void (await (await deviceStore()).put('drafts', draft)),
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
  remove: async (key: string): Promise<void> => (await deviceStore()).delete('drafts', key),
  /** All of this device, also those that were sealed. */
  list: async (): Promise<DeviceDraft[]> => (await deviceStore()).getAll('drafts'),
}
