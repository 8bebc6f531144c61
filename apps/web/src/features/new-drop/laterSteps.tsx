import { SkeletonList } from '../../components/layout/SkeletonList.tsx'
import { lazyPart, loadParts } from '../../components/lazyPart.tsx'
import { useText } from '../../i18n/index.ts'
import { loadManifestParts } from '../../device/deviceDrops.ts'
import { loadInspection } from './asset/chainQueries.ts'
import { messages } from './messages.generated.ts'
import type { Step } from './newDropMachine.ts'

function StepName({ name }: { readonly name: 'stepSend' | 'stepShare' }) {
  return useText(messages)(name)
}

const skeleton = <SkeletonList />

export const RecipientsStep = lazyPart(
  async () => (await import('./recipients/RecipientsStep.tsx')).RecipientsStep,
  skeleton,
)
export const ReviewStep = lazyPart(async () => (await import('./review/ReviewStep.tsx')).ReviewStep, skeleton)
export const AuthoriseStep = lazyPart(async () => (await import('./AuthoriseStep.tsx')).AuthoriseStep, skeleton)
export const SendTitle = lazyPart(
  async () => (await import('./AuthoriseStep.tsx')).SendTitle,
  <StepName name="stepSend" />,
)
export const ShareStep = lazyPart(async () => (await import('./ShareStep.tsx')).ShareStep, skeleton)
export const ShareTitle = lazyPart(
  async () => (await import('./ShareStep.tsx')).ShareTitle,
  <StepName name="stepShare" />,
)
export const DuplicateDrop = lazyPart(async () => (await import('./DuplicateDrop.tsx')).DuplicateDrop, skeleton)
export const RepeatNote = lazyPart(async () => (await import('./repeats/RepeatNote.tsx')).RepeatNote)

const parts = {
  Asset: [],
  Recipients: [RecipientsStep, RepeatNote],
  Review: [ReviewStep, RepeatNote],
  Send: [AuthoriseStep, SendTitle],
  Share: [ShareStep, ShareTitle],
} satisfies Record<Step, unknown>

/** Fetches the scripts of one step. */
export function loadStep(step: Step): void {
  loadParts(...parts[step])
}

/** Fetches the scripts of all steps, so that going on waits for none and works offline. */
export function loadSteps(): void {
  loadInspection().catch(() => {})
  loadManifestParts().catch(() => {})
  loadParts(...Object.values(parts).flat())
}
