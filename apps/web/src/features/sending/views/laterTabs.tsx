import { SkeletonList } from '../../../components/layout/SkeletonList.tsx'
import { lazyPart } from '../../../components/lazyPart.tsx'

const skeleton = <SkeletonList />

export const NeedsYouTab = lazyPart(async () => (await import('../rows/NeedsYouTab.tsx')).NeedsYouTab, skeleton)
export const TransactionsTab = lazyPart(async () => (await import('./TransactionsTab.tsx')).TransactionsTab, skeleton)
export const AmountsTab = lazyPart(async () => (await import('./AmountsTab.tsx')).AmountsTab, skeleton)
export const FilesTab = lazyPart(async () => (await import('./FilesTab.tsx')).FilesTab, skeleton)
