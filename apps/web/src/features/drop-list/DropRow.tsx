import Link from 'next/link'
import type { ReactNode } from 'react'
import { formatAmount } from '@slotdrop/drops'
import { useChainName } from '../../components/useChain.ts'
import { claimsTones, useClaimsText } from '../../components/drop-state/useClaimsText.ts'
import { Pill, type Tone } from '../../components/Pill.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { toPlainName, UntrustedText } from '../../components/UntrustedText.tsx'
import { useFormats, useNumberLocale, useText } from '../../i18n/index.ts'
import { DropActions } from './DropActions.tsx'
import { DropDeletion } from './DropDeletion.tsx'
import styles from './DropRow.module.css'
import { type ListedDrop, listedClaims, type ListedState, stateOf } from './listedDrop.ts'
import { messages } from './messages.generated.ts'
import type { ServiceLine } from './serviceLine.ts'
import { TokenOnNetwork } from './TokenOnNetwork.tsx'
import { useDropDeletion } from './useDropDeletion.ts'

const tones: Record<ListedState, Tone> = {
  ...{ sealed: 'idle', claims: 'settled', open: 'flight', refused: 'fault', complete: 'settled', closed: 'idle' },
}

/** Milliseconds; what was is below zero. */
function untilNow(at: number, now = Date.now()) {
  return at - now
}

/** One drop of the list: what it pays, how far it is, what happened last. */
export function DropRow({
  drop,
  service,
  onDeleted,
}: {
  readonly drop: ListedDrop
  /** Where it stands with the sender service; undefined where that has nothing to say. */
  readonly service?: ServiceLine | undefined
  readonly onDeleted: (drop: ListedDrop) => void
}) {
  const t = useText(messages)
  const formats = useFormats()
  const deletion = useDropDeletion(drop, onDeleted)
  const { dropId, title, symbol, chainId, sealedAt, isHere, seen, paidAt, money } = drop
  const at = paidAt ?? seen?.changedAt ?? sealedAt
  const network = useChainName()(chainId)
  return (
    <div role="row" className={styles.row}>
      <div role="cell" className={styles.drop}>
        <TokenOnNetwork token={money.token} chainId={chainId} />
        <div>
          <Link className={styles.title} href={`/drops/${dropId}`}>
            <UntrustedText text={title} />
          </Link>
          <span className="small muted">
            {t(isHere ? 'tokenOn' : 'tokenOnServer', { symbol: toPlainName(symbol), network })}
          </span>
        </div>
      </div>
      <div role="cell" className={styles.state}>
        <State drop={drop} service={service} />
      </div>
      <Money drop={drop} />
      <Progress drop={drop} />
      <div role="cell" className={styles.when}>
        <time dateTime={new Date(at).toISOString()} title={formats.exact(at)}>
          {formats.relative(untilNow(at))}
        </time>
      </div>
      <div role="cell" className={styles.actions}>
        <DropActions drop={drop} onDelete={() => void deletion.ask()} />
      </div>
      {(deletion.scope ?? deletion.failure) !== undefined && (
        <div role="cell" className={styles.deletion}>
          <DropDeletion title={title} deletion={deletion} />
        </div>
      )}
    </div>
  )
}

function State({ drop, service }: { readonly drop: ListedDrop; readonly service: ServiceLine | undefined }): ReactNode {
  const t = useText(messages)
  const claimsText = useClaimsText()
  if (service)
    return <Pill tone={service.tone}>{t('byService', { word: service.word, rows: service.refusedRows })}</Pill>
  const claims = listedClaims(drop)
  if (claims)
    return <Pill tone={claimsTones[claims.kind]}>{claims.kind === 'open' ? t('claims') : claimsText(claims)}</Pill>
  const state = stateOf(drop)
  const word = drop.seen?.isCancelled && state === 'closed' ? 'cancelled' : state
  return <Pill tone={tones[state]}>{t(word)}</Pill>
}

function Money({ drop: { money, symbol, rowCount, seen } }: { readonly drop: ListedDrop }) {
  const t = useText(messages)
  const { count } = useFormats()
  const locale = useNumberLocale()
  const name = toPlainName(symbol)
  const { total, decimals } = money
  return (
    <>
      <div role="cell" className={styles.figure}>
        {formatAmount(total, decimals, { locale, minimumFractionDigits: Math.min(2, decimals) })} <small>{name}</small>
      </div>
      <div role="cell" className={styles.figure}>
        {seen && seen.settledRows > 0 ? (
          <>
            {count(seen.settledRows)} <small>{t('ofCount', { rows: rowCount })}</small>
          </>
        ) : (
          count(rowCount)
        )}
      </div>
    </>
  )
}

/** Whole per cent, and never a hundred before all is paid. */
function percentOf(settled: number, all: number): number {
  return Math.floor((settled * 100) / all)
}

function Progress({ drop }: { readonly drop: ListedDrop }) {
  const t = useText(messages)
  const { day } = useFormats()
  const { seen, rowCount } = drop
  const settled = seen?.settledRows ?? 0
  const refused = seen?.refusedRows ?? 0
  const closesAt = seen?.claims?.closesAt ?? 0
  const isOpenForClaims = listedClaims(drop)?.kind === 'open'
  return (
    <div role="cell" className={styles.progress}>
      <ProgressBar
        settled={settled}
        fault={refused}
        total={rowCount}
        label={t('paidOf', { paid: settled, rows: rowCount })}
        className={styles.bar}
      />
      <span className={styles.percent}>{t('percent', { percent: percentOf(settled, rowCount) })}</span>
      {refused > 0 && <small className={styles.needs}>{t('countRefused', { rows: refused })}</small>}
      {refused === 0 && isOpenForClaims && closesAt !== 0 && (
        <small>{t('closes', { day: day(closesAt * 1000) })}</small>
      )}
    </div>
  )
}
