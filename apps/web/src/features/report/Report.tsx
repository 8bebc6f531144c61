import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Manifest, ExcludedEntry } from '@slotdrop/drops'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { SkeletonList } from '../../components/layout/SkeletonList.tsx'
import { TitleRow } from '../../components/layout/TitleRow.tsx'
import type { DropMode } from '../../device/deviceStore.ts'
import type { RecipientDecision } from '../../device/recipientDecisions.ts'
import { Note } from '../../components/Note.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import { useChainClient } from '../account/index.ts'
import { MissingChain, SealLine, useIsChainMissing } from '../sending/index.ts'
import { messages } from './messages.generated.ts'
import styles from './Report.module.css'
import { reportQuery } from './reportQuery.ts'
import { RebuiltReport } from './laterParts.ts'

/** The report of one drop, rebuilt when the page opens and whenever somebody asks. */
export function Report({
  manifest,
  setAside,
  mode,
  recipientDecisions,
}: {
  readonly manifest: Manifest
  readonly setAside: readonly ExcludedEntry[]
  readonly mode: DropMode
  readonly recipientDecisions: readonly RecipientDecision[]
}) {
  const t = useText(messages)
  const say = useSay()
  const client = useChainClient(manifest.terms.chainId)
  const isChainMissing = useIsChainMissing(manifest.terms.chainId)
  const [done, setDone] = useState(0)
  const { data, error, isFetching, refetch } = useQuery(
    reportQuery({ client, manifest, setAside, mode, onProgress: setDone }),
  )
  const isMade = !isFetching && (data !== undefined || error !== null)
  const percent = Math.round(done * 100)
  const rebuild = () => void refetch()
  return (
    <article className={styles.report}>
      <TitleRow>
        <h1>{t.rich('title', { name: () => <UntrustedText text={manifest.title} /> })}</h1>
        <ButtonRow className={styles.actions}>
          <ButtonLink href={`/drops/${manifest.dropId}`}>{t('backToDrop')}</ButtonLink>
          <ButtonLink href={`/drops/new?duplicate=${manifest.dropId}`} prefetch={false}>
            {t('duplicate')}
          </ButtonLink>
          <Button disabled={!isMade} onClick={rebuild}>
            {t(isMade || isChainMissing ? 'rebuild' : 'readingChain')}
          </Button>
        </ButtonRow>
      </TitleRow>
      <SealLine manifest={manifest} />
      {isChainMissing && <MissingChain chainId={manifest.terms.chainId} />}
      <div aria-live="polite">
        {!isMade && !isChainMissing && (
          <>
            <p className="muted" role="status">
              {t('readingSlots', { slots: manifest.slotCount })}
            </p>
            <ProgressBar settled={percent} total={100} label={t('percentRead', { percent })} />
            <SkeletonList />
          </>
        )}
        {isMade && error && (
          <Note tone="flight" title={t('unreadable')} actions={<Button onClick={rebuild}>{t('tryAgain')}</Button>}>
            {t('unreadableText', { reason: say(error) })}
          </Note>
        )}
      </div>
      {isMade && !error && data && (
        <RebuiltReport made={data} manifest={manifest} recipientDecisions={recipientDecisions} />
      )}
    </article>
  )
}
