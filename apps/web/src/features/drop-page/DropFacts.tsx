import { type ReactNode, useEffect } from 'react'
import type { Address } from '@slotdrop/drops'
import { PublicColumns } from '../../components/layout/PublicColumns.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import { SendToMe, SendToMeElsewhere } from '../row-requests/index.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { Answer } from './Answer.tsx'
import answerStyles from './Answer.module.css'
import styles from './DropFacts.module.css'
import { Everyone } from './Everyone.tsx'
import { FactList } from './FactList.tsx'
import { messages } from './messages.generated.ts'
import { refreshWhenPaid } from './refreshWhenPaid.ts'
import type { DropState } from './useDrop.ts'
import { useClaiming } from './useClaiming.ts'
import { useCoverage } from './useCoverage.ts'
import { useGasPrice } from './useGasPrice.ts'
import type { LiveRows, RowsState } from './useRows.ts'
import { useSendingService } from './useSendingService.ts'
import { useSettlement } from './useSettlement.ts'
import { useSendToMe } from './useSendToMe.ts'
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
  const claiming = useClaiming(client, index.dropId)
  const service = useSendingService(client, index.dropId)
  const coverage = useCoverage(client, index.dropId, account ? undefined : claiming)
  const sendToMe = useSendToMe(drop, state, account)
  useEffect(() => refreshWhenPaid(rows, live), [rows, live])
  const refreshAll = () => {
    live.refresh()
    rows.refresh()
  }
  const lookup = (
    <div className={styles.lookup}>
      {form}
      <p className="small muted">{t('neverApprove')}</p>
    </div>
  )
  const everyone = (
    <Everyone
      settlement={settlement}
      rowCount={index.rowCount}
      slotSize={index.terms.slotSize}
      ownSlot={'rows' in state ? state.rows[0]?.slot : undefined}
    />
  )
  const facts = (
    <FactList {...{ drop, state, account, claiming, coverage, service }} slotCount={settlement.slots.length} />
  )
  if (!account)
    return (
      <PublicColumns className={styles.columns}>
        <div className={answerStyles.answer}>
          <p className={answerStyles.lead}>
            <UntrustedText text={index.title} />
          </p>
          <h1>{t('checkAllocation')}</h1>
        </div>
        <div className={styles.facts}>
          {facts}
          {lookup}
        </div>
        <div className={styles.beside}>{everyone}</div>
      </PublicColumns>
    )
  // In the order in which it is read on a phone: the amount, what can be done about it, and what else is known.
  return (
    <PublicColumns className={styles.columns}>
      <div>
        <Answer index={index} state={state} />
        <SendToMe {...sendToMe} />
        {sendToMe.page && <SendToMeElsewhere page={sendToMe.page} />}
      </div>
      <aside className={styles.beside} aria-label={t('yourAllocation')}>
        {state.status === 'known' && (
          <YourRows
            drop={drop}
            state={state}
            gasPrice={gasPrice}
            request={sendToMe.view.kind}
            onRefresh={rows.refresh}
            onChanged={refreshAll}
          />
        )}
        {/* Not above an answer that is about to come: it would be pushed down under somebody's finger. */}
        {state.status === 'looking' ? <div className={styles.awaited} /> : lookup}
      </aside>
      <div className={styles.facts}>
        {facts}
        {everyone}
      </div>
    </PublicColumns>
  )
}
