import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useState, useMemo } from 'react'
import type { Address, Hex } from '@slotdrop/drops'
import { PublicColumns } from '../../components/layout/PublicColumns.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import { SendToMe, SendToMeElsewhere } from '../row-requests/index.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import { Answer } from './Answer.tsx'
import answerStyles from './Answer.module.css'
import { Checks } from './recipient/Checks.tsx'
import { DropFoot } from './DropFoot.tsx'
import styles from './DropFacts.module.css'
import { FactList } from './FactList.tsx'
import { messages } from './messages.generated.ts'
import { refreshWhenPaid } from './refreshWhenPaid.ts'
import type { DropState } from './useDrop.ts'
import type { LiveRows, RowsState } from './useRows.ts'
import { useSettlement } from './useSettlement.ts'
import { useSendToMe } from './useSendToMe.ts'
import { Whose } from './recipient/Whose.tsx'
import { YourRows } from './recipient/YourRows.tsx'
import { YourSlot } from './recipient/YourSlot.tsx'
import { createLiveValue } from '../../workers/liveValue.ts'
import type { Claiming, Coverage } from '../../workers/dropProtocol.ts'

function liveCoverage(client: DropClient, dropId: Hex, isWanted: boolean) {
  return createLiveValue<Coverage | undefined>(undefined, (set) => {
    if (!isWanted) return
    client.ask('coverage', dropId).then(
      (coverage) => set(() => coverage),
      // Then nothing is said of it.
      () => undefined,
    )
  })
}

/** What is still to be claimed of a drop that recipients claim, and how much of that is covered; undefined while that is not known. */
function useCoverage(client: DropClient, dropId: Hex, claiming: Claiming | undefined): Coverage | undefined {
  const isWanted = claiming === 'open' || claiming === 'not-open-yet'
  return useLiveValue(useMemo(() => liveCoverage(client, dropId, isWanted), [client, dropId, isWanted]))
}

function liveClaiming(client: DropClient, dropId: Hex) {
  return createLiveValue<Claiming | undefined>(undefined, (set) => {
    client.ask('claiming', dropId).then(
      (claiming) => set(() => claiming),
      // Then nothing is said of it.
      () => undefined,
    )
  })
}

/** Whether recipients of a drop may claim; undefined while the chain has not said so. */
function useClaiming(client: DropClient, dropId: Hex): Claiming | undefined {
  return useLiveValue(useMemo(() => liveClaiming(client, dropId), [client, dropId]))
}

function liveService(client: DropClient, dropId: Hex) {
  return createLiveValue<Address | undefined>(undefined, (set) => {
    client.ask('sendingService', dropId).then(
      (account) => set(() => account),
      // Then nothing is said of it.
      () => undefined,
    )
  })
}

/** The account with which the sender service of this site sends a drop; undefined where it does not, or nobody has said so yet. */
function useSendingService(client: DropClient, dropId: Hex): Address | undefined {
  return useLiveValue(useMemo(() => liveService(client, dropId), [client, dropId]))
}

function liveGasPrice(client: DropClient, dropId: Hex) {
  return createLiveValue<bigint | undefined>(undefined, (set) => {
    client.ask('gasPrice', dropId).then(
      (wei) => set(() => wei),
      // Then no fee is shown.
      () => undefined,
    )
  })
}

/** Wei a unit of gas on the network of a drop; undefined while unknown. */
function useGasPrice(client: DropClient, dropId: Hex): bigint | undefined {
  return useLiveValue(useMemo(() => liveGasPrice(client, dropId), [client, dropId]))
}

// Who comes with a link to her own address has no use for all slots.
const Everyone = dynamic(async () => (await import('./Everyone.tsx')).Everyone, { ssr: false })

/** The id of what looks up another address. */
const lookupPlace = 'another-address'

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
  // What stands below everything waits for it.
  const [isComplete, setComplete] = useState(false)
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
    <div id={lookupPlace} className={styles.lookup}>
      {form}
      <p className="small muted">{t('neverApprove')}</p>
    </div>
  )
  const facts = <FactList {...{ drop, state, account, claiming, coverage, service, settlement }} />
  if (!account)
    return (
      <>
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
          <div className={styles.beside}>
            <Everyone
              settlement={settlement}
              rowCount={index.rowCount}
              slotSize={index.terms.slotSize}
              onShown={setComplete}
            />
          </div>
        </PublicColumns>
        {isComplete && <DropFoot />}
      </>
    )
  const known = state.status === 'known' ? state : undefined
  return (
    <>
      <PublicColumns className={styles.recipient}>
        <div>
          <Answer index={index} state={state} />
          {state.status === 'looking' ? (
            // How high the answer will be, nobody knows yet: what lies under and beside it comes with it, so that nothing moves.
            <div className={styles.awaited} />
          ) : (
            <>
              <Whose account={account} lookup={lookupPlace} />
              <section className={styles.actions} aria-label={t('yourAllocation')}>
                <SendToMe {...sendToMe} />
                {sendToMe.page && <SendToMeElsewhere page={sendToMe.page} />}
                {known && (
                  <YourRows
                    drop={drop}
                    state={known}
                    gasPrice={gasPrice}
                    request={sendToMe.view.kind}
                    refusedUntil={sendToMe.refusedUntil}
                    onSigned={sendToMe.onSigned}
                    transactionUrl={sendToMe.transactionUrl}
                    onRefresh={rows.refresh}
                    onChanged={refreshAll}
                  />
                )}
              </section>
              {facts}
            </>
          )}
        </div>
        {state.status !== 'looking' && (
          <aside aria-label={t('checkedHere')}>
            <Checks drop={drop} state={state} />
            <YourSlot
              index={index}
              state={state}
              settlement={settlement}
              isOnItsWay={sendToMe.view.kind === 'on-its-way'}
            />
            {lookup}
          </aside>
        )}
      </PublicColumns>
      {state.status !== 'looking' && <DropFoot />}
    </>
  )
}
