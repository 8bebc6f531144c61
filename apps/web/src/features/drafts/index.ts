import { lazyPart } from '../../components/lazyPart.tsx'

export { DraftConflict } from './DraftConflict.tsx'
export { DraftStatus } from './DraftStatus.tsx'
export { headOf } from './packDraft.ts'
export { type DraftKeeper, useDraftKeeping } from './useDraftKeeping.ts'

/** Drops that are being prepared. Where there is none it shows nothing. */
export const DraftList = lazyPart(async () => (await import('./DraftList.tsx')).DraftList)
