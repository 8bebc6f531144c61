import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { type Manifest, manifestChunks } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import type { DeviceDraft, DropMode } from '../../device/deviceStore.ts'
import { downloadChunks } from '../../components/download.ts'
import { downloadPrivateList } from '../../components/downloadPrivateList.ts'
import { useText } from '../../i18n/index.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { AuthorisePanel, SealLine, useAmountWriter } from '../sending/index.ts'
import { messages } from './messages.generated.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { FormColumn } from '../../components/layout/FormColumn.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { Disclosure } from '../../components/layout/Disclosure.tsx'
import styles from './AuthoriseStep.module.css'
import { classNames } from '../../components/classNames.ts'

/** How much goes to how many, or is approved for them to claim. */
export function SendTitle({ manifest, mode }: { readonly manifest: Manifest; readonly mode: DropMode }) {
  const t = useText(messages)
  const write = useAmountWriter(manifest)
  const { total, token, rowCount } = manifest
  return t(mode === 'claim' ? 'titleApprove' : 'titleSendTo', {
    amount: write(total),
    symbol: toPlainName(token.symbol),
    rows: rowCount,
  })
}

/** The allowance for a list that was just sealed. */
export function AuthoriseStep({
  manifest,
  draft,
  mode,
  excluded,
  onBack,
  onDone,
}: {
  readonly manifest: Manifest
  /** What it was sealed from, as this device has it. */
  readonly draft: DeviceDraft | undefined
  readonly mode: DropMode
  /** Lines of the list that were left out. */
  readonly excluded: number
  readonly onBack: () => void
  readonly onDone: (dropId: string) => void
}) {
  const t = useText(messages)
  const [isKept, setKept] = useState(false)
  return (
    <FormColumn className={styles.step}>
      <SealLine manifest={manifest} />
      <ButtonRow>
        <Button onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" /> {t('back')}
        </Button>
        <Button
          onClick={() =>
            void downloadChunks(`${manifest.fingerprint}.json`, manifestChunks(manifest), 'application/json').then(() =>
              setKept(true),
            )
          }
        >
          {isKept ? t('listDownloaded') : t('downloadList')}
        </Button>
        <Button onClick={() => void downloadPrivateList(manifest)}>{t('downloadPrivateList')}</Button>
        <span className="small">{t('continueAnywhere')}</span>
      </ButtonRow>
      <AuthorisePanel
        key={manifest.dropId}
        manifest={manifest}
        draft={draft}
        mode={mode}
        openSlots={manifest.slotCount}
        hasLedger
        excluded={excluded}
        onReady={() => onDone(manifest.dropId)}
        readyLabel={t(mode === 'claim' ? 'goToSharing' : 'goToSending')}
      />
      <ReviewLink manifest={manifest} />
    </FormColumn>
  )
}

/** Two pairs of eyes: the same file is the same name, on every machine. */
function ReviewLink({ manifest: { dropId, fingerprint } }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  const [isCopied, setCopied] = useState(false)
  const link = `${window.location.origin}/drops/${dropId}`
  return (
    <Card as={Disclosure}>
      <summary>{t('secondPerson')}</summary>
      <p>{t('secondPersonText', { fingerprint })}</p>
      <p className={classNames('mono', styles.link)}>{link}</p>
      <Button onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
        {isCopied ? t('linkCopied') : t('copyLink')}
      </Button>
    </Card>
  )
}
