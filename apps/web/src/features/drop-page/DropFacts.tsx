import { type ReactNode, useEffect } from 'react'
import type { Address } from '@slotdrop/drops'
import { PublicColumns } from '../../components/layout/PublicColumns.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { Answer } from './Answer.tsx'
import styles from './Answer.module.css'
import { Everyone } from './Everyone.tsx'
import { FactList } from './FactList.tsx'
import { messages } from './messages.generated.ts'
import { refreshWhenPaid } from './refreshWhenPaid.ts'
import type { DropState } from './useDrop.ts'
import { useGasPrice } from './useGasPrice.ts'
import type { LiveRows, RowsState } from './useRows.ts'
import { useSettlement } from './useSettlement.ts'
import { YourRows } from './YourRows.tsx'

/** A drop and, when an address is asked for, what it has in it. */
export function DropFacts({
  drop,
  client,
  rows,
  state,
  account,
  form,
}: {
  readonly drop: Extract<DropState, { status: 'found' }>
  readonly client: DropClient
  readonly rows: LiveRows
  readonly state: RowsState
  readonly account: Address | undefined
  readonly form: ReactNode
}) {
  const t = useText(messages)
  const { index } = drop
  const live = useSettlement(client, index)
  const settlement = useLiveValue(live)
  const gasPrice = useGasPrice(client, index.dropId)
  useEffect(() => refreshWhenPaid(rows, live), [rows, live])
  const refreshAll = () => {
    live.refresh()
    rows.refresh()
  }
  return (
    <PublicColumns>
      <div>
        {account ? (
          <Answer index={index} state={state} />
        ) : (
          <div className={styles.answer}>
            <p className={styles.lead}>
              <UntrustedText text={index.title} />
            </p>
            <h1>{t('whatIsInIt')}</h1>
          </div>
        )}
        <FactList drop={drop} state={state} account={account} slotCount={settlement.slots.length} />
        <Everyone
          settlement={settlement}
          rowCount={index.rowCount}
          ownSlot={'rows' in state ? state.rows[0]?.slot : undefined}
        />
      </div>
      <aside aria-label={t('yourRow')}>
        {state.status === 'known' && (
          <YourRows drop={drop} state={state} gasPrice={gasPrice} onRefresh={rows.refresh} onChanged={refreshAll} />
        )}
        {/* Not above an answer that is about to come: it would be pushed down under somebody's finger. */}
        {!(account && state.status === 'looking') && form}
        <p className="small muted">{t('neverApprove')}</p>
      </aside>
    </PublicColumns>
  )
}
