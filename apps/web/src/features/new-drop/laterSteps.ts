import dynamic from 'next/dynamic'
import { SkeletonList } from '../../components/layout/SkeletonList.tsx'

const load = {
  Recipients: () => import('./recipients/RecipientsStep.tsx'),
  Review: () => import('./review/ReviewStep.tsx'),
  Send: () => import('./AuthoriseStep.tsx'),
  Share: () => import('./ShareStep.tsx'),
}

const options = { ssr: false, loading: SkeletonList }

export const RecipientsStep = dynamic(async () => (await load.Recipients()).RecipientsStep, options)
export const ReviewStep = dynamic(async () => (await load.Review()).ReviewStep, options)
export const AuthoriseStep = dynamic(async () => (await load.Send()).AuthoriseStep, options)
export const ShareStep = dynamic(async () => (await load.Share()).ShareStep, options)

/** Loads the scripts of all later steps, so that going on waits for none and works offline. */
export function loadLaterSteps(): void {
  for (const loadStep of Object.values(load)) loadStep().catch(() => {})
}
