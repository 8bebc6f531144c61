import { Download } from 'lucide-react'
import dynamic from 'next/dynamic'
import type { Address } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { download } from '../../components/download.ts'
import { TitleRow } from '../../components/layout/TitleRow.tsx'
import { Note } from '../../components/Note.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { receivedCsv } from './receivedCsv.ts'
import styles from './ReceivedResult.module.css'
import type { ReceivedState } from './useReceived.ts'

// What can be said of rows, and done about them, is fetched once there are any.
const ReceivedGroups = dynamic(async () => (await import('./ReceivedGroups.tsx')).ReceivedGroups, { ssr: false })

/** How far the drops of an address were read. */
function Reading({ read, total }: Pick<ReceivedState, 'read' | 'total'>) {
  const t = useText(messages)
  return (
    <div role="status">
      <p className="muted">
        {total === 0 ? t('lookingUp') : t('readingDrop', { drop: Math.min(read + 1, total), total })}
      </p>
      {total > 0 && <ProgressBar settled={read} total={total} label={t('dropsRead', { read, total })} />}
    </div>
  )
}

/** What was found for an address, while it is read and afterwards. */
export function ReceivedResult({
  account,
  state: { status, found, read, total, unreadable, problem },
  onRetry,
}: {
  readonly account: Address
  readonly state: ReceivedState
  readonly onRetry: () => void
}) {
  const t = useText(messages)
  const say = useSay()
  const save = () => download(`received-${account.slice(2, 10)}.csv`, receivedCsv(found), 'text/csv')
  return (
    <div>
      <TitleRow className={styles.actions}>
        <p>
          <AddressText address={account} />
        </p>
        {found.length > 0 && (
          <Button size="small" onClick={save}>
            <Download size={16} aria-hidden="true" /> CSV
          </Button>
        )}
      </TitleRow>
      {status === 'reading' && <Reading read={read} total={total} />}
      {status === 'failed' && (
        <Note tone="fault" title={t('listMissing')} actions={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
          {t('listMissingText', { problem: say(problem ?? '').replace(/\.?$/, '.') })}
        </Note>
      )}
      {unreadable.length > 0 && (
        <Note tone="flight" title={t('unreadable', { count: unreadable.length })}>
          {t('unreadableText', { count: unreadable.length })}
        </Note>
      )}
      {status === 'done' && found.length === 0 && unreadable.length === 0 && (
        <p>
          <strong>{t('nothing')}</strong> <span className="muted">{t('nothingText')}</span>
        </p>
      )}
      {found.length > 0 && <ReceivedGroups found={found} account={account} />}
    </div>
  )
}
