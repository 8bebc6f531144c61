import { SkeletonList } from '../../components/layout/SkeletonList.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'

export const ShareTab = lazyPart(async () => (await import('./ShareTab.tsx')).ShareTab, <SkeletonList />)
export const TellRecipients = lazyPart(async () => (await import('./TellRecipients.tsx')).TellRecipients)
