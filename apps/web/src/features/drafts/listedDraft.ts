import { isAhead, isWorthListing } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'

/** A draft as an account lists it. */
export type AccountDraft = {
  readonly id: string
  readonly revision: number
  readonly title: string
  readonly chainId: number | null
  readonly symbol: string
  readonly rowCount: number
  readonly updatedAt: string
}

/** What a line of the list shows, wherever the draft is kept. */
export type ListedDraft = {
  readonly key: string
  readonly title: string
  readonly fileName: string
  readonly symbol: string
  readonly chainId: number | undefined
  readonly rowCount: number
  readonly changedAt: number
  readonly isHere: boolean
  readonly isInAccount: boolean
  /** The account has it newer, and nothing was changed here: opening it reads it from there. */
  readonly isNewerThere: boolean
}

function tokenOf(token: string): { symbol: string; chainId: number | undefined } {
  if (token === '') return { symbol: '', chainId: undefined }
  const { symbol, chainId } = JSON.parse(token) as { symbol?: unknown; chainId?: unknown }
  return {
    symbol: typeof symbol === 'string' ? symbol : '',
    chainId: typeof chainId === 'number' ? chainId : undefined,
  }
}

function fromDevice(draft: DeviceDraft, kept: AccountDraft | undefined): ListedDraft {
  return {
    key: draft.key,
    title: draft.title,
    fileName: draft.fileName,
    ...tokenOf(draft.token),
    rowCount: draft.rowCount,
    changedAt: Math.max(draft.changedAt, kept ? Date.parse(kept.updatedAt) : 0),
    isHere: true,
    isInAccount: kept !== undefined,
    isNewerThere: kept !== undefined && kept.revision > (draft.account?.revision ?? 0) && !isAhead(draft),
  }
}

function fromAccount({ id, title, symbol, chainId, rowCount, updatedAt }: AccountDraft): ListedDraft {
  return {
    key: id,
    title,
    fileName: '',
    symbol,
    chainId: chainId ?? undefined,
    rowCount,
    changedAt: Date.parse(updatedAt),
    isHere: false,
    isInAccount: true,
    isNewerThere: true,
  }
}

/** One line a draft, wherever it is kept; last changed first. What was sealed here is a drop, even if the account has not heard of it. */
export function mergeDrafts(here: readonly DeviceDraft[], kept: readonly AccountDraft[]): readonly ListedDraft[] {
  const byId = new Map(kept.map((draft) => [draft.id, draft]))
  const keys = new Set(here.map(({ key }) => key))
  return [
    ...here.filter(isWorthListing).map((draft) => fromDevice(draft, byId.get(draft.key))),
    ...kept.filter(({ id }) => !keys.has(id)).map(fromAccount),
  ].toSorted((a, b) => b.changedAt - a.changedAt)
}
