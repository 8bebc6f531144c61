import type { Manifest } from '@slotdrop/drops'
import { SkeletonList } from '../../../components/layout/SkeletonList.tsx'
import { Note } from '../../../components/Note.tsx'
import { UntrustedText } from '../../../components/UntrustedText.tsx'
import { useText } from '../../../i18n/index.ts'
import { MissingChain, useIsChainMissing } from '../manifest/MissingChain.tsx'
import { SealLine } from '../manifest/SealLine.tsx'
import { messages } from '../messages.generated.ts'

/** A drop whose state on chain is not known yet. */
export function UnknownStatus({
  manifest,
  isUnreachable,
}: {
  readonly manifest: Manifest
  readonly isUnreachable: boolean
}) {
  const t = useText(messages)
  const { chainId } = manifest.terms
  const isChainMissing = useIsChainMissing(chainId)
  return (
    <>
      <h1>
        <UntrustedText text={manifest.title} />
      </h1>
      <SealLine manifest={manifest} />
      {isChainMissing ? (
        <MissingChain chainId={chainId} />
      ) : isUnreachable ? (
        <Note tone="flight" title={t('networkSilent')}>
          {t('networkSilentText')}
        </Note>
      ) : (
        <>
          <p className="muted" role="status">
            {t('readingSlots', { slots: manifest.slotCount })}
          </p>
          <SkeletonList />
        </>
      )}
    </>
  )
}
