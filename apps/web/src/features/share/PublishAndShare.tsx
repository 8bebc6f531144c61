import type { ReactNode } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { PublishForm } from './PublishForm.tsx'
import type { SharedDrop } from './SharedDrop.ts'
import { ShareKit } from './ShareKit.tsx'
import { UploadBar } from './upload/KeepOnServer.tsx'
import { useKeepOnServer } from './upload/useKeepOnServer.ts'

/** Publishes a sealed list once its sender has read what that means, and then hands out its link: never one that shows nothing. */
export function PublishAndShare({
  drop,
  later,
}: {
  readonly drop: SharedDrop
  /** What there is for who does not publish now. */
  readonly later?: ReactNode
}) {
  const t = useText(messages)
  const { manifest } = drop
  const { address } = useAccount()
  const keeping = useKeepOnServer(manifest)
  const isSender = address !== undefined && isAddressEqual(address, manifest.terms.sender)
  if (keeping.visibility === 'PUBLIC') return <ShareKit drop={drop} />
  if (keeping.isSilent)
    return (
      <Note
        tone="flight"
        title={t('serverSilent')}
        actions={<Button onClick={keeping.askAgain}>{t('askAgain')}</Button>}
      >
        {t('serverSilentText')}
      </Note>
    )
  if (!keeping.isKnown)
    return (
      <p className="muted" role="status">
        {t('askingServer')}
      </p>
    )
  if (!isSender)
    return (
      <Note title={t('notPublic')}>
        {t.rich('onlySenderPublishes', {
          sender: () => <AddressText key="sender" address={manifest.terms.sender} />,
        })}
      </Note>
    )
  if (keeping.progress)
    return <UploadBar progress={keeping.progress} rowCount={manifest.rowCount} onCancel={keeping.cancel} />
  return <PublishForm drop={drop} keeping={keeping} later={later} />
}
