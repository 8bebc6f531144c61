import Link from 'next/link'
import { getChain } from '@slotdrop/chains'
import { Pill, type Tone } from '../../components/Pill.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import { DropDeletion } from './DropDeletion.tsx'
import { type ListedDrop, type ListedState, stateOf } from './listedDrop.ts'
import { messages } from './messages.generated.ts'
import type { ServiceStages } from './useServiceStages.ts'
import styles from './DropLine.module.css'
import { classNames } from '../../components/classNames.ts'

const tones: Record<ListedState, Tone> = { sealed: 'idle', open: 'flight', refused: 'fault', complete: 'settled' }

type ServiceStage = NonNullable<ReturnType<ServiceStages['get']>>

const stageTones: Record<ServiceStage, Tone> = {
  ...{ UNNAMED: 'idle', SENDING: 'flight', WAITING: 'flight', PAUSED: 'flight', RETURNING: 'flight' },
  ...{ ON_REQUEST: 'flight', BLOCKED: 'fault', COMPLETE: 'settled', OVER: 'idle' },
}

/** Milliseconds; what was is below zero. */
function untilNow(at: number, now = Date.now()) {
  return at - now
}

/** One drop of the list: what it pays, how far it is, when that was seen. */
export function DropLine({
  drop,
  stage,
  onDeleted,
}: {
  readonly drop: ListedDrop
  /** Where it stands with the sender service; undefined where that has nothing to say. */
  readonly stage?: ServiceStage | undefined
  readonly onDeleted: (drop: ListedDrop) => void
}) {
  const t = useText(messages)
  const formats = useFormats()
  const { dropId, title, symbol, rowCount, slotCount, chainId, sealedAt, isHere, seen } = drop
  const state = stateOf(drop)
  const at = seen?.at ?? sealedAt
  const when = t(seen ? 'seenAt' : 'sealedAt', {
    chain: getChain(chainId)?.name ?? t('unknownChain', { chainId }),
    when: formats.relative(untilNow(at)),
  })
  return (
    <li className={styles.item}>
      <Link className={styles.line} href={`/drops/${dropId}`}>
        <b>
          <UntrustedText text={title} />{' '}
          {stage ? (
            <Pill tone={stageTones[stage]}>{t('byService', { stage })}</Pill>
          ) : (
            <Pill tone={tones[state]}>{t(state)}</Pill>
          )}
        </b>
        <span className="muted">
          {t('rows', { rows: rowCount, symbol: toPlainName(symbol), slots: slotCount })}
          {seen && (seen.settledRows > 0 || seen.refusedRows > 0) && (
            <ProgressBar
              settled={seen.settledRows}
              fault={seen.refusedRows}
              total={rowCount}
              label={t('rowsPaid', { paid: seen.settledRows, rows: rowCount })}
              className={styles.progress}
            />
          )}
          {seen && state !== 'sealed' && (
            <span className={classNames('small', styles.count)}>
              {t('rowsPaid', { paid: seen.settledRows, rows: rowCount })}
              {seen.refusedRows > 0 && <b>{t('needsYou', { rows: seen.refusedRows })}</b>}
            </span>
          )}
        </span>
        <span className="small" title={formats.exact(at)}>
          {isHere ? when : t('onServer', { text: when })}
        </span>
      </Link>
      {drop.visibility === 'PRIVATE' && <DropDeletion drop={drop} onDeleted={onDeleted} />}
    </li>
  )
}
